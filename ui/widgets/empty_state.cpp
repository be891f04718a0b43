// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/empty_state.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

constexpr int kDrawingWidth = 184;
constexpr int kDrawingHeight = 92;
constexpr int kColumnWidth = 540;

void drawHistogram(QPainter& painter)
{
    const Tokens& t = tokens();
    constexpr std::array<int, 12> heights{10, 26, 48, 70, 62, 44, 32, 22, 14, 9, 5, 22};
    for (int i = 0; i < 12; ++i) {
        const QRectF bar(
            8 + i * 14, 86 - heights[static_cast<std::size_t>(i)], 14, heights[static_cast<std::size_t>(i)]);
        paintBox(painter, bar, 0, t.ramp(i / 3, 4), t.rampOutline(i / 3, 4));
    }
    painter.setPen(QPen(t.border, 1.5));
    painter.drawLine(QPointF(2, 86.5), QPointF(182, 86.5));
}

void drawTable(QPainter& painter)
{
    const Tokens& t = tokens();
    paintBox(painter, QRectF(12, 6, 160, 80), 4, t.panel, t.border, 1.5);
    painter.setPen(QPen(t.headLine, 1.0));
    for (int row = 1; row < 4; ++row) {
        const double y = 6.5 + row * 20;
        painter.drawLine(QPointF(13, y), QPointF(171, y));
        paintBox(
            painter, QRectF(22, y + 7, 60 - row * 8, 6), 3, t.ramp(row - 1, 4), t.rampOutline(row - 1, 4));
        paintBox(painter, QRectF(136, y + 7, 26, 6), 3, t.track, t.border);
    }
    paintBox(painter, QRectF(22, 14, 34, 5), 2.5, t.border, {});
    paintBox(painter, QRectF(136, 14, 26, 5), 2.5, t.border, {});
}

void drawPairs(QPainter& painter)
{
    const Tokens& t = tokens();
    for (int side = 0; side < 2; ++side) {
        const double x = 10 + side * 86;
        paintBox(painter, QRectF(x, 6, 78, 80), 4, t.panel, t.border, 1.5);
        for (int line = 0; line < 4; ++line) {
            const double width = line == 3 ? 34 : 58;
            const double y = 18 + line * 16;
            const bool shared = (line + side) % 3 != 1;
            paintBox(painter, QRectF(x + 10, y, width, 6), 3, shared ? t.ramp(1, 4) : t.differenceGround,
                shared ? t.rampOutline(1, 4) : t.difference);
        }
    }
}

void drawPoints(QPainter& painter)
{
    const Tokens& t = tokens();
    painter.setPen(QPen(t.border, 1.5));
    painter.drawLine(QPointF(2, 2), QPointF(2, 86));
    painter.drawLine(QPointF(2, 86), QPointF(182, 86));
    constexpr std::array<QPointF, 4> points{
        QPointF(30, 62), QPointF(72, 46), QPointF(114, 32), QPointF(156, 10)};
    constexpr std::array<double, 4> spreads{9, 5, 8, 4};
    QPen dashed(t.text3, 1.2, Qt::DashLine);
    painter.setPen(dashed);
    painter.drawPolyline(points.data(), 4);
    for (int i = 0; i < 4; ++i) {
        const QPointF p = points[static_cast<std::size_t>(i)];
        const double spread = spreads[static_cast<std::size_t>(i)];
        painter.setPen(QPen(t.rampOutline(i, 4), 1.5));
        painter.drawLine(p - QPointF(0, spread), p + QPointF(0, spread));
        painter.drawLine(p + QPointF(-6, -spread), p + QPointF(6, -spread));
        painter.drawLine(p + QPointF(-6, spread), p + QPointF(6, spread));
        painter.setBrush(t.ramp(i, 4));
        painter.drawEllipse(p, 5, 5);
    }
}

void drawProject(QPainter& painter)
{
    const Tokens& t = tokens();
    for (int sheet = 0; sheet < 3; ++sheet) {
        const double shift = sheet * 10.0;
        paintBox(painter, QRectF(46 + shift, 26 - shift, 72, 60), 4, t.panel, t.border, 1.5);
    }
    for (int line = 0; line < 3; ++line)
        paintBox(painter, QRectF(76, 18 + line * 16, 50 - line * 12, 6), 3, t.ramp(line, 4),
            t.rampOutline(line, 4));
}

} // namespace

class EmptyState::DrawingWidget : public QWidget
{
public:
    explicit DrawingWidget(QWidget* parent)
        : QWidget(parent)
    {
        setFixedSize(kDrawingWidth, kDrawingHeight);
    }

    void setDrawing(Drawing drawing)
    {
        m_drawing = drawing;
        setVisible(drawing != Drawing::None);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        switch (m_drawing) {
        case Drawing::None:
            break;
        case Drawing::Table:
            drawTable(painter);
            break;
        case Drawing::Histogram:
            drawHistogram(painter);
            break;
        case Drawing::Pairs:
            drawPairs(painter);
            break;
        case Drawing::Points:
            drawPoints(painter);
            break;
        case Drawing::Project:
            drawProject(painter);
            break;
        }
    }

private:
    Drawing m_drawing = Drawing::None;
};

namespace {

/// The icon of a step; follows the theme by drawing at paint time.
class StepIcon : public QWidget
{
public:
    StepIcon(EmptyState::StepState state, QString icon, QWidget* parent)
        : QWidget(parent)
        , m_state(state)
        , m_icon(std::move(icon))
    {
        const int side = metrics::scaled(metrics::kIcon);
        setFixedSize(side, side);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Tokens& t = tokens();
        if (m_state == EmptyState::StepState::Done)
            paintIcon(painter, QStringLiteral("check"), rect(), t.doneText);
        else
            paintIcon(painter, m_icon.isEmpty() ? QStringLiteral("chevron-right") : m_icon, rect(),
                m_state == EmptyState::StepState::Next ? t.accent : t.text3);
    }

private:
    EmptyState::StepState m_state;
    QString m_icon;
};

QWidget* stepRow(const EmptyState::Step& step, QWidget* parent)
{
    auto* row = new QWidget(parent);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kSpace8);
    layout->addWidget(new StepIcon(step.state, step.icon, row), 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    const Ink ink = step.state == EmptyState::StepState::Later ? Ink::Text2 : Ink::Text1;
    QLabel* text = makeLabel(step.text, FontRole::Body, ink, row);
    text->setWordWrap(true);
    if (step.state == EmptyState::StepState::Done)
        text->setAccessibleName(EmptyState::tr("Done: %1").arg(step.text));
    words->addWidget(text);
    if (!step.detail.isEmpty()) {
        QLabel* detail = makeLabel(step.detail, FontRole::Label, Ink::Text3, row);
        detail->setWordWrap(true);
        words->addWidget(detail);
    }
    layout->addLayout(words, 1);
    return row;
}

} // namespace

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent)
    , m_drawing(new DrawingWidget(this))
    , m_title(makeLabel(QString(), FontRole::PageTitle, Ink::Text1, this))
    , m_sentence(makeLabel(QString(), FontRole::Body, Ink::Text2, this))
    , m_primary(new QPushButton(this))
    , m_second(new QPushButton(this))
    , m_stepsFrame(new QFrame(this))
    , m_steps(new QVBoxLayout(m_stepsFrame))
    , m_dropHint(makeLabel(QString(), FontRole::Label, Ink::Text3, this))
{
    for (QLabel* label : {m_title, m_sentence, m_dropHint}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_title->setObjectName(QStringLiteral("emptyTitle"));
    m_sentence->setObjectName(QStringLiteral("emptySentence"));
    m_primary->setObjectName(QStringLiteral("emptyPrimary"));
    m_second->setObjectName(QStringLiteral("emptySecond"));
    setKind(m_primary, Kind::Primary);
    m_primary->hide();
    m_second->hide();
    m_dropHint->hide();
    m_stepsFrame->setFrameShape(QFrame::StyledPanel);
    m_stepsFrame->setProperty(kKindProperty, QStringLiteral("panel"));
    m_stepsFrame->hide();
    m_steps->setContentsMargins(metrics::kSpace16, metrics::kSpace16, metrics::kSpace16, metrics::kSpace12);
    m_steps->setSpacing(metrics::kSpace12);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kControlGap);
    buttons->addStretch(1);
    buttons->addWidget(m_primary);
    buttons->addWidget(m_second);
    buttons->addStretch(1);

    auto* column = new QWidget(this);
    column->setMaximumWidth(metrics::scaled(kColumnWidth));
    column->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* drawingRow = new QHBoxLayout;
    drawingRow->addStretch(1);
    drawingRow->addWidget(m_drawing);
    drawingRow->addStretch(1);
    rows->addLayout(drawingRow);
    rows->addSpacing(metrics::kSpace24);
    rows->addWidget(m_title);
    rows->addSpacing(metrics::kSpace8);
    rows->addWidget(m_sentence);
    rows->addSpacing(metrics::kSpace16);
    rows->addLayout(buttons);
    rows->addSpacing(metrics::kSpace24);
    rows->addWidget(m_stepsFrame);
    rows->addSpacing(metrics::kSpace12);
    rows->addWidget(m_dropHint);

    // Stretches, not an alignment: wrapped labels inside an aligned item are cut.
    auto* across = new QHBoxLayout;
    across->addStretch(1);
    across->addWidget(column, 100);
    across->addStretch(1);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addStretch(2);
    outer->addLayout(across);
    outer->addStretch(3);

    connect(m_primary, &QPushButton::clicked, this, &EmptyState::primaryTriggered);
    connect(m_second, &QPushButton::clicked, this, &EmptyState::secondTriggered);
    setDrawing(Drawing::None);
}

void EmptyState::setDrawing(Drawing drawing)
{
    m_drawing->setDrawing(drawing);
}

void EmptyState::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void EmptyState::setSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
}

void EmptyState::setPrimary(const QString& text, const QString& icon)
{
    m_primary->setText(text);
    m_primary->setIcon(icon.isEmpty() ? QIcon() : heldout::ui::icon(icon));
    m_primary->setVisible(!text.isEmpty());
}

void EmptyState::setSecond(const QString& text, const QString& icon)
{
    m_second->setText(text);
    m_second->setIcon(icon.isEmpty() ? QIcon() : heldout::ui::icon(icon));
    m_second->setVisible(!text.isEmpty());
}

void EmptyState::setSteps(const QList<Step>& steps)
{
    while (QLayoutItem* item = m_steps->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Step& step : steps)
        m_steps->addWidget(stepRow(step, m_stepsFrame));
    m_stepsFrame->setVisible(!steps.isEmpty());
}

void EmptyState::setDropHint(const QString& hint)
{
    m_dropHint->setText(hint);
    m_dropHint->setVisible(!hint.isEmpty());
}

} // namespace heldout::ui
