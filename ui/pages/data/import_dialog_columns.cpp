// SPDX-License-Identifier: GPL-3.0-or-later
// Which column is what: proposed, chosen, and remembered for files of the same shape.
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>

#include <algorithm>

#include "pages/data/import_dialog.h"
#include "pages/data/preview_model.h"
#include "session/settings.h"
#include "session/words.h"
#include "widgets/banner.h"
#include "widgets/field.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

const QString& byPattern()
{
    static const QString kValue = QStringLiteral("by pattern");
    return kValue;
}

/// Nothing is chosen where the format says what is what.
bool hasOwnColumns(formats::FormatId format)
{
    return format == formats::FormatId::Bc2gm || format == formats::FormatId::Brat;
}

void choose(QComboBox& box, const QString& value)
{
    const int index = box.findData(value);
    box.setCurrentIndex(index < 0 ? 0 : index);
}

} // namespace

void ImportDialog::askForPattern()
{
    m_patternAsked = true;
    choose(*m_document, byPattern());
    m_patternField->show();
    m_pattern->setFocus(Qt::OtherFocusReason);
}

bool ImportDialog::patternChosen() const
{
    return m_document->currentData().toString() == byPattern();
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
        names.combos.push_back(json          ? name
                : trusted && !name.isEmpty() ? tr("%1: %2", "column number and name").arg(number).arg(name)
                                             : tr("Column %1").arg(number));
    }
    return names;
}

void ImportDialog::fillColumns(const formats::ColumnMapping& chosen)
{
    const Names names = columnNames();
    const bool patternBefore = patternChosen() || m_patternAsked;
    for (QComboBox* box : {m_text, m_label, m_id, m_document}) {
        box->clear();
        if (box != m_text)
            box->addItem(tr("None"), QString());
        for (qsizetype i = 0; i < names.values.size(); ++i)
            if (!hasOwnColumns(m_preview->detection.format))
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
    if (!m_preview || hasOwnColumns(m_preview->detection.format)
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
    const bool pattern = patternChosen();
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
    struct Role
    {
        QComboBox* box;
        QStringList words;
    };
    const std::vector<Role> roles{
        {m_text,
            {QStringLiteral("text"), QStringLiteral("sentence"), QStringLiteral("content"),
                QStringLiteral("document_text")}},
        {m_label,
            {QStringLiteral("label"), QStringLiteral("labels"), QStringLiteral("class"),
                QStringLiteral("target")}},
        {m_id, {QStringLiteral("id"), QStringLiteral("index"), QStringLiteral("idx"), QStringLiteral("key")}},
        {m_document,
            {QStringLiteral("document"), QStringLiteral("doc"), QStringLiteral("document_id"),
                QStringLiteral("doc_id"), QStringLiteral("pmid")}},
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
        const QString role = value == chosen.text ? tr("text")
            : value == chosen.id                  ? tr("id")
            : value == chosen.label               ? tr("label")
            : value == chosen.document            ? tr("document")
                                                  : fromUtf8(m_preview->heads[static_cast<std::size_t>(i)]);
        heads.push_back(
            role.isEmpty() ? QString::number(i + 1) : QStringLiteral("%1: %2").arg(i + 1).arg(role));
    }
    if (hasOwnColumns(m_preview->detection.format)
        || m_preview->detection.format == formats::FormatId::Lines) {
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

QString ImportDialog::shape() const
{
    QStringList parts{QString::fromLatin1(formats::name(m_preview->detection.format)),
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
    m_patternField->setVisible(patternChosen());
    m_filling = false;
    showDetection();
    m_why->setState(Sign::Done,
        phraseText(Phrase::joined(m_preview->detection.reason,
            Phrase::of("The columns are those chosen last time for files of this shape."))));
    m_doubt->hide();
    refreshHeads();
    readWhole();
    return true;
}

} // namespace heldout::ui
