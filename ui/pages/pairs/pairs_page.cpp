// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pairs/pairs_page.h"

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

#include "models/pairs_model.h"
#include "pages/pairs/pair_filter_bar.h"
#include "pages/pairs/pair_head.h"
#include "pages/pairs/pair_list_panel.h"
#include "pages/pairs/pair_list_view.h"
#include "pages/pairs/partners_model.h"
#include "session/session.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/banner.h"
#include "widgets/empty_state.h"
#include "widgets/page_head.h"
#include "widgets/pair_diff_view.h"
#include "widgets/scroll_area.h"
#include "widgets/splitter.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr int kListWidth = 352;
constexpr int kListWidthNarrow = 300;
constexpr int kListPercent = 31; // of the page's width, at most
constexpr int kNarrowBelow = 1250;
constexpr int kOthersHeight = 222;
constexpr int kOthersFolded = 36;
// The window's menu bar and status line.
constexpr int kAroundPage = 58;
constexpr int kLateMs = 200;
constexpr int kSaveMs = 400;

} // namespace

PairsPage::PairsPage(Session& session, QWidget* parent)
    : Page(session, parent)
    , m_model(new PairsModel(session.jobs(), this))
    , m_partners(new PartnersModel(this))
    , m_find(new QAction(tr("Find pairs"), this))
{
    setObjectName(QStringLiteral("pairsPage"));
    m_head = new PageHead(title(), this);
    m_empty = new EmptyState(this);
    m_stack = new QStackedWidget(this);
    m_content = makeContent();
    m_stack->addWidget(m_content);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(new QWidget(m_stack)); // while a project is being read

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(metrics::kPageMargin, 0, metrics::kPageMargin, metrics::kPanelGap);
    rows->setSpacing(0);
    rows->addWidget(m_head);
    rows->addWidget(m_stack, 1);

    for (QTimer* timer : {&m_lateList, &m_latePair, &m_saveTimer})
        timer->setSingleShot(true);
    m_lateList.setInterval(kLateMs);
    m_latePair.setInterval(kLateMs);
    m_saveTimer.setInterval(kSaveMs);
    connectParts();
    addKeys();
    projectChanged();
    runsChanged();
}

PairsPage::~PairsPage()
{
    // The parts go after the page; what they say while they go is for nobody.
    const auto parts = findChildren<QObject*>();
    for (QObject* part : parts)
        part->disconnect(this);
}

QWidget* PairsPage::makeContent()
{
    auto* content = new QWidget(this);
    m_banner = new Banner(content);
    m_banner->setObjectName(QStringLiteral("outdatedBanner"));
    m_banner->hide();
    m_filters = new PairFilterBar(content);
    m_list = new PairListPanel(*m_model, content);
    m_pairHead = new PairHead(content);
    m_diff = new PairDiffView(content);
    m_others = makeOthers();

    m_rows = new QSplitter(Qt::Vertical, content);
    m_rows->setObjectName(QStringLiteral("pairRows"));
    m_rows->addWidget(m_diff);
    m_rows->addWidget(m_others);
    m_rows->setStretchFactor(0, 1);
    m_rows->setStretchFactor(1, 0);
    auto* right = new ScrollContent(content);
    auto* rightRows = new QVBoxLayout(right);
    rightRows->setContentsMargins(0, 0, 0, 0);
    rightRows->setSpacing(metrics::kPanelGap);
    rightRows->addWidget(m_pairHead);
    rightRows->addWidget(m_rows, 1);
    // A few lines of the texts stay in sight with any font; what finds no room then is scrolled to.
    QScrollArea* scroll = makeScrollArea(right, content);
    scroll->setObjectName(QStringLiteral("pairScroll"));

    m_columns = new Splitter(Qt::Horizontal, content);
    m_columns->setObjectName(QStringLiteral("pairColumns"));
    m_columns->addWidget(m_list);
    m_columns->addWidget(scroll);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    for (QSplitter* splitter : {m_rows, m_columns}) {
        splitter->setHandleWidth(metrics::kPanelGap);
        splitter->setChildrenCollapsible(false);
    }

    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(metrics::kPanelGap);
    rows->addWidget(m_filters);
    rows->addWidget(m_banner);
    rows->addWidget(m_columns, 1);
    return content;
}

QFrame* PairsPage::makeOthers()
{
    auto* panel = new QFrame(this);
    panel->setFrameShape(QFrame::StyledPanel);
    panel->setProperty(kKindProperty, QStringLiteral("panel"));
    m_othersTitle = makeLabel({}, FontRole::PanelTitle, Ink::Text1, panel);
    m_disclosure = new QPushButton(panel);
    m_disclosure->setObjectName(QStringLiteral("othersDisclosure"));
    setKind(m_disclosure, Kind::Quiet);
    m_disclosure->setIconSize({metrics::kChipIcon, metrics::kChipIcon});
    m_disclosure->setFocusPolicy(Qt::StrongFocus);
    m_othersTable = new TableView(panel);
    m_othersTable->setObjectName(QStringLiteral("otherPartners"));
    m_othersTable->setModel(m_partners);
    m_othersTable->setFileStem(QStringLiteral("close-training-sentences"));
    QHeaderView* head = m_othersTable->horizontalHeader();
    head->setStretchLastSection(true);
    m_othersTable->setColumnWidth(PartnersModel::ScoreColumn, metrics::scaled(96));
    m_othersTable->setColumnWidth(PartnersModel::KeyColumn, metrics::scaled(150));

    auto* line = new QHBoxLayout;
    line->setContentsMargins(metrics::kPanelMargin, 0, metrics::kPanelMargin, 0);
    line->addWidget(m_othersTitle);
    line->addWidget(m_disclosure);
    line->addStretch(1);
    auto* rows = new QVBoxLayout(panel);
    rows->setSpacing(metrics::kSpace4);
    rows->addLayout(line);
    rows->addWidget(m_othersTable, 1);
    return panel;
}

void PairsPage::connectParts()
{
    connect(&session(), &Session::projectChanged, this, &PairsPage::projectChanged);
    connect(&session(), &Session::runsChanged, this, &PairsPage::runsChanged);
    connect(&session(), &Session::comparisonReady, this, &PairsPage::comparisonReady);
    connect(&session(), &Session::pairsRequested, this, &PairsPage::showPairs);

    connect(m_empty, &EmptyState::primaryTriggered, this, [this] {
        if (session().datasets().empty())
            Q_EMIT session().importRequested({});
        else
            Q_EMIT session().pageRequested(QStringLiteral("similarity"));
    });
    connect(m_empty, &EmptyState::secondTriggered, &session(), &Session::sampleRequested);
    connect(m_banner, &Banner::actionTriggered, this, &PairsPage::runAgain);
    connect(
        m_filters, &PairFilterBar::runChosen, this, [this](qint64 run) { showPairs(run, m_state.filter); });
    connect(m_filters, &PairFilterBar::filterChanged, this, &PairsPage::setFilter);
    connect(m_filters, &PairFilterBar::wordsRequested, this, &PairsPage::find);
    connect(m_list, &PairListPanel::wordsEntered, this, [this](const QString& words) {
        project::PairFilter filter = m_state.filter;
        filter.words = words.toStdString();
        setFilter(filter);
    });
    connect(m_list, &PairListPanel::cancelRequested, this, &PairsPage::cancelSearch);
    connect(m_list, &PairListPanel::actionTriggered, this, [this] {
        if (m_withoutFilter)
            setFilter(*m_withoutFilter);
    });
    connect(m_list->list()->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& current) { currentPairChanged(current); });
    m_list->list()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list->list(), &QWidget::customContextMenuRequested, this, &PairsPage::openListMenu);
    connect(m_model, &PairsModel::readFailed, &session(), &Session::failed);

    connect(m_pairHead, &PairHead::previousRequested, this, &PairsPage::previousPair);
    connect(m_pairHead, &PairHead::nextRequested, this, &PairsPage::nextPair);
    connect(m_pairHead, &PairHead::goToRequested, this, [this](int number) { moveTo(number - 1); });
    connect(m_pairHead, &PairHead::backRequested, this, [this] { showAgainst({}); });
    connect(m_pairHead, &PairHead::modeChosen, this, [this](PairDiffView::Mode mode) {
        m_state.asCompared = mode == PairDiffView::Mode::AsCompared;
        m_diff->setMode(mode);
        saveSoon();
    });
    connect(m_diff, &PairDiffView::marksShownChanged, this, [this] {
        m_state.mentions = m_diff->mentionsShown();
        m_state.shared = m_diff->sharedShown();
        saveSoon();
    });
    connect(m_othersTable, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (const auto* partner = m_partners->partner(index.row()))
            showAgainst(partner->trainOrdinal);
    });
    connect(m_disclosure, &QPushButton::clicked, this, [this] {
        m_state.others = !m_state.others;
        arrangeOthers();
        saveSoon();
    });
    connect(m_columns, &QSplitter::splitterMoved, this, [this] {
        m_columnsMoved = true;
        m_state.columns = m_columns->sizes();
        saveSoon();
    });
    connect(m_rows, &QSplitter::splitterMoved, this, [this] {
        m_rowsMoved = true;
        m_state.rows = m_rows->sizes();
        saveSoon();
    });
    connect(&m_lateList, &QTimer::timeout, this, [this] {
        if (m_selecting)
            m_list->showSearching();
    });
    connect(&m_latePair, &QTimer::timeout, this, [this] { m_diff->setDimmed(m_readingPair); });
    connect(&m_saveTimer, &QTimer::timeout, this, &PairsPage::saveState);
}

QSize PairsPage::minimumSizeHint() const
{
    return {1000, 520};
}

void PairsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    arrange();
}

void PairsPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_columns)
        arrange();
}

bool PairsPage::isLow() const
{
    return height() + metrics::scaled(kAroundPage) < metrics::scaled(metrics::kLowBelowHeight);
}

void PairsPage::arrange()
{
    m_head->setLow(isLow());
    if (!m_columnsMoved) {
        const bool narrow = width() < metrics::scaled(kNarrowBelow);
        const int list
            = std::min(metrics::scaled(narrow ? kListWidthNarrow : kListWidth), width() * kListPercent / 100);
        const int room = width() - 2 * metrics::kPageMargin - m_columns->handleWidth();
        m_columns->setSizes({list, std::max(1, room - list)});
    }
    arrangeOthers();
}

void PairsPage::arrangeOthers()
{
    const bool low = isLow();
    const bool open = !low || m_state.others;
    const bool within = m_run && m_run->options.within;
    const QString title = within ? tr("Other close sentences") : tr("Other close training sentences");
    m_othersTitle->setText(title);
    m_othersTable->setAccessibleName(title);
    m_othersTable->setEmptyText(within ? tr("No other sentence was kept for this one.")
                                       : tr("No other training sentence was kept for this one."));
    m_othersTitle->setVisible(!low);
    m_disclosure->setVisible(low);
    m_disclosure->setText(tr("%1 (%2)", "title of a list and its number of rows")
            .arg(title, countText(static_cast<quint64>(m_partners->rowCount()))));
    const QString aside = layoutDirection() == Qt::RightToLeft ? QStringLiteral("chevron-left")
                                                               : QStringLiteral("chevron-right");
    m_disclosure->setIcon(icon(open ? QStringLiteral("chevron-down") : aside));
    m_othersTable->setVisible(open);
    if (low)
        m_others->layout()->setContentsMargins(0, 2, 0, open ? metrics::kSpace4 : 2);
    else
        m_others->layout()->setContentsMargins(0, metrics::kSpace8, 0, metrics::kSpace4);
    m_others->setMinimumHeight(open ? metrics::scaled(110) : metrics::scaled(kOthersFolded));
    m_others->setMaximumHeight(open ? QWIDGETSIZE_MAX : metrics::scaled(kOthersFolded));
    if (open && m_rowsMoved)
        return;
    const int wanted = metrics::scaled(!open ? kOthersFolded : low ? kOthersHeight * 3 / 4 : kOthersHeight);
    const int room = m_rows->height() - m_rows->handleWidth();
    m_rows->setSizes({std::max(1, room - wanted), wanted});
}

} // namespace heldout::ui
