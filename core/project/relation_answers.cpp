// SPDX-License-Identifier: GPL-3.0-or-later
// Gold and predicted relations as outcomes by item.
#include "project/relation_answers.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "base/numbers.h"
#include "project/answers.h"
#include "project/span_list.h"

namespace heldout::project {

namespace {

void append(std::string& text, const std::string& part)
{
    text += toText(std::uint64_t{part.size()}) + ':' + part; // its length first: parts never run together
}

std::string identityOf(const RelationArgument& argument, const Mention& mention)
{
    std::string text;
    append(text, argument.role);
    append(text, mention.type);
    const std::vector<TextSpan> whole{{mention.first, mention.last}};
    for (const TextSpan& piece : mention.fragments.empty() ? whole : mention.fragments)
        text += toText(std::uint64_t{piece.first}) + '-' + toText(std::uint64_t{piece.last}) + ' ';
    return text;
}

/// A relation as it is compared.
struct Known
{
    std::string type;
    std::string identity;
};

/// Relations of all items of one side.
using Side = std::vector<std::vector<Known>>;

Result<Side> loadSide(store::Store& store, const store::SplitRow& split, store::Store::SpansOf kind,
    ObjectId set, JobContext& job)
{
    SpanList::Types types;
    auto spans = SpanList::load(store, split, kind, set, types, job);
    if (!spans)
        return fail(spans.error());
    if (auto namedTypes = SpanList::nameTypes(store, types); !namedTypes)
        return fail(namedTypes.error());
    Side side(static_cast<std::size_t>(split.items));
    std::vector<Mention> mentions;
    std::optional<std::uint64_t> item; // whose mentions these are
    auto read = store.readRelations(
        split.id, kind, set,
        [&](std::span<const store::RelationView> page) -> Status {
            for (const store::RelationView& view : page) {
                if (view.ordinal >= side.size())
                    return fail(
                        Code::DamagedProject, Phrase::of("A relation belongs to no item of its split."));
                if (item != view.ordinal)
                    spans->mentions(static_cast<std::size_t>(view.ordinal), types, mentions);
                item = view.ordinal;
                for (const RelationArgument& argument : view.relation.arguments) {
                    if (argument.mention >= mentions.size())
                        return fail(Code::DamagedProject,
                            Phrase::of("A relation needs a mention that its item does not have."));
                }
                side[view.ordinal].push_back({view.relation.type, relationIdentity(view.relation, mentions)});
            }
            return {};
        },
        job.stopToken());
    if (!read)
        return fail(read.error());
    return side;
}

class RelationAnswers final : public Answers
{
public:
    [[nodiscard]] Status load(store::Store& store, const store::SplitRow& split,
        const std::vector<ObjectId>& systems, JobContext& job)
    {
        auto gold = loadSide(store, split, store::Store::SpansOf::Gold, 0, job);
        if (!gold)
            return fail(gold.error());
        m_gold = std::move(*gold);
        for (const ObjectId system : systems) {
            auto predicted = loadSide(store, split, store::Store::SpansOf::Predictions, system, job);
            if (!predicted)
                return fail(predicted.error());
            m_predicted.push_back(std::move(*predicted));
            auto joined = store.predictedItems(system);
            if (!joined)
                return fail(joined.error());
            if (joined->size() != split.items)
                return fail(
                    Code::DamagedProject, Phrase::of("Predictions do not fit the items of their split."));
            m_joined.push_back(std::move(*joined));
        }
        nameTypes();
        m_task.kind = metrics::Kind::Mentions; // finds without true negatives
        m_task.classes = static_cast<std::uint32_t>(m_types.size());
        m_outcomes.resize(systems.size());
        m_right.resize(systems.size());
        return {};
    }

    [[nodiscard]] const metrics::Task& task() const override { return m_task; }
    [[nodiscard]] const std::vector<std::string>& classes() const override { return m_types; }
    [[nodiscard]] bool hasGold(std::uint32_t) const override { return true; }
    void look(std::uint32_t item) override
    {
        m_item = item;
        for (std::size_t system = 0; system < m_predicted.size(); ++system)
            score(system);
    }
    [[nodiscard]] const metrics::Outcome& outcome(std::uint32_t system) const override
    {
        return m_outcomes[system];
    }
    [[nodiscard]] bool right(std::uint32_t system) const override { return m_right[system]; }
    [[nodiscard]] std::vector<std::uint32_t> itemClasses() const override
    {
        std::set<std::uint32_t> classes;
        for (const Known& relation : m_gold[m_item])
            classes.insert(classOf(relation.type));
        for (const Side& side : m_predicted) {
            for (const Known& relation : side[m_item])
                classes.insert(classOf(relation.type));
        }
        return {classes.begin(), classes.end()};
    }
    /// Relations are never put into groups one by one.
    [[nodiscard]] std::size_t goldMentions() const override { return 0; }
    [[nodiscard]] metrics::ClassCounts ofMention(std::uint32_t, std::size_t) const override { return {}; }

private:
    void nameTypes()
    {
        std::set<std::string> names;
        const auto add = [&](const Side& side) {
            for (const std::vector<Known>& ofItem : side) {
                for (const Known& relation : ofItem)
                    names.insert(relation.type);
            }
        };
        add(m_gold);
        for (const Side& side : m_predicted)
            add(side);
        m_types.assign(names.begin(), names.end());
    }
    [[nodiscard]] std::uint32_t classOf(const std::string& type) const
    {
        return static_cast<std::uint32_t>(std::ranges::lower_bound(m_types, type) - m_types.begin());
    }
    void score(std::size_t system)
    {
        const std::vector<Known>& gold = m_gold[m_item];
        const std::vector<Known>& predicted = m_predicted[system][m_item];
        const auto identities = [](const std::vector<Known>& relations) {
            std::vector<std::string> all;
            all.reserve(relations.size());
            for (const Known& relation : relations)
                all.push_back(relation.identity);
            return all;
        };
        std::map<std::uint32_t, metrics::Counts> counts;
        bool wholly = m_joined[system][m_item] != 0;
        if (!gold.empty() || !predicted.empty()) {
            const RelationMatches matches = matchRelations(identities(gold), identities(predicted));
            for (std::size_t n = 0; n < gold.size(); ++n) {
                metrics::Counts& ofType = counts[classOf(gold[n].type)];
                ++(matches.gold[n] ? ofType.tp : ofType.fn);
                wholly = wholly && matches.gold[n];
            }
            for (std::size_t n = 0; n < predicted.size(); ++n) {
                if (!matches.predicted[n])
                    ++counts[classOf(predicted[n].type)].fp;
                wholly = wholly && matches.predicted[n];
            }
        }
        m_right[system] = wholly;
        metrics::Outcome& outcome = m_outcomes[system];
        outcome.classes.clear();
        for (const auto& [label, ofType] : counts)
            outcome.classes.push_back({label, ofType});
    }

    metrics::Task m_task;
    std::vector<std::string> m_types; ///< gold and predicted ones, sorted
    Side m_gold;
    std::vector<Side> m_predicted; ///< by system
    std::vector<std::vector<std::uint8_t>> m_joined; ///< by system, then item
    std::uint32_t m_item = 0;
    std::vector<metrics::Outcome> m_outcomes; ///< by system
    std::vector<bool> m_right; ///< by system
};

} // namespace

std::string relationIdentity(const Relation& relation, const std::vector<Mention>& mentions)
{
    std::vector<std::string> arguments;
    arguments.reserve(relation.arguments.size());
    for (const RelationArgument& argument : relation.arguments)
        arguments.push_back(identityOf(argument, mentions[argument.mention]));
    std::ranges::sort(arguments);
    const auto repeated = std::ranges::unique(arguments);
    arguments.erase(repeated.begin(), repeated.end());
    std::string text;
    append(text, relation.type);
    for (const std::string& argument : arguments)
        append(text, argument);
    return text;
}

RelationMatches matchRelations(
    const std::vector<std::string>& gold, const std::vector<std::string>& predicted)
{
    RelationMatches matches{std::vector<bool>(gold.size()), std::vector<bool>(predicted.size())};
    std::multimap<std::string_view, std::size_t> waiting; // gold ones not found yet, by place
    for (std::size_t n = 0; n < gold.size(); ++n)
        waiting.emplace(gold[n], n);
    for (std::size_t n = 0; n < predicted.size(); ++n) {
        const auto found = waiting.lower_bound(predicted[n]);
        if (found == waiting.end() || found->first != predicted[n])
            continue;
        matches.predicted[n] = true;
        matches.gold[found->second] = true;
        waiting.erase(found);
    }
    return matches;
}

Result<std::unique_ptr<Answers>> relationAnswers(
    store::Store& store, const store::SplitRow& split, const std::vector<ObjectId>& systems, JobContext& job)
{
    auto answers = std::make_unique<RelationAnswers>();
    if (auto loaded = answers->load(store, split, systems, job); !loaded)
        return fail(loaded.error());
    return answers;
}

} // namespace heldout::project
