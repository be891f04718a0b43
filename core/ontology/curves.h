// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ontology/predictions.h"

/// How well predicted terms agree with true ones, threshold by threshold (Clark & Radivojac 2013, eq. 2-5).
/// All sums of information are in bits. Unset is undefined (0/0).
namespace heldout::ontology {

/// What is averaged over which proteins.
enum class Convention : std::uint8_t {
    Paper, ///< roots count as predicted for every protein; every average is over all proteins
    Cafa, ///< precision is averaged over the proteins that something is predicted for
};

struct CurveOptions
{
    Convention convention = Convention::Paper;
    bool partial = false; ///< only proteins with any predicted term; else all of the truth set
    bool roots = true; ///< false: roots are neither true nor predicted
    double k = 2; ///< of S_k; >= 1
};

/// At one threshold: predicted is what scores at least that much.
struct CurvePoint
{
    double threshold = 0;
    std::uint64_t predicted = 0; ///< proteins with a predicted term
    double coverage = 0; ///< ... of all
    std::optional<double> precision, recall, f; ///< of terms
    std::optional<double> precisionIa, recallIa, fIa; ///< of bits, plain averages over proteins
    std::optional<double> weightedPrecision, weightedRecall, weightedF; ///< of bits, proteins by their bits
    double ru = 0, mi = 0, s = 0; ///< remaining uncertainty, misinformation, S_k
    std::optional<double> weightedRu, weightedMi, weightedS; ///< eq. 4, 5
    std::optional<double> normalisedRu, normalisedMi,
        normalisedS; ///< of the bits of true and predicted terms
    double truePositives = 0, falsePositives = 0, falseNegatives = 0; ///< terms, all proteins together
};

struct Curve
{
    std::uint64_t proteins = 0; ///< that averages are over
    std::uint64_t covered = 0; ///< proteins with any predicted term
    std::vector<CurvePoint> points; ///< by threshold, ascending
};

/// `truth` and `predictions` hold ancestors; `thresholds` ascend, each once; `accretion` is finite and by
/// term. One pass over each protein's scores: time is O(scores log scores + thresholds), memory
/// O(thresholds). The same with any order of a protein's terms. InvalidArgument: k < 1, lists that do not fit
/// together. Cancelled.
[[nodiscard]] Result<Curve> curve(const TermGraph& graph, const Annotations& truth,
    const Predictions& predictions, std::span<const double> accretion, std::span<const double> thresholds,
    const CurveOptions& options, JobContext& job);

enum class Aim : std::uint8_t { Greatest, Least };

/// Of the points that predict something, at thresholds that some score reaches: the one with the lowest
/// threshold whose value is within 1e-12 of the best. Nothing where no value is defined.
[[nodiscard]] std::optional<std::size_t> optimum(
    const Curve& curve, std::optional<double> CurvePoint::* value, Aim aim);
[[nodiscard]] std::optional<std::size_t> optimum(const Curve& curve, double CurvePoint::* value, Aim aim);

} // namespace heldout::ontology
