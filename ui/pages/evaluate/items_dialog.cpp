// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/items_dialog.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "charts/number_words.h"
#include "pages/evaluate/evaluate_choice.h"
#include "pages/evaluate/evaluation_words.h"
#include "pages/evaluate/item_systems_model.h"
#include "pages/evaluate/marked_text_view.h"
#include "pages/evaluate/outcome_legend.h"
#include "project/project.h"
#include "session/session.h"
#include "session/words.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/banner.h"
#include "widgets/dialog_size.h"
#include "widgets/flow_layout.h"
#include "widgets/icon_button.h"
#include "widgets/panel.h"
#include "widgets/scroll_area.h"
#include "widgets/segmented.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr QSize kSize(940, 680);
constexpr QSize kSmallest(720, 520);
constexpr int kSystemRows = 5;
constexpr qsizetype kClosestCharacters = 600;
constexpr qsizetype kShownRelations = 10;

} // namespace

ItemsDialog::ItemsDialog(Session& session, std::shared_ptr<const project::Evaluation> evaluation,
    std::size_t row, std::size_t system, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_evaluation(std::move(evaluation))
    , m_row(row)
    , m_first(system)
{
    build();
    connect(m_which, &Segmented::currentIndexChanged, this, &ItemsDialog::loadItems);
    connect(m_system, &QComboBox::activated, this, [this] {
        if (m_which->currentIndex() == 0)
            showItem();
        else
            loadItems();
    });
    connect(m_previous, &QToolButton::clicked, this, [this] { go(m_at - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { go(m_at + 1); });
    // Another project is no place to read these items from.
    connect(&m_session, &Session::projectChanged, this, &QDialog::reject);
    loadItems();
}

void ItemsDialog::build()
{
    setObjectName(QStringLiteral("itemsDialog"));
    setMinimumSize(kSmallest);
    setFirstSize(*this, kSize);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kSpace16, metrics::kSpace16, metrics::kSpace16, metrics::kSpace16);
    column->setSpacing(metrics::kSpace12);
    buildHead(*column);
    m_banner = new Banner(this);
    m_banner->hide();
    column->addWidget(m_banner);

    auto* content = new ScrollContent(this);
    auto* parts = new QVBoxLayout(content);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(metrics::kSpace12);
    m_textPanel = new Panel(QStringLiteral(" "), this);
    m_textPanel->setFlush(true);
    m_gold = makeLabel({}, FontRole::Body, Ink::Text1, m_textPanel);
    m_gold->setObjectName(QStringLiteral("goldLabels"));
    m_gold->setTextFormat(Qt::PlainText);
    m_gold->setWordWrap(true);
    m_gold->setContentsMargins(metrics::kPanelMargin, 0, metrics::kPanelMargin, 0);
    m_text = new MarkedTextView(m_textPanel);
    m_legend = new OutcomeLegend(m_textPanel);
    auto* legendRow = new QHBoxLayout;
    legendRow->setContentsMargins(metrics::kPanelMargin, 0, metrics::kPanelMargin, metrics::kSpace4);
    legendRow->addWidget(m_legend);
    legendRow->addStretch(1);
    m_textPanel->content()->addWidget(m_gold);
    m_textPanel->content()->addWidget(m_text, 1);
    m_textPanel->content()->addLayout(legendRow);
    parts->addWidget(m_textPanel, 3);
    buildSystems(*parts);
    column->addWidget(makeScrollArea(content, this), 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(makeLabel(tr("%1 next, %2 previous").arg(keyText(Qt::Key_J), keyText(Qt::Key_K)),
        FontRole::Label, Ink::Text3, this));
    buttons->addStretch(1);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("closeItems"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    buttons->addWidget(close);
    column->addLayout(buttons);
    m_text->setFocus();
}

void ItemsDialog::buildSystems(QVBoxLayout& column)
{
    auto* systems = new Panel(tr("Systems"), this);
    systems->setFlush(true);
    m_model = new ItemSystemsModel(m_evaluation, this);
    m_table = new TableView(systems);
    m_table->setObjectName(QStringLiteral("itemSystems"));
    m_table->setAccessibleName(tr("What the systems said of this item"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setColumnsShared(true);
    m_table->setFitRows(kSystemRows);
    m_table->setLeastRows(kSystemRows);
    systems->content()->addWidget(m_table);
    column.addWidget(systems);
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        m_system->setCurrentIndex(index.row());
        Q_EMIT m_system->activated(index.row());
    });

    m_closest = new Panel(tr("Closest training sentence"), this);
    m_closestText = makeLabel({}, FontRole::Body, Ink::Text2, m_closest);
    m_closestText->setObjectName(QStringLiteral("closestText"));
    m_closestText->setWordWrap(true);
    m_closestText->setTextFormat(Qt::PlainText);
    m_closestText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_closest->content()->addWidget(m_closestText);
    column.addWidget(m_closest);
}

void ItemsDialog::buildHead(QVBoxLayout& column)
{
    const bool all = m_row == project::kAllRows;
    const QString group
        = all ? allTitle(*m_evaluation) : groupTitle(*m_evaluation, m_evaluation->rows[m_row]);
    const QString title = all || m_evaluation->group.by == project::Grouping::None
        ? group
        //: "Similarity (%): 25 to under 50"
        : tr("%1: %2").arg(groupHead(*m_evaluation), group);
    setWindowTitle(title);
    m_title = makeLabel(title, FontRole::PanelTitle, Ink::Text1, this);
    m_title->setObjectName(QStringLiteral("itemsTitle"));
    m_which = new Segmented({tr("All", "items"), tr("Not right"), tr("Right")}, this);
    m_which->setObjectName(QStringLiteral("whichItems"));
    m_which->setAccessibleName(tr("Which items"));
    m_system = new QComboBox(this);
    m_system->setObjectName(QStringLiteral("itemsSystem"));
    m_system->setAccessibleName(tr("System"));
    for (const project::SystemInfo& system : m_evaluation->systems)
        m_system->addItem(fromUtf8(system.name));
    m_system->setCurrentIndex(static_cast<int>(m_first));
    m_position = makeLabel({}, FontRole::Body, Ink::Text2, this);
    m_position->setObjectName(QStringLiteral("itemsPosition"));
    m_previous
        = makeIconButton(QStringLiteral("arrow-up"), tr("Previous item (%1)").arg(keyText(Qt::Key_K)), this);
    m_previous->setObjectName(QStringLiteral("previousItem"));
    m_next = makeIconButton(QStringLiteral("arrow-down"), tr("Next item (%1)").arg(keyText(Qt::Key_J)), this);
    m_next->setObjectName(QStringLiteral("nextItem"));
    auto* row = new FlowLayout(nullptr, metrics::kControlGap, metrics::kControlGap);
    row->addWidget(m_title);
    row->addStretch();
    row->addWidget(m_system);
    row->addWidget(m_which);
    auto* steps = new QHBoxLayout;
    steps->setSpacing(metrics::kControlGap);
    for (QWidget* part :
        {static_cast<QWidget*>(m_position), static_cast<QWidget*>(m_previous), static_cast<QWidget*>(m_next)})
        steps->addWidget(part);
    row->addItem(steps);
    column.addLayout(row);
}

std::size_t ItemsDialog::system() const
{
    return static_cast<std::size_t>(std::max(0, m_system->currentIndex()));
}

void ItemsDialog::loadItems()
{
    using Items = std::vector<std::uint32_t>;
    constexpr project::Which kChoices[] = {project::Which::All, project::Which::Wrong, project::Which::Right};
    m_session.jobs().start<Items>(
        quietJob(tr("Reading items")),
        [project = m_session.project(), run = m_evaluation->run, row = m_row, system = system(),
            which = kChoices[std::clamp(m_which->currentIndex(), 0, 2)]](
            JobContext&) { return project->evaluations().items(run, row, system, which); },
        this,
        [this, generation = ++m_itemsGeneration](const Result<Items>& items) {
            if (generation != m_itemsGeneration)
                return;
            if (!items) {
                if (items.error().code != Code::Cancelled)
                    m_banner->display(Banner::Level::Error, errorSentence(items.error()));
                return;
            }
            // The item looked at stays, when it passes.
            const auto before = m_item ? m_item->ordinal : 0;
            m_items = *items;
            const auto found = std::ranges::lower_bound(*m_items, before);
            go(m_item && found != m_items->end() && *found == before
                    ? static_cast<int>(found - m_items->begin())
                    : 0);
        });
}

void ItemsDialog::go(int to)
{
    if (!m_items)
        return;
    m_at = std::clamp(to, 0, std::max(0, static_cast<int>(m_items->size()) - 1));
    refreshPosition();
    loadItem();
}

void ItemsDialog::refreshPosition()
{
    const int count = m_items ? static_cast<int>(m_items->size()) : 0;
    m_position->setText(count == 0
            ? tr("None")
            //: Item 3 of 41
            : tr("%1 of %2")
                  .arg(countText(static_cast<std::uint64_t>(m_at + 1)), countText(m_items->size())));
    m_previous->setEnabled(m_at > 0);
    m_next->setEnabled(m_at + 1 < count);
}

void ItemsDialog::loadItem()
{
    ++m_itemGeneration;
    if (!m_items || m_items->empty()) {
        m_item.reset();
        showItem();
        return;
    }
    m_session.jobs().start<project::EvaluatedItem>(
        quietJob(tr("Reading an item")),
        [project = m_session.project(), run = m_evaluation->run,
            ordinal = (*m_items)[static_cast<std::size_t>(m_at)]](
            JobContext&) { return project->evaluations().item(run, ordinal); },
        this,
        [this, generation = m_itemGeneration](const Result<project::EvaluatedItem>& item) {
            if (generation != m_itemGeneration)
                return;
            if (item) {
                m_item = *item;
                m_banner->hide();
                showItem();
            } else if (item.error().code != Code::Cancelled) {
                m_banner->display(Banner::Level::Error, errorSentence(item.error()));
            }
        });
}

void ItemsDialog::showItem()
{
    m_closest->setVisible(m_item && !m_item->trainText.empty());
    if (!m_item || system() >= m_item->systems.size()) {
        m_textPanel->setTitle(tr("No such item"));
        m_textPanel->setSuffix({});
        m_text->setText({}, {}, {});
        m_legend->setEntries({});
        m_gold->hide();
        return;
    }
    const project::EvaluatedItem::OfSystem& said = m_item->systems[system()];
    m_textPanel->setTitle(fromUtf8(m_item->key));
    m_textPanel->setSuffix(fromUtf8(m_item->document));
    m_text->setText(m_item->text, said.gold, said.mentions);
    const bool mentions = project::isMentions(m_evaluation->task);
    const bool relations = m_evaluation->task == project::Task::Relations;
    m_gold->setText(relations
            ? relationLines(said)
            : tr("Gold: %1").arg(m_item->labels.empty() ? QStringLiteral("–") : labelsText(m_item->labels)));
    m_gold->setVisible(!mentions || relations);
    std::vector<OutcomeLegend::Entry> entries;
    for (const project::Outcome outcome : {project::Outcome::Found, project::Outcome::Alternative,
             project::Outcome::Partly, project::Outcome::Wrong, project::Outcome::Missed}) {
        const auto& from = outcome == project::Outcome::Missed ? said.gold : said.mentions;
        const auto count
            = static_cast<int>(std::ranges::count(from, outcome, &project::MarkedMention::outcome));
        const bool always = outcome == project::Outcome::Found || outcome == project::Outcome::Wrong
            || outcome == project::Outcome::Missed;
        if (mentions && (count > 0 || always))
            entries.push_back({outcome, count});
    }
    m_legend->setEntries(std::move(entries));
    m_model->setItem(*m_item);
    // By the model: QTableView::selectRow() finds no column in a mirrored window.
    m_table->setCurrentIndex(m_model->index(static_cast<int>(system()), 0));
    const QString closest = fromUtf8(m_item->trainText);
    m_closestText->setText(
        closest.size() > kClosestCharacters ? closest.left(kClosestCharacters) + QChar(0x2026) : closest);
    m_closest->setSuffix(m_item->similarity
            //: Similarity in percent, and the id of a training sentence
            ? tr("similarity %1 %, %2").arg(decimalWords(*m_item->similarity, 1), fromUtf8(m_item->trainKey))
            : fromUtf8(m_item->trainKey));
}

QString ItemsDialog::relationLines(const project::EvaluatedItem::OfSystem& said) const
{
    QStringList lines;
    for (const project::MarkedRelation& gold : said.goldRelations) {
        const QString words = relationWords(gold.relation, said.gold, m_item->text);
        lines.append(gold.outcome == project::Outcome::Found ? tr("Found: %1").arg(words)
                                                             : tr("Missed: %1").arg(words));
    }
    for (const project::MarkedRelation& predicted : said.relations) {
        if (predicted.outcome == project::Outcome::Wrong)
            lines.append(tr("Wrong: %1").arg(relationWords(predicted.relation, said.mentions, m_item->text)));
    }
    if (lines.isEmpty())
        return tr("No relations");
    const auto more = lines.size() - kShownRelations;
    if (more > 0) {
        lines.resize(kShownRelations);
        lines.append(tr("and %Ln more relation(s)", nullptr, static_cast<int>(more)));
    }
    return lines.join(QLatin1Char('\n'));
}

void ItemsDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() == Qt::NoModifier && (event->key() == Qt::Key_J || event->key() == Qt::Key_K)) {
        go(m_at + (event->key() == Qt::Key_J ? 1 : -1));
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace heldout::ui
