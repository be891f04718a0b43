// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "similarity/similarity.h"

/// Best matches the slow way: every pair of texts is compared. Texts are ASCII words in lower case between
/// blanks.
namespace heldout::tests {

/// Few words, some far more frequent than others: many ties, repeats and empty texts.
[[nodiscard]] std::vector<std::string> randomTexts(
    Random& random, std::size_t count, std::size_t words, std::size_t longest);

[[nodiscard]] similarity::BestMatches compareAllPairs(const std::vector<std::string>& test,
    const std::vector<std::string>& train, const similarity::Options& options);

/// Every field of the two, doubles bit by bit. Empty when they are the same, else what differs first.
[[nodiscard]] std::string firstDifference(const similarity::BestMatches& a, const similarity::BestMatches& b);

/// The results against the oracle's, options by options: which differ first and how; empty when none do.
[[nodiscard]] std::string differenceFromAllPairs(const std::vector<similarity::BestMatches>& results,
    const std::vector<std::string>& test, const std::vector<std::string>& train,
    const std::vector<similarity::Options>& options);

} // namespace heldout::tests
