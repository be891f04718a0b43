// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where in the dialog for predictions.
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

#include "pages/evaluate/join_report.h"
#include "pages/evaluate/predictions_dialog.h"
#include "project/project.h"
#include "session/session.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/banner.h"
#include "widgets/dialog_size.h"
#include "widgets/field.h"
#include "widgets/panel.h"
#include "widgets/scroll_area.h"
#include "widgets/segmented.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr QSize kSize(960, 680);
constexpr QSize kSmallest(760, 540);
constexpr int kMappingWidth = 180;
constexpr int kThresholdDecimals = 4;
constexpr double kThresholdStep = 0.05;
constexpr double kGreatestThreshold = 1e6; // scores may be logits
constexpr auto kFormats = {formats::FormatId::Tsv, formats::FormatId::Csv, formats::FormatId::Jsonl,
    formats::FormatId::Lines, formats::FormatId::Bc2gm, formats::FormatId::Brat, formats::FormatId::Conll};

QComboBox* namedBox(const char* name, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(QString::fromLatin1(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    return box;
}

} // namespace

void PredictionsDialog::build()
{
    setObjectName(QStringLiteral("predictionsDialog"));
    setWindowTitle(tr("Load predictions"));
    setMinimumSize(kSmallest);
    setFirstSize(*this, kSize);
    setAcceptDrops(true);

    auto* middle = new ScrollContent(this);
    auto* parts = new QVBoxLayout(middle);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(metrics::kSpace12);
    buildFields(*parts);
    m_reason = new StatusSign(Sign::None, {}, middle);
    m_reason->setPlainText(true);
    m_reason->setObjectName(QStringLiteral("predictionsReason"));
    m_banner = new Banner(middle);
    m_banner->setObjectName(QStringLiteral("predictionsBanner"));
    m_banner->hide();
    m_steps = new QStackedWidget(middle);
    m_steps->addWidget(buildPreview());
    m_steps->addWidget(buildResult());
    parts->addWidget(m_reason);
    parts->addWidget(m_banner);
    parts->addWidget(m_steps, 1);

    m_note = makeLabel({}, FontRole::Label, Ink::Text3, this);
    m_note->setObjectName(QStringLiteral("predictionsNote"));
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("predictionsCancel"));
    m_cancel->setAutoDefault(false);
    m_load = new QPushButton(tr("Load"), this);
    m_load->setObjectName(QStringLiteral("predictionsLoad"));
    m_load->setDefault(true);
    setKind(m_load, Kind::Primary);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kControlGap);
    buttons->addWidget(m_note, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_load);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kSpace24, metrics::kSpace16, metrics::kSpace24, metrics::kSpace16);
    column->setSpacing(metrics::kSpace12);
    column->addWidget(makeLabel(windowTitle(), FontRole::PageTitle, Ink::Text1, this));
    column->addWidget(makeScrollArea(middle, this), 1);
    column->addLayout(buttons);
}

void PredictionsDialog::buildFields(QVBoxLayout& column)
{
    m_file = new QLineEdit(this);
    m_file->setObjectName(QStringLiteral("predictionsFile"));
    m_file->setPlaceholderText(tr("A file of predictions; drop it here or choose it"));
    QAction* choose = m_file->addAction(icon(QStringLiteral("folder")), QLineEdit::TrailingPosition);
    choose->setToolTip(tr("Choose files"));
    choose->setObjectName(QStringLiteral("predictionsBrowse"));
    connect(choose, &QAction::triggered, this, &PredictionsDialog::browse);
    m_system = new QLineEdit(this);
    m_system->setObjectName(QStringLiteral("predictionsSystem"));
    m_split = namedBox("predictionsSplit", this);
    m_format = namedBox("predictionsFormat", this);
    m_format->addItem(tr("As recognised"), -1);
    for (const formats::FormatId format : kFormats)
        m_format->addItem(formatName(format), static_cast<int>(format));
    m_join = new Segmented({tr("By id"), tr("By position")}, this);
    m_join->setObjectName(QStringLiteral("predictionsJoin"));
    m_each = new QCheckBox(tr("Each file is a system of its own"), this);
    m_each->setObjectName(QStringLiteral("predictionsEach"));
    m_each->setChecked(true);

    auto* first = new QHBoxLayout;
    first->setSpacing(metrics::kSpace12);
    first->addWidget(new Field(tr("File"), m_file, this), 7, Qt::AlignTop);
    m_systemField = new Field(tr("System"), m_system, this);
    first->addWidget(m_systemField, 4, Qt::AlignTop);
    auto* second = new QHBoxLayout;
    second->setSpacing(metrics::kSpace12);
    second->addWidget(new Field(tr("Predictions for"), m_split, this), 4, Qt::AlignTop);
    second->addWidget(new Field(tr("Format"), m_format, this), 4, Qt::AlignTop);
    second->addWidget(new Field(tr("Rows belong to items"), m_join, this), 3, Qt::AlignTop);
    column.addLayout(first);
    column.addWidget(m_each);
    column.addLayout(second);
}

QWidget* PredictionsDialog::buildPreview()
{
    m_previewPanel = new Panel(tr("Preview"), this);
    m_previewPanel->setFlush(true);
    m_mapping = new QWidget(this);
    auto* mapping = new QHBoxLayout(m_mapping);
    mapping->setContentsMargins(metrics::kPanelMargin, 0, metrics::kPanelMargin, 0);
    mapping->setSpacing(metrics::kSpace12);
    m_id = namedBox("predictionsId", m_mapping);
    m_label = namedBox("predictionsLabel", m_mapping);
    m_score = namedBox("predictionsScore", m_mapping);
    for (QComboBox* box : {m_id, m_label, m_score})
        box->setFixedWidth(metrics::scaled(kMappingWidth));
    m_threshold = new QDoubleSpinBox(m_mapping);
    m_threshold->setObjectName(QStringLiteral("predictionsThreshold"));
    m_threshold->setDecimals(kThresholdDecimals);
    m_threshold->setRange(-kGreatestThreshold, kGreatestThreshold);
    m_threshold->setSingleStep(kThresholdStep);
    m_threshold->setValue(formats::PredictionOptions().threshold);
    m_threshold->setToolTip(tr(
        "Score from which a class is a label: where items have several labels, or of one column of scores"));
    mapping->addWidget(new Field(tr("Id"), m_id, m_mapping));
    mapping->addWidget(new Field(tr("Predicted label"), m_label, m_mapping));
    mapping->addWidget(new Field(tr("Score"), m_score, m_mapping));
    mapping->addWidget(new Field(tr("Label from"), m_threshold, m_mapping));
    mapping->addStretch(1);
    m_mapping->hide();
    m_model = new QStandardItemModel(this);
    m_table = new TableView(this);
    m_table->setObjectName(QStringLiteral("predictionsPreview"));
    m_table->setAccessibleName(tr("First rows of the file"));
    m_table->setModel(m_model);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_table->setEmptyText(tr("Nothing to show yet."));
    m_previewPanel->content()->addWidget(m_mapping);
    m_previewPanel->content()->addWidget(m_table, 1);
    return m_previewPanel;
}

QWidget* PredictionsDialog::buildResult()
{
    m_resultPanel = new Panel(QStringLiteral(" "), this);
    m_report = new JoinReport(m_resultPanel);
    m_resultPanel->content()->addWidget(m_report, 1);
    return m_resultPanel;
}

void PredictionsDialog::fillSplits(const QString& dataset, const QString& split)
{
    int chosen = -1; // the one asked for, else the first test split
    for (const project::DatasetInfo& info : m_session.datasets()) {
        for (const project::SplitInfo& one : info.splits) {
            m_split->addItem(QStringLiteral("%1 · %2").arg(fromUtf8(info.name), fromUtf8(one.name)),
                static_cast<qlonglong>(one.id));
            const bool asked = fromUtf8(info.name) == dataset && fromUtf8(one.name) == split;
            if (asked || (split.isEmpty() && one.role == SplitRole::Test && chosen < 0))
                chosen = m_split->count() - 1;
        }
    }
    m_split->setCurrentIndex(std::max(0, chosen));
}

} // namespace heldout::ui
