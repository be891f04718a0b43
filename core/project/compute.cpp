// SPDX-License-Identifier: GPL-3.0-or-later
// The engines behind a comparison.
#include "project/embedding_matches.h"
#include "project/project_impl.h"
#include "project/vector_files.h"

namespace heldout::project {

embeddings::Options embeddingOptions(const similarity::Options& options)
{
    static_assert(embeddings::kAllPartners == similarity::kAllPartners);
    return {options.top, options.minScore, options.within};
}

similarity::BestMatches asBestMatches(embeddings::BestMatches found, const similarity::Options& options)
{
    static_assert(embeddings::kNoRow == similarity::kNoRow);
    similarity::BestMatches best;
    best.options = options;
    best.trainCount = found.trainCount;
    best.emptyTest = found.zeroTest;
    best.emptyTrain = found.zeroTrain;
    best.matches.reserve(found.matches.size());
    for (const embeddings::Match& match : found.matches) {
        const std::uint64_t testNorm = found.zero[match.test] ? 0 : 1;
        const std::uint64_t trainNorm = match.train == embeddings::kNoRow ? 0 : 1;
        best.matches.push_back({match.test, match.train, match.score, 0, testNorm, trainNorm, match.ties});
    }
    best.partners.reserve(found.partners.size());
    for (const embeddings::Partner& partner : found.partners)
        best.partners.push_back({partner.test, partner.rank, partner.train, partner.score, 0, 1});
    return best;
}

Result<std::vector<similarity::BestMatches>> ProjectImpl::findBest(
    const ComparedSides& sides, const std::vector<similarity::Options>& options, JobContext& job)
{
    if (sides.unit == CompareUnit::Embeddings) {
        auto vectors = vectorsOf(*m_store, sides, job);
        if (!vectors)
            return fail(vectors.error());
        const similarity::Options& one = options.front();
        auto found = embeddings::findBestMatches(*vectors->test, *vectors->train, embeddingOptions(one), job);
        if (!found)
            return fail(found.error());
        return std::vector{asBestMatches(std::move(*found), one)};
    }
    auto sources = sourcesOf(*m_store, sides, job);
    if (!sources)
        return fail(sources.error());
    return similarity::findBestMatches(sources->test, sources->train, options, job);
}

} // namespace heldout::project
