// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/similarity.h"

#include <cmath>
#include <exception>
#include <string>

#include "similarity/comparison.h"
#include "similarity/wide.h"

namespace heldout::similarity {

namespace {

constexpr int kLongestNgram = 9;
constexpr std::uint32_t kMostPartners = 10'000;

Status check(const Options& options)
{
    if (options.n < 1 || options.n > kLongestNgram)
        return fail(Code::InvalidArgument, Phrase::of("The n-gram length must be between 1 and 9."));
    if (options.top < 1 || options.top > kMostPartners)
        return fail(
            Code::InvalidArgument, Phrase::of("The number of partners kept must be between 1 and 10,000."));
    if (!(options.minScore >= 0 && options.minScore <= 100))
        return fail(Code::InvalidArgument, Phrase::of("The least score must be between 0 and 100 percent."));
    return {};
}

} // namespace

int compareScores(const Match& a, const Match& b, Scoring scoring)
{
    if (scoring == Scoring::AsPublished || a.dot == 0 || b.dot == 0)
        return a.score < b.score ? -1 : a.score > b.score ? 1 : 0;
    return compareProducts(
        {a.dot, a.dot, b.norm2Test, b.norm2Train}, {b.dot, b.dot, a.norm2Test, a.norm2Train});
}

bool closer(const Match& a, const Match& b, Scoring scoring)
{
    if (const int sign = compareScores(a, b, scoring); sign != 0)
        return sign > 0;
    return a.test != b.test ? a.test < b.test : a.train < b.train;
}

bool atLeast(const Match& match, std::uint32_t milliPercent, Scoring scoring)
{
    if (scoring == Scoring::AsPublished)
        return match.score >= milliPercent / 1000.0;
    if (match.dot == 0)
        return milliPercent == 0;
    return compareProducts({match.dot, match.dot, 100'000, 100'000},
               {milliPercent, milliPercent, match.norm2Test, match.norm2Train})
        >= 0;
}

Result<std::vector<BestMatches>> findBestMatches(
    TextSource& test, TextSource& train, const std::vector<Options>& options, JobContext& job)
{
    for (const Options& option : options) {
        if (Status status = check(option); !status)
            return fail(std::move(status.error()));
    }
    try {
        return Comparison(options, job).run(test, train);
    } catch (const std::exception& exception) {
        return fail(Code::Internal, Phrase::of("The comparison failed: %1.", exception.what()));
    }
}

} // namespace heldout::similarity
