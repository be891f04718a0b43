// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "data/text_source.h"
#include "text/ngrams.h"

/// Best matches of test items among training items by the cosine of n-gram counts; exact.
namespace heldout::similarity {

inline constexpr std::uint32_t kNoRow = 0xffffffffu;

enum class Scoring : std::uint8_t {
    Exact, ///< compared as dot^2 / (n2 n2') in 128-bit integers
    AsPublished, ///< counts divided by their norm in double, summed in code-point order of the n-grams
};

/// One test item with its best training item. Rows count from 0.
struct Match
{
    std::uint32_t test = 0;
    std::uint32_t train = kNoRow; ///< kNoRow when the score is 0
    double score = 0; ///< percent, 0 .. 100
    std::uint64_t dot = 0;
    std::uint64_t norm2Test = 0;
    std::uint64_t norm2Train = 0;
    std::uint32_t ties
        = 0; ///< training rows that share the best score, this one included; 0 without a partner
};

/// A partner of rank 2 .. k.
struct Partner
{
    std::uint32_t test = 0;
    std::uint32_t rank = 0;
    std::uint32_t train = 0;
    double score = 0;
    std::uint64_t dot = 0;
    std::uint64_t norm2Train = 0;
};

struct Options
{
    int n = 1; ///< 1 .. 9
    text::StopWords stopWords = text::StopWords::English;
    Scoring scoring = Scoring::Exact;
    std::uint32_t top = 1; ///< partners kept per test item
    /// Percent; partners after the first need at least this. With Scoring::Exact it counts to a thousandth.
    double minScore = 0;
};

struct BestMatches
{
    Options options;
    std::vector<Match> matches; ///< one a test item, in row order
    std::vector<Partner> partners; ///< by (test, rank)
    std::uint64_t trainCount = 0;
    std::uint64_t emptyTest = 0; ///< items without n-grams
    std::uint64_t emptyTrain = 0;
    std::uint64_t testVocabulary = 0; ///< distinct n-grams of the test side
    std::uint64_t sharedVocabulary = 0; ///< of these, found in the training side
};

/// Sign of score(a) - score(b); exact integers for Scoring::Exact, the doubles for AsPublished.
[[nodiscard]] int compareScores(const Match& a, const Match& b, Scoring scoring);

/// Score order: greater score first, exact for Scoring::Exact; ties by test, then train row.
[[nodiscard]] bool closer(const Match& a, const Match& b, Scoring scoring);

/// True when the match's score is at least `milliPercent` thousandths of a percent (0 .. 100000); exact
/// integers for Scoring::Exact, the double as it is for AsPublished.
[[nodiscard]] bool atLeast(const Match& match, std::uint32_t milliPercent, Scoring scoring);

/// Finds the best match of every test item, once for each set of options (n-gram sizes of one comparison).
/// The training side is read once a call and never held whole. Results do not depend on threads or chunks;
/// ties go to the lowest training row. Memory: test vectors, and an index of training n-grams that occur in
/// the test side. Errors: InvalidArgument (n or top out of range, more than 2^32-2 items), Cancelled,
/// whatever a source reports.
[[nodiscard]] Result<std::vector<BestMatches>> findBestMatches(
    TextSource& test, TextSource& train, const std::vector<Options>& options, JobContext& job);

} // namespace heldout::similarity
