// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/marked_text_view.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <memory>

#include "session/words.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

using project::Outcome;

constexpr int kLineStep = 69;
constexpr double kWordSpacing = 2;
constexpr double kEndTick = 4;
constexpr double kSign = 12;
constexpr double kBelow = 5; // from the words to the line of what was predicted

bool isRight(Outcome outcome)
{
    return outcome == Outcome::Found || outcome == Outcome::Alternative;
}

} // namespace

QString outcomeWord(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Found:
        return MarkedTextView::tr("found");
    case Outcome::Alternative:
        return MarkedTextView::tr("found as alternative");
    case Outcome::Missed:
        return MarkedTextView::tr("missed");
    case Outcome::Wrong:
        return MarkedTextView::tr("wrong");
    case Outcome::Partly:
        break;
    }
    return MarkedTextView::tr("overlaps");
}

QColor outcomeInk(Outcome outcome)
{
    if (isRight(outcome))
        return tokens().sharedRun;
    return outcome == Outcome::Missed ? tokens().warningText : tokens().difference;
}

void paintOutcome(QPainter& painter, Outcome outcome, const QRectF& rect)
{
    const QColor ink = outcomeInk(outcome);
    if (isRight(outcome)) {
        paintIcon(painter, QStringLiteral("check"), rect, ink);
        return;
    }
    if (outcome == Outcome::Wrong) {
        paintIcon(painter, QStringLiteral("close"), rect, ink);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    QPen pen(ink, 1.5);
    if (outcome == Outcome::Missed) {
        pen.setDashPattern({1.6, 1.4});
        painter.setPen(pen);
        painter.drawEllipse(rect.adjusted(1.5, 1.5, -1.5, -1.5));
    } else {
        painter.setPen(pen);
        const double y = rect.center().y();
        painter.drawLine(QPointF(rect.left() + 1, y), QPointF(rect.right() - 1, y));
        for (const double x : {rect.left() + 1, rect.right() - 1})
            painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3));
    }
    painter.restore();
}

MarkedTextView::MarkedTextView(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setObjectName(QStringLiteral("markedText"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Text with gold and predicted mentions"));
    applyFonts();
}

void MarkedTextView::applyFonts()
{
    ReviewTextLayout::Fonts fonts;
    fonts.text = fonts::review();
    fonts.text.setWordSpacing(kWordSpacing); // boxes stand between the words
    fonts.small = fonts::axis();
    fonts.step = metrics::scaled(kLineStep);
    m_layout.setFonts(fonts);
}

void MarkedTextView::setText(const std::string& text, const std::vector<project::MarkedMention>& gold,
    const std::vector<project::MarkedMention>& predicted)
{
    // The reading of the text keeps mentions by where they begin; their number leads back to what they are.
    std::vector<Mention> mentions;
    const auto add = [&mentions](const std::vector<project::MarkedMention>& marked) {
        for (const project::MarkedMention& one : marked) {
            mentions.push_back(one.mention);
            mentions.back().type = QString::number(mentions.size() - 1).toStdString();
        }
    };
    add(gold);
    add(predicted);
    ReviewTextInput input;
    input.text = text;
    input.mentions = &mentions;
    auto made = std::make_shared<const ReviewText>(makeReviewText(input));
    m_marks.clear();
    for (const ReviewText::MentionBox& box : made->mentions) {
        const auto number = static_cast<std::size_t>(box.type.toULongLong());
        const bool isGold = number < gold.size();
        const project::MarkedMention& source = isGold ? gold[number] : predicted[number - gold.size()];
        m_marks.push_back({box.first, box.last, isGold, source.outcome, fromUtf8(source.mention.type)});
    }
    m_layout.setText(std::move(made));
    setAccessibleDescription(marksText());
    layOut();
    verticalScrollBar()->setValue(0);
}

QString MarkedTextView::marksText() const
{
    QStringList words;
    for (const Mark& mark : m_marks) {
        if (mark.gold && isRight(mark.outcome))
            continue; // its prediction says so
        //: A mention and what became of it: "“p53” found"
        words.append(tr("“%1” %2").arg(
            m_layout.text().shown.mid(mark.first, mark.last - mark.first), outcomeWord(mark.outcome)));
    }
    return words.join(QStringLiteral(", "));
}

void MarkedTextView::layOut()
{
    const int bar = verticalScrollBar()->sizeHint().width();
    m_layout.setWidth(std::max(
        80, viewport()->width() - 2 * metrics::kPanelMargin - (verticalScrollBar()->isVisible() ? 0 : bar)));
    while (!m_layout.layOut(1000)) { }
    const int height = static_cast<int>(std::ceil(m_layout.height())) + metrics::kSpace8;
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(metrics::scaled(kLineStep));
    viewport()->update();
}

QPointF MarkedTextView::origin() const
{
    return {static_cast<double>(metrics::kPanelMargin), static_cast<double>(-verticalScrollBar()->value())};
}

void MarkedTextView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(event->rect(), tokens().panel);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.translate(origin());
    const QRectF clip = QRectF(event->rect()).translated(-origin());
    const auto lines = m_layout.linesBetween(clip.top(), clip.bottom());
    for (const Line& line : lines) {
        paintPredicted(painter, line);
        paintGold(painter, line);
    }
    painter.setPen(tokens().text1);
    for (const Line& line : lines)
        m_layout.drawLine(painter, line);
    if (hasFocus()) {
        painter.resetTransform();
        paintFocusRing(painter, viewport()->rect(), metrics::kMarkRadius);
    }
}

void MarkedTextView::paintGold(QPainter& painter, const Line& line) const
{
    const QFontMetricsF small(fonts::axis());
    double taken = -1; // by types written above this line
    for (const Mark& mark : m_marks) {
        if (!mark.gold || mark.last <= line.first || mark.first >= line.last)
            continue;
        const bool missed = mark.outcome == Outcome::Missed;
        const auto extents = m_layout.extents(line, mark.first, mark.last);
        for (const auto& extent : extents) {
            const QRectF box(extent.left - 2, std::round(line.baseline - m_layout.ascent()) - 2,
                extent.right - extent.left + 4, std::round(m_layout.ascent() + m_layout.descent()) + 3);
            QPen pen(missed ? outcomeInk(mark.outcome) : tokens().border, missed ? 1.5 : 1);
            if (missed)
                pen.setDashPattern({3, 2});
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(
                box.adjusted(0.5, 0.5, -0.5, -0.5), metrics::kMarkRadius, metrics::kMarkRadius);
        }
        if (extents.isEmpty())
            continue;
        const double left = extents.first().left - 2;
        if (!mark.type.isEmpty() && mark.first >= line.first && left > taken) {
            painter.setFont(fonts::axis());
            painter.setPen(tokens().text2);
            painter.drawText(QPointF(left, line.baseline - m_layout.ascent() - 5), mark.type);
            taken = left + small.horizontalAdvance(mark.type) + 4;
        }
    }
}

void MarkedTextView::paintPredicted(QPainter& painter, const Line& line) const
{
    double taken = -1e9; // by words written below this line
    for (const Mark& mark : m_marks) {
        const bool below = !mark.gold || mark.outcome == Outcome::Missed;
        if (!below || mark.last <= line.first || mark.first >= line.last)
            continue;
        const auto extents = m_layout.extents(line, mark.first, mark.last);
        for (const auto& extent : extents) {
            const QRectF ground(extent.left - 2, std::round(line.baseline - m_layout.ascent()) - 1,
                extent.right - extent.left + 4, std::round(m_layout.ascent() + m_layout.descent()) + 1);
            if (mark.outcome != Outcome::Missed)
                paintBox(painter, ground, metrics::kMarkRadius,
                    isRight(mark.outcome) ? tokens().sharedRunGround : tokens().differenceGround, {});
            if (mark.first >= line.first || &extent != &extents.first())
                paintBelow(painter, ground, mark, taken);
        }
    }
}

void MarkedTextView::paintBelow(QPainter& painter, const QRectF& under, const Mark& mark, double& taken) const
{
    const double y = std::round(under.bottom() + kBelow) + 0.5;
    const QColor ink = outcomeInk(mark.outcome);
    if (!mark.gold) {
        QPen pen(ink, 2);
        if (!isRight(mark.outcome))
            pen.setDashPattern({3, 1.5});
        painter.setPen(pen);
        painter.drawLine(QPointF(under.left() + 1, y), QPointF(under.right() - 1, y));
        painter.setPen(QPen(ink, 1.5));
        for (const double x : {under.left() + 1, under.right() - 1})
            painter.drawLine(QPointF(x, y - kEndTick), QPointF(x, y + 1));
    }
    // Labels that would touch lose the type, then the word, never the sign.
    const QFontMetricsF small(fonts::axis());
    const double left = std::max(under.left(), taken);
    const QRectF sign(left, y + 3, kSign, kSign);
    paintOutcome(painter, mark.outcome, sign);
    taken = sign.right() + 4;
    if (left > under.left() + 1)
        return;
    QString words = outcomeWord(mark.outcome);
    if (mark.outcome == Outcome::Wrong && !mark.type.isEmpty())
        words += QLatin1Char(' ') + mark.type;
    painter.setFont(fonts::axis());
    painter.setPen(ink);
    painter.drawText(QPointF(sign.right() + 2, sign.center().y() + small.capHeight() / 2), words);
    taken = sign.right() + 2 + small.horizontalAdvance(words) + 8;
}

void MarkedTextView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void MarkedTextView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        applyFonts();
        layOut();
    }
}

void MarkedTextView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(text());
        return;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void MarkedTextView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void MarkedTextView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

QSize MarkedTextView::sizeHint() const
{
    return {metrics::scaled(640), metrics::scaled(3 * kLineStep)};
}

QSize MarkedTextView::minimumSizeHint() const
{
    return {metrics::scaled(200), metrics::scaled(2 * kLineStep)};
}

} // namespace heldout::ui
