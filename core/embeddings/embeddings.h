// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "data/vector_source.h"

/// Best matches of test vectors among training vectors by their cosine; exact.
///
/// The score of two vectors x and y of d numbers (float32, as their source gives them) is
///     100 * dot(x, y) / sqrt(dot(x, x) * dot(y, y))   percent, -100 .. 100.
/// Each row is first scaled by a power of two so that its greatest number lies in 1 .. 2, which changes no
/// cosine (numbers more than 2^126 times smaller than that one lose digits). Dot products are summed in
/// double, number i to the partial sum i mod 8, the eight added in a fixed order; a product of two float32 is
/// exact in double. So a score is the same on every processor, and vectors that are equal, or multiples by a
/// power of two, score exactly 100 and tie.
///
/// Which pairs are worth that is found by a product of matrices in float32 of the scaled test rows and the
/// training rows divided by their norm. A pair is passed over only when that product, with the greatest
/// rounding error it can have, stays below what the pair would have to reach: see `productError`. Neither
/// threads nor blocks nor SIMD are therefore visible in a result.
namespace heldout::embeddings {

inline constexpr std::uint32_t kNoRow = 0xffffffffU;

/// One test item with its best training item. Items count from 0; see VectorSource::item.
struct Match
{
    std::uint32_t test = 0;
    std::uint32_t train = kNoRow; ///< the lowest item of the best score; kNoRow when nothing can be compared
    double score = 0; ///< percent, -100 .. 100; 0 without a partner
    std::uint32_t ties = 0; ///< training items of the very same score, this one included; 0 without a partner
};

/// A partner of rank 2 .. k.
struct Partner
{
    std::uint32_t test = 0;
    std::uint32_t rank = 0;
    std::uint32_t train = 0;
    double score = 0; ///< percent
};

/// Options::top: every pair of at least minScore, and no other.
inline constexpr std::uint32_t kAllPartners = 0xffffffffU;

struct Options
{
    std::uint32_t top = 1; ///< partners kept per test item, 1 .. 10,000, or kAllPartners
    double minScore = 0; ///< percent, -100 .. 100; partners after the first need at least this
    /// Both sides are the same vectors: an item is no partner of its own; with kAllPartners each pair comes
    /// once, the later item as partner of the earlier one.
    bool within = false;
};

struct BestMatches
{
    Options options;
    std::vector<Match> matches; ///< one a test item, in their order
    std::vector<Partner> partners; ///< by (test, rank); equal scores by training item
    std::uint64_t trainCount = 0;
    std::uint64_t dimensions = 0;
    std::vector<bool> zero; ///< test items of zeros alone: without direction, score 0, no partner
    std::uint64_t zeroTest = 0; ///< how many of them
    std::uint64_t zeroTrain = 0; ///< training rows of zeros alone: nobody's partner
};

/// How a product of matrices is computed.
enum class Kernel : std::uint8_t {
    Best, ///< what the processor can do
    Baseline,
    Avx2, ///< AVX2 with FMA; as Baseline where the processor or the build has none
};

/// What changes the time of a search and nothing else. 0 = chosen by the engine.
struct Tuning
{
    std::size_t chunkRows = 0; ///< training rows held at a time
    Kernel kernel = Kernel::Best;
};

/// More numbers a row are refused; the bound of rounding errors is proven up to here.
inline constexpr std::size_t kMostDimensions = 65536;

/// Pairs that are kept together, at up to 16 bytes each.
inline constexpr std::uint64_t kMostPairs = 50'000'000;

/// InvalidArgument: a value out of range, or all pairs without a least score above 0.
[[nodiscard]] Status checkOptions(const Options& options);
/// InvalidArgument: the vectors of the two sides cannot be compared.
[[nodiscard]] Status checkDimensions(const VectorSource& test, const VectorSource& train);

/// Finds the best match of every test row. `train` is read once, front to back, in chunks. Time: tests *
/// trains * d multiplications in float32, and d in double for each pair that reaches the best score so far
/// (few, except where very many pairs tie). Memory: the test side as float32, two copies of one chunk (16 MB
/// each, more only when 128 rows need it), and the pairs kept. Progress in rows read, then in pairs.
/// Errors: InvalidArgument (checkOptions, checkDimensions, more than kMostPairs pairs to keep), NotThisFormat
/// (a row with NaN, an infinite number or one beyond float32: names the lowest such row, test side first),
/// Cancelled, Internal (not enough memory), whatever a source reports.
[[nodiscard]] Result<BestMatches> findBestMatches(VectorSource& test, VectorSource& train,
    const Options& options, JobContext& job, const Tuning& tuning = {});

} // namespace heldout::embeddings
