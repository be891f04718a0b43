// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "project/compared_sides.h"

namespace heldout::project {

/// Flags of every match of a run (bits of store::MatchFlag), and the label set of its test item.
class MatchFlags
{
public:
    /// Reads document and label of all items (nothing when there are none). For a comparison of several runs.
    [[nodiscard]] static Result<MatchFlags> load(
        store::Store& store, const ComparedSides& sides, JobContext& job);

    /// One value a match, in the order of the matches. Reads the texts of those pairs that can be equal.
    [[nodiscard]] Result<std::vector<std::uint32_t>> flags(const std::vector<similarity::Match>& matches,
        const SideSource& test, const SideSource& train, JobContext& job) const;
    [[nodiscard]] std::optional<std::int64_t> labelSet(const similarity::Match& match) const;

private:
    MatchFlags(store::Store& store, const ComparedSides& sides)
        : m_store(store)
        , m_sides(sides)
    {
    }
    [[nodiscard]] std::uint32_t documentFlag(const similarity::Match& match) const;
    [[nodiscard]] Status addSameness(const std::vector<similarity::Match>& matches,
        const std::vector<std::uint32_t>& candidates, std::vector<std::uint32_t>& flags,
        JobContext& job) const;
    [[nodiscard]] Result<std::vector<std::string>> itemTexts(
        bool test, const std::vector<std::uint32_t>& items, JobContext& job) const;

    store::Store& m_store;
    const ComparedSides& m_sides;
    std::vector<store::ItemFacts> m_test, m_train;
};

} // namespace heldout::project
