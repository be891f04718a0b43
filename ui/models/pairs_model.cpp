// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/pairs_model.h"

#include <QLocale>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace heldout::ui {

namespace {

// Wishes beyond this are of pages that were scrolled past.
constexpr std::size_t kWishes = 4;

QString oneLine(const std::string& text)
{
    QString line = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (QChar& c : line) {
        const bool breaks = c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line
            || c.category() == QChar::Separator_Paragraph;
        // Bidi controls would turn the rest of the row around.
        const bool turns = (c.unicode() >= 0x202A && c.unicode() <= 0x202E)
            || (c.unicode() >= 0x2066 && c.unicode() <= 0x2069);
        if (breaks || turns)
            c = QLatin1Char(' ');
    }
    return line;
}

} // namespace

PairsModel::PairsModel(JobRunner& jobs, QObject* parent)
    : QAbstractListModel(parent)
    , m_jobs(jobs)
{
    m_wishTimer.setSingleShot(true);
    m_wishTimer.setInterval(0);
    connect(&m_wishTimer, &QTimer::timeout, this, &PairsModel::readWanted);
}

void PairsModel::setPairs(std::shared_ptr<project::Project> project, project::ObjectId run,
    project::Project::PairSelection selection)
{
    beginResetModel();
    ++m_generation;
    m_project = std::move(project);
    m_run = run;
    m_selection = std::make_shared<const project::Project::PairSelection>(std::move(selection));
    m_pages.clear();
    m_wanted.clear();
    m_reading.clear();
    m_running = 0;
    endResetModel();
}

void PairsModel::clear()
{
    setPairs(nullptr, 0, {});
}

int PairsModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return static_cast<int>(std::min<std::uint64_t>(count(), std::numeric_limits<int>::max()));
}

std::uint64_t PairsModel::posOfRow(int row) const
{
    Q_ASSERT(row >= 0 && row < rowCount());
    const auto at = static_cast<std::size_t>(row);
    return m_selection->positions.empty() ? m_selection->first + at : m_selection->positions[at];
}

int PairsModel::rowNear(std::uint64_t pos) const
{
    const int rows = rowCount();
    if (rows == 0)
        return -1;
    const auto& positions = m_selection->positions;
    if (!positions.empty()) {
        const auto at
            = std::ranges::lower_bound(positions, pos, {}, [](std::uint32_t p) { return std::uint64_t{p}; });
        return std::min(rows - 1, static_cast<int>(at - positions.begin()));
    }
    if (pos <= m_selection->first)
        return 0;
    return static_cast<int>(
        std::min<std::uint64_t>(pos - m_selection->first, static_cast<std::uint64_t>(rows - 1)));
}

int PairsModel::rowOfPos(std::uint64_t pos) const
{
    const int row = rowNear(pos);
    return row >= 0 && posOfRow(row) == pos ? row : -1;
}

const project::PairRow* PairsModel::pairAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return nullptr;
    const int number = row / kPageRows;
    const auto found = std::ranges::find(m_pages, number, &Page::number);
    if (found == m_pages.end()) {
        want(number);
        return nullptr;
    }
    m_pages.splice(m_pages.begin(), m_pages, found);
    const auto inPage = static_cast<std::size_t>(row % kPageRows);
    return inPage < found->rows.size() ? &found->rows[inPage] : nullptr;
}

QVariant PairsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == PosRole)
        return QVariant::fromValue<quint64>(posOfRow(index.row()));
    const bool known = role == Qt::DisplayRole || role == Qt::AccessibleTextRole
        || (role >= LoadedRole && role <= FlagsRole);
    if (!known)
        return {};
    const project::PairRow* pair = pairAt(index.row());
    if (role == LoadedRole)
        return pair != nullptr;
    if (!pair)
        return role == Qt::AccessibleTextRole ? QVariant(tr("Being read")) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return oneLine(pair->testText);
    case Qt::AccessibleTextRole:
        return tr("%1, score %2, %3", "id, score, text")
            .arg(QString::fromStdString(pair->testKey), QLocale().toString(pair->score, 'f', 1),
                oneLine(pair->testText));
    case ScoreRole:
        return pair->score;
    case KeyRole:
        return QString::fromStdString(pair->testKey);
    case TrainKeyRole:
        return QString::fromStdString(pair->trainKey);
    case FlagsRole:
        return pair->flags;
    default:
        return {};
    }
}

void PairsModel::want(int page) const
{
    std::erase(m_wanted, page);
    m_wanted.push_back(page);
    if (!m_wishTimer.isActive())
        m_wishTimer.start();
}

void PairsModel::readWanted()
{
    while (!m_wanted.empty() && m_running < kRunningReads) {
        const int page = m_wanted.back();
        m_wanted.pop_back();
        const bool kept = std::ranges::find(m_pages, page, &Page::number) != m_pages.end();
        if (!kept && std::ranges::find(m_reading, page) == m_reading.end())
            startRead(page);
    }
    if (m_wanted.size() > kWishes)
        m_wanted.erase(m_wanted.begin(), m_wanted.end() - static_cast<std::ptrdiff_t>(kWishes));
}

void PairsModel::startRead(int page)
{
    if (!m_project)
        return;
    const auto first = static_cast<std::uint64_t>(page) * kPageRows;
    const std::uint64_t rows = std::min<std::uint64_t>(kPageRows, count() - first);
    using Rows = std::vector<project::PairRow>;
    m_reading.push_back(page);
    ++m_running;
    m_jobs.start<Rows>(
        quietJob(tr("Reading pairs")),
        [project = m_project, run = m_run, selection = m_selection, first, rows](
            JobContext& job) -> Result<Rows> {
            if (auto stop = job.checkStop(); !stop)
                return fail(stop.error());
            if (selection->positions.empty())
                return project->pairs(run, selection->first + first, rows, kTextBytes);
            const auto from = selection->positions.begin() + static_cast<std::ptrdiff_t>(first);
            return project->pairsAt(run, {from, from + static_cast<std::ptrdiff_t>(rows)}, kTextBytes);
        },
        this,
        [this, page, generation = m_generation](const Result<Rows>& read) {
            if (generation != m_generation)
                return;
            --m_running;
            std::erase(m_reading, page);
            if (read)
                take(page, *read);
            else if (read.error().code != Code::Cancelled)
                Q_EMIT readFailed(read.error());
            readWanted();
        });
}

void PairsModel::take(int page, std::vector<project::PairRow> rows)
{
    m_pages.push_front({page, std::move(rows)});
    while (m_pages.size() > static_cast<std::size_t>(kPages))
        m_pages.pop_back();
    const int first = page * kPageRows;
    Q_EMIT dataChanged(index(first), index(std::min(first + kPageRows, rowCount()) - 1));
}

} // namespace heldout::ui
