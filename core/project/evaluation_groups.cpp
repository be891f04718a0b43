// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/evaluation_groups.h"

#include <algorithm>
#include <numeric>

#include "base/numbers.h"
#include "project/compared_sides.h"
#include "project/group_fields.h"
#include "project/run_records.h"
#include "project/stored_match.h"

namespace heldout::project {

namespace {

constexpr std::uint32_t kWhole = 100'000; // 100 % in thousandths
constexpr std::uint32_t kMostParts = 1000;

std::string percentText(std::int64_t milli)
{
    return toText(static_cast<double>(milli) / 1000);
}

std::vector<GroupHead> intervalHeads(const std::vector<std::uint32_t>& borders, bool belowZero)
{
    std::vector<GroupHead> heads;
    std::int64_t from = belowZero ? -std::int64_t{kWhole} : 0;
    for (const std::uint32_t border : borders) {
        heads.push_back({Phrase::of("%1 to under %2", percentText(from), percentText(border)), from, border});
        from = border;
    }
    heads.push_back({from == kWhole ? Phrase::of("100") : Phrase::of("%1 to 100", percentText(from)), from,
        std::int64_t{kWhole}});
    return heads;
}

std::vector<GroupHead> rankHeads(std::uint32_t parts)
{
    std::vector<GroupHead> heads;
    for (std::uint32_t part = 1; part <= parts; ++part)
        heads.push_back({Phrase::of("Part %1 of %2", part, parts), {}, {}});
    return heads;
}

std::vector<GroupHead> lengthHeads(const std::vector<std::uint32_t>& begins)
{
    std::vector<GroupHead> heads;
    std::uint32_t from = 0;
    for (const std::uint32_t begin : begins) {
        heads.push_back({begin == from + 1 ? Phrase::of("Words: %1", from)
                                           : Phrase::of("Words: %1 to %2", from, begin - 1),
            from, begin});
        from = begin;
    }
    heads.push_back({Phrase::of("Words: %1 and more", from), from, {}});
    return heads;
}

Result<ItemGroups> bySimilarity(const GroupBy& group, const GroupContext& context, JobContext& job)
{
    const ItemSimilarity& similarity = *context.similarity;
    const bool interval = group.by == Grouping::Interval;
    ItemGroups result;
    result.ordered = true;
    const auto groups = interval ? leakage::intervalGroups(similarity.matches, group.borders, similarity.rule)
                                 : leakage::rankGroups(similarity.matches, group.parts, similarity.rule, job);
    if (!groups)
        return fail(groups.error());
    const bool belowZero = std::ranges::any_of(
        similarity.matches, [](const similarity::Match& match) { return match.score < 0; });
    result.heads = interval ? intervalHeads(group.borders, belowZero) : rankHeads(group.parts);
    const bool ofMentions = similarity.unit == CompareUnit::Mentions;
    result.mentions = ofMentions && !group.asPublished;
    result.of = ofMentions && group.asPublished
        ? leakage::touchedItems(*groups, similarity.itemOf, static_cast<std::size_t>(context.test.items))
        : leakage::asMemberships(*groups);
    return result;
}

Result<ItemGroups> byLength(const GroupBy& group, const GroupContext& context, JobContext& job)
{
    std::vector<std::uint32_t> lengths;
    lengths.reserve(static_cast<std::size_t>(context.test.items));
    auto texts = context.store.texts(context.test.id, job.stopToken());
    if (!texts)
        return fail(texts.error());
    auto read = (*texts)->read([&](std::span<const std::string_view> chunk) -> Status {
        for (const std::string_view text : chunk)
            lengths.push_back(leakage::wordsOf(text));
        return job.checkStop();
    });
    if (!read)
        return fail(read.error());
    const std::vector<std::uint32_t> begins
        = group.lengths.empty() ? leakage::lengthBegins(lengths, group.parts) : group.lengths;
    ItemGroups result;
    result.heads = lengthHeads(begins);
    result.of = leakage::asMemberships(leakage::lengthGroups(lengths, begins));
    return result;
}

Result<ItemGroups> byDocument(const GroupContext& context, JobContext& job)
{
    auto documents = documentsOf(context.store, context.test, job);
    if (!documents)
        return fail(documents.error());
    return byValue(*documents, Phrase::of("No document"));
}

Result<ItemGroups> byField(const GroupBy& group, const GroupContext& context, JobContext& job)
{
    auto values = fieldOf(context.store, context.test.id, group.field, job);
    if (!values)
        return fail(values.error());
    return byValue(*values, Phrase::of("Without a value"));
}

Result<ItemGroups> bySeen(const GroupBy& group, const GroupContext& context, JobContext& job)
{
    const auto letters
        = group.ignoringCase ? leakage::SeenTexts::Case::Ignored : leakage::SeenTexts::Case::Matters;
    leakage::SeenTexts seen(letters);
    auto training = context.store.mentionTexts(context.train->id, job.stopToken());
    if (!training)
        return fail(training.error());
    if (auto read = seen.read(**training, job); !read)
        return fail(read.error());
    auto test = context.store.mentionTexts(context.test.id, job.stopToken());
    if (!test)
        return fail(test.error());
    leakage::Groups groups{2, {}};
    auto read = (*test)->read([&](std::span<const std::string_view> chunk) -> Status {
        for (const std::string_view surface : chunk)
            groups.of.push_back(seen.contains(surface) ? 0 : 1);
        return job.checkStop();
    });
    if (!read)
        return fail(read.error());
    ItemGroups result;
    result.mentions = true;
    result.heads = {{Phrase::of("Seen in training"), {}, {}}, {Phrase::of("Not seen in training"), {}, {}}};
    result.of = leakage::asMemberships(groups);
    return result;
}

Status checkBorders(const GroupBy& group)
{
    std::uint32_t last = 0;
    for (const std::uint32_t border : group.borders) {
        if (border <= last || border > kWhole)
            return fail(Code::InvalidArgument,
                Phrase::of("The borders of the intervals are not ascending between 0 and 100."),
                Phrase::of("Give each border once, the smallest first."));
        last = border;
    }
    return {};
}

} // namespace

Status checkGroup(const GroupBy& group, Task task)
{
    const bool mentions = isMentions(task);
    const auto refused = [](Phrase message, Phrase hint = {}) {
        return fail(Code::InvalidArgument, std::move(message), std::move(hint));
    };
    if (group.parts < 1 || group.parts > kMostParts)
        return refused(Phrase::of("The number of parts is not between 1 and 1000."));
    if (group.by == Grouping::Class && task == Task::Relations)
        return refused(Phrase::of("Relations have no class."), Phrase::of("Group them by their type."));
    if (group.by == Grouping::Class && mentions)
        return refused(Phrase::of("Mentions have no class."), Phrase::of("Group them by their type."));
    if (group.by == Grouping::MentionType && !mentions)
        return refused(Phrase::of("Labels have no mention type."), Phrase::of("Group them by class."));
    if (group.by == Grouping::Seen && task != Task::Mentions)
        return refused(Phrase::of("Only mentions can be grouped by whether they are seen in training."));
    if (group.by == Grouping::Field && group.field.empty())
        return refused(Phrase::of("No field was named to group by."));
    if (group.by == Grouping::Overlap && group.fields.empty())
        return refused(Phrase::of("No text field was named whose overlap is looked at."));
    if (!std::ranges::is_sorted(group.lengths, std::ranges::less_equal())
        || (!group.lengths.empty() && group.lengths.front() == 0))
        return refused(Phrase::of("The lengths at which groups begin are not ascending from 1."));
    return checkBorders(group);
}

Result<ItemSimilarity> loadSimilarity(store::Store& store, const ComparisonRun& run, JobContext& job)
{
    ItemSimilarity similarity;
    similarity.unit = run.unit;
    similarity.rule = ruleOf(run.unit, run.options);
    similarity.matches.resize(static_cast<std::size_t>(run.testItems));
    auto read = store.readMatches(
        run.id, 0, run.testItems,
        [&](std::span<const store::MatchRow> rows) -> Status {
            for (const store::MatchRow& row : rows) {
                if (row.test < similarity.matches.size())
                    similarity.matches[row.test] = toMatch(row);
            }
            return {};
        },
        job.stopToken());
    if (!read)
        return fail(read.error());
    if (run.unit != CompareUnit::Mentions)
        return similarity;
    auto items = store.columnU32(run.id, kTestItemColumn); // instance ordinal and n in turn
    if (!items)
        return fail(items.error());
    for (std::size_t i = 0; i + 1 < items->size(); i += 2)
        similarity.itemOf.push_back((*items)[i]);
    return similarity;
}

Result<ItemGroups> itemGroups(const GroupBy& group, const GroupContext& context, JobContext& job)
{
    switch (group.by) {
    case Grouping::Interval:
    case Grouping::RankPart:
        return bySimilarity(group, context, job);
    case Grouping::Document:
        return byDocument(context, job);
    case Grouping::Seen:
        return bySeen(group, context, job);
    case Grouping::Length:
        return byLength(group, context, job);
    case Grouping::Field:
        return byField(group, context, job);
    case Grouping::Overlap:
        return byOverlap(group, context, job);
    case Grouping::Class:
    case Grouping::MentionType:
    case Grouping::None:
        break;
    }
    ItemGroups result;
    result.labels = group.by != Grouping::None;
    result.of.first.assign(static_cast<std::size_t>(context.test.items) + 1, 0);
    return result;
}

Result<ItemGroups> crossedGroups(
    const ItemGroups& first, const ItemGroups& second, const GroupContext& context, JobContext& job)
{
    ItemGroups result;
    result.mentions = first.mentions || second.mentions;
    if (first.mentions == second.mentions) {
        result.of = leakage::crossedMemberships(first.of, second.of);
        return result;
    }
    // Groups of items become groups of their mentions.
    auto mentions = mentionItems(context.store, context.test.id, job); // instance ordinal and n in turn
    if (!mentions)
        return fail(mentions.error());
    const auto spread = [&](const ItemGroups& groups) {
        if (groups.mentions)
            return groups.of;
        leakage::Memberships ofMentions;
        ofMentions.count = groups.of.count;
        for (std::size_t i = 0; i < mentions->size(); i += 2) {
            const std::span<const std::uint32_t> ofItem = groups.of.of((*mentions)[i]);
            std::vector<std::uint32_t> of(ofItem.begin(), ofItem.end());
            ofMentions.add(of);
        }
        return ofMentions;
    };
    result.of = leakage::crossedMemberships(spread(first), spread(second));
    return result;
}

} // namespace heldout::project
