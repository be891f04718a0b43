// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/tables_area.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

#include "session/ngram_words.h"
#include "style/metrics.h"
#include "widgets/panel.h"
#include "widgets/segmented.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

// How the room that neither table needs is shared.
constexpr int kSummaryShare = 13;
constexpr int kIntervalsShare = 8;

QString scoreSuffix(similarity::Measure measure)
{
    switch (measure) {
    case similarity::Measure::Cosine:
        break;
    case similarity::Measure::Jaccard:
        return TablesArea::tr("Jaccard in %");
    case similarity::Measure::Containment:
        return TablesArea::tr("containment in %");
    }
    return TablesArea::tr("similarity in %");
}

} // namespace

TablesArea::TablesArea(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_summaryModel(new SummaryModel(this))
    , m_intervalsModel(new IntervalsModel(this))
    , m_summary(new TableView)
    , m_intervals(new TableView)
{
    m_summary->setObjectName(QStringLiteral("summaryTable"));
    m_summary->setAccessibleName(tr("Summary of similarity"));
    m_summary->setModel(m_summaryModel);
    m_summary->setSelectionMode(QAbstractItemView::SingleSelection);
    m_intervals->setObjectName(QStringLiteral("intervalsTable"));
    m_intervals->setAccessibleName(tr("Test side by similarity"));
    m_intervals->setModel(m_intervalsModel);
    m_intervals->setSelectionMode(QAbstractItemView::SingleSelection);
    m_summaryPanel = makePanel(tr("Summary"), scoreSuffix(similarity::Measure::Cosine), m_summary);
    m_intervalsPanel = makePanel(tr("Intervals"), {}, m_intervals);
    m_summaryChoice = makeChoice(0);
    m_intervalsChoice = makeChoice(1);
    m_summaryPanel->addTool(m_summaryChoice);
    m_intervalsPanel->addTool(m_intervalsChoice);
    for (auto [panel, table] :
        {std::pair(m_summaryPanel, m_summary), std::pair(m_intervalsPanel, m_intervals)}) {
        QToolButton* copy = panel->addTool(QStringLiteral("copy"), tr("Copy table"));
        copy->setObjectName(table->objectName() + QStringLiteral("Copy"));
        connect(copy, &QToolButton::clicked, table, [table = table] { table->copy(); });
    }

    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(metrics::kPanelGap);
    m_row->addWidget(m_summaryPanel);
    m_row->addWidget(m_intervalsPanel);
    m_summary->setColumnsShared(true);
    m_intervals->setColumnsShared(true);
    for (const QAbstractItemModel* model : {static_cast<QAbstractItemModel*>(m_summaryModel),
             static_cast<QAbstractItemModel*>(m_intervalsModel)})
        connect(model, &QAbstractItemModel::modelReset, this, &TablesArea::shareWidth);

    connect(m_summary->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& row) {
            if (row.isValid())
                Q_EMIT ngramChosen(m_summaryModel->sizesAt(row.row()));
        });
    const auto activate = [this](const QModelIndex& index) {
        if (index.isValid())
            Q_EMIT intervalActivated(index.row());
    };
    connect(m_intervals, &QAbstractItemView::clicked, this, activate);
    connect(m_intervals, &QAbstractItemView::activated, this, activate);
    showTables();
}

Panel* TablesArea::makePanel(const QString& title, const QString& suffix, TableView* table)
{
    auto* panel = new Panel(title);
    panel->setSuffix(suffix);
    panel->setFlush(true);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setMinimumHeight(metrics::columnHead() + 2 * metrics::row());
    panel->content()->addWidget(table, 1);
    return panel;
}

Segmented* TablesArea::makeChoice(int own)
{
    auto* choice = new Segmented({tr("Summary"), tr("Intervals")});
    choice->setAccessibleName(tr("Table"));
    choice->setCurrentIndex(own);
    connect(choice, &Segmented::currentIndexChanged, this, [this, choice, own](int index) {
        if (index == own)
            return;
        const QSignalBlocker block(choice);
        choice->setCurrentIndex(own); // the panel that is shown next has its own
        setShownTable(index);
        (index == 0 ? m_summaryChoice : m_intervalsChoice)->setFocus();
        Q_EMIT tableChosen(index);
    });
    return choice;
}

void TablesArea::setRuns(const std::vector<project::ComparisonRun>& runs)
{
    const QSignalBlocker block(m_summary->selectionModel());
    m_summaryModel->setRuns(runs);
    shareWidth(); // the heads name what is compared
}

void TablesArea::setShown(const project::ComparisonRun& run)
{
    const similarity::Options& options = run.options;
    m_intervalsPanel->setSuffix(methodWord(run));
    m_summaryPanel->setSuffix(scoreSuffix(options.measure));
    const QSignalBlocker block(this); // the choice comes from outside
    if (const int row = m_summaryModel->rowOf(project::sizesOf(options)); row >= 0)
        m_summary->setCurrentIndex(m_summaryModel->index(row, 0));
    else
        m_summary->clearSelection();
}

void TablesArea::setIntervals(
    const std::vector<leakage::Interval>& intervals, const project::ComparisonRun& run)
{
    m_intervalsModel->setIntervals(intervals, run.unit, run.options.measure);
}

void TablesArea::setFileStem(const QString& stem)
{
    m_summary->setFileStem(stem + QStringLiteral("-summary"));
    m_intervals->setFileStem(stem + QStringLiteral("-intervals"));
}

void TablesArea::setLow(bool low)
{
    if (m_low == low)
        return;
    m_low = low;
    showTables();
}

void TablesArea::setShownTable(int table)
{
    m_shown = table;
    showTables();
}

void TablesArea::shareWidth()
{
    const int border = 2;
    const int summary = m_summary->columnsWidth() + border;
    const int intervals = m_intervals->columnsWidth() + border;
    // Where room is missing, the bars of the shares get shorter; numbers stay whole.
    const int free = width() - m_row->spacing() - summary - intervals;
    const int more = free > 0 ? free * kSummaryShare / (kSummaryShare + kIntervalsShare) : 0;
    m_row->setStretch(0, summary + more);
    m_row->setStretch(1, intervals + free - more);
}

void TablesArea::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shareWidth();
}

void TablesArea::showTables()
{
    m_summaryChoice->setVisible(m_low);
    m_intervalsChoice->setVisible(m_low);
    m_summaryPanel->setVisible(!m_low || m_shown == 0);
    m_intervalsPanel->setVisible(!m_low || m_shown == 1);
}

} // namespace heldout::ui
