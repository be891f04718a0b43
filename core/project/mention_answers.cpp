// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/answers.h"

#include <algorithm>
#include <set>

#include "metrics/mention_scorer.h"
#include "project/match_modes.h"
#include "project/span_list.h"
#include "project/tagged_items.h"

namespace heldout::project {

namespace {

using metrics::Match;
using metrics::MentionOutcome;

/// Mentions of the items, of the gold side and of every system.
class MentionSides
{
public:
    [[nodiscard]] Status load(store::Store& store, const store::SplitRow& split, MatchMode mode,
        const std::vector<ObjectId>& systems, JobContext& job)
    {
        using Kind = store::Store::SpansOf;
        const auto add = [&](Kind kind, ObjectId set, SpanList& into) -> Status {
            auto list = SpanList::load(store, split, kind, set, m_types, job);
            if (!list)
                return fail(list.error());
            into = std::move(*list);
            return {};
        };
        Status status = add(Kind::Gold, 0, m_gold);
        if (status && mode == MatchMode::Alternatives)
            status = add(Kind::Alternatives, 0, m_alternatives.emplace());
        for (const ObjectId system : systems) {
            if (status)
                status = add(Kind::Predictions, system, m_predicted.emplace_back());
        }
        return status ? SpanList::nameTypes(store, m_types) : status;
    }
    void gold(std::uint32_t item, std::vector<Mention>& out) const { m_gold.mentions(item, m_types, out); }
    void alternatives(std::uint32_t item, std::vector<Mention>& out) const
    {
        out.clear();
        if (m_alternatives)
            m_alternatives->mentions(item, m_types, out);
    }
    void predicted(std::uint32_t item, std::size_t system, std::vector<Mention>& out) const
    {
        m_predicted[system].mentions(item, m_types, out);
    }
    [[nodiscard]] std::vector<std::string> typeNames() const
    {
        std::set<std::string> names;
        for (const auto& [number, typeName] : m_types)
            names.insert(typeName);
        return {names.begin(), names.end()};
    }

private:
    SpanList::Types m_types;
    SpanList m_gold;
    std::optional<SpanList> m_alternatives;
    std::vector<SpanList> m_predicted;
};

/// Over MentionSides, or over tags (TaggedItems): what gives gold, alternatives and predictions of an item.
template <typename Sides>
class MentionAnswersOf final : public Answers
{
public:
    MentionAnswersOf(
        Sides sides, MatchMode mode, std::vector<std::vector<std::uint8_t>> joined, std::size_t systems)
        : m_sides(std::move(sides))
        , m_types(m_sides.typeNames())
        , m_joined(std::move(joined))
        , m_predicted(systems)
        , m_outcomes(systems)
    {
        m_task.kind = metrics::Kind::Mentions;
        m_task.classes = static_cast<std::uint32_t>(m_types.size());
        for (std::size_t system = 0; system < systems; ++system)
            m_scorers.emplace_back(modeOf(mode), m_types);
    }

    [[nodiscard]] const metrics::Task& task() const override { return m_task; }
    [[nodiscard]] const std::vector<std::string>& classes() const override { return m_types; }
    [[nodiscard]] bool hasGold(std::uint32_t) const override { return true; }
    void look(std::uint32_t item) override
    {
        m_item = item;
        m_sides.gold(item, m_gold);
        m_sides.alternatives(item, m_alternatives);
        for (std::size_t system = 0; system < m_scorers.size(); ++system) {
            m_sides.predicted(item, system, m_predicted[system]);
            m_outcomes[system] = m_scorers[system].score(m_gold, m_predicted[system], m_alternatives);
        }
    }
    [[nodiscard]] const metrics::Outcome& outcome(std::uint32_t system) const override
    {
        return m_outcomes[system].counts;
    }
    [[nodiscard]] bool right(std::uint32_t system) const override
    {
        const metrics::Counts& all = m_outcomes[system].all;
        return m_joined[system][m_item] != 0 && all.fp == 0 && all.fn == 0;
    }
    [[nodiscard]] std::vector<std::uint32_t> itemClasses() const override
    {
        std::set<std::uint32_t> classes;
        const auto add = [&](const std::vector<Mention>& mentions) {
            for (const Mention& mention : mentions)
                classes.insert(classOf(mention));
        };
        add(m_gold);
        for (const std::vector<Mention>& mentions : m_predicted)
            add(mentions);
        return {classes.begin(), classes.end()};
    }
    [[nodiscard]] std::size_t goldMentions() const override { return m_gold.size(); }
    [[nodiscard]] metrics::ClassCounts ofMention(std::uint32_t system, std::size_t n) const override
    {
        const Match how = m_outcomes[system].gold[n].how;
        const double found = how == Match::None ? 0 : how == Match::Overlap ? 0.5 : 1;
        return {classOf(m_gold[n]), {found, 0, 1 - found}};
    }

private:
    [[nodiscard]] std::uint32_t classOf(const Mention& mention) const
    {
        const auto place = std::ranges::lower_bound(m_types, mention.type);
        return static_cast<std::uint32_t>(place - m_types.begin());
    }

    Sides m_sides;
    std::vector<std::string> m_types;
    std::vector<std::vector<std::uint8_t>> m_joined; ///< by system, then item
    metrics::Task m_task;
    std::vector<metrics::MentionScorer> m_scorers; ///< by system
    std::uint32_t m_item = 0;
    std::vector<Mention> m_gold, m_alternatives;
    std::vector<std::vector<Mention>> m_predicted;
    std::vector<MentionOutcome> m_outcomes;
};

Result<std::vector<std::vector<std::uint8_t>>> joinedItems(
    store::Store& store, const store::SplitRow& split, const std::vector<ObjectId>& systems)
{
    std::vector<std::vector<std::uint8_t>> joined;
    for (const ObjectId system : systems) {
        auto items = store.predictedItems(system);
        if (!items)
            return fail(items.error());
        if (items->size() != split.items)
            return fail(Code::DamagedProject, Phrase::of("Predictions do not fit the items of their split."));
        joined.push_back(std::move(*items));
    }
    return joined;
}

} // namespace

Result<MentionAnswers> mentionAnswers(store::Store& store, const store::SplitRow& split, Task task,
    const MentionRules& rules, const std::vector<ObjectId>& systems, JobContext& job)
{
    auto joined = joinedItems(store, split, systems);
    if (!joined)
        return fail(joined.error());
    MentionAnswers result;
    if (task == Task::Tags) {
        auto tagged = TaggedItems::load(store, split, rules, systems, job);
        if (!tagged)
            return fail(tagged.error());
        result.tagScheme = tagged->scheme();
        result.tagRepairs = tagged->goldRepairs();
        result.answers = std::make_unique<MentionAnswersOf<TaggedItems>>(
            std::move(*tagged), rules.mode, std::move(*joined), systems.size());
        return result;
    }
    MentionSides sides;
    if (auto loaded = sides.load(store, split, rules.mode, systems, job); !loaded)
        return fail(loaded.error());
    result.answers = std::make_unique<MentionAnswersOf<MentionSides>>(
        std::move(sides), rules.mode, std::move(*joined), systems.size());
    return result;
}

} // namespace heldout::project
