// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "base/random.h"
#include "metrics/classification.h"
#include "metrics/outcome_table.h"

namespace heldout::tests {

/// Items as they are, without signatures: what a table is checked against.
struct PlainTable
{
    struct Part
    {
        std::vector<std::uint32_t> groups;
        std::vector<metrics::Outcome> outcomes; // by system
    };
    struct Item
    {
        std::vector<Part> parts;
    };

    metrics::Task task;
    std::uint32_t systems = 1;
    std::uint32_t groups = 1; // with group 0
    std::vector<Item> items;

    /// Sums over items, drawn or all of them.
    [[nodiscard]] metrics::Tally tally(metrics::Cell cell, const std::vector<std::uint32_t>& drawn) const
    {
        metrics::Tally sum(task);
        for (const std::uint32_t item : drawn) {
            for (const Part& part : items[item].parts) {
                if (cell.group == metrics::kAllItems || std::ranges::count(part.groups, cell.group) > 0)
                    sum.add(part.outcomes[cell.system]);
            }
        }
        return sum;
    }
    [[nodiscard]] std::vector<std::uint32_t> all() const
    {
        std::vector<std::uint32_t> drawn(items.size());
        std::iota(drawn.begin(), drawn.end(), 0U);
        return drawn;
    }
    [[nodiscard]] metrics::OutcomeTable build() const
    {
        metrics::OutcomeTable::Builder builder(task, systems, groups);
        std::vector<std::uint32_t> outcomes;
        for (const Item& item : items) {
            builder.beginItem();
            for (const Part& part : item.parts) {
                outcomes.clear();
                for (const metrics::Outcome& outcome : part.outcomes)
                    outcomes.push_back(builder.outcome(outcome));
                builder.part(builder.membership(part.groups), outcomes);
            }
            builder.endItem();
        }
        return std::move(builder).finish(JobContext()).value();
    }
};

/// One label an item, each in one of the groups 1 .. groups-1, or in some of them.
inline PlainTable randomLabelTable(std::uint64_t seed, std::size_t items, std::uint32_t systems,
    std::uint32_t groups, std::uint32_t classes, bool overlapping = false)
{
    Random random(seed);
    PlainTable table{.task = {.kind = metrics::Kind::OneLabel, .classes = classes},
        .systems = systems,
        .groups = groups,
        .items = {}};
    for (std::size_t i = 0; i < items; ++i) {
        PlainTable::Part part;
        const auto group = static_cast<std::uint32_t>(1 + random.below(groups - 1));
        part.groups.push_back(group);
        for (std::uint32_t other = 1; overlapping && other < groups; ++other) {
            if (other != group && random.below(3) == 0)
                part.groups.push_back(other);
        }
        const auto gold = static_cast<std::uint32_t>(random.below(classes));
        for (std::uint32_t system = 0; system < systems; ++system) {
            // Better in later groups, and from system to system.
            const bool right = random.below(10) < 3 + group + system;
            const auto guess = static_cast<std::uint32_t>(random.below(classes + 1));
            part.outcomes.push_back(
                metrics::outcomeOf(gold, right ? gold : (guess == classes ? metrics::kNoLabel : guess)));
        }
        table.items.push_back({{part}});
    }
    return table;
}

/// Mentions of two types, half credit among them; the parts of an item lie in groups of their own, the first
/// in none.
inline PlainTable randomMentionTable(
    std::uint64_t seed, std::size_t items, std::uint32_t systems, std::uint32_t groups)
{
    Random random(seed);
    PlainTable table{.task = {.kind = metrics::Kind::Mentions, .classes = 2},
        .systems = systems,
        .groups = groups,
        .items = {}};
    for (std::size_t i = 0; i < items; ++i) {
        PlainTable::Item item;
        const std::uint64_t parts = random.below(4);
        for (std::uint64_t j = 0; j < parts; ++j) {
            PlainTable::Part part;
            if (j > 0)
                part.groups.push_back(static_cast<std::uint32_t>(1 + random.below(groups - 1)));
            for (std::uint32_t system = 0; system < systems; ++system) {
                metrics::Outcome outcome;
                for (std::uint32_t label = 0; label < 2; ++label) {
                    const double half = static_cast<double>(random.below(2)) / 2;
                    const metrics::Counts counts{.tp = static_cast<double>(random.below(2)) + half,
                        .fp = static_cast<double>(random.below(2)) + half,
                        .fn = static_cast<double>(random.below(3)) + half};
                    if (counts != metrics::Counts{})
                        outcome.classes.push_back({.label = label, .counts = counts});
                }
                part.outcomes.push_back(outcome);
            }
            item.parts.push_back(part);
        }
        table.items.push_back(item);
    }
    return table;
}

inline void shuffle(std::vector<PlainTable::Item>& items, std::uint64_t seed)
{
    Random random(seed);
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[random.below(left)]);
}

} // namespace heldout::tests
