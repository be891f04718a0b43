// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/texts_model.h"

#include <QStringList>

#include <algorithm>
#include <limits>
#include <utility>

#include "jobs/job_runner.h"
#include "session/words.h"
#include "widgets/table_text.h"

namespace heldout::ui {

namespace {

/// A cell is one line: what would break it becomes a blank.
QString oneLine(QString text)
{
    for (QChar& character : text)
        if (character == QLatin1Char('\n') || character == QLatin1Char('\r') || character == QLatin1Char('\t')
            || character.category() == QChar::Separator_Line
            || character.category() == QChar::Separator_Paragraph)
            character = QLatin1Char(' ');
    return text;
}

} // namespace

TextsModel::TextsModel(JobRunner& jobs, QObject* parent)
    : QAbstractTableModel(parent)
    , m_jobs(jobs)
{
    m_fetch.setSingleShot(true);
    m_fetch.setInterval(0);
    connect(&m_fetch, &QTimer::timeout, this, &TextsModel::fetchWanted);
}

void TextsModel::setSplit(std::shared_ptr<project::Project> project, const project::SplitInfo& split)
{
    beginResetModel();
    ++m_generation;
    m_project = std::move(project);
    m_split = split.id;
    m_rows = static_cast<int>(std::min<std::uint64_t>(split.items, std::numeric_limits<int>::max()));
    m_columns = {Column::Id};
    if (split.labels)
        m_columns.push_back(Column::Label);
    if (split.documents > 0)
        m_columns.push_back(Column::Document);
    if (split.mentions)
        m_columns.push_back(Column::Mentions);
    m_columns.push_back(Column::Text);
    m_pages.clear();
    m_pageOrder.clear();
    m_wanted.clear();
    m_underway.clear();
    endResetModel();
}

void TextsModel::clear()
{
    beginResetModel();
    ++m_generation;
    m_project.reset();
    m_split = 0;
    m_rows = 0;
    m_columns.clear();
    m_pages.clear();
    m_pageOrder.clear();
    m_wanted.clear();
    m_underway.clear();
    endResetModel();
}

int TextsModel::columnOf(Column column) const
{
    const auto it = std::ranges::find(m_columns, column);
    return it == m_columns.end() ? -1 : static_cast<int>(it - m_columns.begin());
}

int TextsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int TextsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

const project::TextRow* TextsModel::row(int number) const
{
    const int page = number / kPageRows;
    const auto it = m_pages.constFind(page);
    if (it != m_pages.cend()) {
        const auto place = static_cast<std::size_t>(number % kPageRows);
        return place < it->size() ? &(*it)[place] : nullptr;
    }
    if (!m_underway.contains(page)) {
        m_wanted.removeAll(page);
        m_wanted.push_back(page);
        if (!m_fetch.isActive())
            m_fetch.start();
    }
    return nullptr;
}

void TextsModel::fetchWanted()
{
    // Of a long scroll only what is still near the view is worth reading.
    constexpr qsizetype kAtOnce = 4;
    const QList<int> pages = m_wanted.mid(std::max<qsizetype>(0, m_wanted.size() - kAtOnce));
    m_wanted.clear();
    for (const int page : pages) {
        if (!m_project)
            return;
        m_underway.insert(page);
        m_jobs.start<Rows>(
            quietJob(tr("Reading texts")),
            [project = m_project, split = m_split, page](JobContext&) {
                return project->texts(
                    split, static_cast<std::uint64_t>(page) * kPageRows, kPageRows, kMostBytes);
            },
            this,
            [this, generation = m_generation, page](
                const Result<Rows>& rows) { takePage(generation, page, rows); });
    }
}

void TextsModel::takePage(quint64 generation, int page, const Result<Rows>& rows)
{
    if (generation != m_generation)
        return;
    m_underway.remove(page);
    if (!rows && rows.error().code != Code::Cancelled)
        Q_EMIT failed(rows.error());
    // A page that could not be read is kept empty, or it would be asked for without end.
    m_pages.insert(page, rows ? *rows : Rows());
    m_pageOrder.removeAll(page);
    m_pageOrder.push_back(page);
    while (m_pageOrder.size() > kPagesKept)
        m_pages.remove(m_pageOrder.takeFirst());
    const int first = page * kPageRows;
    const int last = std::min(first + kPageRows, m_rows) - 1;
    if (last >= first)
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
}

QVariant TextsModel::display(const project::TextRow& row, Column column) const
{
    switch (column) {
    case Column::Id:
        return oneLine(fromUtf8(row.key));
    case Column::Label:
        return oneLine(labelsText(row.labels));
    case Column::Document:
        return oneLine(fromUtf8(row.document));
    case Column::Mentions:
        return row.mentions ? countText(*row.mentions) : QStringLiteral("–");
    case Column::Text:
        return oneLine(fromUtf8(row.text)) + (row.cut ? QStringLiteral("…") : QString());
    }
    return {};
}

QVariant TextsModel::raw(const project::TextRow& row, Column column) const
{
    switch (column) {
    case Column::Id:
        return fromUtf8(row.key);
    case Column::Label:
        return labelsText(row.labels);
    case Column::Document:
        return fromUtf8(row.document);
    case Column::Mentions:
        return row.mentions ? QVariant(static_cast<qulonglong>(*row.mentions)) : QVariant();
    case Column::Text:
        return fromUtf8(row.text);
    }
    return {};
}

QVariant TextsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Column column = m_columns[static_cast<std::size_t>(index.column())];
    if (role == KindRole)
        return static_cast<int>(column == Column::Mentions ? CellKind::Number : CellKind::Text);
    if (role != Qt::DisplayRole && role != RawValueRole && role != Qt::ToolTipRole)
        return {};
    const project::TextRow* found = row(index.row());
    if (!found)
        return role == Qt::DisplayRole ? QVariant(QString()) : QVariant();
    if (role == Qt::ToolTipRole)
        return {};
    return role == Qt::DisplayRole ? display(*found, column) : raw(*found, column);
}

QVariant TextsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column column = m_columns[static_cast<std::size_t>(section)];
    if (role == KindRole)
        return static_cast<int>(column == Column::Mentions ? CellKind::Number : CellKind::Text);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Id:
        return tr("Id");
    case Column::Label:
        return tr("Label");
    case Column::Document:
        return tr("Document");
    case Column::Mentions:
        return tr("Mentions");
    case Column::Text:
        return tr("Text");
    }
    return {};
}

} // namespace heldout::ui
