// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/import_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

#include "pages/data/preview_model.h"
#include "pages/line_dialog.h"
#include "session/session.h"
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

} // namespace

ImportDialog::ImportDialog(
    Session& session, Settings* settings, const ImportPlan& plan, int number, int total, QWidget* parent)
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
    for (QComboBox* box : {m_items, m_offsets})
        connect(box, &QComboBox::activated, this, &ImportDialog::readPreview);
    connect(m_pattern, &QLineEdit::textChanged, this, [this] {
        const QRegularExpression pattern(m_pattern->text());
        m_patternField->setProblem(
            pattern.isValid() ? QString() : tr("This is not a pattern: %1").arg(pattern.errorString()));
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
    options.brat = bratOptions();
    if (m_preview) {
        options.format = m_preview->detection.format;
        options.columns = mapping();
        options.separator
            = m_preview->detection.format == formats::FormatId::Csv ? m_preview->detection.separator : '\0';
        if (!m_header && m_preview->detection.format != formats::FormatId::Jsonl)
            options.header = m_preview->detection.header;
    }
    if (patternChosen())
        options.documentPattern = m_pattern->text().toStdString();
    return options;
}

formats::BratOptions ImportDialog::bratOptions() const
{
    formats::BratOptions options;
    options.lineByLine = m_items->currentData().toBool();
    options.offsets = static_cast<formats::OffsetUnit>(m_offsets->currentData().toInt());
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
    wanted.brat = bratOptions();
    m_session.jobs().start<formats::Preview>(
        quietJob(tr("Reading the preview")),
        [path = m_file->text().toStdString(), wanted](
            JobContext&) { return project::previewFile(path, wanted); },
        this,
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
    m_why->setState(Sign::Done, phraseText(detection.reason));
    if (detection.doubt.empty() || m_namesWanted)
        m_doubt->hide();
    else
        m_doubt->display(Banner::Level::Warning, phraseText(detection.doubt), tr("Use the names"));
    const bool table
        = detection.format == formats::FormatId::Tsv || detection.format == formats::FormatId::Csv;
    const bool tokens = detection.format == formats::FormatId::Conll;
    const bool mapped = table || tokens || detection.format == formats::FormatId::Jsonl;
    m_headerBox->setVisible(table);
    m_headerBox->setChecked(detection.header);
    m_mappingRow->setVisible(detection.format != formats::FormatId::Lines);
    for (QComboBox* box : {m_text, m_label, m_id})
        box->parentWidget()->setVisible(mapped);
    m_id->parentWidget()->setVisible(mapped && !tokens); // ids and documents are lines of their own
    const bool brat = detection.format == formats::FormatId::Brat;
    m_document->parentWidget()->setVisible(!tokens && !brat); // of BRAT the file is the document
    m_itemsField->setVisible(brat);
    m_offsetsField->setVisible(brat);
    m_textField->setLabel(tokens ? tr("Tokens") : tr("Text"));
    m_labelField->setLabel(tokens ? tr("Tags") : tr("Label"));
    m_previewPanel->setSuffix(m_preview->complete
            ? tr("%Ln line(s)", nullptr, pluralOf(m_preview->rows.size()))
            : tr("first %Ln line(s)", nullptr, pluralOf(m_preview->rows.size())));
}

void ImportDialog::readWhole()
{
    if (!m_preview)
        return;
    m_session.jobs().cancel(m_reading);
    m_check.reset();
    m_note->setText(tr("Reading the whole file…"));
    m_reading = m_session.jobs().start<project::FileCheck>(
        quietJob(tr("Checking %1").arg(QFileInfo(m_file->text()).fileName())),
        [path = m_file->text().toStdString(), chosen = options()](
            JobContext& job) { return project::checkFile(path, chosen, job); },
        this,
        [this, generation = ++m_generation](const Result<project::FileCheck>& check) {
            if (generation == m_generation)
                takeWhole(check);
        });
    refreshButton();
}

void ImportDialog::takeWhole(const Result<project::FileCheck>& check)
{
    if (!check) {
        if (check.error().code != Code::Cancelled)
            refuse(check.error());
        return;
    }
    m_check = *check;
    QString note;
    if (patternChosen() && !m_pattern->text().isEmpty())
        note = tr("%1 of %2 texts get a document id.")
                   .arg(countText(m_check->withDocument), countText(m_check->taken));
    m_note->setText(note);
    const std::uint64_t clean = m_check->taken - std::min(m_check->taken, m_check->repaired);
    m_diagnostics->setDiagnostics(m_check->diagnostics, static_cast<qint64>(clean),
        static_cast<qint64>(m_check->repaired), static_cast<qint64>(m_check->refused));
    refreshButton();
}

void ImportDialog::refuse(const Error& error)
{
    m_check.reset();
    m_why->setState(
        Sign::Error, m_preview ? tr("It cannot be imported like this") : tr("It cannot be imported"));
    m_doubt->display(Banner::Level::Error, errorSentence(error));
    m_note->setText({});
    if (!m_preview) {
        m_model->clear();
        m_previewPanel->setSuffix({});
    }
    m_diagnostics->clear();
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
    const bool named
        = !m_dataset->currentText().trimmed().isEmpty() && !m_split->currentText().trimmed().isEmpty();
    const bool replace = splitExists();
    const int count = m_check ? pluralOf(m_check->taken) : 0;
    if (!m_check)
        m_import->setText(replace ? tr("Replace the split") : tr("Import"));
    else
        m_import->setText(replace ? narrowGroups(tr("Replace by %Ln text(s)", nullptr, count))
                                  : narrowGroups(tr("Import %Ln text(s)", nullptr, count)));
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
    const QString path
        = QFileDialog::getOpenFileName(this, tr("Import a file"), QFileInfo(m_file->text()).absolutePath());
    if (path.isEmpty())
        return;
    m_file->setText(path);
    m_header.reset();
    m_recalled = false;
    readPreview();
}

void ImportDialog::openLine(const Diagnostic& diagnostic)
{
    LineDialog dialog(diagnostic.file.empty() ? m_file->text() : fromUtf8(diagnostic.file), diagnostic.line,
        m_session.jobs(), this);
    dialog.exec();
}

} // namespace heldout::ui
