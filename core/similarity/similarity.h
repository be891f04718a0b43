// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "data/text_source.h"
#include "text/ngrams.h"

/// Best matches of test items among training items, compared by their n-grams; exact.
namespace heldout::similarity {

inline constexpr std::uint32_t kNoRow = 0xffffffffu;

enum class Scoring : std::uint8_t {
    Exact, ///< compared as dot^2 / (n2 n2') in 128-bit integers
    AsPublished, ///< counts divided by their norm in double, summed in code-point order of the n-grams
};

using text::GramUnit;

enum class Weighting : std::uint8_t {
    Counts,
    Binary, ///< an n-gram counts once a text
    /// Counts times ln((1 + N) / (1 + df)) + 1, rounded to 1/4096 so that scores stay exact integers. N and
    /// df are of the test side, for training texts are seen one by one; an n-gram that no test item has, has
    /// df = 0. Dot products and norms come in units of 4096^-2.
    TfIdf,
};

enum class Measure : std::uint8_t {
    Cosine, ///< dot / sqrt(norm2 norm2')
    Jaccard, ///< of the sets of n-grams: common / in either
    Containment, ///< share of the test item's distinct n-grams that the training item has
};

/// How two scores compare.
struct ScoreRule
{
    Scoring scoring = Scoring::Exact;
    Measure measure = Measure::Cosine;

    constexpr ScoreRule() = default;
    constexpr ScoreRule(Scoring how, Measure what = Measure::Cosine)
        : scoring(how)
        , measure(what)
    {
    }
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
    int n = 1; ///< words or characters of the shortest n-gram, 1 .. 32
    text::StopWords stopWords = text::StopWords::English;
    Scoring scoring = Scoring::Exact;
    std::uint32_t top = 1; ///< partners kept per test item
    /// Percent; partners after the first need at least this. With Scoring::Exact it counts to a thousandth.
    double minScore = 0;
    int longest = 0; ///< of the longest n-gram; 0 = only those of n
    GramUnit unit = GramUnit::Words;
    Weighting weighting = Weighting::Counts; ///< Binary for all measures but cosine
    Measure measure = Measure::Cosine;
    /// Both sides are the same split: an item is no partner of its own; with kAllPartners each pair comes
    /// once, the later item as partner of the earlier one.
    bool within = false;

    [[nodiscard]] ScoreRule rule() const { return {scoring, measure}; }
    [[nodiscard]] int longestN() const { return longest > n ? longest : n; }
};

/// Options::top: every pair of at least minScore, and no other.
inline constexpr std::uint32_t kAllPartners = 0xffffffffu;

/// Pairs that the options of one comparison may keep together. They stand in memory until they are written,
/// at up to 100 bytes each.
inline constexpr std::uint64_t kMostPairs = 50'000'000;

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
[[nodiscard]] int compareScores(const Match& a, const Match& b, ScoreRule rule);

/// Score order: greater score first, exact for Scoring::Exact; ties by test, then train row.
[[nodiscard]] bool closer(const Match& a, const Match& b, ScoreRule rule);

/// True when the match's score is at least `milliPercent` thousandths of a percent (-100000 .. 100000); exact
/// integers for Scoring::Exact, the double as it is for AsPublished.
[[nodiscard]] bool atLeast(const Match& match, std::int32_t milliPercent, ScoreRule rule);

/// InvalidArgument: a value out of range, or options that do not go together.
[[nodiscard]] Status checkOptions(const Options& options);

/// Finds the best match of every test item, once for each set of options (n-gram sizes of one comparison).
/// The training side is read once a call and never held whole. Results do not depend on threads or chunks;
/// ties go to the lowest training row. Memory: test vectors, and an index of training n-grams that occur in
/// the test side; with kAllPartners the pairs themselves. Errors: InvalidArgument (checkOptions, more than
/// 2^32-2 items, a text too long for its weights), Cancelled,
/// whatever a source reports.
[[nodiscard]] Result<std::vector<BestMatches>> findBestMatches(
    TextSource& test, TextSource& train, const std::vector<Options>& options, JobContext& job);

} // namespace heldout::similarity
