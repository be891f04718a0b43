// SPDX-License-Identifier: GPL-3.0-or-later
#include "embeddings/partial.h"

#include <algorithm>
#include <utility>

namespace heldout::embeddings {

Status mergeInto(PartialMatches& whole, PartialMatches part, const JobContext& job)
{
    whole.zeroTrain += part.zeroTrain;
    for (std::size_t item = 0; item < whole.best.size(); ++item) {
        if (Status going = job.checkStop(); !going)
            return going;
        whole.best[item].merge(std::exchange(part.best[item], {}), whole.options);
    }
    return {};
}

bool fit(const PartialMatches& a, const PartialMatches& b)
{
    return a.trainCount == b.trainCount && a.best.size() == b.best.size();
}

std::uint64_t keptPairs(const PartialMatches& matches)
{
    std::uint64_t pairs = 0;
    for (const BestVectors& best : matches.best)
        pairs += best.kept().size();
    return pairs;
}

Result<BestMatches> finish(PartialMatches whole, const JobContext& job)
{
    BestMatches out;
    out.options = whole.options;
    out.trainCount = whole.trainCount;
    out.dimensions = whole.dimensions;
    out.zeroTest = static_cast<std::uint64_t>(std::ranges::count(whole.zeroTest, true));
    out.zero = std::move(whole.zeroTest);
    out.zeroTrain = whole.zeroTrain;
    out.matches.reserve(whole.best.size());
    for (std::size_t i = 0; i < whole.best.size(); ++i) {
        const BestVectors best = std::exchange(whole.best[i], {});
        const auto test = static_cast<std::uint32_t>(i);
        out.matches.push_back({test, best.best().item, best.best().score, best.ties()});
        const Result<std::vector<Found>> others = best.others(job);
        if (!others)
            return fail(others.error());
        std::uint32_t rank = 1;
        for (const Found& other : *others)
            out.partners.push_back({test, ++rank, other.item, other.score});
    }
    return out;
}

} // namespace heldout::embeddings
