// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/similarity.h"

#include <cmath>
#include <exception>
#include <string>

#include "similarity/comparison.h"
#include "similarity/wide.h"

namespace heldout::similarity {

namespace {

constexpr int kLongestNgram = 32;
constexpr std::uint32_t kMostPartners = 10'000;

/// The common n-grams of the sets, over `others` that stand in one of them.
struct Ratio
{
    std::uint64_t common = 0;
    std::uint64_t whole = 0;
};

Ratio ratioOf(const Match& match, Measure measure)
{
    return {match.dot,
        measure == Measure::Containment ? match.norm2Test : match.norm2Test + match.norm2Train - match.dot};
}

} // namespace

Status checkOptions(const Options& options)
{
    if (options.n < 1 || options.longestN() > kLongestNgram)
        return fail(Code::InvalidArgument, Phrase::of("The n-gram length must be between 1 and 32."));
    if (options.longest != 0 && options.longest < options.n)
        return fail(
            Code::InvalidArgument, Phrase::of("The longest n-gram must not be shorter than the shortest."));
    if (options.top < 1 || (options.top > kMostPartners && options.top != kAllPartners))
        return fail(
            Code::InvalidArgument, Phrase::of("The number of partners kept must be between 1 and 10,000."));
    if (!(options.minScore >= 0 && options.minScore <= 100))
        return fail(Code::InvalidArgument, Phrase::of("The least score must be between 0 and 100 percent."));
    if (options.top == kAllPartners && options.minScore <= 0)
        return fail(Code::InvalidArgument, Phrase::of("All pairs need a least score above 0."));
    if (options.measure != Measure::Cosine && options.weighting != Weighting::Binary)
        return fail(Code::InvalidArgument,
            Phrase::of("Jaccard and containment compare sets: choose binary weights."));
    const bool asPublishedFits = options.weighting == Weighting::Counts && options.measure == Measure::Cosine
        && options.longestN() == options.n;
    if (options.scoring == Scoring::AsPublished && !asPublishedFits)
        return fail(Code::InvalidArgument,
            Phrase::of("As-published scores are the cosine of counts of n-grams of one length."),
            Phrase::of("Choose exact scores."));
    return {};
}

int compareScores(const Match& a, const Match& b, ScoreRule rule)
{
    if (rule.scoring == Scoring::AsPublished || a.dot == 0 || b.dot == 0)
        return a.score < b.score ? -1 : a.score > b.score ? 1 : 0;
    if (rule.measure != Measure::Cosine) {
        const Ratio left = ratioOf(a, rule.measure);
        const Ratio right = ratioOf(b, rule.measure);
        return compareProducts({left.common, right.whole, 1, 1}, {right.common, left.whole, 1, 1});
    }
    return compareProducts(
        {a.dot, a.dot, b.norm2Test, b.norm2Train}, {b.dot, b.dot, a.norm2Test, a.norm2Train});
}

bool closer(const Match& a, const Match& b, ScoreRule rule)
{
    if (const int sign = compareScores(a, b, rule); sign != 0)
        return sign > 0;
    return a.test != b.test ? a.test < b.test : a.train < b.train;
}

bool atLeast(const Match& match, std::int32_t milliPercent, ScoreRule rule)
{
    if (rule.scoring == Scoring::AsPublished)
        return match.score >= milliPercent / 1000.0;
    if (match.dot == 0 || milliPercent <= 0)
        return milliPercent <= 0;
    const auto milli = static_cast<std::uint64_t>(milliPercent);
    if (rule.measure != Measure::Cosine) {
        const Ratio ratio = ratioOf(match, rule.measure);
        return compareProducts({ratio.common, 100'000, 1, 1}, {milli, ratio.whole, 1, 1}) >= 0;
    }
    return compareProducts(
               {match.dot, match.dot, 100'000, 100'000}, {milli, milli, match.norm2Test, match.norm2Train})
        >= 0;
}

Result<std::vector<BestMatches>> findBestMatches(
    TextSource& test, TextSource& train, const std::vector<Options>& options, JobContext& job)
{
    for (const Options& option : options) {
        if (Status status = checkOptions(option); !status)
            return fail(std::move(status.error()));
    }
    try {
        Result<PartialComparison> found = Comparison(options, job).run(test, train, 0);
        if (!found)
            return fail(std::move(found.error()));
        return finish(std::move(*found), job);
    } catch (const std::exception& exception) {
        return fail(Code::Internal, Phrase::of("The comparison failed: %1.", exception.what()));
    }
}

} // namespace heldout::similarity
