// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where on the data page, and its menus.
#include "pages/data/data_page.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "models/texts_model.h"
#include "pages/data/findings_panel.h"
#include "pages/data/splits_model.h"
#include "pages/line_dialog.h"
#include "session/session.h"
#include "session/words.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "widgets/diagnostics_list.h"
#include "widgets/empty_state.h"
#include "widgets/page_head.h"
#include "widgets/panel.h"
#include "widgets/segmented.h"
#include "widgets/splitter.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {
constexpr int kFindingsWidth = 372;
constexpr int kSmallestFindings = 300;
constexpr int kWidestFindings = 540; // asked for, with any font: the tables need their room too
constexpr int kSmallestTables = 480;
constexpr int kSplitsHeight = 320;
} // namespace

void DataPage::makeActions()
{
    m_compareAction = new QAction(icon(QStringLiteral("play")), tr("Compare test with train"), this);
    m_compareAction->setShortcut(QKeySequence(QStringLiteral("Ctrl+R")));
    m_exportAction = new QAction(icon(QStringLiteral("export")), tr("Export the table of splits…"), this);
    m_exportAction->setShortcut(QKeySequence(QStringLiteral("Ctrl+E")));
    m_renameAction = new QAction(tr("Rename the data set…"), this);
    m_renameAction->setShortcut(QKeySequence(Qt::Key_F2));
    m_removeAction = new QAction(icon(QStringLiteral("trash")), tr("Remove the split…"), this);
    m_removeAction->setShortcut(QKeySequence(Qt::Key_Delete));
    for (QAction* action : {m_compareAction, m_exportAction, m_renameAction, m_removeAction})
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addActions({m_compareAction, m_exportAction});
    connect(m_compareAction, &QAction::triggered, this, [this] { m_findings->compare(); });
    connect(m_exportAction, &QAction::triggered, this, [this] { m_splitsTable->saveAs(); });
    connect(m_renameAction, &QAction::triggered, this, &DataPage::renameDataset);
    connect(m_removeAction, &QAction::triggered, this, &DataPage::removeSplit);
}

void DataPage::build()
{
    QPushButton* exporting = m_head->addButton(QStringLiteral("export"), tr("Export…"));
    exporting->setObjectName(QStringLiteral("exportTable"));
    connect(exporting, &QPushButton::clicked, m_exportAction, &QAction::trigger);
    connect(m_exportAction, &QAction::changed, exporting,
        [exporting, action = m_exportAction] { exporting->setVisible(action->isEnabled()); });
    m_import = m_head->addButton(QStringLiteral("import"), tr("Import…"), true);
    m_import->setObjectName(QStringLiteral("importFiles"));
    connect(m_import, &QPushButton::clicked, this, [this] { Q_EMIT session().importRequested({}); });

    buildEmpty();
    m_findings = new FindingsPanel(session(), this);
    m_down = new QSplitter(Qt::Vertical);
    m_down->addWidget(buildSplits());
    m_down->addWidget(buildTexts());
    m_down->setSizes({kSplitsHeight, kSplitsHeight * 3 / 2});
    m_down->setStretchFactor(1, 1);
    m_table = new Segmented({tr("Splits"), tr("Texts")});
    m_table->setObjectName(QStringLiteral("splitsOrTexts"));
    m_table->setAccessibleName(tr("Table"));
    m_table->hide();
    connect(m_table, &Segmented::currentIndexChanged, this, &DataPage::arrangeTables);
    connect(m_splitsTable, &QAbstractItemView::activated, m_table, [this] {
        if (m_table->isVisible())
            m_table->setCurrentIndex(1);
    });
    auto* tables = new QWidget;
    auto* tableRows = new QVBoxLayout(tables);
    tableRows->setContentsMargins(0, 0, 0, 0);
    tableRows->setSpacing(metrics::kSpace8);
    tableRows->addWidget(m_table, 0, Qt::AlignLeading);
    tableRows->addWidget(m_down, 1);
    m_across = new Splitter(Qt::Horizontal);
    m_across->addWidget(tables);
    m_across->addWidget(m_findings);
    m_across->setStretchFactor(0, 1);
    m_across->setSizes({3 * kFindingsWidth, kFindingsWidth});
    for (QSplitter* splitter : {m_down, m_across}) {
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(metrics::kPanelGap);
        connect(splitter, &QSplitter::splitterMoved, this, &DataPage::saveState);
    }
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_across);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kPageMargin, 0, metrics::kPageMargin, metrics::kPanelGap);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_stack, 1);
}

void DataPage::buildEmpty()
{
    m_empty = new EmptyState(this);
    m_empty->setDrawing(EmptyState::Drawing::Table);
    m_empty->setTitle(tr("No data yet"));
    m_empty->setSentence(
        tr("Import the train and the test split of a data set to see how many test texts the model "
           "may have seen before."));
    m_empty->setPrimary(tr("Import…"), QStringLiteral("import"));
    m_empty->setSecond(tr("Open the sample"));
    m_empty->setSteps({{EmptyState::StepState::Next, tr("Train and test splits"),
                           tr("TSV, CSV, JSONL, one text a line, or BC2GM's files; also packed with gzip"),
                           QStringLiteral("import")},
        {EmptyState::StepState::Later, tr("Similarity"), tr("Every test text against every training text"),
            {}},
        {EmptyState::StepState::Later, tr("Pairs"), tr("The closest texts side by side"), {}}});
    m_empty->setDropHint(tr("You can also drop files, folders and projects anywhere on this window."));
    connect(m_empty, &EmptyState::primaryTriggered, this, [this] { Q_EMIT session().importRequested({}); });
    connect(m_empty, &EmptyState::secondTriggered, this, [this] { Q_EMIT session().sampleRequested(); });
}

QWidget* DataPage::buildSplits()
{
    m_splitsPanel = new Panel(tr("Data sets and splits"));
    m_splitsPanel->setFlush(true);
    m_splitsPanel->setMinimumSize(kSmallestTables, metrics::scaled(150));
    m_splitsTable = new TableView(m_splitsPanel);
    m_splitsTable->setObjectName(QStringLiteral("splits"));
    m_splitsTable->setAccessibleName(tr("Data sets and splits"));
    m_splitsTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_splitsTable->setFileStem(QStringLiteral("splits"));
    m_splitsTable->setModel(m_splits);
    m_splitsTable->setContextMenuPolicy(Qt::CustomContextMenu);
    m_splitsTable->addActions({m_renameAction, m_removeAction});
    QHeaderView* head = m_splitsTable->horizontalHeader();
    head->setSectionResizeMode(QHeaderView::Interactive);
    m_splitsTable->setColumnWidth(SplitsModel::Split, metrics::scaled(140));
    for (const int column : {SplitsModel::Texts, SplitsModel::Documents, SplitsModel::Mentions})
        m_splitsTable->setColumnWidth(
            column, std::max(metrics::scaled(100), m_splitsTable->columnWidthFor(column)));
    m_splitsTable->setColumnWidth(SplitsModel::Format, metrics::scaled(150));
    head->setSectionResizeMode(SplitsModel::State, QHeaderView::Stretch);
    connect(m_splitsTable, &QWidget::customContextMenuRequested, this, &DataPage::splitsMenu);
    connect(m_splitsTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &DataPage::splitChosen);
    QToolButton* copy = m_splitsPanel->addTool(
        QStringLiteral("copy"), tr("Copy table (%1)").arg(keyText(QKeySequence::Copy)));
    copy->setObjectName(QStringLiteral("copySplits"));
    connect(copy, &QToolButton::clicked, this, [this] { m_splitsTable->copy(); });
    connect(m_splitsTable, &TableView::copied, this,
        [this] { Q_EMIT session().notice(tr("The table was copied as tab-separated text")); });
    connect(m_splitsTable, &TableView::saveFailed, this, [this](const QString& sentence) {
        Error error;
        error.code = Code::UnwritableFile;
        error.message = Phrase::asIs(sentence.toStdString());
        Q_EMIT session().failed(error);
    });
    m_splitsPanel->content()->addWidget(m_splitsTable, 1);
    return m_splitsPanel;
}

QWidget* DataPage::buildTexts()
{
    m_textsPanel = new Panel(tr("Texts"));
    m_textsPanel->setFlush(true);
    m_textsPanel->setMinimumSize(kSmallestTables, metrics::scaled(150));
    m_textsTable = new TableView(m_textsPanel);
    m_textsTable->setObjectName(QStringLiteral("texts"));
    m_textsTable->setAccessibleName(tr("Texts of the split"));
    m_textsTable->setModel(m_texts);
    m_textsTable->setEmptyText(tr("Choose a split to see its texts."));
    m_textsTable->setContextMenuPolicy(Qt::CustomContextMenu);
    // Only rows that were read can be copied, so that the table's own copying of everything is not used here.
    auto* copy
        = new QShortcut(QKeySequence::Copy, m_textsTable, this, &DataPage::copyTexts, Qt::WidgetShortcut);
    copy->setObjectName(QStringLiteral("copyTexts"));
    connect(m_textsTable, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        QMenu menu(this);
        menu.addAction(icon(QStringLiteral("copy")), tr("Copy the rows chosen"), this, &DataPage::copyTexts)
            ->setEnabled(m_textsTable->selectionModel()->hasSelection());
        menu.exec(m_textsTable->viewport()->mapToGlobal(at));
    });
    m_remarks = new DiagnosticsList(m_textsPanel);
    m_remarks->setObjectName(QStringLiteral("remarks"));
    connect(m_remarks, &DiagnosticsList::opened, this, [this](const Diagnostic& diagnostic) {
        LineDialog dialog(fromUtf8(diagnostic.file), diagnostic.line, session().jobs(), window());
        dialog.exec();
    });
    m_view = new Segmented({tr("Texts"), tr("Remarks")}, m_textsPanel);
    m_view->setObjectName(QStringLiteral("textsOrRemarks"));
    m_view->hide();
    m_textsPanel->addTool(m_view);
    m_below = new QStackedWidget(m_textsPanel);
    m_below->addWidget(m_textsTable);
    m_below->addWidget(m_remarks);
    connect(m_view, &Segmented::currentIndexChanged, m_below, &QStackedWidget::setCurrentIndex);
    m_textsPanel->content()->addWidget(m_below, 1);
    return m_textsPanel;
}

void DataPage::copyTexts()
{
    TableSelection chosen;
    for (const QModelIndex& row : m_textsTable->selectionModel()->selectedRows())
        chosen.rows.push_back(row.row());
    if (chosen.rows.empty())
        return;
    std::ranges::sort(chosen.rows);
    QGuiApplication::clipboard()->setText(tableText(*m_texts, TableFormat::Tsv, chosen));
    Q_EMIT session().notice(narrowGroups(tr("%Ln row(s) copied", nullptr, pluralOf(chosen.rows.size()))));
}

void DataPage::splitsMenu(const QPoint& at)
{
    QMenu menu(this);
    const QModelIndex under = m_splitsTable->indexAt(at);
    if (under.isValid() && m_splits->splitAt(under.row())) {
        m_splitsTable->setCurrentIndex(under);
        menu.addAction(m_compareAction);
        menu.addSeparator();
        menu.addAction(m_renameAction);
        menu.addAction(m_removeAction);
        menu.addSeparator();
    }
    m_splitsTable->addTableActions(&menu);
    menu.exec(m_splitsTable->viewport()->mapToGlobal(at));
}

void DataPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    arrangeTables();
}

void DataPage::arrangeTables()
{
    const bool low = window()->height() < metrics::kLowBelowHeight;
    m_head->setLow(low);
    m_findings->setMinimumWidth(std::min(metrics::scaled(kSmallestFindings), kWidestFindings));
    if (low && m_table->isHidden())
        m_downSizes = m_down->sizes();
    m_table->setVisible(low);
    m_splitsPanel->setVisible(!low || m_table->currentIndex() == 0);
    m_textsPanel->setVisible(!low || m_table->currentIndex() == 1);
    if (!low && !m_downSizes.isEmpty())
        m_down->setSizes(std::exchange(m_downSizes, {}));
}

} // namespace heldout::ui
