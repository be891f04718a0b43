// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "data/instance.h"
#include "metrics/counts.h"
#include "metrics/metric.h"

/// Scores of predicted mentions against gold ones.
namespace heldout::metrics {

/// When a prediction finds a gold mention. In all modes but Alternatives a gold mention is found by at most
/// one prediction and a prediction finds at most one: first those with the same span and type, then (modes
/// that ask for no type) those with the same span, then the pairs with the most in common; among equals those
/// of the same type, then the gold mention that comes first in the text, then the prediction that does (by
/// first, last, fragments, type). The order in which mentions are given never matters.
enum class MentionMode : std::uint8_t {
    Strict, ///< same span and same type; on decoded tags this is conlleval or strict, by how they were
            ///< decoded
    Exact, ///< same span, whatever the type
    Partial, ///< as Exact; a prediction that only overlaps counts one half, whatever the type
    Type, ///< overlaps and same type
    Left, ///< same first byte and same type (JNLPBA's left boundary)
    Right, ///< same end and same type (JNLPBA's right boundary)
    /// BC2GM: a gold mention is found when its span is predicted, or when an alternative that overlaps it is.
    /// A prediction that is neither gold nor alternative is wrong; an alternative that was not needed counts
    /// nowhere. A mention without a type has the type of every other one here.
    Alternatives,
};
[[nodiscard]] const char* toText(MentionMode mode); ///< "strict", "exact", "partial", "type", "left", ...
[[nodiscard]] std::optional<MentionMode> mentionModeFromText(std::string_view text);

inline constexpr std::uint32_t kNoMention = 0xffffffff;

enum class Match : std::uint8_t {
    None, ///< a gold mention that was missed, a prediction that is wrong
    Overlap, ///< Partial: one half
    Found,
    Alternative, ///< Alternatives: found by an alternative; a prediction that is one
};

/// What became of a mention, gold or predicted.
struct MentionMatch
{
    Match how = Match::None;
    /// Place of the other one in the input. In Alternatives several gold mentions can have one prediction,
    /// which names the first of them in the text; an alternative that was not needed names none.
    std::uint32_t with = kNoMention;
    friend bool operator==(const MentionMatch&, const MentionMatch&) = default;
};

/// One item. A found gold mention counts tp 1 and a missed one fn 1 for its type, a wrong prediction fp 1 for
/// its type; an overlap in Partial is tp 0.5 and fn 0.5 for the type of the gold mention and fp 0.5 for that
/// of the prediction. Where the two may differ in type (Exact, Partial), a prediction that found something so
/// counts for the type of what it found.
struct MentionOutcome
{
    std::vector<MentionMatch> gold; ///< as the gold mentions were given
    std::vector<MentionMatch> predicted; ///< as the predictions were given
    /// By type; a label is the place in MentionScorer::types(). There are no trials: callers with tags add
    /// them. A type of this item whose counts are all 0 is not there.
    Outcome counts;
    Counts all; ///< the types added up
};

struct TypeRow
{
    std::string type;
    Counts counts; ///< counts.gold() is the support
    std::uint64_t predicted = 0; ///< predictions of the type, whatever became of them
};

/// Over all items.
struct MentionTotals
{
    std::vector<TypeRow> types; ///< by name (bytes); also types that only predictions have
    Counts all; ///< micro: the types added up
    std::uint64_t predicted = 0;
    std::uint64_t items = 0;
    std::uint64_t rightItems = 0; ///< nothing missed and nothing wrong, also those without any mention
    std::optional<double> meanItemF1; ///< over the items whose F1 is defined
};

/// Scores item after item, of one mode. Spans are [first, last) in any unit that gold and predictions share
/// (bytes, tokens); mentions in fragments are compared by what they cover. O(n log n) an item in mentions,
/// plus the pairs that overlap where a mode asks for overlap.
class MentionScorer
{
public:
    /// `types` take the first places; others follow as they come.
    explicit MentionScorer(MentionMode mode, std::span<const std::string> types = {});
    ~MentionScorer();
    MentionScorer(MentionScorer&& other) noexcept;
    MentionScorer& operator=(MentionScorer&& other) noexcept;
    MentionScorer(const MentionScorer&) = delete;
    MentionScorer& operator=(const MentionScorer&) = delete;

    /// Adds the item to the totals. `alternatives` matter in the mode of that name only. The outcome stands
    /// until the next call.
    const MentionOutcome& score(std::span<const Mention> gold, std::span<const Mention> predicted,
        std::span<const Mention> alternatives = {});

    [[nodiscard]] const std::vector<std::string>& types() const;
    /// The same for any order of items.
    [[nodiscard]] MentionTotals totals() const;
    /// Adds what another scorer of the same mode counted.
    void merge(const MentionScorer& other);

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace heldout::metrics
