// SPDX-License-Identifier: GPL-3.0-or-later
// Which pairs a list shows.
#include "project/project_impl.h"

#include <algorithm>

#include "base/numbers.h"
#include "text/fold.h"

namespace heldout::project {

namespace {

constexpr std::int32_t kAllMilli = 100000;
constexpr std::size_t kMostWords = 32; // one bit each
constexpr std::uint32_t kSameText = store::kSameText | store::kSameIgnoringCase | store::kSameIgnoringSpace;

/// The words a user looks for, folded for a comparison that ignores case.
class WordSearch
{
public:
    explicit WordSearch(const std::string& words)
    {
        std::string spaced;
        text::foldSpace(words, spaced);
        std::string folded;
        text::foldCase(spaced, folded);
        for (std::size_t at = 0; at < folded.size() && m_words.size() < kMostWords;) {
            const std::size_t end = std::min(folded.find(' ', at), folded.size());
            if (end > at)
                m_words.push_back(folded.substr(at, end - at));
            at = end + 1;
        }
    }
    [[nodiscard]] bool empty() const { return m_words.empty(); }
    [[nodiscard]] std::uint32_t all() const
    {
        return static_cast<std::uint32_t>((std::uint64_t{1} << m_words.size()) - 1);
    }
    /// A bit for each word that stands in the text.
    [[nodiscard]] std::uint32_t found(std::string_view text)
    {
        text::foldCase(text, m_folded);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (m_folded.find(m_words[i]) != std::string::npos)
                bits |= 1U << i;
        }
        return bits;
    }

private:
    std::vector<std::string> m_words;
    std::string m_folded;
};

/// For each item of a split the words that stand in its text or id.
Result<std::vector<std::uint32_t>> searchSplit(
    store::Store& store, ObjectId split, WordSearch& search, JobContext& job)
{
    std::vector<std::uint32_t> found;
    auto read = store.readItems(
        split,
        [&](std::span<const store::ItemView> items) -> Status {
            for (const store::ItemView& item : items) {
                std::uint32_t bits = search.found(item.text);
                bits |= item.key.empty() ? search.found(toText(item.ordinal)) : search.found(item.key);
                found.push_back(bits);
            }
            job.advance(items.size());
            return {};
        },
        job.stopToken());
    if (!read)
        return fail(read.error());
    return found;
}

/// The words of an item's instance; none for an item that is not there (a damaged file).
std::uint32_t foundIn(const std::vector<std::uint32_t>& words, const std::vector<std::uint32_t>& mentionItems,
    std::uint32_t item)
{
    if (!mentionItems.empty() && 2 * std::size_t{item} >= mentionItems.size())
        return 0;
    const std::uint32_t instance = mentionItems.empty() ? item : mentionItems[2 * std::size_t{item}];
    return instance < words.size() ? words[instance] : 0;
}

} // namespace

Result<Project::PairSelection> ProjectImpl::selectPairs(
    ObjectId run, const PairFilter& filter, JobContext& job)
{
    auto known = filter.words.empty() ? facts(run) : currentFacts(run);
    if (!known)
        return fail(known.error());
    const RunFacts& facts = **known;
    PairSelection selection;
    if (filter.toMilli && *filter.toMilli < kAllMilli) {
        auto above = itemsFrom(facts, *filter.toMilli);
        if (!above)
            return fail(above.error());
        selection.first = *above;
    }
    auto end = filter.fromMilli ? itemsFrom(facts, *filter.fromMilli) : facts.row.rowCount;
    if (!end)
        return fail(end.error());
    selection.count = *end > selection.first ? *end - selection.first : 0;
    WordSearch search(filter.words);
    if (selection.count == 0 || (search.empty() && !filter.notIdentical))
        return selection;

    std::vector<std::uint32_t> testFound;
    std::vector<std::uint32_t> trainFound;
    if (!search.empty()) {
        job.begin(Stage::Reading, Unit::Texts);
        auto test = searchSplit(*m_store, facts.record.testSplitId, search, job);
        if (!test)
            return fail(test.error());
        auto train = searchSplit(*m_store, facts.record.trainSplitId, search, job);
        if (!train)
            return fail(train.error());
        testFound = std::move(*test);
        trainFound = std::move(*train);
        job.end();
    }
    const auto passes = [&](const store::MatchRow& row) {
        if (filter.notIdentical && (row.flags & kSameText) != 0)
            return false;
        if (search.empty())
            return true;
        std::uint32_t found = foundIn(testFound, facts.testItems, row.test);
        if (row.train)
            found |= foundIn(trainFound, facts.trainItems, *row.train);
        return found == search.all();
    };
    auto read = m_store->readMatches(
        run, selection.first, selection.count,
        [&](std::span<const store::MatchRow> rows) -> Status {
            for (const store::MatchRow& row : rows) {
                if (passes(row))
                    selection.positions.push_back(static_cast<std::uint32_t>(row.pos));
            }
            return {};
        },
        job.stopToken());
    if (!read)
        return fail(read.error());
    // No positions would stand for the whole range.
    selection.first = selection.positions.empty() ? 0 : selection.positions.front();
    selection.count = selection.positions.size();
    return selection;
}

} // namespace heldout::project
