// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/partial.h"

#include <algorithm>
#include <utility>

namespace heldout::similarity {

namespace {

double scoreOf(const PartialSearch& search, const Candidate& row, std::uint64_t norm2)
{
    return search.options.scoring == Scoring::AsPublished
        ? row.cosine * 100
        : exactScore(row.dot, norm2, row.norm2, search.options.measure);
}

Status addItem(PartialSearch& search, std::uint32_t item, BestMatches& result, const JobContext& job)
{
    const BestRows best = std::move(search.best[item]);
    Match match;
    match.test = item;
    match.norm2Test = search.norm2Test[item];
    result.emptyTest += match.norm2Test == 0 ? 1 : 0;
    if (best.ties() > 0) {
        match.train = best.best().row;
        match.score = scoreOf(search, best.best(), match.norm2Test);
        match.dot = best.best().dot;
        match.norm2Train = best.best().norm2;
        match.ties = best.ties();
    }
    result.matches.push_back(match);
    std::uint32_t rank = 1;
    const auto others = best.others(search.rules(item), job);
    if (!others)
        return fail(others.error());
    for (const Candidate& row : *others) {
        result.partners.push_back(
            {item, ++rank, row.row, scoreOf(search, row, match.norm2Test), row.dot, row.norm2});
    }
    return job.checkStop();
}

std::uint64_t keptPairs(const PartialSearch& search)
{
    std::uint64_t pairs = 0;
    for (const BestRows& best : search.best)
        pairs += best.kept().size();
    return pairs;
}

} // namespace

bool fit(const PartialComparison& a, const PartialComparison& b)
{
    const auto sameSizes = [](const PartialSearch& x, const PartialSearch& y) {
        return x.best.size() == y.best.size() && x.found.size() == y.found.size();
    };
    return a.trainCount == b.trainCount && std::ranges::equal(a.searches, b.searches, sameSizes);
}

std::uint64_t keptPairs(const PartialComparison& comparison)
{
    std::uint64_t pairs = 0;
    for (const PartialSearch& search : comparison.searches)
        pairs += keptPairs(search);
    return pairs;
}

Status mergeInto(PartialComparison& whole, PartialComparison part, const JobContext& job)
{
    for (std::size_t i = 0; i < whole.searches.size(); ++i) {
        PartialSearch& search = whole.searches[i];
        PartialSearch& other = part.searches[i];
        for (std::uint32_t item = 0; item < search.best.size(); ++item) {
            search.best[item].merge(other.best[item], search.rules(item));
            if (Status going = job.checkStop(); !going)
                return going;
        }
        for (std::size_t gram = 0; gram < search.found.size(); ++gram)
            search.found[gram] = search.found[gram] || other.found[gram];
        search.emptyTrain += other.emptyTrain;
    }
    return {};
}

Result<std::vector<BestMatches>> finish(PartialComparison whole, const JobContext& job)
{
    std::vector<BestMatches> results;
    results.reserve(whole.searches.size());
    for (PartialSearch& search : whole.searches) {
        BestMatches& result = results.emplace_back();
        result.options = search.options;
        result.trainCount = whole.trainCount;
        result.emptyTrain = search.emptyTrain;
        result.testVocabulary = search.vocabulary;
        result.sharedVocabulary = static_cast<std::uint64_t>(std::ranges::count(search.found, true));
        result.matches.reserve(search.best.size());
        result.partners.reserve(keptPairs(search));
        for (std::uint32_t item = 0; item < search.best.size(); ++item) {
            if (Status added = addItem(search, item, result, job); !added)
                return fail(std::move(added.error()));
        }
    }
    return results;
}

} // namespace heldout::similarity
