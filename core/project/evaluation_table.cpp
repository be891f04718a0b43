// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/evaluation_table.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace heldout::project {

namespace {

constexpr std::uint8_t kNoGold = 2;
constexpr std::size_t kLook = 1024; // items between two looks at the stop request

/// FNV-1a with a last mixing step: the same on every machine.
std::uint64_t hashOf(std::string_view key, std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    const auto take = [&](std::string_view bytes) {
        for (const char byte : bytes)
            hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
        hash = (hash ^ 0x100U) * 0x100000001b3U; // no byte: where one ends
    };
    take(key);
    take(text);
    hash ^= hash >> 33U;
    hash *= 0xff51afd7ed558ccdU;
    return hash ^ hash >> 33U;
}

metrics::Counts countsOf(const metrics::Outcome& outcome, std::uint32_t label)
{
    const auto found = std::ranges::lower_bound(outcome.classes, label, {}, &metrics::ClassCounts::label);
    return found != outcome.classes.end() && found->label == label ? found->counts : metrics::Counts();
}

/// Rows for every group of the first grouping and every group of the second, which may be classes.
std::vector<RowPlace> rowPlaces(const GroupedItems& groups, std::uint32_t classes)
{
    const auto size
        = [&](const ItemGroups& grouping) { return grouping.labels ? classes : grouping.of.count; };
    std::vector<RowPlace> rows;
    const std::size_t seconds = groups.second != nullptr ? size(*groups.second) : 1;
    for (std::uint32_t first = 0; first < size(groups.first); ++first) {
        for (std::uint32_t second = 0; second < seconds; ++second) {
            RowPlace row{metrics::kAllItems, {}, first, second};
            if (groups.first.labels)
                row.label = first;
            if (groups.second != nullptr && groups.second->labels)
                row.label = second;
            // Group 0 of the table is all items.
            if (groups.second == nullptr)
                row.group = groups.first.labels ? metrics::kAllItems : first + 1;
            else if (!groups.first.labels && !groups.second->labels)
                row.group = first * groups.second->of.count + second + 1;
            else
                row.group = (groups.first.labels ? second : first) + 1;
            rows.push_back(row);
        }
    }
    return rows;
}

/// Feeds the table item by item and notes which items stand in which rows.
class TableMaker
{
public:
    TableMaker(Answers& answers, std::uint32_t systems, const GroupedItems& groups)
        : m_answers(answers)
        , m_systems(systems)
        , m_groups(groups.all)
        , m_rows(rowPlaces(groups, answers.task().classes))
        , m_builder(answers.task(), systems, groups.all.of.count + 1)
        , m_outcomes(systems)
        , m_rowItems(m_rows.size())
        , m_rowCorrect(m_rows.size() * systems)
        , m_correct(systems)
    {
        m_labels = !m_rows.empty() && m_rows.front().label.has_value();
        m_crossedWithLabels = m_labels && m_groups.of.count > 0;
        m_rowOf.assign(std::size_t{m_groups.of.count + 1} * (m_labels ? answers.task().classes : 1), kNoRow);
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            m_rowOf[placeOf(m_rows[row].group, m_rows[row].label.value_or(0))]
                = static_cast<std::uint32_t>(row);
    }

    void startMentions(std::vector<std::size_t> firstMention) { m_mentionsOf = std::move(firstMention); }

    void take(std::uint32_t item)
    {
        m_answers.look(item);
        m_items.push_back(item);
        for (std::uint32_t system = 0; system < m_systems; ++system) {
            m_outcomes[system] = m_builder.outcome(m_answers.outcome(system));
            m_itemRight[std::size_t{item} * m_systems + system] = m_answers.right(system) ? 1 : 0;
            m_correct[system] += m_answers.right(system) ? 1 : 0;
        }
        if (m_groups.mentions)
            takeMentions(item);
        else
            takeWhole(item);
    }
    void resize(std::size_t items) { m_itemRight.assign(items * m_systems, kNoGold); }

    Result<EvaluationTable> finish(const JobContext& job) &&
    {
        auto table = std::move(m_builder).finish(job);
        if (!table)
            return fail(table.error());
        std::vector<std::size_t> order(m_entries.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(
            order, {}, [&](std::size_t i) { return std::pair(m_entries[i].item, m_entries[i].row); });
        RowEntries entries;
        entries.entries.reserve(order.size());
        entries.right.reserve(order.size() * m_systems);
        for (const std::size_t i : order) {
            entries.entries.push_back(m_entries[i]);
            for (std::uint32_t system = 0; system < m_systems; ++system)
                entries.right.push_back(m_right[i * m_systems + system]);
        }
        entries.itemRight = std::move(m_itemRight);
        return EvaluationTable{std::move(*table), std::move(m_rows), std::move(m_items),
            std::move(m_rowItems), std::move(m_rowCorrect), std::move(m_correct), m_mentions,
            std::move(entries)};
    }

private:
    static constexpr std::uint32_t kNoRow = 0xffffffff;

    [[nodiscard]] std::size_t placeOf(std::uint32_t group, std::uint32_t label) const
    {
        return m_labels ? std::size_t{group} * m_answers.task().classes + label : group;
    }
    /// Notes the item in a row; `right(system)` for each system.
    template <typename Right>
    void enter(std::uint32_t item, std::uint32_t row, const Right& right)
    {
        m_entries.push_back({item, row});
        for (std::uint32_t system = 0; system < m_systems; ++system) {
            const bool is = right(system);
            m_right.push_back(is ? 1 : 0);
            m_rowCorrect[std::size_t{row} * m_systems + system] += is ? 1 : 0;
        }
    }

    void takeWhole(std::uint32_t item)
    {
        const std::span<const std::uint32_t> of = m_groups.of.of(item);
        std::vector<std::uint32_t> groups;
        for (const std::uint32_t group : of)
            groups.push_back(group + 1);
        m_builder.item(m_builder.membership(groups), m_outcomes);
        if (m_labels && !m_crossedWithLabels)
            groups = {metrics::kAllItems};
        if (!m_labels) {
            for (const std::uint32_t group : groups) {
                const std::uint32_t row = m_rowOf[placeOf(group, 0)];
                ++m_rowItems[row];
                enter(item, row, [&](std::uint32_t system) { return m_answers.right(system); });
            }
            return;
        }
        for (const std::uint32_t label : m_answers.itemClasses()) {
            for (const std::uint32_t group : groups) {
                const std::uint32_t row = m_rowOf[placeOf(group, label)];
                ++m_rowItems[row];
                enter(item, row, [&](std::uint32_t system) {
                    const metrics::Counts counts = countsOf(m_answers.outcome(system), label);
                    return counts.fp == 0 && counts.fn == 0;
                });
            }
        }
    }

    /// Every gold mention counts in its groups; what was found wrongly only among all.
    void takeMentions(std::uint32_t item)
    {
        m_builder.beginItem();
        const std::size_t count = m_answers.goldMentions();
        m_mentions += count;
        std::vector<std::uint32_t> numbers(m_systems);
        std::vector<std::uint32_t> rows; // of the item's mentions, once each
        std::vector<std::uint8_t> found; // by row, then system: all of them were found
        for (std::size_t n = 0; n < count; ++n) {
            std::vector<std::uint32_t> groups;
            for (const std::uint32_t group : m_groups.of.of(m_mentionsOf[item] + n))
                groups.push_back(group + 1);
            metrics::ClassCounts first;
            for (std::uint32_t system = 0; system < m_systems; ++system) {
                const metrics::ClassCounts counts = m_answers.ofMention(system, n);
                first = counts;
                numbers[system] = m_builder.outcome({0, 0, {counts}});
            }
            m_builder.part(m_builder.membership(groups), numbers);
            if (m_labels && !m_crossedWithLabels)
                groups = {metrics::kAllItems};
            for (const std::uint32_t group : groups)
                noteMention(m_rowOf[placeOf(group, m_labels ? first.label : 0)], n, rows, found);
        }
        for (std::uint32_t system = 0; system < m_systems; ++system) {
            metrics::Outcome wrong;
            for (const metrics::ClassCounts& counts : m_answers.outcome(system).classes) {
                if (counts.counts.fp != 0)
                    wrong.classes.push_back({counts.label, {0, counts.counts.fp, 0}});
            }
            numbers[system] = m_builder.outcome(wrong);
        }
        m_builder.part(m_builder.membership({}), numbers);
        m_builder.endItem();
        for (std::size_t i = 0; i < rows.size(); ++i)
            enter(item, rows[i], [&](std::uint32_t system) { return found[i * m_systems + system] != 0; });
    }
    void noteMention(
        std::uint32_t row, std::size_t n, std::vector<std::uint32_t>& rows, std::vector<std::uint8_t>& found)
    {
        ++m_rowItems[row];
        const auto known = std::ranges::find(rows, row) - rows.begin();
        if (known == std::ssize(rows)) {
            rows.push_back(row);
            found.resize(found.size() + m_systems, 1);
        }
        for (std::uint32_t system = 0; system < m_systems; ++system) {
            if (m_answers.ofMention(system, n).counts.fn != 0)
                found[static_cast<std::size_t>(known) * m_systems + system] = 0;
        }
    }

    Answers& m_answers;
    std::uint32_t m_systems;
    const ItemGroups& m_groups;
    std::vector<RowPlace> m_rows;
    metrics::OutcomeTable::Builder m_builder;
    std::vector<std::uint32_t> m_outcomes; // of the item, by system
    std::vector<std::uint32_t> m_rowOf; // of a group and a class
    bool m_labels = false;
    bool m_crossedWithLabels = false;
    std::vector<std::size_t> m_mentionsOf; // first gold mention of each item
    std::vector<std::uint32_t> m_items;
    std::vector<std::uint64_t> m_rowItems, m_rowCorrect, m_correct;
    std::uint64_t m_mentions = 0;
    std::vector<RowEntry> m_entries;
    std::vector<std::uint8_t> m_right, m_itemRight;
};

} // namespace

Result<EvaluationTable> makeTable(Answers& answers, std::uint32_t systems, const GroupedItems& groups,
    const std::vector<std::uint32_t>& order, JobContext& job)
{
    TableMaker maker(answers, systems, groups);
    maker.resize(order.size());
    if (groups.all.mentions) {
        // Gold mentions are numbered through in the order of the items.
        std::vector<std::size_t> counts(order.size() + 1);
        for (std::uint32_t item = 0; item < order.size(); ++item) {
            answers.look(item);
            counts[item + 1] = counts[item] + answers.goldMentions();
        }
        if (counts.back() != groups.all.of.items())
            return fail(Code::InvalidArgument,
                Phrase::of("The mentions that the gold tags make are not those whose similarity is known."),
                Phrase::of("Group the items by the similarity of their texts."));
        maker.startMentions(std::move(counts));
    }
    job.begin(Stage::Counting, Unit::Rows, order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i % kLook == 0) {
            if (auto going = job.checkStop(); !going)
                return fail(going.error());
        }
        if (answers.hasGold(order[i]))
            maker.take(order[i]);
        job.advance();
    }
    job.end();
    return std::move(maker).finish(job);
}

Result<std::vector<std::uint32_t>> settledOrder(
    store::Store& store, const store::SplitRow& split, JobContext& job)
{
    std::vector<std::uint64_t> hashes;
    hashes.reserve(static_cast<std::size_t>(split.items));
    auto read = store.readItems(
        split.id,
        [&](std::span<const store::ItemView> items) -> Status {
            for (const store::ItemView& item : items)
                hashes.push_back(hashOf(item.key, item.text));
            return {};
        },
        job.stopToken());
    if (!read)
        return fail(read.error());
    std::vector<std::uint32_t> order(hashes.size());
    std::iota(order.begin(), order.end(), std::uint32_t{0});
    std::ranges::sort(order, {}, [&](std::uint32_t item) { return std::pair(hashes[item], item); });
    return order;
}

} // namespace heldout::project
