// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/resampling.h"

#include <algorithm>
#include <cmath>

#include "metrics/sequences.h"

namespace heldout::metrics {

namespace {

constexpr std::uint32_t kNoCell = 0xFFFFFFFF;

/// Seeds that lie one step of splitmix64 apart would share most of their state: resample and seed are mixed.
std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 33U)) * 0xff51afd7ed558ccdU; // finalizer of MurmurHash3
    value = (value ^ (value >> 33U)) * 0xc4ceb9fe1a85ec53U;
    return value ^ (value >> 33U);
}

/// For every membership and system the list of wanted cells, by number.
class Targets
{
public:
    Targets(const OutcomeTable& table, std::span<const Cell> cells)
        : m_systems(table.systems())
    {
        std::vector<std::uint32_t> numbers(std::size_t{table.groups()} * m_systems, kNoCell);
        for (std::size_t i = 0; i < cells.size(); ++i)
            numbers[std::size_t{cells[i].group} * m_systems + cells[i].system]
                = static_cast<std::uint32_t>(i);
        std::vector<std::uint32_t> wanted;
        m_of.reserve(table.memberships() * m_systems);
        for (std::uint32_t membership = 0; membership < table.memberships(); ++membership) {
            for (std::uint32_t system = 0; system < m_systems; ++system) {
                wanted.clear();
                for (const std::uint32_t group : table.groupsOf(membership)) {
                    const std::uint32_t number = numbers[std::size_t{group} * m_systems + system];
                    if (number != kNoCell)
                        wanted.push_back(number);
                }
                m_of.push_back(m_lists.number(wanted));
            }
        }
    }
    [[nodiscard]] std::uint32_t of(std::uint32_t membership, std::uint32_t system) const
    {
        return m_of[std::size_t{membership} * m_systems + system];
    }
    [[nodiscard]] bool none(std::uint32_t list) const { return m_lists.at(list).empty(); }
    [[nodiscard]] Sequences& lists() { return m_lists; }

private:
    std::uint32_t m_systems;
    Sequences m_lists;
    std::vector<std::uint32_t> m_of; // by membership, then system
};

} // namespace

Draws::Draws(std::uint64_t seed, std::uint64_t resample)
    : m_random(mixed(mixed(seed) + resample))
{
}

double quantile(std::span<const double> sorted, double part)
{
    const double place = part * static_cast<double>(sorted.size() - 1);
    const double below = std::floor(place);
    const auto i = static_cast<std::size_t>(below);
    if (i + 1 >= sorted.size())
        return sorted.back();
    return sorted[i] + (sorted[i + 1] - sorted[i]) * (place - below);
}

Result<CellSums> CellSums::make(const OutcomeTable& table, std::span<const Cell> cells, const JobContext& job)
{
    CellSums sums;
    sums.m_nothing = Tally(table.task());
    sums.m_cellCount = cells.size();
    Targets targets(table, cells);
    Sequences buckets;
    sums.m_first.reserve(table.signatures() + 1);
    sums.m_first.push_back(0);
    for (std::size_t signature = 0; signature < table.signatures(); ++signature) {
        if (signature % 1024 == 0) {
            if (Status going = job.checkStop(); !going)
                return fail(std::move(going.error()));
        }
        for (std::size_t i = table.firstPart(signature); i < table.firstPart(signature + 1); ++i) {
            const OutcomeTable::Part part = table.part(i);
            for (std::uint32_t system = 0; system < table.systems(); ++system) {
                const std::uint32_t list = targets.of(part.membership, system);
                if (targets.none(list) || table.outcomes()[part.outcomes[system]] == Outcome{})
                    continue;
                const std::uint32_t bucket[] = {list, part.outcomes[system]};
                sums.m_buckets.push_back(buckets.number(bucket));
            }
        }
        sums.m_first.push_back(sums.m_buckets.size());
    }
    sums.m_all.reserve(buckets.size());
    for (std::size_t i = 0; i < buckets.size(); ++i) {
        const std::span<const std::uint32_t> bucket = buckets.at(i);
        sums.m_all.push_back({.outcome = &table.outcomes()[bucket[1]],
            .first = targets.lists().firsts()[bucket[0]],
            .end = targets.lists().firsts()[bucket[0] + 1]});
    }
    sums.m_cells = std::move(targets.lists().words());
    return sums;
}

void CellSums::sum(std::span<const std::uint64_t> counts, std::vector<Tally>& tallies) const
{
    tallies.resize(m_cellCount, m_nothing);
    for (Tally& tally : tallies) {
        tally.trials = 0;
        tally.correct = 0;
        std::ranges::fill(tally.classes, Counts{});
    }
    for (std::size_t number = 0; number < m_all.size(); ++number) {
        if (counts[number] == 0)
            continue;
        const Bucket& bucket = m_all[number];
        const auto times = static_cast<double>(counts[number]);
        for (std::size_t i = bucket.first; i < bucket.end; ++i)
            tallies[m_cells[i]].add(*bucket.outcome, times);
    }
}

} // namespace heldout::metrics
