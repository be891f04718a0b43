// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/evaluation_tables.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "pages/evaluate/counts_model.h"
#include "pages/evaluate/differences_model.h"
#include "pages/evaluate/evaluation_words.h"
#include "pages/evaluate/scores_model.h"
#include "session/words.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/panel.h"
#include "widgets/segmented.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr int kScoresShare = 17;
constexpr int kCountsShare = 16;
constexpr int kLeastRows = 4;
constexpr int kFittedRows = 8;

TableView* makeTable(const char* name, const QString& words, QAbstractItemModel* model)
{
    auto* table = new TableView;
    table->setObjectName(QString::fromLatin1(name));
    table->setAccessibleName(words);
    table->setModel(model);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setColumnsShared(true);
    table->setLeastRows(kLeastRows);
    return table;
}

} // namespace

EvaluationTables::EvaluationTables(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_scoresModel(new ScoresModel(this))
    , m_scoresText(new ScoresTextModel(this))
    , m_countsModel(new CountsModel(this))
    , m_differences(new DifferencesModel(this))
    , m_scores(makeTable("scoresTable", tr("Scores by group and system"), m_scoresModel))
    , m_counts(makeTable("countsTable", tr("Counts by group"), nullptr))
    , m_scoresPanel(new Panel)
    , m_countsPanel(new Panel(tr("Counts")))
    , m_metric(new QComboBox)
    , m_system(new QComboBox)
{
    qRegisterMetaType<heldout::project::Metric>();
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(metrics::kPanelGap);
    makeScores();
    makeCounts();
    m_column->addWidget(m_scoresPanel, kScoresShare);
    m_column->addWidget(m_countsPanel, kCountsShare);
    connect(m_scores->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this] { followRow(m_scores, m_counts); });
    connect(m_scores, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const EvaluationRows::Row& row = m_scoresModel->rows().at(index.row());
        if (!row.head)
            Q_EMIT cellActivated(
                row.row, index.column() < 2 ? m_counted : m_scoresModel->systemAt(index.column()));
    });
    connect(m_counts, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const EvaluationRows::Row& row = m_countsModel->rows().at(index.row()); // of both models
        if (!row.head)
            Q_EMIT cellActivated(row.row, m_counted);
    });
    showTables();
}

void EvaluationTables::makeScores()
{
    m_scores->setTwoLine(true);
    m_scores->setCopyModel(m_scoresText);
    m_scoresPanel->setFlush(true);
    m_scoresPanel->content()->addWidget(m_scores, 1);
    m_scoresPanel->content()->addWidget(makeNote());
    m_metric->setObjectName(QStringLiteral("metricBox"));
    m_metric->setAccessibleName(tr("Score"));
    m_scoresChoice = makeChoice("scoresOrCounts");
    m_scoresPanel->addTool(m_scoresChoice);
    m_scoresPanel->addTool(m_metric);
    QToolButton* copy = m_scoresPanel->addTool(QStringLiteral("copy"), tr("Copy table"));
    copy->setObjectName(QStringLiteral("scoresTableCopy"));
    connect(copy, &QToolButton::clicked, m_scores, [this] { m_scores->copy(); });
    connect(m_metric, &QComboBox::activated, this,
        [this] { Q_EMIT metricChosen(static_cast<project::Metric>(m_metric->currentData().toInt())); });
}

void EvaluationTables::makeCounts()
{
    m_countsPanel->setFlush(true);
    m_countsPanel->content()->addWidget(m_counts, 1);
    m_countsPanel->content()->addWidget(makeNote());
    m_system->setObjectName(QStringLiteral("countsSystem"));
    m_system->setAccessibleName(tr("System"));
    m_system->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_system->setMinimumContentsLength(14);
    m_countsChoice = makeChoice("countsOrScores");
    m_countsPanel->addTool(m_countsChoice);
    m_countsPanel->addTool(m_system);
    QToolButton* copy = m_countsPanel->addTool(QStringLiteral("copy"), tr("Copy table"));
    copy->setObjectName(QStringLiteral("countsTableCopy"));
    connect(copy, &QToolButton::clicked, m_counts, [this] { m_counts->copy(); });
    connect(m_system, &QComboBox::activated, this,
        [this](int) { Q_EMIT systemChosen(m_system->currentData().toULongLong()); });
}

QWidget* EvaluationTables::makeNote()
{
    auto* note = new QWidget;
    auto* few
        = new StatusSign(Sign::Warning, tr("Fewer than %1 items: read with care.").arg(project::kFewItems));
    few->setPlainText(true);
    auto* hint = makeLabel({}, FontRole::Label, Ink::Text3);
    auto* row = new QHBoxLayout(note);
    row->setContentsMargins(metrics::kPanelMargin, 0, metrics::kPanelMargin, metrics::kSpace4);
    row->addWidget(few);
    row->addStretch(1);
    row->addWidget(hint);
    m_notes.push_back(note);
    m_fewNotes.push_back(few);
    m_hints.push_back(hint);
    return note;
}

Segmented* EvaluationTables::makeChoice(const char* name)
{
    auto* choice = new Segmented;
    choice->setAccessibleName(tr("Table"));
    choice->setObjectName(QString::fromLatin1(name));
    connect(choice, &Segmented::currentIndexChanged, this, [this](int index) {
        setShownTable(m_low ? index : index + 1);
        // Each panel has its own; the one that is shown next goes on.
        if (Segmented* next = m_low && m_shown == 0 ? m_scoresChoice : m_countsChoice; next->isVisible())
            next->setFocus();
        Q_EMIT tableChosen(m_shown);
    });
    return choice;
}

/// All three, or those that stand below the scores.
void EvaluationTables::setChoice()
{
    for (Segmented* choice : {m_scoresChoice, m_countsChoice}) {
        const QSignalBlocker block(choice);
        choice->setTexts(m_low ? QStringList{tr("Scores"), tr("Counts"), tr("Differences")}
                               : QStringList{tr("Counts"), tr("Differences")});
        choice->setCurrentIndex(m_low ? m_shown : std::max(0, m_shown - 1));
    }
}

void EvaluationTables::setEvaluation(std::shared_ptr<const project::Evaluation> evaluation,
    const std::vector<std::size_t>& shown, std::size_t counted)
{
    const QSignalBlocker block(this);
    const int row = m_scores->currentIndex().row();
    const bool sameRows = m_evaluation && evaluation && m_evaluation->rows.size() == evaluation->rows.size();
    m_evaluation = evaluation;
    m_counted = counted;
    m_scoresText->setEvaluation(evaluation, shown);
    m_scoresModel->setEvaluation(evaluation, shown);
    m_countsModel->setEvaluation(evaluation, counted);
    m_differences->setEvaluation(evaluation, shown, counted);
    m_system->clear();
    if (!evaluation)
        return;
    m_scoresPanel->setTitle(scoresTitle(*evaluation));
    m_scoresPanel->setSuffix(evaluation->resamples == 0
            ? tr("in %")
            : tr("in %, with %1 % interval").arg(confidenceText(evaluation->confidence)));
    for (std::size_t i = 0; i < evaluation->systems.size(); ++i)
        m_system->addItem(fromUtf8(evaluation->systems[i].name), static_cast<qulonglong>(i));
    m_system->setCurrentIndex(static_cast<int>(counted));
    const QString stem = fileStem(*evaluation);
    m_scores->setFileStem(stem);
    m_countsStem = stem;
    const bool few = std::ranges::any_of(evaluation->rows, &project::GroupRow::few);
    for (StatusSign* note : m_fewNotes)
        note->setVisible(few);
    for (QLabel* hint : m_hints)
        hint->setText(tr("%1 opens the sentences of a row").arg(keyText(Qt::Key_Return)));
    if (sameRows && row >= 0 && row < m_scoresModel->rowCount()) {
        m_scores->setCurrentIndex(m_scoresModel->index(row, 0));
        followRow(m_scores, m_counts);
    }
    showTables();
}

void EvaluationTables::setMetrics(const std::vector<project::Metric>& metrics, project::Metric chosen)
{
    const QSignalBlocker block(m_metric);
    m_metric->clear();
    for (const project::Metric metric : metrics)
        m_metric->addItem(metricWord(metric), static_cast<int>(metric));
    m_metric->setCurrentIndex(m_metric->findData(static_cast<int>(chosen)));
    m_metric->setVisible(metrics.size() > 1);
}

void EvaluationTables::chooseRow(std::size_t row)
{
    const int shown = m_scoresModel->rows().rowOf(row);
    if (shown < 0) {
        m_scores->clearSelection();
        m_counts->clearSelection();
        return;
    }
    const QSignalBlocker block(this);
    m_scores->setCurrentIndex(m_scoresModel->index(shown, std::max(0, m_scores->currentIndex().column())));
    followRow(m_scores, m_counts);
}

void EvaluationTables::followRow(TableView* from, TableView* to)
{
    const QModelIndex index = from->currentIndex();
    if (!index.isValid() || to->model() == nullptr || index.row() >= to->model()->rowCount())
        return;
    {
        const QSignalBlocker block(to->selectionModel());
        const int column = std::max(0, to->currentIndex().column());
        to->setCurrentIndex(to->model()->index(index.row(), column));
    }
    to->viewport()->update();
    Q_EMIT rowChosen(m_scoresModel->rows().at(index.row()).row);
}

void EvaluationTables::setDimmed(bool dimmed)
{
    // Their cells are drawn as those of a table that cannot be used, but they still can be read and copied.
    for (TableView* table : {m_scores, m_counts})
        table->setEnabled(!dimmed);
}

void EvaluationTables::setLow(bool low)
{
    if (m_low == low)
        return;
    m_low = low;
    showTables();
}

void EvaluationTables::setShownTable(int table)
{
    m_shown = std::clamp(table, 0, 2);
    showTables();
}

void EvaluationTables::showTables()
{
    const bool several = m_evaluation && m_evaluation->systems.size() > 1;
    setChoice();
    m_scoresChoice->setVisible(m_low);
    m_countsChoice->setVisible(m_low || several);
    m_scoresPanel->setVisible(!m_low || m_shown == 0);
    m_countsPanel->setVisible(!m_low || m_shown > 0);
    QAbstractItemModel* model
        = differencesShown() ? static_cast<QAbstractItemModel*>(m_differences) : m_countsModel;
    if (m_counts->model() != model) {
        delete m_counts->selectionModel(); // the view makes another one
        m_counts->setModel(model);
        connect(m_counts->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { followRow(m_counts, m_scores); });
        followRow(m_scores, m_counts);
    }
    m_countsPanel->setTitle(differencesShown() ? tr("Differences") : tr("Counts"));
    m_countsPanel->setSuffix(!differencesShown() ? m_system->currentText()
            : m_evaluation && m_evaluation->resamples > 0
            //: %1 is a system
            ? tr("against %1, in points").arg(m_system->currentText())
            : QString());
    m_counts->setFileStem(
        m_countsStem + (differencesShown() ? QStringLiteral("-differences") : QStringLiteral("-counts")));
    m_counts->setEmptyText(tr("There is no other system to compare with."));
    m_notes.front()->setVisible(m_low); // else it stands below the counts
    fitRows();
}

void EvaluationTables::fitRows()
{
    // Few rows: the scores take what they need, the counts the rest.
    const bool fits = !m_low && m_scoresModel->rowCount() <= kFittedRows;
    m_scores->setFitRows(fits ? kFittedRows : 0);
    m_column->setStretch(0, fits ? 0 : kScoresShare);
    m_column->setStretch(1, fits ? 1 : kCountsShare);
}

} // namespace heldout::ui
