// SPDX-License-Identifier: GPL-3.0-or-later
// What the file is, its first rows, and which column is what.
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QStandardItemModel>

#include <algorithm>

#include "pages/evaluate/predictions_dialog.h"
#include "project/project.h"
#include "session/session.h"
#include "session/words.h"
#include "style/metrics.h"
#include "widgets/banner.h"
#include "widgets/panel.h"
#include "widgets/segmented.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr qsizetype kCellCharacters = 200;
constexpr int kWidestColumn = 280;

} // namespace

formats::PredictionOptions PredictionsDialog::options() const
{
    formats::PredictionOptions options;
    const int format = m_format->currentData().toInt();
    if (format >= 0)
        options.format = static_cast<formats::FormatId>(format);
    if (m_preview && m_mapping->isVisibleTo(m_previewPanel)) {
        options.format = m_preview->detection.format;
        options.header = m_preview->detection.header;
        options.separator
            = m_preview->detection.format == formats::FormatId::Csv ? m_preview->detection.separator : '\0';
        options.columns = m_preview->detection.columns;
        options.columns.id = m_id->currentData().toString().toStdString();
        const std::string label = m_label->currentData().toString().toStdString();
        options.columns.labels = label.empty() ? std::vector<std::string>() : std::vector{label};
        // Several columns of scores stay as they were found; a choice is of one.
        if (const QString score = m_score->currentData().toString(); score != QLatin1String("*"))
            options.columns.scores
                = score.isEmpty() ? std::vector<std::string>() : std::vector{score.toStdString()};
        options.threshold = m_threshold->value();
    }
    return options;
}

void PredictionsDialog::readPreview()
{
    m_delay.stop();
    m_banner->hide();
    m_preview.reset();
    m_mapping->hide();
    m_model->clear();
    m_reason->setState(Sign::None, {});
    ++m_previewGeneration;
    if (!m_systemWritten)
        m_system->setText(nameOf(m_paths.value(0)));
    refresh();
    if (m_paths.isEmpty())
        return;
    formats::PredictionOptions wanted;
    if (const int format = m_format->currentData().toInt(); format >= 0)
        wanted.format = static_cast<formats::FormatId>(format);
    m_session.jobs().start<formats::PredictionPreview>(
        quietJob(tr("Reading the preview")),
        [path = m_paths.front().toStdString(), wanted, project = m_session.project(),
            dataset = dataset().toStdString(), split = split() != nullptr ? split()->name : std::string()](
            JobContext& job) mutable -> Result<formats::PredictionPreview> {
            if (!split.empty()) {
                auto labels = project->evaluations().itemLabels(dataset, split, job);
                if (!labels)
                    return fail(labels.error());
                wanted.itemLabels = std::move(*labels);
            }
            return project::previewPredictions(path, wanted);
        },
        this,
        [this, generation = m_previewGeneration](const Result<formats::PredictionPreview>& preview) {
            if (generation == m_previewGeneration)
                takePreview(preview);
        });
}

void PredictionsDialog::takePreview(const Result<formats::PredictionPreview>& preview)
{
    if (!preview) {
        if (preview.error().code != Code::Cancelled) {
            m_reason->setState(Sign::Error, tr("It cannot be loaded"));
            m_banner->display(Banner::Level::Error, errorSentence(preview.error()));
        }
        refresh();
        return;
    }
    m_preview = *preview;
    m_reason->setState(Sign::Done, phraseText(m_preview->detection.reason));
    if (!m_preview->detection.hasIds)
        m_join->setCurrentIndex(1);
    m_join->setSegmentEnabled(0, m_preview->detection.hasIds);
    fillColumns();
    showRows();
    refresh();
}

/// Labels that are given need none.
void PredictionsDialog::showThreshold()
{
    m_threshold->setEnabled(
        m_label->currentData().toString().isEmpty() && !m_score->currentData().toString().isEmpty());
}

void PredictionsDialog::showRows()
{
    m_previewPanel->setSuffix(m_preview->complete
            ? tr("%Ln line(s)", nullptr, pluralOf(m_preview->rows.size()))
            : tr("first %Ln line(s)", nullptr, pluralOf(m_preview->rows.size())));
    QStringList heads{tr("Line")};
    for (std::size_t i = 0; i < m_preview->heads.size(); ++i)
        heads.append(
            m_preview->heads[i].empty() ? QStringLiteral("#%1").arg(i + 1) : fromUtf8(m_preview->heads[i]));
    m_model->setHorizontalHeaderLabels(heads);
    for (const formats::PreviewRow& row : m_preview->rows) {
        QList<QStandardItem*> cells{new QStandardItem(countText(row.line))};
        for (const std::string& cell : row.cells)
            cells.append(new QStandardItem(fromUtf8(cell).left(kCellCharacters).simplified()));
        m_model->appendRow(cells);
    }
    m_table->resizeColumnsToContents();
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_table->setColumnWidth(
            column, std::min(m_table->columnWidth(column), metrics::scaled(kWidestColumn)));
    m_table->horizontalHeader()->setStretchLastSection(true);
}

void PredictionsDialog::fillColumns()
{
    const formats::PredictionDetection& detection = m_preview->detection;
    const bool mapped = detection.format == formats::FormatId::Tsv
        || detection.format == formats::FormatId::Csv || detection.format == formats::FormatId::Jsonl;
    for (QComboBox* box : {m_id, m_label, m_score}) {
        box->clear();
        box->addItem(tr("None"), QString());
    }
    const bool json = detection.format == formats::FormatId::Jsonl;
    for (std::size_t i = 0; i < m_preview->heads.size(); ++i) {
        const QString place = QStringLiteral("#%1").arg(i + 1);
        const QString head = fromUtf8(m_preview->heads[i]);
        for (QComboBox* box : {m_id, m_label, m_score})
            box->addItem(head.isEmpty() ? place : head, json ? head : place);
    }
    const auto choose = [](QComboBox* box, const std::string& column) {
        box->setCurrentIndex(std::max(0, box->findData(fromUtf8(column))));
    };
    choose(m_id, detection.columns.id);
    choose(m_label, detection.columns.labels.empty() ? std::string() : detection.columns.labels.front());
    if (detection.columns.scores.size() > 1) {
        m_score->addItem(
            tr("%Ln columns, one a class", nullptr, static_cast<int>(detection.columns.scores.size())),
            QStringLiteral("*"));
        m_score->setCurrentIndex(m_score->count() - 1);
    } else {
        choose(m_score, detection.columns.scores.empty() ? std::string() : detection.columns.scores.front());
    }
    showThreshold();
    m_mapping->setVisible(mapped && detection.task == formats::PredictionTask::Labels);
}

} // namespace heldout::ui
