// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where in the import dialog.
#include "pages/data/import_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "pages/data/preview_model.h"
#include "session/session.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/banner.h"
#include "widgets/diagnostics_list.h"
#include "widgets/field.h"
#include "widgets/panel.h"
#include "widgets/scroll_area.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr QSize kSize(1120, 760);
constexpr QSize kSmallest(900, 620);
constexpr int kMappingWidth = 170;
constexpr int kDiagnosticsHeight = 188;

QComboBox* namedBox(const char* name, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(QString::fromLatin1(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    return box;
}

} // namespace

void ImportDialog::build(int number, int total)
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import a split"));
    setMinimumSize(kSmallest);
    resize(kSize);

    auto* title = new QHBoxLayout;
    title->addWidget(makeLabel(tr("Import a split"), FontRole::PageTitle, Ink::Text1, this));
    if (total > 1)
        title->addWidget(
            makeLabel(tr("file %1 of %2").arg(number).arg(total), FontRole::Label, Ink::Text3, this), 0,
            Qt::AlignBottom);
    title->addStretch(1);

    QLayout* what = buildFields();
    m_why = new StatusSign(Sign::None, {}, this);
    m_why->setPlainText(true);
    m_why->setObjectName(QStringLiteral("importReason"));
    m_doubt = new Banner(this);
    m_doubt->setObjectName(QStringLiteral("importDoubt"));
    m_doubt->hide();

    QWidget* result = buildResult();
    QLayout* buttons = buildButtons(number < total);

    // With a large font the middle is higher than a screen: it scrolls, title and buttons stay.
    auto* middle = new ScrollContent(this); // of this window from the start: that keeps the order of Tab
    auto* parts = new QVBoxLayout(middle);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(metrics::kSpace12);
    parts->addLayout(what);
    parts->addWidget(m_why);
    parts->addWidget(m_doubt);
    parts->addWidget(buildPreview(), 1);
    parts->addWidget(result);
    QScrollArea* scroll = makeScrollArea(middle, this);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(
        metrics::kSpace24 - 2, metrics::kSpace16, metrics::kSpace24 - 2, metrics::kSpace16);
    column->setSpacing(metrics::kSpace12);
    column->addLayout(title);
    column->addWidget(scroll, 1);
    column->addLayout(buttons);
}

QLayout* ImportDialog::buildFields()
{
    m_file = new QLineEdit(m_plan.path, this);
    m_file->setObjectName(QStringLiteral("importFile"));
    QAction* browse = m_file->addAction(icon(QStringLiteral("folder")), QLineEdit::TrailingPosition);
    browse->setToolTip(tr("Choose another file"));
    connect(browse, &QAction::triggered, this, &ImportDialog::chooseFile);
    m_format = namedBox("importFormat", this);
    m_format->addItem(tr("As recognised"), -1);
    m_format->addItem(tr("Tab-separated, quotes are plain text"), static_cast<int>(formats::FormatId::Tsv));
    m_format->addItem(tr("CSV, comma or semicolon"), static_cast<int>(formats::FormatId::Csv));
    m_format->addItem(tr("JSONL, one object a line"), static_cast<int>(formats::FormatId::Jsonl));
    m_format->addItem(tr("One text a line"), static_cast<int>(formats::FormatId::Lines));
    m_format->addItem(tr("BC2GM original"), static_cast<int>(formats::FormatId::Bc2gm));
    m_format->addItem(tr("BRAT, text and annotations"), static_cast<int>(formats::FormatId::Brat));
    m_format->addItem(tr("CoNLL, one token a line"), static_cast<int>(formats::FormatId::Conll));
    m_dataset = namedBox("importDataset", this);
    m_dataset->setEditable(true);
    for (const project::DatasetInfo& dataset : m_session.datasets())
        m_dataset->addItem(fromUtf8(dataset.name));
    m_dataset->setCurrentText(m_plan.dataset);
    m_split = namedBox("importSplit", this);
    m_split->setEditable(true);
    m_split->addItems(
        {QStringLiteral("train"), QStringLiteral("dev"), QStringLiteral("test"), QStringLiteral("all")});
    m_split->setCurrentText(m_plan.split);

    auto* what = new QHBoxLayout;
    what->setSpacing(metrics::kSpace12);
    what->addWidget(new Field(tr("File"), m_file, this), 8);
    what->addWidget(new Field(tr("Format"), m_format, this), 6);
    what->addWidget(new Field(tr("Data set"), m_dataset, this), 4);
    what->addWidget(new Field(tr("Split"), m_split, this), 2);
    return what;
}

QWidget* ImportDialog::buildPreview()
{
    m_previewPanel = new Panel(tr("Preview"), this);
    m_previewPanel->setFlush(true);
    m_headerBox = new QCheckBox(tr("First line holds column names"), this);
    m_headerBox->setObjectName(QStringLiteral("importHeader"));
    m_previewPanel->addTool(m_headerBox);
    m_text = namedBox("importText", this);
    m_label = namedBox("importLabel", this);
    m_id = namedBox("importId", this);
    m_document = namedBox("importDocument", this);
    m_document->addItem(tr("None"), QString());
    m_document->addItem(tr("Found in the id…"), QStringLiteral("by pattern"));
    m_pattern = new QLineEdit(this);
    m_pattern->setObjectName(QStringLiteral("importPattern"));
    m_pattern->setPlaceholderText(QStringLiteral(R"(^P(\d{8}))"));
    m_pattern->setLayoutDirection(Qt::LeftToRight);

    m_mappingRow = new QWidget(this);
    auto* mapping = new QHBoxLayout(m_mappingRow);
    mapping->setContentsMargins(metrics::kPanelMargin, 0, metrics::kPanelMargin, 0);
    mapping->setSpacing(metrics::kSpace12);
    m_textField = new Field(tr("Text"), m_text, m_mappingRow);
    m_patternField = new Field(tr("Pattern; its first group is the document"), m_pattern, m_mappingRow);
    m_items = namedBox("importItems", this);
    m_items->addItem(tr("Each document"), false);
    m_items->addItem(tr("Each line of a document"), true);
    m_offsets = namedBox("importOffsets", this);
    m_offsets->addItem(tr("Characters"), static_cast<int>(formats::OffsetUnit::CodePoints));
    m_offsets->addItem(tr("UTF-16 units"), static_cast<int>(formats::OffsetUnit::Utf16));
    m_offsets->addItem(tr("Bytes"), static_cast<int>(formats::OffsetUnit::Bytes));
    m_itemsField = new Field(tr("Items"), m_items, m_mappingRow);
    m_offsetsField = new Field(tr("Offsets count"), m_offsets, m_mappingRow);
    mapping->addWidget(m_itemsField, 0, Qt::AlignTop);
    mapping->addWidget(m_offsetsField, 0, Qt::AlignTop);
    mapping->addWidget(m_textField, 0, Qt::AlignTop);
    m_labelField = new Field(tr("Label"), m_label, m_mappingRow);
    mapping->addWidget(m_labelField, 0, Qt::AlignTop);
    mapping->addWidget(new Field(tr("Id"), m_id, m_mappingRow), 0, Qt::AlignTop);
    mapping->addWidget(new Field(tr("Document"), m_document, m_mappingRow), 0, Qt::AlignTop);
    mapping->addWidget(m_patternField, 1, Qt::AlignTop);
    mapping->addStretch(0);
    for (QComboBox* box : {m_text, m_label, m_id, m_document, m_items, m_offsets})
        box->setFixedWidth(metrics::scaled(kMappingWidth));
    m_pattern->setMaximumWidth(metrics::scaled(2 * kMappingWidth));
    m_patternField->hide();
    m_itemsField->hide();
    m_offsetsField->hide();

    m_model = new PreviewModel(this);
    m_table = new TableView(this);
    m_table->setObjectName(QStringLiteral("importPreview"));
    m_table->setAccessibleName(tr("First rows of the file"));
    m_table->setModel(m_model);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_previewPanel->content()->addWidget(m_mappingRow);
    m_previewPanel->content()->addWidget(m_table, 1);
    return m_previewPanel;
}

QWidget* ImportDialog::buildResult()
{
    auto* result = new Panel({}, this);
    result->setFlush(true);
    m_diagnostics = new DiagnosticsList(this);
    result->content()->addWidget(m_diagnostics);
    result->setMinimumHeight(metrics::scaled(kDiagnosticsHeight));
    result->setMaximumHeight(metrics::scaled(kDiagnosticsHeight));
    return result;
}

QLayout* ImportDialog::buildButtons(bool more)
{
    m_remember = new QCheckBox(tr("Remember these choices for files of this shape"), this);
    m_remember->setObjectName(QStringLiteral("rememberChoices"));
    m_remember->setChecked(m_settings != nullptr);
    m_remember->setVisible(m_settings != nullptr);
    m_note = makeLabel({}, FontRole::Label, Ink::Text3, this);
    m_note->setObjectName(QStringLiteral("importNote"));
    m_import = new QPushButton(tr("Import"), this);
    m_import->setObjectName(QStringLiteral("importButton"));
    m_import->setDefault(true);
    setKind(m_import, Kind::Primary);
    auto* cancel = new QPushButton(more ? tr("Skip this file") : tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("importCancel"));
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kControlGap);
    buttons->addWidget(m_remember);
    buttons->addStretch(1);
    buttons->addWidget(m_note);
    buttons->addSpacing(metrics::kSpace8);
    buttons->addWidget(cancel);
    buttons->addWidget(m_import);
    return buttons;
}

} // namespace heldout::ui
