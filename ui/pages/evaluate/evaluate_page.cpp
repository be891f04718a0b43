// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/evaluate_page.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

#include "charts/score_chart.h"
#include "pages/evaluate/chart_panel.h"
#include "pages/evaluate/evaluate_bar.h"
#include "pages/evaluate/evaluation_tables.h"
#include "pages/evaluate/headline_panel.h"
#include "session/session.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "widgets/banner.h"
#include "widgets/empty_state.h"
#include "widgets/page_head.h"
#include "widgets/scroll_area.h"
#include "widgets/segmented.h"
#include "widgets/splitter.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr QSize kSmallest(1000, 540);
constexpr int kLowPage = 740; // a window of 800 leaves this to the page
constexpr int kNarrowPage = 1260; // a window of 1440 leaves 1272
constexpr int kChartBelowPage = 800;
constexpr int kTablesShare = 21;
constexpr int kChartShare = 13;
constexpr int kChartLeast = 360;
constexpr int kSaveDelay = 300; // milliseconds
constexpr int kBusyDelay = 200;

} // namespace

EvaluatePage::EvaluatePage(Session& session, QWidget* parent)
    : Page(session, parent)
{
    setObjectName(QStringLiteral("evaluatePage"));
    makeActions();
    makeContent();
    connectParts();
    connectSession();
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSaveDelay);
    connect(&m_saveTimer, &QTimer::timeout, this, &EvaluatePage::saveState);
    m_busyTimer.setSingleShot(true);
    m_busyTimer.setInterval(kBusyDelay);
    connect(&m_busyTimer, &QTimer::timeout, this, [this] { showBusy(true); });
    projectChanged();
}

EvaluatePage::~EvaluatePage() = default;

QSize EvaluatePage::minimumSizeHint() const
{
    return kSmallest;
}

void EvaluatePage::activated()
{
    // Coming from another page, the focus would stand on the first button; in the navigation it stays.
    const QWidget* focused = window()->focusWidget();
    if (m_evaluation && (focused == nullptr || isAncestorOf(focused)))
        m_bar->groupings()->setFocus(Qt::OtherFocusReason);
}

QList<KeyHelp> EvaluatePage::keys() const
{
    return {{keyTexts({Qt::Key_Left, Qt::Key_Right}),
                tr("Choose a group in the chart, or a system in the table")},
        {keyText(Qt::Key_Return), tr("Open the sentences of a cell or a group")},
        {keyText(Qt::Key_Space), tr("Hide or show a system")},
        {keyText(m_load->shortcut()), tr("Load predictions")},
        {keyText(m_export->shortcut()), tr("Export the figure")}};
}

void EvaluatePage::makeActions()
{
    const auto make = [this](const char* iconName, const QString& words, const char* name) {
        auto* action = new QAction(icon(QString::fromLatin1(iconName)), words, this);
        action->setObjectName(QString::fromLatin1(name));
        return action;
    };
    m_load = make("import", tr("Load predictions…"), "loadPredictionsAction");
    m_load->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    m_splits = make("split", tr("Two splits side by side…"), "sideBySideAction");
    m_export = make("export", tr("Export figure…"), "exportScoresAction");
    m_export->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    for (QAction* action : {m_load, m_export}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    connect(m_load, &QAction::triggered, this, [this] { loadPredictions(); });
    connect(m_splits, &QAction::triggered, this, &EvaluatePage::compareSplits);
    connect(m_export, &QAction::triggered, this, &EvaluatePage::exportFigure);
}

void EvaluatePage::makeContent()
{
    m_head = new PageHead(title());
    m_splitsButton = m_head->addButton(QStringLiteral("split"), tr("Side by side…"));
    m_splitsButton->setObjectName(QStringLiteral("sideBySideButton"));
    m_exportButton = m_head->addButton(QStringLiteral("export"), tr("Export…"));
    m_exportButton->setObjectName(QStringLiteral("exportScoresButton"));
    m_loadButton = m_head->addButton(QStringLiteral("import"), tr("Load predictions…"));
    m_loadButton->setObjectName(QStringLiteral("loadPredictionsButton"));

    m_nothing = new EmptyState;
    m_nothing->setObjectName(QStringLiteral("nothingToEvaluate"));
    m_notCompared = new EmptyState;
    m_notCompared->setObjectName(QStringLiteral("evaluateNotCompared"));
    m_banner = new Banner;
    m_banner->setObjectName(QStringLiteral("evaluateBanner"));
    m_banner->hide();
    m_headline = new HeadlinePanel;
    m_bar = new EvaluateBar;
    m_tables = new EvaluationTables;
    m_chart = new ChartPanel;
    m_chart->menu()->addAction(m_export);

    m_splitter = new Splitter(Qt::Horizontal);
    m_splitter->setObjectName(QStringLiteral("evaluateSplitter"));
    m_splitter->setHandleWidth(metrics::kPanelGap);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_tables);
    m_splitter->addWidget(m_chart);
    m_results = new QStackedWidget;
    m_results->addWidget(m_notCompared);
    m_results->addWidget(m_splitter);

    auto* content = new ScrollContent;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kPanelGap);
    column->addWidget(m_banner);
    column->addWidget(m_headline);
    column->addWidget(m_bar);
    column->addWidget(m_results, 1);
    QScrollArea* scroll = makeScrollArea(content);
    scroll->setObjectName(QStringLiteral("evaluateScroll"));
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(scroll);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPageMargin, 0, metrics::kPageMargin, metrics::kPanelGap);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(m_pages, 1);
}

void EvaluatePage::connectParts()
{
    connect(m_loadButton, &QPushButton::clicked, m_load, &QAction::trigger);
    connect(m_splitsButton, &QPushButton::clicked, m_splits, &QAction::trigger);
    connect(m_exportButton, &QPushButton::clicked, m_export, &QAction::trigger);
    connect(m_notCompared, &EmptyState::primaryTriggered, this, [this] {
        if (target() != nullptr && systemsOutdated())
            loadPredictions();
        else
            compare();
    });
    connect(m_nothing, &EmptyState::primaryTriggered, this, [this] {
        if (session().project() && !session().datasets().empty())
            loadPredictions();
        else
            Q_EMIT session().importRequested({});
    });
    connect(m_nothing, &EmptyState::secondTriggered, this, [this] { Q_EMIT session().sampleRequested(); });
    connect(m_banner, &Banner::actionTriggered, this, &EvaluatePage::runBannerAction);

    connect(m_bar, &EvaluateBar::splitChosen, this, [this](int index) {
        change([this, index](EvaluateChoice& choice) {
            choice.dataset = m_targets[static_cast<std::size_t>(index)].dataset;
            choice.testSplit = fromUtf8(m_targets[static_cast<std::size_t>(index)].split.name);
            choice.similarityRun = 0;
        });
    });
    connect(m_bar, &EvaluateBar::groupingChosen, this, &EvaluatePage::chooseGrouping);
    connect(m_bar, &EvaluateBar::similarityChosen, this,
        [this](qint64 run) { change([run](EvaluateChoice& choice) { choice.similarityRun = run; }); });
    connect(m_bar, &EvaluateBar::compareRequested, this,
        [this] { Q_EMIT session().pageRequested(QStringLiteral("similarity")); });
    connect(m_bar, &EvaluateBar::settingsRequested, this, &EvaluatePage::openSettings);
    connect(m_bar, &EvaluateBar::shownChanged, this, [this](const std::vector<bool>& shown) {
        m_choice.hidden.clear();
        for (std::size_t i = 0; m_evaluation && i < m_evaluation->systems.size() && i < shown.size(); ++i)
            if (!shown[i])
                m_choice.hidden.append(fromUtf8(m_evaluation->systems[i].name));
        m_saveTimer.start();
        showSystems();
    });
    connectResults();
}

void EvaluatePage::connectResults()
{
    connect(m_tables, &EvaluationTables::cellActivated, this, &EvaluatePage::openItems);
    connect(m_tables, &EvaluationTables::rowChosen, m_chart, &ChartPanel::chooseRow);
    connect(m_tables, &EvaluationTables::metricChosen, this, [this](project::Metric metric) {
        change([metric](EvaluateChoice& choice) { choice.metric = metric; });
    });
    connect(m_tables, &EvaluationTables::systemChosen, this, [this](std::size_t system) {
        m_choice.counted = fromUtf8(m_evaluation->systems[system].name);
        m_saveTimer.start();
        showSystems();
    });
    connect(m_tables, &EvaluationTables::tableChosen, this, [this](int table) {
        m_choice.table = table;
        m_saveTimer.start();
    });
    for (TableView* table : {m_tables->scores(), m_tables->counts()}) {
        connect(table, &TableView::saveFailed, this,
            [this](const QString& why) { Q_EMIT session().notice(why); });
        connect(table, &TableView::saved, this,
            [this](const QString& path) { Q_EMIT session().notice(tr("Table written to %1").arg(path)); });
    }
    connect(m_chart, &ChartPanel::rowChosen, m_tables, &EvaluationTables::chooseRow);
    connect(m_chart, &ChartPanel::rowActivated, this,
        [this](std::size_t row) { openItems(row, countedSystem()); });
    connect(m_chart, &ChartPanel::shapeChosen, this, [this](ScoreShape shape) {
        m_choice.shape = shape;
        m_saveTimer.start();
    });
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] {
        m_choice.chartWidth = m_splitter->sizes().back();
        m_saveTimer.start();
    });
}

void EvaluatePage::connectSession()
{
    connect(&session(), &Session::projectChanged, this, &EvaluatePage::projectChanged);
    connect(&session(), &Session::runsChanged, this, &EvaluatePage::loadTargets);
    connect(&session(), &Session::systemsChanged, this, &EvaluatePage::loadTargets);
    connect(&session().jobs(), &JobRunner::jobChanged, this, &EvaluatePage::jobChanged);
}

void EvaluatePage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    arrange();
}

void EvaluatePage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void EvaluatePage::arrange()
{
    const bool below = width() < metrics::scaled(kChartBelowPage);
    const bool low = !below && height() < metrics::scaled(kLowPage);
    m_head->setLow(height() < metrics::scaled(kLowPage));
    m_bar->setNarrow(width() < metrics::scaled(kNarrowPage));
    m_tables->setLow(low || below);
    m_splitter->setOrientation(below ? Qt::Vertical : Qt::Horizontal);
    if (below) {
        m_chart->setMinimumSize(0, metrics::scaled(kChartLeast));
        return;
    }
    m_chart->setMinimumSize(std::min(metrics::scaled(kChartLeast), width() / 2), 0);
    const int room = m_splitter->width() - m_splitter->handleWidth();
    const int chart
        = m_choice.chartWidth > 0 ? m_choice.chartWidth : room * kChartShare / (kTablesShare + kChartShare);
    m_splitter->setSizes({std::max(1, room - chart), chart});
}

} // namespace heldout::ui
