// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/job.h"
#include "data/text_source.h"
#include "similarity/similarity.h"

/// Tables over the best matches of a comparison.
namespace heldout::leakage {

/// Percent. Undefined (no items; std of one) is unset. Quartiles by linear interpolation, std with n-1.
struct Summary
{
    std::uint64_t count = 0;
    std::optional<double> mean, std, min, q1, median, q3, max;
};
/// Cancelled.
[[nodiscard]] Result<Summary> summarize(std::span<const double> scores, const JobContext& job);

/// [from, to) in thousandths of a percent; the last one includes its end. The first one begins at 0, or at
/// -100000 where there are scores below 0.
struct Interval
{
    std::int32_t from = 0;
    std::int32_t to = 0;
    std::uint64_t count = 0;
};
/// `borders` strictly ascending, inside (0, 100000). Exact at the borders (similarity::atLeast).
[[nodiscard]] std::vector<Interval> countIntervals(std::span<const similarity::Match> matches,
    std::span<const std::uint32_t> borders, similarity::ScoreRule rule);

/// Stable sort by score, lowest row first, cut into parts of ceil(n/k).
struct RankPart
{
    std::uint32_t part = 0; ///< from 1
    double min = 0, max = 0;
    std::uint64_t count = 0;
};
/// Cancelled.
[[nodiscard]] Result<std::vector<RankPart>> rankParts(std::span<const similarity::Match> matches,
    std::uint32_t k, similarity::ScoreRule rule, const JobContext& job);

/// Steps of a histogram: step i holds scores in [i/10, (i+1)/10) percent, step 1000 exactly 100 (and what
/// as-published scores have above).
inline constexpr std::size_t kHistogramSteps = 1001;
/// As many steps more, -1000 .. -1, where there are scores below 0.
inline constexpr std::size_t kStepsBelowZero = 1000;
/// The step a score lies in, -1000 .. 1000, by exact comparison: a rounded double puts nothing over a border.
[[nodiscard]] int stepOf(const similarity::Match& match, similarity::ScoreRule rule);

/// Test items whose text stands in the training side: byte for byte; after Unicode case folding; with runs of
/// white space folded to one blank and trimmed.
struct IdenticalTexts
{
    std::uint64_t exact = 0;
    std::uint64_t ignoringCase = 0;
    std::uint64_t ignoringSpace = 0;
};
/// Memory: the texts of the test side once, and 53 to 98 bytes a text. Cancelled, whatever a source reports.
[[nodiscard]] Result<IdenticalTexts> countIdenticalTexts(
    TextSource& test, TextSource& train, JobContext& job);

/// The same within one side: items whose text stands there more than once, all of them.
[[nodiscard]] Result<IdenticalTexts> countRepeatedTexts(TextSource& texts, JobContext& job);

/// How two texts are the same; bits as in the store's match flags (4, 8, 16).
[[nodiscard]] std::uint8_t samenessFlags(std::string_view a, std::string_view b);

} // namespace heldout::leakage
