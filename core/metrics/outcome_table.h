// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/job.h"
#include "metrics/metric.h"

namespace heldout::metrics {

/// All items.
inline constexpr std::uint32_t kAllItems = 0;

/// One number of a table of scores: a group of items and a system.
struct Cell
{
    std::uint32_t group = kAllItems;
    std::uint32_t system = 0;
    friend bool operator==(const Cell&, const Cell&) = default;
};

/// What several systems did on the same test items, and the groups the items are in: the one thing that
/// scores, bootstrap, trend test and curve are computed from. Groups are numbered through over all groupings;
/// an item may be in none, one or several groups of a grouping. Group 0 is all items.
///
/// Items whose outcomes of all systems and whose groups are the same share a *signature*: a table of a
/// million items is an array of a million numbers and a short list of signatures. Memory: 4 bytes an item, 4
/// bytes times parts times (systems + 1) a signature, and 24 bytes a class for each group and system.
class OutcomeTable
{
public:
    class Builder;

    [[nodiscard]] const Task& task() const { return m_task; }
    [[nodiscard]] std::uint32_t systems() const { return m_systems; }
    [[nodiscard]] std::uint32_t groups() const { return m_groups; }
    [[nodiscard]] std::size_t items() const { return m_signatureOf.size(); }
    /// Items with at least one part in the group.
    [[nodiscard]] std::uint64_t items(std::uint32_t group) const { return m_itemsOf[group]; }

    /// The summed outcomes of a group.
    [[nodiscard]] const Tally& tally(Cell cell) const
    {
        return m_tallies[std::size_t{cell.group} * m_systems + cell.system];
    }
    [[nodiscard]] Score score(Cell cell, const Metric& metric) const
    {
        return scoreOf(m_task, tally(cell), metric);
    }

    // What the engines walk through.

    /// A part of a signature: it counts in the groups of `membership` with one outcome a system.
    struct Part
    {
        std::uint32_t membership = 0;
        const std::uint32_t* outcomes = nullptr; ///< systems() of them
    };
    [[nodiscard]] std::span<const std::uint32_t> signatureOfItems() const { return m_signatureOf; }
    [[nodiscard]] std::size_t signatures() const { return m_firstPart.size() - 1; }
    [[nodiscard]] std::size_t firstPart(std::size_t signature) const { return m_firstPart[signature]; }
    [[nodiscard]] std::size_t parts() const { return m_parts.size() / (m_systems + 1); }
    [[nodiscard]] Part part(std::size_t index) const
    {
        const std::uint32_t* at = m_parts.data() + index * (m_systems + 1);
        return {*at, at + 1};
    }
    [[nodiscard]] std::span<const Outcome> outcomes() const { return m_outcomes; }
    /// The groups of a membership, ascending, kAllItems first.
    [[nodiscard]] std::span<const std::uint32_t> groupsOf(std::uint32_t membership) const
    {
        return std::span(m_groupsOf)
            .subspan(m_firstGroup[membership], m_firstGroup[membership + 1] - m_firstGroup[membership]);
    }
    [[nodiscard]] std::size_t memberships() const { return m_firstGroup.size() - 1; }

private:
    friend class Builder;
    OutcomeTable() = default;

    Task m_task;
    std::uint32_t m_systems = 0;
    std::uint32_t m_groups = 1;
    std::vector<std::uint32_t> m_signatureOf; // of items
    std::vector<std::size_t> m_firstPart; // of signatures, and the end
    std::vector<std::uint32_t> m_parts; // membership, then the outcome of every system
    std::vector<Outcome> m_outcomes; // distinct
    std::vector<std::uint32_t> m_groupsOf;
    std::vector<std::size_t> m_firstGroup; // of memberships, and the end
    std::vector<Tally> m_tallies; // by group, then system
    std::vector<std::uint64_t> m_itemsOf; // by group
};

/// Builds a table item by item. Resampling draws items by their place here: add them in an order that does
/// not depend on the file's, such as by id, and results do not either. They depend neither on which other
/// systems and groups are in the table nor on their order.
///
///     OutcomeTable::Builder builder(task, systems, groups);
///     for (item) builder.item(builder.membership({interval, document}), {builder.outcome(a),
///     builder.outcome(b)}); const Result<OutcomeTable> table = std::move(builder).finish(job);
class OutcomeTable::Builder
{
public:
    /// `groups` counts group 0 as well: with 4 intervals it is 5, and the intervals are the groups 1 to 4.
    /// systems >= 1, groups >= 1.
    Builder(Task task, std::uint32_t systems, std::uint32_t groups);
    Builder(const Builder&) = delete;
    Builder& operator=(const Builder&) = delete;
    Builder(Builder&&) noexcept;
    Builder& operator=(Builder&&) noexcept;
    ~Builder();

    /// The number of an outcome; equal ones have the same. Callers with few of them keep the numbers.
    [[nodiscard]] std::uint32_t outcome(const Outcome& outcome);
    /// The number of a set of groups, besides group 0, in any order.
    [[nodiscard]] std::uint32_t membership(std::span<const std::uint32_t> groups);

    /// An item that counts as a whole in its groups: one outcome a system.
    void item(std::uint32_t membership, std::span<const std::uint32_t> outcomes);

    /// An item of several parts that are in different groups, such as the mentions of a sentence by their own
    /// similarity. Its parts add up to the item: each counts once in group 0. Order of parts does not matter.
    void beginItem();
    void part(std::uint32_t membership, std::span<const std::uint32_t> outcomes);
    void endItem();

    /// Cancelled.
    [[nodiscard]] Result<OutcomeTable> finish(const JobContext& job) &&;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace heldout::metrics
