// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the view and where they stand.
#include "widgets/pair_diff_view.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "session/words.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/elided_label.h"
#include "widgets/flow_layout.h"
#include "widgets/icon_button.h"
#include "widgets/pair_diff_parts.h"
#include "widgets/review_text_view.h"

namespace heldout::ui {

namespace {

// The letters of the texts start here: 18 from the panel's border, 6 of it inside the view.
constexpr int kSideMargin = 12;
constexpr int kHeadMargin = 17;
constexpr int kLegendHeight = 44;

QFrame* hairline(bool upright, QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFrameShape(upright ? QFrame::VLine : QFrame::HLine);
    if (upright)
        line->setFixedWidth(1);
    else
        line->setFixedHeight(1);
    return line;
}

} // namespace

PairDiffView::PairDiffView(QWidget* parent)
    : QFrame(parent)
    , m_test(makeSide(QStringLiteral("testText")))
    , m_train(makeSide(QStringLiteral("trainText")))
{
    setFrameShape(QFrame::StyledPanel);
    setProperty(kKindProperty, QStringLiteral("panel"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_test.widget, 1);
    columns->addWidget(hairline(true, this));
    columns->addWidget(m_train.widget, 1);

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(columns, 1);
    rows->addWidget(hairline(false, this));
    m_legend = makeLegend();
    rows->addWidget(m_legend);

    connect(m_test.text->verticalScrollBar(), &QScrollBar::valueChanged, this,
        [this] { scrollTogether(m_test.text, m_train.text); });
    connect(m_train.text->verticalScrollBar(), &QScrollBar::valueChanged, this,
        [this] { scrollTogether(m_train.text, m_test.text); });
    setSplitNames(tr("Test"), tr("Train"));
    clear();
}

PairDiffView::Side PairDiffView::makeSide(const QString& objectName)
{
    Side side;
    side.widget = new QWidget(this);
    side.tag = new SplitTag(side.widget);
    side.key = new ElidedLabel({}, side.widget);
    setTextRole(side.key, FontRole::BodyBold);
    side.key->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    side.line = makeLabel({}, FontRole::Label, Ink::Text3, side.widget);
    side.copy = makeIconButton(QStringLiteral("copy"), tr("Copy text"), side.widget);
    side.text = new ReviewTextView(side.widget);
    side.text->setObjectName(objectName);
    side.nothing = makeLabel(
        tr("This comparison found no training text for this one."), FontRole::Body, Ink::Text3, side.widget);
    side.nothing->setWordWrap(true);
    side.nothing->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    side.nothing->hide();
    side.caption = new ElidedLabel({}, side.widget);
    setTextRole(side.caption, FontRole::Label, Ink::Text2);
    connect(side.copy, &QToolButton::clicked, side.text, &ReviewTextView::copyAll);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(kHeadMargin - kSideMargin, 0, 0, 0);
    head->setSpacing(metrics::kControlGap);
    head->addWidget(side.tag);
    head->addWidget(side.key);
    head->addWidget(side.line);
    head->addStretch(1);
    head->addWidget(side.copy);

    auto* column = new QVBoxLayout(side.widget);
    column->setContentsMargins(kSideMargin, metrics::kSpace8, kSideMargin, metrics::kSpace8);
    column->setSpacing(metrics::kSpace4);
    column->addLayout(head);
    column->addWidget(side.text, 1);
    column->addWidget(side.nothing, 1);
    column->addWidget(side.caption);
    return side;
}

QWidget* PairDiffView::makeLegend()
{
    auto* legend = new QWidget(this);
    m_sharedSample = new MarkSample(text::MarkKind::Shared, legend);
    m_onlySample = new MarkSample(text::MarkKind::OnlyHere, legend);
    m_onlySample->setText(tr("only on this side"));
    m_differenceLabel = makeLabel({}, FontRole::Label, Ink::Text2, legend);
    m_differenceLabel->setObjectName(QStringLiteral("differenceLabel"));
    m_previous = makeIconButton(QStringLiteral("chevron-up"),
        tr("Previous difference (%1)").arg(keyText(Qt::SHIFT | Qt::Key_F8)), legend);
    m_previous->setObjectName(QStringLiteral("previousDifference"));
    m_next = makeIconButton(
        QStringLiteral("chevron-down"), tr("Next difference (%1)").arg(keyText(Qt::Key_F8)), legend);
    m_next->setObjectName(QStringLiteral("nextDifference"));
    m_mentionsBox = new QCheckBox(tr("Mentions"), legend);
    m_mentionsBox->setObjectName(QStringLiteral("mentionsBox"));
    m_sharedBox = new QCheckBox(tr("Shared runs"), legend);
    m_sharedBox->setObjectName(QStringLiteral("sharedBox"));
    m_sharedBox->setChecked(true);

    connect(m_previous, &QToolButton::clicked, this, &PairDiffView::previousDifference);
    connect(m_next, &QToolButton::clicked, this, &PairDiffView::nextDifference);
    connect(m_mentionsBox, &QCheckBox::toggled, this, [this](bool on) {
        m_test.text->setMentionsShown(on);
        m_train.text->setMentionsShown(on);
        Q_EMIT marksShownChanged();
    });
    connect(m_sharedBox, &QCheckBox::toggled, this, [this](bool on) {
        m_test.text->setSharedShown(on);
        m_train.text->setSharedShown(on);
        Q_EMIT marksShownChanged();
    });

    const auto group = [](int gap, std::initializer_list<QWidget*> parts) {
        auto* row = new QHBoxLayout;
        row->setSpacing(gap);
        for (QWidget* part : parts)
            row->addWidget(part);
        return row;
    };
    auto* steps = group(metrics::kControlGap, {m_previous, m_next});
    auto* difference = group(metrics::kSpace16, {m_differenceLabel});
    difference->addLayout(steps);
    auto* row = new FlowLayout(legend, metrics::kSpace24, metrics::kSpace4);
    row->setContentsMargins(kHeadMargin - 1, metrics::kSpace4, metrics::kSpace16, metrics::kSpace4);
    row->addItem(group(metrics::kSpace16, {m_sharedSample, m_onlySample}));
    row->addItem(difference);
    row->addStretch();
    row->addItem(group(metrics::kSpace16, {m_mentionsBox, m_sharedBox}));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    legend->setSizePolicy(policy);
    legend->setMinimumHeight(metrics::scaled(kLegendHeight));
    return legend;
}

void PairDiffView::arrangeHead(const Side& side)
{
    // A number that is cut is a wrong number: without room the line stands in the id's tooltip only.
    const int taken = side.tag->sizeHint().width() + side.key->sizeHint().width()
        + side.copy->sizeHint().width() + 4 * metrics::kControlGap;
    const int room = side.widget->width() - kSideMargin - kHeadMargin - taken;
    side.line->setVisible(side.line->sizeHint().width() <= room);
}

QSize PairDiffView::minimumSizeHint() const
{
    const QSize least = QFrame::minimumSizeHint();
    const int legend = m_legend->heightForWidth(width()) - m_legend->minimumSizeHint().height();
    return {least.width(), least.height() + std::max(0, legend)};
}

void PairDiffView::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrangeHead(m_test);
    arrangeHead(m_train);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

void PairDiffView::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update();
    if (event->type() == QEvent::FontChange)
        m_legend->setMinimumHeight(metrics::scaled(kLegendHeight));
}

} // namespace heldout::ui
