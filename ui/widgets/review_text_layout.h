// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QTextLayout>
#include <QVector>

#include <memory>
#include <vector>

#include "widgets/review_text.h"

namespace heldout::ui {

/// Lines of a review text at a width. A paragraph is one QTextLayout in its own direction; very long ones are
/// cut into blocks. Heights of all blocks are known after layOut() has finished; the layouts themselves are
/// kept for the blocks used last only, so that a megabyte of short lines costs little.
class ReviewTextLayout
{
public:
    struct Fonts
    {
        QFont text;
        QFont small; ///< control names, mention types
        qreal step = 29; ///< from line to line
        qreal above = 0; ///< more of it, above each line, for mention types
    };

    /// Forgets all lines.
    void setText(std::shared_ptr<const ReviewText> text);
    void setFonts(const Fonts& fonts);
    void setWidth(qreal width);

    /// Lays out blocks until all are done (true) or about `budgetMs` have passed (false: call again).
    bool layOut(int budgetMs);
    [[nodiscard]] bool isComplete() const { return m_done == m_blocks.size(); }
    /// Of what is laid out so far.
    [[nodiscard]] qreal height() const;

    [[nodiscard]] const ReviewText& text() const { return *m_text; }

    /// One line that meets [top, bottom), in contents coordinates.
    struct Line
    {
        std::size_t block = 0;
        int number = 0; ///< in its block
        qreal top = 0;
        qreal baseline = 0;
        qsizetype first = 0; ///< places of the text
        qsizetype last = 0;
    };
    [[nodiscard]] std::vector<Line> linesBetween(qreal top, qreal bottom) const;

    /// Horizontal spans that the characters [first, last) cover in a line, left to right, gaps under 9 px
    /// joined.
    struct Extent
    {
        qreal left = 0;
        qreal right = 0;
    };
    [[nodiscard]] QVector<Extent> extents(const Line& line, qsizetype first, qsizetype last) const;

    void drawLine(QPainter& painter, const Line& line) const;

    /// The place nearest to a point, on a grapheme border.
    [[nodiscard]] qsizetype placeAt(QPointF point) const;
    /// The line that holds a place; the height is not known while its block is not laid out.
    [[nodiscard]] Line lineOf(qsizetype place) const;
    [[nodiscard]] qreal caretX(const Line& line, qsizetype place) const;
    /// The next place for a caret: one grapheme, or one word, towards the end or the start of the text.
    [[nodiscard]] qsizetype movedPlace(qsizetype place, bool forward, bool word) const;

    [[nodiscard]] qreal lineStep() const { return m_fonts.step + m_fonts.above; }
    [[nodiscard]] qreal ascent() const { return m_ascent; }
    [[nodiscard]] qreal descent() const { return m_descent; }

private:
    struct Block
    {
        qsizetype first = 0;
        qsizetype last = 0;
        bool rightToLeft = false;
        qreal top = 0;
        int lines = 0;
    };
    struct Kept
    {
        std::size_t block = 0;
        std::unique_ptr<QTextLayout> layout;
    };

    void makeBlocks();
    void forgetLines();
    [[nodiscard]] QTextLayout& layoutOf(std::size_t block) const;
    [[nodiscard]] std::unique_ptr<QTextLayout> makeLayout(const Block& block) const;
    /// Where the glyphs of a line begin, ascending. A glyph ends where the next one begins: the advances of
    /// bitmap fonts (emoji) are those of another size.
    [[nodiscard]] const std::vector<qreal>& glyphStarts(const Line& line, const QTextLine& textLine) const;
    [[nodiscard]] Line lineAt(std::size_t block, int number) const;

    std::shared_ptr<const ReviewText> m_text = std::make_shared<const ReviewText>();
    Fonts m_fonts;
    qreal m_width = 0;
    qreal m_ascent = 0;
    qreal m_descent = 0;
    std::vector<Block> m_blocks;
    std::size_t m_done = 0;
    mutable std::vector<Kept> m_kept; ///< used last at the end
    mutable std::vector<qreal> m_starts; ///< of the line asked for last
    mutable std::size_t m_startsBlock = 0;
    mutable int m_startsLine = -1;
};

} // namespace heldout::ui
