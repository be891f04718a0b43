// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/preview_model.h"

#include <algorithm>

#include "session/words.h"
#include "widgets/table_text.h"

namespace heldout::ui {

namespace {

constexpr std::size_t kMostBytes = 1200;

QString cell(const std::string& text)
{
    const bool cut = text.size() > kMostBytes;
    QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(std::min(text.size(), kMostBytes)));
    for (QChar& character : shown)
        if (character.category() == QChar::Other_Control)
            character = QLatin1Char(' ');
    // A character cut in two at the end would show as a replacement mark.
    while (cut && !shown.isEmpty() && shown.back() == QChar::ReplacementCharacter)
        shown.chop(1);
    return cut ? shown + QChar(0x2026) : shown;
}

} // namespace

PreviewModel::PreviewModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void PreviewModel::setPreview(const formats::Preview& preview, const QStringList& heads)
{
    beginResetModel();
    m_rows.clear();
    m_rows.reserve(preview.rows.size());
    for (const formats::PreviewRow& row : preview.rows) {
        Row shown;
        shown.line = row.line;
        for (const std::string& text : row.cells)
            shown.cells.push_back(cell(text));
        m_rows.push_back(std::move(shown));
    }
    m_heads = heads;
    endResetModel();
}

void PreviewModel::setHeads(const QStringList& heads)
{
    if (heads.size() != m_heads.size()) {
        beginResetModel();
        m_heads = heads;
        endResetModel();
        return;
    }
    m_heads = heads;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, static_cast<int>(m_heads.size()));
}

void PreviewModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_heads.clear();
    endResetModel();
}

int PreviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PreviewModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_heads.isEmpty() ? 0 : static_cast<int>(m_heads.size()) + 1;
}

QVariant PreviewModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == KindRole)
        return static_cast<int>(index.column() == 0 ? CellKind::Number : CellKind::Text);
    if (role != Qt::DisplayRole && role != RawValueRole)
        return {};
    if (index.column() == 0)
        return role == Qt::DisplayRole ? QVariant(countText(row.line)) : QVariant(row.line);
    return row.cells.value(index.column() - 1);
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("Line") : m_heads.value(section - 1);
}

} // namespace heldout::ui
