// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/import_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

#include "pages/data/line_dialog.h"
#include "pages/data/preview_model.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/words.h"
#include "widgets/banner.h"
#include "widgets/diagnostics_list.h"
#include "widgets/field.h"
#include "widgets/panel.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr int kDelayMs = 150;

const QString& byPattern()
{
    static const QString kValue = QStringLiteral("by pattern");
    return kValue;
}

int intOf(std::uint64_t count)
{
    return static_cast<int>(std::min<std::uint64_t>(count, 2'000'000'000));
}

void choose(QComboBox& box, const QString& value)
{
    const int index = box.findData(value);
    box.setCurrentIndex(index < 0 ? 0 : index);
}

} // namespace

ImportDialog::ImportDialog(Session& session, Settings* settings, const ImportPlan& plan, int number, int total,
                           QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_settings(settings)
    , m_plan(plan)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    build(number, total);
    connectControls();
    readPreview();
}

void ImportDialog::askForPattern()
{
    m_patternAsked = true;
    choose(*m_document, byPattern());
    m_patternField->show();
    m_pattern->setFocus(Qt::OtherFocusReason);
}

void ImportDialog::connectControls()
{
    connect(&m_delay, &QTimer::timeout, this, &ImportDialog::readPreview);
    connect(m_file, &QLineEdit::textEdited, this, [this] {
        m_header.reset();
        m_recalled = false;
        m_delay.start();
    });
    connect(m_format, &QComboBox::activated, this, [this] {
        m_header.reset();
        readPreview();
    });
    connect(m_headerBox, &QCheckBox::clicked, this, [this](bool on) {
        m_header = on;
        readPreview();
    });
    for (QComboBox* box : {m_text, m_label, m_id, m_document})
        connect(box, &QComboBox::activated, this, &ImportDialog::takeChoices);
    connect(m_pattern, &QLineEdit::textChanged, this, [this] {
        const QRegularExpression pattern(m_pattern->text());
        m_patternField->setProblem(pattern.isValid() ? QString()
                                                     : tr("This is not a pattern: %1").arg(pattern.errorString()));
        if (!m_filling && pattern.isValid())
            readWhole();
    });
    connect(m_dataset, &QComboBox::editTextChanged, this, &ImportDialog::refreshButton);
    connect(m_split, &QComboBox::editTextChanged, this, &ImportDialog::refreshButton);
    connect(m_doubt, &Banner::actionTriggered, this, &ImportDialog::useNames);
    connect(m_diagnostics, &DiagnosticsList::opened, this, &ImportDialog::openLine);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::accept);
    connect(this, &QDialog::finished, this, [this] { m_session.jobs().cancel(m_reading); });
}

void ImportDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (m_patternAsked)
        m_pattern->setFocus(Qt::OtherFocusReason);
}

formats::ReadOptions ImportDialog::options() const
{
    formats::ReadOptions options;
    const int format = m_format->currentData().toInt();
    if (format >= 0)
        options.format = static_cast<formats::FormatId>(format);
    options.header = m_header;
    if (m_preview) {
        options.format = m_preview->detection.format;
        options.columns = mapping();
        options.separator = m_preview->detection.format == formats::FormatId::Csv ? m_preview->detection.separator : '\0';
        if (!m_header && m_preview->detection.format != formats::FormatId::Jsonl)
            options.header = m_preview->detection.header;
    }
    if (m_document->currentData().toString() == byPattern())
        options.documentPattern = m_pattern->text().toStdString();
    return options;
}

void ImportDialog::readPreview()
{
    m_delay.stop();
    m_session.jobs().cancel(m_reading);
    m_preview.reset();
    m_check.reset();
    formats::ReadOptions wanted;
    const int format = m_format->currentData().toInt();
    if (format >= 0)
        wanted.format = static_cast<formats::FormatId>(format);
    wanted.header = m_header;
    JobSpec spec;
    spec.name = tr("Reading the preview");
    spec.visible = false;
    m_session.jobs().start<formats::Preview>(
        std::move(spec),
        [path = m_file->text().toStdString(), wanted](JobContext&) { return project::previewFile(path, wanted); }, this,
        [this, generation = ++m_generation](const Result<formats::Preview>& preview) {
            if (generation == m_generation)
                takePreview(preview);
        });
    refreshButton();
}

void ImportDialog::takePreview(const Result<formats::Preview>& preview)
{
    if (!preview) {
        if (preview.error().code != Code::Cancelled)
            refuse(preview.error());
        return;
    }
    m_preview = *preview;
    if (!m_recalled && m_settings && !m_header && m_format->currentData().toInt() < 0 && recall())
        return;
    const formats::Detection& detection = m_preview->detection;
    m_filling = true;
    fillColumns(detection.columns);
    m_filling = false;
    showDetection();
    refreshHeads();
    readWhole();
}

void ImportDialog::showDetection()
{
    const formats::Detection& detection = m_preview->detection;
    m_why->setState(Sign::Done, fromUtf8(detection.reason));
    if (detection.doubt.empty() || m_namesWanted)
        m_doubt->hide();
    else
        m_doubt->display(Banner::Level::Warning, fromUtf8(detection.doubt), tr("Use the names"));
    const bool table = detection.format == formats::FormatId::Tsv || detection.format == formats::FormatId::Csv;
    const bool mapped = table || detection.format == formats::FormatId::Jsonl;
    m_headerBox->setVisible(table);
    m_headerBox->setChecked(detection.header);
    m_mappingRow->setVisible(detection.format != formats::FormatId::Lines);
    for (QComboBox* box : {m_text, m_label, m_id})
        box->parentWidget()->setVisible(mapped);
    m_previewPanel->setSuffix(m_preview->complete
                                  ? tr("%Ln line(s)", nullptr, intOf(m_preview->rows.size()))
                                  : tr("first %Ln line(s)", nullptr, intOf(m_preview->rows.size())));
}

ImportDialog::Names ImportDialog::columnNames() const
{
    Names names;
    if (!m_preview)
        return names;
    const formats::Detection& detection = m_preview->detection;
    const bool json = detection.format == formats::FormatId::Jsonl;
    const bool trusted = detection.doubt.empty() || m_namesWanted;
    int number = 0;
    for (const std::string& head : m_preview->heads) {
        ++number;
        const QString name = fromUtf8(head);
        names.values.push_back(json ? name : QStringLiteral("#%1").arg(number));
        names.combos.push_back(json                           ? name
                                   : trusted && !name.isEmpty() ? tr("%1: %2", "column number and name").arg(number).arg(name)
                                                                : tr("Column %1").arg(number));
    }
    return names;
}

void ImportDialog::fillColumns(const formats::ColumnMapping& chosen)
{
    const Names names = columnNames();
    const bool patternBefore = m_document->currentData().toString() == byPattern() || m_patternAsked;
    for (QComboBox* box : {m_text, m_label, m_id, m_document}) {
        box->clear();
        if (box != m_text)
            box->addItem(tr("None"), QString());
        for (qsizetype i = 0; i < names.values.size(); ++i)
            if (m_preview->detection.format != formats::FormatId::Bc2gm)
                box->addItem(names.combos[i], names.values[i]);
    }
    m_document->addItem(tr("Found in the id…"), byPattern());
    choose(*m_text, fromUtf8(chosen.text));
    choose(*m_label, fromUtf8(chosen.label));
    choose(*m_id, fromUtf8(chosen.id));
    choose(*m_document, patternBefore ? byPattern() : fromUtf8(chosen.document));
    m_patternField->setVisible(patternBefore);
}

formats::ColumnMapping ImportDialog::mapping() const
{
    formats::ColumnMapping columns;
    if (!m_preview || m_preview->detection.format == formats::FormatId::Bc2gm
        || m_preview->detection.format == formats::FormatId::Lines)
        return columns;
    columns.text = m_text->currentData().toString().toStdString();
    columns.label = m_label->currentData().toString().toStdString();
    columns.id = m_id->currentData().toString().toStdString();
    const QString document = m_document->currentData().toString();
    if (document != byPattern())
        columns.document = document.toStdString();
    return columns;
}

void ImportDialog::takeChoices()
{
    const bool pattern = m_document->currentData().toString() == byPattern();
    m_patternField->setVisible(pattern);
    if (pattern && m_pattern->text().isEmpty())
        m_pattern->setFocus(Qt::OtherFocusReason);
    m_textField->setProblem(m_text->isVisibleTo(this) && !m_id->currentData().toString().isEmpty()
                                    && m_id->currentData() == m_text->currentData()
                                ? tr("The same column as the id")
                                : QString());
    refreshHeads();
    readWhole();
}

void ImportDialog::useNames()
{
    if (!m_preview)
        return;
    struct Role {
        QComboBox* box;
        QStringList words;
    };
    const std::vector<Role> roles {
        {m_text, {QStringLiteral("text"), QStringLiteral("sentence"), QStringLiteral("content"), QStringLiteral("document_text")}},
        {m_label, {QStringLiteral("label"), QStringLiteral("labels"), QStringLiteral("class"), QStringLiteral("target")}},
        {m_id, {QStringLiteral("id"), QStringLiteral("index"), QStringLiteral("idx"), QStringLiteral("key")}},
        {m_document, {QStringLiteral("document"), QStringLiteral("doc"), QStringLiteral("document_id"), QStringLiteral("doc_id"), QStringLiteral("pmid")}},
    };
    m_namesWanted = true;
    m_filling = true;
    fillColumns(mapping());
    const Names names = columnNames();
    for (const Role& role : roles) {
        QString found;
        for (std::size_t i = 0; i < m_preview->heads.size(); ++i)
            if (found.isEmpty() && role.words.contains(fromUtf8(m_preview->heads[i]).trimmed().toLower()))
                found = names.values[static_cast<qsizetype>(i)];
        if (!found.isEmpty() || role.box != m_text)
            choose(*role.box, found);
    }
    m_filling = false;
    m_doubt->hide();
    takeChoices();
}

void ImportDialog::refreshHeads()
{
    if (!m_preview)
        return;
    QStringList heads;
    const formats::ColumnMapping chosen = mapping();
    const Names names = columnNames();
    for (qsizetype i = 0; i < names.values.size(); ++i) {
        const std::string value = names.values[i].toStdString();
        const QString role = value == chosen.text ? tr("text") : value == chosen.id ? tr("id")
            : value == chosen.label               ? tr("label")
            : value == chosen.document            ? tr("document")
                                                  : fromUtf8(m_preview->heads[static_cast<std::size_t>(i)]);
        heads.push_back(role.isEmpty() ? QString::number(i + 1) : QStringLiteral("%1: %2").arg(i + 1).arg(role));
    }
    if (m_preview->detection.format == formats::FormatId::Bc2gm || m_preview->detection.format == formats::FormatId::Lines) {
        heads.clear();
        for (const std::string& head : m_preview->heads)
            heads.push_back(head.empty() ? tr("text") : fromUtf8(head));
    }
    m_model->setPreview(*m_preview, heads);
    QHeaderView* head = m_table->horizontalHeader();
    int widest = 0;
    std::vector<qsizetype> lengths(static_cast<std::size_t>(heads.size()), 0);
    for (int row = 0; row < std::min(m_model->rowCount(), 20); ++row)
        for (int column = 0; column < heads.size(); ++column)
            lengths[static_cast<std::size_t>(column)]
                += m_model->index(row, column + 1).data(Qt::DisplayRole).toString().size();
    for (int column = 1; column < heads.size(); ++column)
        if (lengths[static_cast<std::size_t>(column)] > lengths[static_cast<std::size_t>(widest)])
            widest = column;
    head->setSectionResizeMode(QHeaderView::Interactive);
    for (int column = 0; column <= heads.size(); ++column) {
        if (column != widest + 1)
            m_table->resizeColumnToContents(column);
        if (m_table->columnWidth(column) > width() / 4)
            m_table->setColumnWidth(column, width() / 4);
    }
    if (!heads.isEmpty())
        head->setSectionResizeMode(widest + 1, QHeaderView::Stretch);
}

void ImportDialog::readWhole()
{
    if (!m_preview)
        return;
    m_session.jobs().cancel(m_reading);
    m_check.reset();
    m_note->setText(tr("Reading the whole file…"));
    JobSpec spec;
    spec.name = tr("Checking %1").arg(QFileInfo(m_file->text()).fileName());
    spec.visible = false;
    m_reading = m_session.jobs().start<FileCheck>(
        std::move(spec),
        [path = m_file->text().toStdString(), chosen = options()](JobContext& job) { return checkFile(path, chosen, job); },
        this, [this, generation = ++m_generation](const Result<FileCheck>& check) {
            if (generation == m_generation)
                takeWhole(check);
        });
    refreshButton();
}

void ImportDialog::takeWhole(const Result<FileCheck>& check)
{
    if (!check) {
        if (check.error().code != Code::Cancelled)
            refuse(check.error());
        return;
    }
    m_check = *check;
    QString note;
    if (m_document->currentData().toString() == byPattern() && !m_pattern->text().isEmpty())
        note = tr("%1 of %2 texts get a document id.").arg(countText(m_check->withDocument), countText(m_check->taken));
    m_note->setText(note);
    const std::uint64_t clean = m_check->taken - std::min(m_check->taken, m_check->repaired);
    m_diagnostics->setDiagnostics(m_check->diagnostics, static_cast<qint64>(clean), static_cast<qint64>(m_check->repaired),
                                  static_cast<qint64>(m_check->refused));
    refreshButton();
}

void ImportDialog::refuse(const Error& error)
{
    m_check.reset();
    m_why->setState(Sign::Error, m_preview ? tr("It cannot be imported like this") : tr("It cannot be imported"));
    m_doubt->display(Banner::Level::Error, errorSentence(error));
    m_note->setText({});
    if (!m_preview) {
        m_model->clear();
        m_previewPanel->setSuffix({});
    }
    m_diagnostics->setDiagnostics({}, 0, 0, 0);
    m_import->setText(tr("Import"));
    m_import->setEnabled(false);
}

bool ImportDialog::splitExists() const
{
    return std::ranges::any_of(m_session.datasets(), [this](const project::DatasetInfo& dataset) {
        return fromUtf8(dataset.name) == m_dataset->currentText()
            && std::ranges::any_of(dataset.splits, [this](const project::SplitInfo& split) {
                   return fromUtf8(split.name) == m_split->currentText();
               });
    });
}

void ImportDialog::refreshButton()
{
    const bool named = !m_dataset->currentText().trimmed().isEmpty() && !m_split->currentText().trimmed().isEmpty();
    const bool replace = splitExists();
    const int count = m_check ? intOf(m_check->taken) : 0;
    if (!m_check)
        m_import->setText(replace ? tr("Replace the split") : tr("Import"));
    else
        m_import->setText(replace ? narrowGroups(tr("Replace by %Ln text(s)", nullptr, count)) : narrowGroups(tr("Import %Ln text(s)", nullptr, count)));
    m_import->setEnabled(named && m_preview.has_value() && (!m_check || m_check->taken > 0));
}

project::ImportRequest ImportDialog::request() const
{
    project::ImportRequest request;
    request.paths = {m_file->text().toStdString()};
    request.dataset = m_dataset->currentText().trimmed().toStdString();
    request.split = m_split->currentText().trimmed().toStdString();
    request.options = options();
    request.replace = splitExists();
    return request;
}

void ImportDialog::accept()
{
    if (!m_import->isEnabled() || !m_patternField->problem().isEmpty() || !m_textField->problem().isEmpty())
        return;
    remember();
    QDialog::accept();
}

void ImportDialog::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import a file"), QFileInfo(m_file->text()).absolutePath());
    if (path.isEmpty())
        return;
    m_file->setText(path);
    m_header.reset();
    m_recalled = false;
    readPreview();
}

void ImportDialog::openLine(const Diagnostic& diagnostic)
{
    LineDialog dialog(diagnostic.file.empty() ? m_file->text() : fromUtf8(diagnostic.file), diagnostic.line, m_session.jobs(),
                      this);
    dialog.exec();
}

QString ImportDialog::shape() const
{
    QStringList parts {QString::fromLatin1(formats::name(m_preview->detection.format)),
                       QString::number(m_preview->heads.size())};
    for (const std::string& head : m_preview->heads)
        parts.push_back(fromUtf8(head));
    return parts.join(QChar(0x1f));
}

void ImportDialog::remember() const
{
    if (!m_settings || !m_preview)
        return;
    if (!m_remember->isChecked()) {
        m_settings->forgetImportChoices(shape());
        return;
    }
    QJsonObject choices;
    choices[QStringLiteral("text")] = m_text->currentData().toString();
    choices[QStringLiteral("label")] = m_label->currentData().toString();
    choices[QStringLiteral("id")] = m_id->currentData().toString();
    choices[QStringLiteral("document")] = m_document->currentData().toString();
    choices[QStringLiteral("pattern")] = m_pattern->text();
    m_settings->setImportChoices(shape(), QJsonDocument(choices).toJson(QJsonDocument::Compact));
}

bool ImportDialog::recall()
{
    m_recalled = true;
    const auto stored = m_settings->importChoices(shape());
    if (!stored)
        return false;
    const QJsonObject choices = QJsonDocument::fromJson(*stored).object();
    const auto value = [&choices](const char* key) { return choices[QLatin1String(key)].toString(); };
    m_filling = true;
    formats::ColumnMapping columns;
    columns.text = value("text").toStdString();
    columns.label = value("label").toStdString();
    columns.id = value("id").toStdString();
    columns.document = value("document").toStdString();
    fillColumns(columns);
    if (m_pattern->text().isEmpty())
        m_pattern->setText(value("pattern"));
    m_patternField->setVisible(m_document->currentData().toString() == byPattern());
    m_filling = false;
    showDetection();
    m_why->setState(Sign::Done, tr("%1 Columns as the last time for files of this shape.").arg(fromUtf8(m_preview->detection.reason)));
    m_doubt->hide();
    refreshHeads();
    readWhole();
    return true;
}

} // namespace heldout::ui
