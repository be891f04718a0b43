// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/label_conflicts_dialog.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

#include "pages/data/usual_run.h"
#include "session/session.h"
#include "session/words.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/field.h"
#include "widgets/segmented.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr QSize kSize(1080, 600);
constexpr int kWidestId = 160;
constexpr int kWidestLabel = 130;
constexpr int kLateMs = 200;
constexpr std::size_t kListed = 5000;
constexpr std::size_t kTextBytes = 400;

enum Column { Score, TestId, TestLabel, TestText, TrainId, TrainLabel, TrainText };

QStandardItem* scoreItem(double score)
{
    auto* item = new QStandardItem(QLocale().toString(score, 'f', 1));
    item->setData(score, RawValueRole);
    item->setData(static_cast<int>(CellKind::BoldNumber), KindRole);
    return item;
}

QStandardItem* textItem(const std::string& text)
{
    auto* item = new QStandardItem(fromUtf8(text).simplified());
    item->setToolTip(fromUtf8(text));
    return item;
}

} // namespace

LabelConflictsDialog::LabelConflictsDialog(
    Session& session, std::vector<ConflictSides> sides, int least, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_sides(std::move(sides))
    , m_title(makeLabel({}, FontRole::PanelTitle, Ink::Text1, this))
    , m_caption(makeLabel({}, FontRole::Label, Ink::Text3, this))
    , m_sidesChoice(new Segmented(this))
    , m_least(new Segmented(this))
    , m_table(new TableView(this))
    , m_model(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("labelConflictsDialog"));
    setWindowTitle(tr("Label conflicts"));
    resize(kSize);
    m_title->setObjectName(QStringLiteral("conflictsTitle"));
    m_caption->setObjectName(QStringLiteral("conflictsCaption"));
    m_caption->setWordWrap(true);
    makeTable();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kSpace16, metrics::kSpace16, metrics::kSpace16, metrics::kSpace16);
    column->setSpacing(metrics::kSpace12);
    column->addWidget(m_title);
    column->addWidget(makeChoices());
    column->addWidget(m_table, 1);
    column->addWidget(m_caption);
    column->addWidget(makeButtons());

    m_least->setCurrentIndex(least);
    connect(m_least, &Segmented::currentIndexChanged, this, &LabelConflictsDialog::refresh);
    connect(m_sidesChoice, &Segmented::currentIndexChanged, this, &LabelConflictsDialog::refresh);
    connect(&session, &Session::runsChanged, this, &LabelConflictsDialog::refresh);
    connect(&session, &Session::projectChanged, this, &QDialog::reject);
    connect(&session.jobs(), &JobRunner::jobChanged, this, [this](quint64 id) {
        if (id == m_compareJob)
            refresh();
    });
    m_table->setFocus();
    refresh();
}

LabelConflictsDialog::~LabelConflictsDialog()
{
    stopReading();
}

QWidget* LabelConflictsDialog::makeChoices()
{
    m_sidesChoice->setObjectName(QStringLiteral("conflictSides"));
    for (const ConflictSides& sides : m_sides)
        m_sidesChoice->addSegment(sides.within()
                ? tr("within %1").arg(fromUtf8(sides.test.name))
                : tr("%1 and %2").arg(fromUtf8(sides.test.name), fromUtf8(sides.train.name)));
    m_least->setObjectName(QStringLiteral("leastSimilarity"));
    for (const std::optional<std::int32_t>& least : kLeastSimilarities)
        m_least->addSegment(least ? countText(static_cast<std::uint64_t>(*least / 1000)) : tr("Same text"),
            least ? QString() : tr("The same but for case or white space"));
    auto* choices = new QWidget(this);
    auto* row = new QHBoxLayout(choices);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kSpace16);
    row->addWidget(new Field(tr("Splits"), m_sidesChoice, choices));
    row->addWidget(new Field(tr("Least similarity (%)"), m_least, choices));
    row->addStretch(1);
    return choices;
}

void LabelConflictsDialog::makeTable()
{
    m_table->setObjectName(QStringLiteral("labelConflicts"));
    m_table->setAccessibleName(tr("Pairs of texts with different labels"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setFileStem(QStringLiteral("label-conflicts"));
    m_table->setModel(m_model);
    connect(m_table, &QAbstractItemView::activated, this, &LabelConflictsDialog::openPair);
    connect(m_table, &TableView::copied, this,
        [this] { Q_EMIT m_session.notice(tr("The table was copied as tab-separated text")); });
    connect(m_table, &TableView::saveFailed, this, [this](const QString& sentence) {
        Error error;
        error.code = Code::UnwritableFile;
        error.message = Phrase::asIs(sentence.toStdString());
        Q_EMIT m_session.failed(error);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) { m_open->setEnabled(current.isValid()); });
}

QWidget* LabelConflictsDialog::makeButtons()
{
    auto* buttons = new QWidget(this);
    m_compare = new QPushButton(icon(QStringLiteral("play")), {}, buttons);
    m_compare->setObjectName(QStringLiteral("conflictsCompare"));
    m_export = new QPushButton(icon(QStringLiteral("export")), tr("Export…"), buttons);
    m_export->setObjectName(QStringLiteral("conflictsExport"));
    m_open = new QPushButton(tr("Show the pair"), buttons);
    m_open->setObjectName(QStringLiteral("conflictsOpen"));
    m_open->setToolTip(keyText(Qt::Key_Return));
    m_open->setEnabled(false);
    auto* close = new QPushButton(tr("Close"), buttons);
    close->setObjectName(QStringLiteral("conflictsClose"));
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kControlGap);
    for (QPushButton* button : {m_compare, m_export})
        row->addWidget(button);
    row->addStretch(1);
    for (QPushButton* button : {m_open, close})
        row->addWidget(button);
    for (QPushButton* button : {m_compare, m_export, m_open, close})
        button->setAutoDefault(false); // Enter in the table opens its pair
    connect(m_compare, &QPushButton::clicked, this, &LabelConflictsDialog::compare);
    connect(m_export, &QPushButton::clicked, this, [this] { m_table->saveAs(); });
    connect(m_open, &QPushButton::clicked, this, &LabelConflictsDialog::openPair);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* save = new QShortcut(QKeySequence(QStringLiteral("Ctrl+E")), this);
    connect(save, &QShortcut::activated, m_export, &QPushButton::click);
    return buttons;
}

const ConflictSides& LabelConflictsDialog::chosen() const
{
    return m_sides[static_cast<std::size_t>(std::max(0, m_sidesChoice->currentIndex()))];
}

void LabelConflictsDialog::refresh()
{
    const ConflictSides& sides = chosen();
    const project::ComparisonRun* run
        = usualRun(m_session, project::CompareUnit::Text, sides.test.id, sides.train.id);
    refreshCompare(run != nullptr);
    if (!run) {
        stopReading();
        m_run = 0;
        showNothing(sides.within() ? tr("Known when the split is compared with itself.")
                                   : tr("Known when the splits are compared."));
        return;
    }
    if (m_run != run->id || m_leastRead != m_least->currentIndex())
        read(run->id);
}

void LabelConflictsDialog::refreshCompare(bool compared)
{
    const ConflictSides& sides = chosen();
    const JobInfo job = m_session.jobs().job(m_compareJob);
    const bool underway = job.id != 0 && !job.finished();
    m_compare->setVisible(!compared);
    m_compare->setEnabled(!underway && !m_session.readOnly());
    m_compare->setText(sides.within()
            ? tr("Compare %1 with itself").arg(fromUtf8(sides.test.name))
            : tr("Compare %1 with %2").arg(fromUtf8(sides.test.name), fromUtf8(sides.train.name)));
    m_compare->setToolTip(underway ? tr("This comparison is running")
            : m_session.readOnly() ? tr("This project can only be read")
                                   : QString());
}

void LabelConflictsDialog::read(project::ObjectId run)
{
    stopReading();
    m_run = run;
    m_leastRead = m_least->currentIndex();
    const quint64 generation = ++m_generation;
    m_job = m_session.jobs().start<project::LabelConflicts>(
        quietJob(tr("Reading label conflicts")),
        [project = m_session.project(), run, from = kLeastSimilarities[m_leastRead]](JobContext& job) {
            return project->evaluations().labelConflicts(run, from, kListed, kTextBytes, job);
        },
        this,
        [this, generation](const Result<project::LabelConflicts>& conflicts) {
            if (generation != m_generation)
                return;
            m_job = 0;
            if (conflicts)
                fill(*conflicts);
            else if (conflicts.error().code != Code::Cancelled)
                showNothing(errorSentence(conflicts.error()));
        });
    // What was there stays until it has waited long enough to say so.
    QTimer::singleShot(kLateMs, this, [this, generation] {
        if (generation == m_generation && m_job != 0)
            showNothing(tr("Reading label conflicts…"));
    });
}

void LabelConflictsDialog::stopReading()
{
    ++m_generation;
    if (m_job != 0)
        m_session.jobs().cancel(std::exchange(m_job, 0));
}

void LabelConflictsDialog::fill(const project::LabelConflicts& conflicts)
{
    const ConflictSides& sides = chosen();
    const QString test = fromUtf8(sides.test.name);
    const QString train = fromUtf8(sides.train.name);
    m_conflicts = conflicts;
    m_model->clear();
    m_model->setHorizontalHeaderLabels(sides.within()
            ? QStringList{tr("Similarity (%)"), tr("Id"), tr("Label"), tr("Text"), tr("Other id"),
                  tr("Other label"), tr("Other text")} //: Heads of a table; %1 is the name of a split
            : QStringList{tr("Similarity (%)"), tr("Id in %1").arg(test), tr("Label in %1").arg(test),
                  tr("Text in %1").arg(test), tr("Id in %1").arg(train), tr("Label in %1").arg(train),
                  tr("Text in %1").arg(train)});
    for (const project::LabelConflict& one : conflicts.list)
        m_model->appendRow({scoreItem(one.score), textItem(one.testKey),
            new QStandardItem(labelsText(one.testLabels)), textItem(one.testText), textItem(one.trainKey),
            new QStandardItem(labelsText(one.trainLabels)), textItem(one.trainText)});
    QHeaderView* head = m_table->horizontalHeader();
    head->setSectionResizeMode(QHeaderView::Interactive);
    for (const int column : {Score, TestId, TestLabel, TrainId, TrainLabel}) {
        const int widest = column == TestId || column == TrainId ? kWidestId : kWidestLabel;
        m_table->setColumnWidth(column, std::min(m_table->columnWidthFor(column), metrics::scaled(widest)));
    }
    for (const int column : {TestText, TrainText})
        head->setSectionResizeMode(column, QHeaderView::Stretch);
    m_table->setEmptyText(nothingFound());
    m_title->setText(
        narrowGroups(tr("%Ln pair(s) of texts with different labels", nullptr, pluralOf(conflicts.total))));
    QStringList captions;
    if (conflicts.total > 0 && !sides.within())
        captions.append(
            narrowGroups(tr("Of %Ln text(s) of %1.", nullptr, pluralOf(conflicts.testItems))).arg(test));
    if (conflicts.total > conflicts.list.size())
        captions.append(tr("The closest %1 of %2 are listed.")
                .arg(countText(conflicts.list.size()), countText(conflicts.total)));
    m_caption->setText(captions.join(QLatin1Char(' ')));
    m_caption->setVisible(!captions.isEmpty());
    m_export->setEnabled(!conflicts.list.empty());
    m_open->setEnabled(false);
    if (!conflicts.list.empty())
        m_table->setCurrentIndex(m_model->index(0, 0));
}

QString LabelConflictsDialog::nothingFound() const
{
    const ConflictSides& sides = chosen();
    const QString test = fromUtf8(sides.test.name);
    const QString train = fromUtf8(sides.train.name);
    const bool same = !kLeastSimilarities[m_leastRead];
    if (!sides.test.labels || !sides.train.labels)
        return tr("The texts have no labels.");
    if (sides.within())
        return same ? tr("No text stands twice in %1 with different labels.").arg(test)
                    : tr("No two texts of %1 that are this similar have different labels.").arg(test);
    return same ? tr("No text of %1 stands in %2 with another label.").arg(test, train)
                : tr("No texts of %1 and %2 that are this similar have different labels.").arg(test, train);
}

void LabelConflictsDialog::showNothing(const QString& sentence)
{
    m_conflicts = {};
    m_model->clear();
    m_table->setEmptyText(sentence);
    m_title->setText(tr("Pairs of texts with different labels"));
    m_caption->hide();
    m_export->setEnabled(false);
    m_open->setEnabled(false);
}

void LabelConflictsDialog::compare()
{
    const ConflictSides& sides = chosen();
    project::CompareRequest request;
    request.dataset = sides.dataset;
    request.testSplit = sides.test.name;
    request.trainSplit = sides.train.name;
    if (sides.within())
        request.ngrams = {1};
    m_compareJob = m_session.startComparison(request);
    m_table->setFocus(); // the button waits
    refresh();
}

void LabelConflictsDialog::openPair()
{
    const int row = m_table->currentIndex().row();
    if (row < 0 || static_cast<std::size_t>(row) >= m_conflicts.list.size() || !isVisible())
        return;
    const project::LabelConflict& one = m_conflicts.list[static_cast<std::size_t>(row)];
    const project::ObjectId run = m_conflicts.run;
    const auto pos = static_cast<qint64>(one.pos);
    const qint64 partner = one.rank > 1 ? static_cast<qint64>(one.trainOrdinal) : -1;
    accept();
    Q_EMIT m_session.pairsRequested(run, {}, pos, partner);
}

} // namespace heldout::ui
