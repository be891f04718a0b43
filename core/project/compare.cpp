// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing two splits: what is stored is shown, the rest computed in one go and written.
#include "project/project_impl.h"

#include <algorithm>

#include "embeddings/embeddings.h"
#include "project/run_output.h"
#include "project/vector_files.h"

namespace heldout::project {

similarity::Options CompareRequest::optionsFor(const NgramSizes& sizes) const
{
    similarity::Options options;
    options.n = sizes.n;
    options.longest = sizes.longest;
    options.unit = grams;
    options.stopWords = stopWords;
    options.weighting = weighting;
    options.measure = measure;
    options.scoring = scoring;
    options.top = top;
    options.minScore = minScore;
    options.within = testSplit == trainSplit;
    return options;
}

std::vector<similarity::Options> CompareRequest::allOptions() const
{
    std::vector<similarity::Options> options;
    if (unit == CompareUnit::Embeddings) {
        similarity::Options one;
        one.top = top;
        one.minScore = minScore;
        one.within = testSplit == trainSplit;
        return {one};
    }
    for (std::size_t i = 0; i < ngrams.size(); ++i) {
        if (std::ranges::find(ngrams, ngrams[i]) == ngrams.begin() + static_cast<std::ptrdiff_t>(i))
            options.push_back(optionsFor(ngrams[i]));
    }
    return options;
}

namespace {

Status checkEmbeddings(const CompareRequest& request)
{
    if (request.vectors.test.empty() || request.vectors.train.empty())
        return fail(Code::InvalidArgument, Phrase::of("A file of vectors is missing."),
            Phrase::of("Give a .npy file for the test side and one for the training side."));
    return embeddings::checkOptions({request.top, request.minScore});
}

} // namespace

Status checkRequest(const CompareRequest& request)
{
    if (request.unit == CompareUnit::Embeddings)
        return checkEmbeddings(request);
    if (request.ngrams.empty())
        return fail(Code::InvalidArgument, Phrase::of("No n-gram size was chosen."),
            Phrase::of("Choose at least one."));
    for (const similarity::Options& options : request.allOptions()) {
        if (Status status = similarity::checkOptions(options); !status)
            return status;
    }
    return {};
}

Result<ComparedSides> ProjectImpl::comparedSides(const CompareRequest& request, JobContext& job)
{
    auto sides = resolveSides(*m_store, request, job);
    if (!sides || sides->unit != CompareUnit::Embeddings)
        return sides;
    if (Status examined = examineVectors(request.vectors, *sides, job); !examined)
        return fail(examined.error());
    return sides;
}

struct ProjectImpl::Known
{
    std::vector<PublishedRun> runs; ///< by option; id 0 = to be computed
    std::vector<similarity::Options> missing;
    std::optional<leakage::IdenticalTexts> identical; ///< when a stored one counted them
};

Result<ProjectImpl::Known> ProjectImpl::knownRuns(const ComparedSides& sides, const CompareRequest& request)
{
    const std::vector<store::RunInput> inputs = inputsOf(sides);
    Known known;
    for (const similarity::Options& options : request.allOptions()) {
        auto same = m_store->sameRun(kSimilarityKind, settingsJson(request.unit, options), inputs);
        if (!same)
            return fail(same.error());
        known.runs.push_back({*same ? (*same)->id : 0, true});
        if (!*same) {
            known.missing.push_back(options);
            continue;
        }
        auto stored = facts((*same)->id);
        if (!stored)
            return fail(stored.error());
        known.identical = (*stored)->record.identical;
    }
    return known;
}

Result<std::vector<ComparisonRun>> ProjectImpl::storedRuns(const CompareRequest& request, JobContext& job)
{
    if (auto checked = checkRequest(request); !checked)
        return fail(checked.error());
    auto sides = comparedSides(request, job);
    if (!sides)
        return fail(sides.error());
    auto known = knownRuns(*sides, request);
    if (!known)
        return fail(known.error());
    return known->missing.empty() ? described(known->runs) : std::vector<ComparisonRun>();
}

Result<std::vector<ComparisonRun>> ProjectImpl::compare(const CompareRequest& request, JobContext& job)
{
    if (auto checked = checkRequest(request); !checked)
        return fail(checked.error());
    const Began began = now();
    auto sides = comparedSides(request, job);
    if (!sides)
        return fail(sides.error());
    auto known = knownRuns(*sides, request);
    if (!known)
        return fail(known.error());
    if (!known->missing.empty()) {
        auto computed = computeRuns(*sides, known->missing, known->identical, began, job);
        if (!computed)
            return fail(computed.error());
        auto next = computed->begin();
        for (PublishedRun& run : known->runs)
            run = run.id != 0 ? run : *next++;
    }
    return described(known->runs);
}

Result<std::vector<PublishedRun>> ProjectImpl::computeRuns(const ComparedSides& sides,
    const std::vector<similarity::Options>& missing, const std::optional<leakage::IdenticalTexts>& identical,
    const Began& began, JobContext& job)
{
    if (auto writable = m_store->checkWritable(); !writable) // before the work is done for nothing
        return fail(writable.error());
    auto best = findBest(sides, missing, job);
    if (!best)
        return fail(best.error());
    return storeBest(sides, std::move(*best), identical, began, job);
}

Result<std::vector<PublishedRun>> ProjectImpl::storeBest(const ComparedSides& sides,
    std::vector<similarity::BestMatches> best, std::optional<leakage::IdenticalTexts> identical,
    const Began& began, JobContext& job)
{
    auto outputs = writeRuns(*m_store, sides, std::move(best), identical, job);
    if (!outputs)
        return fail(outputs.error());
    store::RunRow common;
    common.kind = kSimilarityKind;
    common.programVersion = m_environment.programVersion;
    common.startedAt = began.at;
    common.durationMs = m_environment.steadyMs() - began.ms;
    common.inputs = inputsOf(sides);
    return publishRuns(*m_store, *outputs, sides, *identical, common, job);
}

ProjectImpl::Began ProjectImpl::now() const
{
    return {m_environment.utcNow(), m_environment.steadyMs()};
}

Result<std::vector<ComparisonRun>> ProjectImpl::described(const std::vector<PublishedRun>& published)
{
    std::vector<ComparisonRun> runs;
    for (const PublishedRun& one : published) {
        auto run = comparison(one.id);
        if (!run)
            return fail(run.error());
        run->stored = one.stored;
        runs.push_back(std::move(*run));
    }
    return runs;
}

} // namespace heldout::project
