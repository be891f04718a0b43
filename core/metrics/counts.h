// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace heldout::metrics {

/// What was found, found wrongly and not found. Half credit is a half in each of the three: a predicted
/// mention that overlaps a gold one for one half counts tp 0.5, fp 0.5, fn 0.5, so that tp + fp stays the
/// number predicted and tp + fn the number of gold ones. Multiples of one half below 2^52: sums are exact, in
/// any order.
struct Counts
{
    double tp = 0, fp = 0, fn = 0;

    [[nodiscard]] double gold() const { return tp + fn; }
    [[nodiscard]] double predicted() const { return tp + fp; }
    Counts& operator+=(const Counts& other)
    {
        tp += other.tp;
        fp += other.fp;
        fn += other.fn;
        return *this;
    }
    friend Counts operator+(Counts a, const Counts& b) { return a += b; }
    friend bool operator==(const Counts&, const Counts&) = default;
};

/// Fractions 0..1. Unset = undefined (0/0): precision without predictions, recall without gold, F without
/// either.
[[nodiscard]] std::optional<double> precision(const Counts& counts);
[[nodiscard]] std::optional<double> recall(const Counts& counts);
/// F_beta = (1 + b^2) tp / ((1 + b^2) tp + b^2 fn + fp) (van Rijsbergen 1979): the harmonic mean of precision
/// and recall where both are defined, and 0 where something is gold or predicted and nothing of it was found.
/// beta > 0.
[[nodiscard]] std::optional<double> fScore(const Counts& counts, double beta = 1);

} // namespace heldout::metrics
