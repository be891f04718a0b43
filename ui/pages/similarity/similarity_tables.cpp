// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/similarity_tables.h"

#include <QPoint>

#include "charts/number_words.h"
#include "session/ngram_words.h"
#include "session/words.h"
#include "widgets/table_text.h"

namespace heldout::ui {

namespace {

constexpr int kSummaryColumns = 8;
constexpr int kMeanColumn = 1;
constexpr int kIntervalColumns = 3;
const QString kUndefined = QStringLiteral("–");

std::optional<double> summaryValue(const leakage::Summary& summary, int column)
{
    switch (column) {
    case kMeanColumn:
        return summary.mean;
    case 2:
        return summary.std;
    case 3:
        return summary.min;
    case 4:
        return summary.q1;
    case 5:
        return summary.median;
    case 6:
        return summary.q3;
    default:
        return summary.max;
    }
}

} // namespace

void SummaryModel::setRuns(const std::vector<project::ComparisonRun>& runs)
{
    beginResetModel();
    m_rows.clear();
    for (const project::ComparisonRun& run : runs)
        m_rows.push_back({run.options, ofEmbeddings(run), run.summary});
    endResetModel();
}

int SummaryModel::rowOf(const project::NgramSizes& sizes) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (project::sizesOf(m_rows[i].options) == sizes)
            return static_cast<int>(i);
    return -1;
}

project::NgramSizes SummaryModel::sizesAt(int row) const
{
    return project::sizesOf(m_rows[static_cast<std::size_t>(row)].options);
}

int SummaryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SummaryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kSummaryColumns;
}

QVariant SummaryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == 0 && row.embeddings)
        return role == Qt::DisplayRole || role == RawValueRole ? QVariant(tr("Cosine")) : QVariant();
    if (index.column() == 0) {
        if (role == Qt::DisplayRole)
            return row.options.longest == 0
                ? ngramTitle(project::sizesOf(row.options)) // of what, the head of the column says
                //: a range of sizes, short: "2–4-grams"
                : tr("%1–%2-grams").arg(row.options.n).arg(row.options.longest);
        if (role != RawValueRole)
            return {};
        return row.options.longest == 0 ? QVariant(row.options.n)
                                        : QVariant(fromUtf8(project::name(project::sizesOf(row.options))));
    }
    const std::optional<double> value = summaryValue(row.summary, index.column());
    switch (role) {
    case Qt::DisplayRole:
        return value ? decimalWords(*value, 2) : kUndefined;
    case RawValueRole:
        return value ? QVariant(*value) : QVariant();
    case KindRole:
        return static_cast<int>(index.column() == kMeanColumn ? CellKind::BoldNumber : CellKind::Number);
    default:
        return {};
    }
}

QVariant SummaryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case 0:
        if (!m_rows.empty() && m_rows.front().embeddings)
            return tr("Embeddings");
        return m_rows.empty() || m_rows.front().options.unit == similarity::GramUnit::Words
            ? tr("n-grams")
            : tr("Characters", "head of a column with unigrams, bigrams, ... of characters");
    case kMeanColumn:
        return tr("Mean");
    case 2:
        return tr("Std dev");
    case 3:
        return tr("Min");
    case 4:
        return tr("Q1");
    case 5:
        return tr("Median");
    case 6:
        return tr("Q3");
    case 7:
        return tr("Max");
    default:
        return {};
    }
}

void IntervalsModel::setIntervals(
    const std::vector<leakage::Interval>& intervals, project::CompareUnit unit, similarity::Measure measure)
{
    const bool sameRows = intervals.size() == m_intervals.size();
    if (!sameRows)
        beginResetModel();
    m_intervals = intervals;
    m_total = 0;
    for (const leakage::Interval& interval : intervals)
        m_total += interval.count;
    const bool sameHeads = unit == m_unit && measure == m_measure;
    m_unit = unit;
    m_measure = measure;
    if (!sameRows)
        endResetModel();
    else if (!intervals.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kIntervalColumns - 1));
    if (!sameHeads)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, 1);
}

int IntervalsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_intervals.size());
}

int IntervalsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kIntervalColumns;
}

QVariant IntervalsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const leakage::Interval& interval = m_intervals[static_cast<std::size_t>(index.row())];
    const double share
        = m_total == 0 ? 0 : static_cast<double>(interval.count) / static_cast<double>(m_total);
    const bool undefined = m_total == 0;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == 0)
            return intervalWords(interval.from, interval.to);
        if (index.column() == 1)
            return countText(interval.count);
        return undefined ? kUndefined : decimalWords(100 * share, 2);
    case RawValueRole:
        if (index.column() == 0)
            return intervalWords(interval.from, interval.to);
        if (index.column() == 1)
            return static_cast<qulonglong>(interval.count);
        return undefined ? QVariant() : QVariant(100 * share);
    case KindRole:
        if (index.column() == 0)
            return static_cast<int>(CellKind::RampSwatch);
        return static_cast<int>(index.column() == 1 ? CellKind::BoldNumber : CellKind::ShareBar);
    case ShareRole:
        return index.column() == 2 ? QVariant(share) : QVariant();
    case RampRole:
        return QPoint(index.row(), rowCount());
    case Qt::ToolTipRole:
        return tr("Open these pairs");
    default:
        return {};
    }
}

QVariant IntervalsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case 0:
        return scoreHead(m_measure);
    case 1:
        return m_unit == project::CompareUnit::Mentions ? tr("Mentions") : tr("Sentences");
    case 2:
        return tr("Share (%)");
    default:
        return {};
    }
}

} // namespace heldout::ui
