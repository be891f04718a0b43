// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "project/answers.h"

namespace heldout::project {

/// Items of one token a line: gold and predicted tags, decoded into mentions by one set of rules.
class TaggedItems
{
public:
    [[nodiscard]] static Result<TaggedItems> load(store::Store& store, const store::SplitRow& split,
        const MentionRules& rules, const std::vector<ObjectId>& systems, JobContext& job);

    [[nodiscard]] const std::string& scheme() const { return m_scheme; } ///< "" = no scheme
    [[nodiscard]] std::uint64_t goldRepairs() const { return m_goldRepairs; }

    void gold(std::uint32_t item, std::vector<Mention>& out) const { out = m_gold[item]; }
    static void alternatives(std::uint32_t /*item*/, std::vector<Mention>& out) { out.clear(); }
    void predicted(std::uint32_t item, std::size_t system, std::vector<Mention>& out) const
    {
        out = m_predicted[system][item];
    }
    [[nodiscard]] std::vector<std::string> typeNames() const;

private:
    using ByItem = std::vector<std::vector<Mention>>;

    std::string m_scheme;
    std::uint64_t m_goldRepairs = 0;
    ByItem m_gold;
    std::vector<ByItem> m_predicted; ///< by system
};

/// Gold and predicted mentions of one item. `rules` name the scheme that was used.
struct DecodedItem
{
    std::vector<Mention> gold, predicted;
};
[[nodiscard]] Result<DecodedItem> decodeItem(store::Store& store, ObjectId split, std::uint64_t ordinal,
    const MentionRules& rules, const std::vector<Mention>& predictedTags);

} // namespace heldout::project
