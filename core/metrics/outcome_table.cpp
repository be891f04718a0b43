// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/outcome_table.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "metrics/sequences.h"

namespace heldout::metrics {

namespace {

constexpr double kMostCount = 1 << 24;
constexpr std::size_t kBetweenStops = 1024; // signatures

/// A count as a whole number of halves.
std::uint32_t halvesOf(double count)
{
    assert(count >= 0 && count < kMostCount && std::floor(2 * count) == 2 * count);
    return static_cast<std::uint32_t>(2 * std::clamp(count, 0.0, kMostCount));
}

} // namespace

struct OutcomeTable::Builder::State
{
    Task task;
    std::uint32_t systems = 1;
    std::uint32_t groups = 1;
    std::vector<std::uint32_t> signatureOf;
    Sequences signatures, outcomes, memberships;
    std::vector<Outcome> distinct; // outcomes by number
    std::vector<std::uint32_t> words; // of what is being numbered
    std::vector<std::uint32_t> item; // parts of the item that was begun

    void sortParts();
    [[nodiscard]] Status countItems(
        OutcomeTable& table, std::span<const std::uint64_t> counts, const JobContext& job) const;
    [[nodiscard]] Status sumUp(
        OutcomeTable& table, std::span<const std::uint64_t> counts, const JobContext& job) const;
};

/// So that the order in which parts come does not make two signatures of one.
void OutcomeTable::Builder::State::sortParts()
{
    const std::size_t width = systems + 1;
    if (item.size() <= width)
        return;
    std::vector<std::vector<std::uint32_t>> parts;
    for (auto at = item.begin(); at != item.end(); at += static_cast<std::ptrdiff_t>(width))
        parts.emplace_back(at, at + static_cast<std::ptrdiff_t>(width));
    std::ranges::sort(parts);
    item.clear();
    for (const std::vector<std::uint32_t>& part : parts)
        item.insert(item.end(), part.begin(), part.end());
}

Status OutcomeTable::Builder::State::countItems(
    OutcomeTable& table, std::span<const std::uint64_t> counts, const JobContext& job) const
{
    std::vector<std::uint32_t> touched;
    for (std::size_t signature = 0; signature < counts.size(); ++signature) {
        if (signature % kBetweenStops == 0) {
            if (Status going = job.checkStop(); !going)
                return going;
        }
        touched = {kAllItems};
        for (std::size_t i = table.firstPart(signature); i < table.firstPart(signature + 1); ++i) {
            const std::span<const std::uint32_t> groupsOfPart = table.groupsOf(table.part(i).membership);
            touched.insert(touched.end(), groupsOfPart.begin(), groupsOfPart.end());
        }
        std::ranges::sort(touched);
        touched.erase(std::ranges::unique(touched).begin(), touched.end());
        for (const std::uint32_t group : touched)
            table.m_itemsOf[group] += counts[signature];
    }
    return {};
}

Status OutcomeTable::Builder::State::sumUp(
    OutcomeTable& table, std::span<const std::uint64_t> counts, const JobContext& job) const
{
    for (std::size_t signature = 0; signature < counts.size(); ++signature) {
        if (signature % kBetweenStops == 0) {
            if (Status going = job.checkStop(); !going)
                return going;
        }
        const auto times = static_cast<double>(counts[signature]);
        for (std::size_t i = table.firstPart(signature); i < table.firstPart(signature + 1); ++i) {
            const Part part = table.part(i);
            for (const std::uint32_t group : table.groupsOf(part.membership)) {
                Tally* row = &table.m_tallies[std::size_t{group} * systems];
                for (std::uint32_t system = 0; system < systems; ++system)
                    row[system].add(distinct[part.outcomes[system]], times);
            }
        }
    }
    return {};
}

OutcomeTable::Builder::Builder(Task task, std::uint32_t systems, std::uint32_t groups)
    : m_state(std::make_unique<State>())
{
    assert(systems >= 1 && groups >= 1);
    m_state->task = std::move(task);
    m_state->systems = systems;
    m_state->groups = groups;
}

OutcomeTable::Builder::Builder(Builder&&) noexcept = default;
OutcomeTable::Builder& OutcomeTable::Builder::operator=(Builder&&) noexcept = default;
OutcomeTable::Builder::~Builder() = default;

std::uint32_t OutcomeTable::Builder::outcome(const Outcome& outcome)
{
    std::vector<std::uint32_t>& words = m_state->words;
    words = {halvesOf(outcome.trials), halvesOf(outcome.correct)};
    for (const ClassCounts& found : outcome.classes) {
        assert(found.label < m_state->task.classes);
        for (const std::uint32_t word :
            {found.label, halvesOf(found.counts.tp), halvesOf(found.counts.fp), halvesOf(found.counts.fn)})
            words.push_back(word);
    }
    const std::uint32_t number = m_state->outcomes.number(words);
    if (number == m_state->distinct.size())
        m_state->distinct.push_back(outcome);
    return number;
}

std::uint32_t OutcomeTable::Builder::membership(std::span<const std::uint32_t> groups)
{
    std::vector<std::uint32_t>& words = m_state->words;
    words.assign(groups.begin(), groups.end());
    words.push_back(kAllItems);
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    assert(words.back() < m_state->groups);
    return m_state->memberships.number(words);
}

void OutcomeTable::Builder::item(std::uint32_t membership, std::span<const std::uint32_t> outcomes)
{
    beginItem();
    part(membership, outcomes);
    endItem();
}

void OutcomeTable::Builder::beginItem()
{
    m_state->item.clear();
}

void OutcomeTable::Builder::part(std::uint32_t membership, std::span<const std::uint32_t> outcomes)
{
    assert(outcomes.size() == m_state->systems && membership < m_state->memberships.size());
    m_state->item.push_back(membership);
    m_state->item.insert(m_state->item.end(), outcomes.begin(), outcomes.end());
}

void OutcomeTable::Builder::endItem()
{
    m_state->sortParts();
    m_state->signatureOf.push_back(m_state->signatures.number(m_state->item));
}

Result<OutcomeTable> OutcomeTable::Builder::finish(const JobContext& job) &&
{
    State& state = *m_state;
    OutcomeTable table;
    table.m_systems = state.systems;
    table.m_groups = state.groups;
    table.m_firstPart = std::move(state.signatures.firsts());
    for (std::size_t& first : table.m_firstPart)
        first /= state.systems + 1;
    table.m_parts = std::move(state.signatures.words());
    table.m_groupsOf = std::move(state.memberships.words());
    table.m_firstGroup = std::move(state.memberships.firsts());
    table.m_signatureOf = std::move(state.signatureOf);

    std::vector<std::uint64_t> counts(table.signatures());
    for (const std::uint32_t signature : table.m_signatureOf)
        ++counts[signature];
    table.m_itemsOf.assign(state.groups, 0);
    if (Status counted = state.countItems(table, counts, job); !counted)
        return fail(std::move(counted.error()));
    table.m_tallies.assign(std::size_t{state.groups} * state.systems, Tally(state.task));
    if (Status summed = state.sumUp(table, counts, job); !summed)
        return fail(std::move(summed.error()));
    table.m_outcomes = std::move(state.distinct);
    table.m_task = std::move(state.task);
    return table;
}

} // namespace heldout::metrics
