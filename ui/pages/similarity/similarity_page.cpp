// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/similarity_page.h"

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

#include "charts/histogram_view.h"
#include "pages/similarity/closest_pairs_panel.h"
#include "pages/similarity/histogram_panel.h"
#include "pages/similarity/run_settings_panel.h"
#include "pages/similarity/tables_area.h"
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
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr int kSideWidth = 288;
constexpr int kNarrowSideWidth = 276;
constexpr int kNarrowPage = 1200;
constexpr int kSideBelowPage = 800;
constexpr int kLowTablesHeight = 164;
constexpr int kLowPage = 600; // a window of 640 leaves less than this to the page
constexpr int kLowHeadPage = 740; // a window of 800
constexpr QSize kSmallest(1000, 540);
constexpr int kSaveDelay = 300; // milliseconds

} // namespace

SimilarityPage::SimilarityPage(Session& session, QWidget* parent)
    : Page(session, parent)
{
    setObjectName(QStringLiteral("similarityPage"));
    makeActions();
    makeContent();
    makeMenu();
    connectParts();
    connectSession();
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSaveDelay);
    connect(&m_saveTimer, &QTimer::timeout, this, &SimilarityPage::saveState);
    projectChanged();
}

SimilarityPage::~SimilarityPage() = default;

QSize SimilarityPage::minimumSizeHint() const
{
    return kSmallest;
}

void SimilarityPage::activated()
{
    // Coming from another page, the focus would stand on the first button; in the navigation it stays.
    const QWidget* focused = window()->focusWidget();
    if (m_run && (focused == nullptr || isAncestorOf(focused)))
        (m_choice.ofEmbeddings() ? static_cast<QWidget*>(m_view) : m_histogram->ngrams())
            ->setFocus(Qt::OtherFocusReason);
}

QList<KeyHelp> SimilarityPage::keys() const
{
    return {{keyTexts({Qt::Key_Left, Qt::Key_Right}), tr("Move the border by 1 %")},
        {keyTexts({Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right}), tr("Move the border by 5 %")},
        {keyTexts({Qt::Key_Home, Qt::Key_End}), tr("Move the border to its neighbour")},
        {keyText(Qt::Key_Return), tr("Open the pairs of an interval, or a pair")},
        {keyText(m_export->shortcut()), tr("Export the figure")}};
}

void SimilarityPage::makeActions()
{
    m_compare = new QAction(icon(QStringLiteral("play")), tr("Compare"), this);
    m_compare->setObjectName(QStringLiteral("compareAction"));
    m_export = new QAction(icon(QStringLiteral("export")), tr("Export figure…"), this);
    m_export->setObjectName(QStringLiteral("exportAction"));
    m_export->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    m_export->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_export);
    m_compareMore = new QAction(tr("More sizes and partners…"), this);
    m_compareMore->setObjectName(QStringLiteral("compareMoreAction"));
    connect(m_compare, &QAction::triggered, this, &SimilarityPage::compare);
    connect(m_compareMore, &QAction::triggered, this, &SimilarityPage::compareMore);
    connect(m_export, &QAction::triggered, this, &SimilarityPage::exportFigure);
}

void SimilarityPage::makeContent()
{
    m_head = new PageHead(title());
    m_exportButton = m_head->addButton(QStringLiteral("export"), tr("Export…"));
    m_exportButton->setObjectName(QStringLiteral("exportButton"));
    m_compareButton = m_head->addButton(QStringLiteral("play"), tr("Compare"));
    m_compareButton->setObjectName(QStringLiteral("compareButton"));

    m_noData = new EmptyState;
    m_noData->setObjectName(QStringLiteral("noData"));
    m_notCompared = new EmptyState;
    m_notCompared->setObjectName(QStringLiteral("notCompared"));
    m_banner = new Banner;
    m_banner->setObjectName(QStringLiteral("similarityBanner"));
    m_banner->hide();
    m_histogram = new HistogramPanel;
    m_view = m_histogram->view();
    m_tables = new TablesArea;
    m_tables->setMinimumHeight(kLowTablesHeight);

    m_result = new QSplitter(Qt::Vertical);
    m_result->setObjectName(QStringLiteral("resultSplitter"));
    m_result->setHandleWidth(metrics::kPanelGap);
    m_result->setChildrenCollapsible(false);
    m_result->addWidget(m_histogram);
    m_result->addWidget(m_tables);
    m_result->setStretchFactor(0, 1);
    m_result->setStretchFactor(1, 0);
    m_results = new QStackedWidget;
    m_results->addWidget(m_notCompared);
    m_results->addWidget(m_result);

    makeSide();

    auto* left = new ScrollContent;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(metrics::kPanelGap);
    leftLayout->addWidget(m_banner);
    leftLayout->addWidget(m_results, 1);
    auto* content = new ScrollContent;
    m_content = new QHBoxLayout(content);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(metrics::kPanelGap);
    m_content->addWidget(left, 1);
    m_content->addWidget(m_side);
    m_scroll = makeScrollArea(content);
    m_scroll->setObjectName(QStringLiteral("pageScroll"));
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &SimilarityPage::arrange);

    m_pages = new QStackedWidget;
    m_pages->addWidget(m_noData);
    m_pages->addWidget(m_scroll);
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPageMargin, 0, metrics::kPageMargin - bar, metrics::kPanelGap);
    layout->setSpacing(0);
    auto* headRow = new QHBoxLayout;
    headRow->setContentsMargins(0, 0, bar, 0);
    headRow->addWidget(m_head);
    layout->addLayout(headRow);
    layout->addWidget(m_pages, 1);
}

void SimilarityPage::makeSide()
{
    m_sideChoice = new Segmented({tr("Settings", "of a run"), tr("Closest pairs")});
    m_sideChoice->setObjectName(QStringLiteral("settingsOrPairs"));
    m_sideChoice->setAccessibleName(tr("Panel"));
    m_settings = new RunSettingsPanel;
    m_closest = new ClosestPairsPanel;
    auto* column = new QWidget;
    m_sideColumn = new QVBoxLayout(column);
    m_sideColumn->setContentsMargins(0, 0, 0, 0);
    m_sideColumn->setSpacing(metrics::kPanelGap);
    m_sideColumn->addWidget(m_sideChoice, 0, Qt::AlignLeading);
    m_sideColumn->addWidget(m_settings);
    m_sideColumn->addWidget(m_closest, 1);
    m_side = makeScrollArea(column);
    m_side->setObjectName(QStringLiteral("side"));
    connect(m_side->verticalScrollBar(), &QScrollBar::rangeChanged, this, &SimilarityPage::arrange);
    column->installEventFilter(this);
}

void SimilarityPage::makeMenu()
{
    QMenu* menu = m_histogram->menu();
    const auto addBorders = [this, menu](const QString& words, const std::vector<std::uint32_t>& borders) {
        menu->addAction(words, this, [this, borders] { pushBorders(m_choice.borders, borders); });
    };
    addBorders(tr("Two intervals, from 50 %"), {50000});
    addBorders(tr("Four intervals, from 25, 50 and 75 %"), {25000, 50000, 75000});
    addBorders(tr("Five intervals, from 20, 40, 60 and 80 %"), {20000, 40000, 60000, 80000});
    menu->addSeparator();
    menu->addAction(m_compareMore);
    menu->addAction(m_export);
}

void SimilarityPage::connectParts()
{
    connect(m_exportButton, &QPushButton::clicked, m_export, &QAction::trigger);
    connect(m_compareButton, &QPushButton::clicked, m_compare, &QAction::trigger);
    connect(m_noData, &EmptyState::primaryTriggered, this, [this] { Q_EMIT session().importRequested({}); });
    connect(m_noData, &EmptyState::secondTriggered, this, [this] { Q_EMIT session().sampleRequested(); });
    connect(m_notCompared, &EmptyState::primaryTriggered, this, &SimilarityPage::compare);
    connect(m_banner, &Banner::actionTriggered, this, &SimilarityPage::compare);
    connect(m_settings, &RunSettingsPanel::moreRequested, m_compareMore, &QAction::trigger);

    connect(m_histogram, &HistogramPanel::ngramChosen, this, &SimilarityPage::chooseNgram);
    connect(m_tables, &TablesArea::ngramChosen, this, &SimilarityPage::chooseNgram);
    connect(m_histogram, &HistogramPanel::stretchChosen, this, [this](bool on) {
        m_choice.stretch = on;
        m_saveTimer.start();
    });
    connect(m_tables, &TablesArea::tableChosen, this, [this](int table) {
        m_choice.table = table;
        m_saveTimer.start();
    });
    connect(m_sideChoice, &Segmented::currentIndexChanged, this, [this](int side) {
        m_choice.side = side;
        arrange();
        m_saveTimer.start();
    });
    connect(m_result, &QSplitter::splitterMoved, this, [this] {
        if (height() < metrics::scaled(kLowPage))
            return;
        m_choice.tablesHeight = m_result->sizes().back();
        m_saveTimer.start();
    });
    connect(m_view, &HistogramView::bordersChanging, this, &SimilarityPage::bordersShown);
    connect(m_view, &HistogramView::bordersMoved, this, &SimilarityPage::pushBorders);
    connect(m_view, &HistogramView::rangeActivated, this, &SimilarityPage::openRange);
    connect(m_tables, &TablesArea::intervalActivated, this, [this](int row) {
        const std::vector<leakage::Interval>& intervals = m_view->intervals();
        if (row < static_cast<int>(intervals.size()))
            openRange(
                intervals[static_cast<std::size_t>(row)].from, intervals[static_cast<std::size_t>(row)].to);
    });
    connect(m_tables->summary(), &TableView::saveFailed, this,
        [this](const QString& why) { Q_EMIT session().notice(why); });
    connect(m_tables->intervals(), &TableView::saveFailed, this,
        [this](const QString& why) { Q_EMIT session().notice(why); });
    connect(m_settings, &RunSettingsPanel::choiceChanged, this, &SimilarityPage::changeChoice);
    connect(m_settings, &RunSettingsPanel::bordersEdited, this,
        [this](const std::vector<std::uint32_t>& borders) { pushBorders(m_choice.borders, borders); });
    connect(m_closest, &ClosestPairsPanel::pairActivated, this, &SimilarityPage::openPair);
    connect(m_closest, &ClosestPairsPanel::allRequested, this, &SimilarityPage::openClosest);
}

void SimilarityPage::connectSession()
{
    connect(&session(), &Session::projectChanged, this, &SimilarityPage::projectChanged);
    connect(&session(), &Session::dataChanged, this, &SimilarityPage::refresh);
    connect(&session(), &Session::runsChanged, this, &SimilarityPage::refresh);
    connect(&session().jobs(), &JobRunner::jobChanged, this, &SimilarityPage::jobChanged);
    connect(&session(), &Session::comparisonReady, this, &SimilarityPage::comparisonReady);
}

void SimilarityPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    arrange();
}

void SimilarityPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

bool SimilarityPage::eventFilter(QObject* watched, QEvent* event)
{
    // The side's panels grew or shrank; below the result it is as high as they are.
    if (watched == m_side->widget() && event->type() == QEvent::LayoutRequest)
        arrange();
    return Page::eventFilter(watched, event);
}

void SimilarityPage::arrange()
{
    // With a large font the side has no room beside the histogram: it goes below, and the page scrolls.
    const bool below = width() < metrics::scaled(kSideBelowPage);
    const bool narrow = width() < metrics::scaled(kNarrowPage);
    const bool low = below || height() < metrics::scaled(kLowPage);
    arrangeSide(below);
    m_histogram->setNarrow(narrow);
    m_head->setLow(height() < metrics::scaled(kLowHeadPage));
    m_tables->setLow(low);
    const int least = metrics::scaled(kLowTablesHeight);
    m_tables->setMinimumHeight(least);
    const int tables = low ? least : std::max(least, m_choice.tablesHeight);
    m_result->setSizes({std::max(1, m_result->height() - tables - m_result->handleWidth()), tables});
}

void SimilarityPage::arrangeSide(bool below)
{
    // Scroll bars stand in the page's margin, so that the panels keep their width when one comes.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    showSide(below);
    const auto shown = [](const QScrollArea* area) { return area->verticalScrollBar()->maximum() > 0; };
    m_sideColumn->setContentsMargins(0, 0, below || shown(m_side) ? 0 : bar, 0);
    m_content->setContentsMargins(0, 0, below && !shown(m_scroll) ? bar : 0, 0);
    if (below) {
        m_content->setDirection(QBoxLayout::TopToBottom);
        m_side->setMinimumWidth(0);
        m_side->setMaximumWidth(QWIDGETSIZE_MAX);
        m_side->setMinimumHeight(m_side->widget()->minimumSizeHint().height());
    } else {
        m_content->setDirection(QBoxLayout::LeftToRight);
        m_side->setFixedWidth(
            metrics::scaled(width() < metrics::scaled(kNarrowPage) ? kNarrowSideWidth : kSideWidth) + bar);
        m_side->setMinimumHeight(0);
    }
}

void SimilarityPage::showSide(bool below)
{
    // The pairs of an outdated comparison cannot be read: the texts are other ones now.
    const bool pairs = m_run && !m_run->outdated;
    const int wanted = m_settings->minimumSizeHint().height() + m_sideColumn->spacing()
        + m_closest->minimumSizeHint().height();
    const bool one = pairs && !below && wanted > m_side->viewport()->height();
    m_sideChoice->setVisible(one);
    m_settings->setVisible(!one || m_choice.side == 0);
    m_closest->setVisible(pairs && (!one || m_choice.side == 1));
}

} // namespace heldout::ui
