// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/review_text_layout.h"

#include <QElapsedTimer>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPainter>
#include <QRawFont>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace heldout::ui {

namespace {

constexpr qsizetype kBlockLimit = 20'000;
constexpr std::size_t kKeptLayouts = 64;
constexpr qreal kJoinedGap = 9;

// A blank near the end of the block, else a grapheme border.
qsizetype blockEnd(const QString& text, qsizetype first, qsizetype last)
{
    if (last - first <= kBlockLimit)
        return last;
    const qsizetype limit = first + kBlockLimit;
    for (qsizetype i = limit; i > limit - 2000; --i) {
        if (text.at(i - 1).isSpace())
            return i;
    }
    constexpr qsizetype kSlack = 64;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text.mid(limit - kSlack, 2 * kSlack));
    finder.setPosition(kSlack);
    const qsizetype back = finder.isAtBoundary() ? kSlack : finder.toPreviousBoundary();
    return back > 0 ? limit - kSlack + back : limit;
}

} // namespace

void ReviewTextLayout::setText(std::shared_ptr<const ReviewText> text)
{
    m_text = std::move(text);
    makeBlocks();
    forgetLines();
}

void ReviewTextLayout::setFonts(const Fonts& fonts)
{
    m_fonts = fonts;
    const QFontMetricsF metrics(fonts.text);
    m_ascent = metrics.ascent();
    m_descent = metrics.descent();
    forgetLines();
}

void ReviewTextLayout::setWidth(qreal width)
{
    if (qFuzzyCompare(width, m_width))
        return;
    m_width = width;
    forgetLines();
}

void ReviewTextLayout::makeBlocks()
{
    m_blocks.clear();
    for (const auto& paragraph : m_text->paragraphs) {
        qsizetype first = paragraph.first;
        do {
            const qsizetype last = blockEnd(m_text->shown, first, paragraph.last);
            m_blocks.push_back({first, last, paragraph.rightToLeft, 0, 0});
            first = last;
        } while (first < paragraph.last);
    }
}

void ReviewTextLayout::forgetLines()
{
    m_done = 0;
    m_kept.clear();
    m_startsLine = -1;
}

bool ReviewTextLayout::layOut(int budgetMs)
{
    QElapsedTimer clock;
    clock.start();
    while (m_done < m_blocks.size()) {
        Block& block = m_blocks[m_done];
        block.top = height();
        auto layout = makeLayout(block);
        block.lines = std::max(1, layout->lineCount());
        if (m_kept.size() < kKeptLayouts)
            m_kept.push_back({m_done, std::move(layout)});
        ++m_done;
        if (clock.elapsed() >= budgetMs)
            break;
    }
    return isComplete();
}

qreal ReviewTextLayout::height() const
{
    if (m_done == 0)
        return 0;
    const Block& last = m_blocks[m_done - 1];
    return last.top + last.lines * lineStep();
}

std::unique_ptr<QTextLayout> ReviewTextLayout::makeLayout(const Block& block) const
{
    auto layout = std::make_unique<QTextLayout>(
        m_text->shown.mid(block.first, block.last - block.first), m_fonts.text);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(block.rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    option.setAlignment(Qt::AlignAbsolute | (block.rightToLeft ? Qt::AlignRight : Qt::AlignLeft));
    layout->setTextOption(option);
    layout->setCacheEnabled(true);

    QList<QTextLayout::FormatRange> formats;
    auto control = std::ranges::lower_bound(m_text->controls, block.first, {}, &ReviewText::Span::first);
    for (; control != m_text->controls.end() && control->first < block.last; ++control) {
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(control->first - block.first);
        range.length = static_cast<int>(std::min(control->last, block.last) - control->first);
        range.format.setFont(m_fonts.small);
        formats.append(range);
    }
    layout->setFormats(formats);

    layout->beginLayout();
    // Every line has the same step and its baseline at the same place, whatever fonts its scripts fall back
    // to.
    const qreal baseline = m_fonts.above + (m_fonts.step - m_ascent - m_descent) / 2 + m_ascent;
    qreal top = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(std::max<qreal>(m_width, 1));
        line.setPosition({0, std::round(top + baseline) - line.ascent()});
        top += lineStep();
    }
    layout->endLayout();
    return layout;
}

QTextLayout& ReviewTextLayout::layoutOf(std::size_t block) const
{
    const auto found = std::ranges::find(m_kept, block, &Kept::block);
    if (found != m_kept.end()) {
        std::rotate(found, found + 1, m_kept.end());
        return *m_kept.back().layout;
    }
    if (m_kept.size() >= kKeptLayouts)
        m_kept.erase(m_kept.begin());
    m_kept.push_back({block, makeLayout(m_blocks[block])});
    return *m_kept.back().layout;
}

ReviewTextLayout::Line ReviewTextLayout::lineAt(std::size_t block, int number) const
{
    const Block& place = m_blocks[block];
    Line line;
    line.block = block;
    line.number = number;
    line.top = place.top + number * lineStep();
    const QTextLayout& layout = layoutOf(block);
    const QTextLine textLine = layout.lineAt(number);
    if (textLine.isValid()) {
        line.baseline = place.top + textLine.y() + textLine.ascent();
        line.first = place.first + textLine.textStart();
        line.last = line.first + textLine.textLength();
    } else {
        line.baseline = line.top + (m_fonts.step - m_ascent - m_descent) / 2 + m_ascent + m_fonts.above;
        line.first = place.first;
        line.last = place.last;
    }
    return line;
}

std::vector<ReviewTextLayout::Line> ReviewTextLayout::linesBetween(qreal top, qreal bottom) const
{
    std::vector<Line> lines;
    const auto done = m_blocks.begin() + static_cast<std::ptrdiff_t>(m_done);
    auto at = std::upper_bound(
        m_blocks.begin(), done, top, [](qreal y, const Block& block) { return y < block.top; });
    if (at != m_blocks.begin())
        --at;
    for (; at != done && at->top < bottom; ++at) {
        const int from = std::max(0, static_cast<int>(std::floor((top - at->top) / lineStep())));
        for (int number = from; number < at->lines && at->top + number * lineStep() < bottom; ++number)
            lines.push_back(lineAt(static_cast<std::size_t>(at - m_blocks.begin()), number));
    }
    return lines;
}

const std::vector<qreal>& ReviewTextLayout::glyphStarts(const Line& line, const QTextLine& textLine) const
{
    if (m_startsBlock == line.block && m_startsLine == line.number)
        return m_starts;
    m_startsBlock = line.block;
    m_startsLine = line.number;
    m_starts.clear();
    const auto runs = textLine.glyphRuns();
    for (const QGlyphRun& run : runs) {
        const auto positions = run.positions();
        const auto advances = run.rawFont().advancesForGlyphIndexes(run.glyphIndexes());
        for (qsizetype i = 0; i < std::min(positions.size(), advances.size()); ++i) {
            if (advances[i].x() > 0)
                m_starts.push_back(positions[i].x());
        }
    }
    std::ranges::sort(m_starts);
    return m_starts;
}

QVector<ReviewTextLayout::Extent> ReviewTextLayout::extents(
    const Line& line, qsizetype first, qsizetype last) const
{
    QVector<Extent> out;
    first = std::max(first, line.first);
    last = std::min(last, line.last);
    // Blanks at the ends of a line hang over it; they are not part of what is seen.
    if (last == line.last) {
        while (last > first && m_text->shown.at(last - 1).isSpace())
            --last;
    }
    if (first == line.first) {
        while (first < last && m_text->shown.at(first).isSpace())
            ++first;
    }
    if (first >= last)
        return out;
    const QTextLine textLine = layoutOf(line.block).lineAt(line.number);
    if (!textLine.isValid())
        return out;
    const qsizetype offset = m_blocks[line.block].first;
    const std::vector<qreal>& starts = glyphStarts(line, textLine);
    const auto runs = textLine.glyphRuns(static_cast<int>(first - offset), static_cast<int>(last - first));
    for (const QGlyphRun& run : runs) {
        const auto positions = run.positions();
        const auto advances = run.rawFont().advancesForGlyphIndexes(run.glyphIndexes());
        for (qsizetype i = 0; i < std::min(positions.size(), advances.size()); ++i) {
            if (advances[i].x() <= 0)
                continue;
            const qreal left = positions[i].x();
            const auto next = std::ranges::upper_bound(starts, left + 0.01);
            const qreal end = next != starts.end() ? *next : textLine.naturalTextRect().right();
            out.append({left, std::max(left, std::min(left + advances[i].x(), end))});
        }
    }
    std::ranges::sort(out, {}, &Extent::left);
    QVector<Extent> joined;
    for (const Extent& extent : std::as_const(out)) {
        if (!joined.isEmpty() && extent.left - joined.last().right < kJoinedGap)
            joined.last().right = std::max(joined.last().right, extent.right);
        else
            joined.append(extent);
    }
    return joined;
}

void ReviewTextLayout::drawLine(QPainter& painter, const Line& line) const
{
    const QTextLine textLine = layoutOf(line.block).lineAt(line.number);
    if (textLine.isValid())
        textLine.draw(&painter, {0, m_blocks[line.block].top});
}

qsizetype ReviewTextLayout::placeAt(QPointF point) const
{
    if (m_done == 0)
        return 0;
    const qreal y = std::clamp<qreal>(point.y(), 0, std::max<qreal>(0, height() - 1));
    const auto lines = linesBetween(y, y + 0.5);
    if (lines.empty())
        return 0;
    const Line& line = lines.front();
    const QTextLine textLine = layoutOf(line.block).lineAt(line.number);
    if (!textLine.isValid())
        return line.first;
    // The nearest place by measure: QTextLine::xToCursor loses its way inside clusters of several glyphs.
    const Block& block = m_blocks[line.block];
    const QTextLayout& layout = layoutOf(line.block);
    qsizetype nearest = line.first;
    qreal distance = std::numeric_limits<qreal>::max();
    for (qsizetype place = line.first; place <= line.last; ++place) {
        const int local = static_cast<int>(place - block.first);
        const bool nextLine = place == line.last && line.last < block.last;
        if (nextLine || !layout.isValidCursorPosition(local))
            continue;
        const qreal away = std::abs(textLine.cursorToX(local) - point.x());
        if (away < distance) {
            distance = away;
            nearest = place;
        }
    }
    return nearest;
}

ReviewTextLayout::Line ReviewTextLayout::lineOf(qsizetype place) const
{
    if (m_blocks.empty())
        return {};
    auto at = std::ranges::upper_bound(m_blocks, place, {}, &Block::first);
    if (at != m_blocks.begin())
        --at;
    const auto block = static_cast<std::size_t>(at - m_blocks.begin());
    const QTextLine textLine
        = layoutOf(block).lineForTextPosition(static_cast<int>(std::min(place, at->last) - at->first));
    return lineAt(block, textLine.isValid() ? textLine.lineNumber() : 0);
}

qreal ReviewTextLayout::caretX(const Line& line, qsizetype place) const
{
    const QTextLine textLine = layoutOf(line.block).lineAt(line.number);
    if (!textLine.isValid())
        return m_blocks[line.block].rightToLeft ? m_width : 0;
    return textLine.cursorToX(static_cast<int>(place - m_blocks[line.block].first));
}

qsizetype ReviewTextLayout::movedPlace(qsizetype place, bool forward, bool word) const
{
    if (m_blocks.empty())
        return 0;
    auto at = std::ranges::upper_bound(m_blocks, place, {}, &Block::first);
    if (at != m_blocks.begin())
        --at;
    const auto mode = word ? QTextLayout::SkipWords : QTextLayout::SkipCharacters;
    const auto block = static_cast<std::size_t>(at - m_blocks.begin());
    const int local = static_cast<int>(std::min(place, at->last) - at->first);
    if (forward) {
        if (place < at->last)
            return at->first + layoutOf(block).nextCursorPosition(local, mode);
        return block + 1 < m_blocks.size() ? m_blocks[block + 1].first : at->last;
    }
    if (place > at->first)
        return at->first + layoutOf(block).previousCursorPosition(local, mode);
    return block > 0 ? m_blocks[block - 1].last : 0;
}

} // namespace heldout::ui
