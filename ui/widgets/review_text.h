// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "data/instance.h"
#include "project/types.h"

namespace heldout::ui {

/// A text under review as it is shown: UTF-16, byte offsets converted once, control characters replaced by
/// their names. All places are UTF-16 units of `shown` unless a name says `source`.
struct ReviewText
{
    struct Mark
    {
        qsizetype first = 0;
        qsizetype last = 0;
        text::MarkKind kind = text::MarkKind::Shared;
        quint32 pair = 0;
    };
    struct MentionBox
    {
        qsizetype first = 0;
        qsizetype last = 0;
        QString type;
        bool compared = false; ///< the mention that was compared; boxed even when mentions are off
    };
    struct Span
    {
        qsizetype first = 0;
        qsizetype last = 0;
    };
    struct Paragraph
    {
        qsizetype first = 0;
        qsizetype last = 0; ///< without the line break
        bool rightToLeft = false;
    };

    QString source; ///< as in the file, as far as it is shown
    QString shown;
    std::vector<Mark> marks; ///< ascending, not overlapping
    std::vector<MentionBox> mentions; ///< ascending by first
    std::vector<Span> controls; ///< the boxed names in `shown`
    std::vector<Paragraph> paragraphs;
    qsizetype characters = 0; ///< code points of the whole text
    bool cut = false; ///< `shown` ends before the text does

    /// The place in `source` of a place in `shown`; inside a boxed name it is the control character's.
    [[nodiscard]] qsizetype toSource(qsizetype shownPlace) const;
    /// What the file holds between two places of `shown`.
    [[nodiscard]] QString sourceBetween(qsizetype first, qsizetype last) const;
    [[nodiscard]] bool isEmpty() const { return shown.isEmpty(); }

private:
    friend class ReviewTextMaker;
    struct Step
    {
        qsizetype shown = 0;
        qsizetype source = 0;
        bool name = false; ///< up to the next step everything stands for one source character
    };
    std::vector<Step> m_steps; ///< where the two run apart, ascending; empty without control characters
};

/// Texts longer than this are cut, on a grapheme border, until all of it is asked for.
inline constexpr qsizetype kReviewTextLimit = 20'000;

struct ReviewTextInput
{
    std::string_view text; ///< UTF-8
    const std::vector<text::Mark>* marks = nullptr;
    const std::vector<Mention>* mentions = nullptr;
    std::optional<Mention> compared;
};

/// Makes a ReviewText piece by piece: walks the bytes once and hands every wanted byte offset its place. What
/// the input points to must stay until then.
class ReviewTextMaker
{
public:
    explicit ReviewTextMaker(const ReviewTextInput& input, qsizetype limit = 0);
    ReviewTextMaker(const ReviewTextMaker&) = delete;
    ReviewTextMaker& operator=(const ReviewTextMaker&) = delete;

    /// Goes on for about `bytes`; true when all of the text was read.
    bool goOn(std::size_t bytes);
    /// Reads what is left and gives the text away.
    [[nodiscard]] ReviewText take();

private:
    struct Wanted
    {
        std::uint32_t byte = 0;
        qsizetype* place = nullptr;
    };

    void wantMarks(const ReviewTextInput& input);
    void wantMentions(const ReviewTextInput& input);
    void give(std::size_t byte);
    void takeCharacter();
    void appendBoth(char32_t c);
    void append(char32_t c);

    std::string_view m_text;
    ReviewText m_out;
    std::vector<Wanted> m_wanted; ///< ascending
    std::size_t m_next = 0;
    std::size_t m_at = 0;
    qsizetype m_paragraphStart = 0;
};

/// Linear in what is shown. `limit` in UTF-16 units; 0 = all of it. Bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] ReviewText makeReviewText(const ReviewTextInput& input, qsizetype limit = kReviewTextLimit);

/// The name of a character that cannot be seen ("RLO", "NUL"), or "" when it is shown as it is. Joiners are
/// kept: emoji and several scripts need them.
[[nodiscard]] QString controlName(char32_t character);

} // namespace heldout::ui
