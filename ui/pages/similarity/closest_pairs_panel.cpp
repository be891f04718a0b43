// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/closest_pairs_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "charts/number_words.h"
#include "pages/similarity/closest_pairs_model.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

constexpr int kScoreWidth = 36;
constexpr int kSwatch = 12;
constexpr int kRowsSeen = 4; // at least

class ClosestPairDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const bool rightToLeft = option.direction == Qt::RightToLeft;
        const bool chosen
            = option.state.testFlag(QStyle::State_Selected) && option.state.testFlag(QStyle::State_HasFocus);
        if (chosen)
            painter->fillRect(option.rect, tokens().selection);
        else if (option.state.testFlag(QStyle::State_MouseOver))
            painter->fillRect(option.rect, tokens().pointedAt);
        const QRect row = option.rect.adjusted(metrics::kPanelMargin, 0, -metrics::kPanelMargin, 0);
        const auto place = [&](int from, int width) {
            return QStyle::visualRect(
                option.direction, row, QRect(row.left() + from, row.top(), width, row.height()));
        };
        const QPoint ramp = index.data(ClosestPairsModel::RampRole).toPoint();
        painter->setRenderHint(QPainter::Antialiasing);
        paintSwatch(*painter, place(0, kSwatch), tokens().ramp(ramp.x(), ramp.y()),
            tokens().rampOutline(ramp.x(), ramp.y()));
        const int scoreStart = kSwatch + metrics::kSpace4 + 2;
        const int scoreWidth = metrics::scaled(kScoreWidth);
        painter->setFont(fonts::bodyBold());
        painter->setPen(tokens().text1);
        paintLine(*painter, place(scoreStart, scoreWidth),
            decimalWords(index.data(ClosestPairsModel::ScoreRole).toDouble(), 1), rightToLeft);
        painter->setFont(fonts::label());
        const int textStart = scoreStart + scoreWidth + metrics::kSpace4;
        paintLine(*painter, place(textStart, row.width() - textStart), index.data().toString(), rightToLeft);
        if (chosen)
            paintFocusRing(*painter, option.rect.adjusted(1, 1, -1, -1), 4);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override
    {
        return {100, metrics::row()};
    }
};

} // namespace

ClosestPairsPanel::ClosestPairsPanel(QWidget* parent)
    : Panel(tr("Closest pairs"), parent)
    , m_model(new ClosestPairsModel(this))
    , m_list(new QListView)
    , m_all(new QPushButton)
{
    setObjectName(QStringLiteral("closestPairs"));
    //: after "Closest pairs"
    setSuffix(tr("not identical"));
    setFlush(true);
    m_list->setObjectName(QStringLiteral("closestPairsList"));
    m_list->setAccessibleName(tr("Closest pairs that are not identical"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ClosestPairDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    content()->addWidget(m_list, 1);
    m_all->setObjectName(QStringLiteral("showAllPairs"));
    setKind(m_all, Kind::Quiet);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(metrics::kPanelMargin, 0, metrics::kPanelMargin, metrics::kSpace8);
    foot->addStretch();
    foot->addWidget(m_all);
    content()->addLayout(foot);

    applyHeight();
    const auto open = [this](const QModelIndex& index) {
        Q_EMIT pairActivated(index.data(ClosestPairsModel::PosRole).toULongLong());
    };
    connect(m_list, &QListView::clicked, this, open);
    connect(m_list, &QListView::activated, this, open);
    connect(m_all, &QPushButton::clicked, this, &ClosestPairsPanel::allRequested);
}

void ClosestPairsPanel::changeEvent(QEvent* event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyHeight();
}

void ClosestPairsPanel::applyHeight()
{
    m_list->setMinimumHeight(kRowsSeen * metrics::row());
}

void ClosestPairsPanel::setPairs(const std::vector<project::PairRow>& rows, std::uint64_t total)
{
    m_model->setPairs(rows);
    if (!rows.empty())
        m_list->setCurrentIndex(m_model->index(0));
    m_all->setVisible(total > 0);
    m_all->setText(tr("Show all %1").arg(countText(total)));
}

void ClosestPairsPanel::setBorders(const std::vector<std::uint32_t>& borders)
{
    m_model->setBorders(borders);
}

} // namespace heldout::ui
