// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/token_accuracy.h"

namespace heldout::metrics {

namespace {

std::optional<double> share(std::uint64_t part, std::uint64_t whole)
{
    if (whole == 0)
        return std::nullopt;
    return static_cast<double>(part) / static_cast<double>(whole);
}

template <typename Text>
Status addTags(TokenAccuracy& counts, std::span<const Text> gold, std::span<const Text> predicted)
{
    if (gold.size() != predicted.size())
        return fail(Code::InvalidArgument,
            Phrase::of("A sentence must have as many predicted tags as gold ones: there are %2 predicted and "
                       "%1 gold.",
                gold.size(), predicted.size()));
    for (std::size_t i = 0; i < gold.size(); ++i) {
        counts.right += gold[i] == predicted[i] ? 1U : 0U;
        counts.goldOutside += gold[i] == "O" ? 1U : 0U;
    }
    counts.tokens += gold.size();
    return {};
}

} // namespace

Status TokenAccuracy::add(std::span<const std::string_view> gold, std::span<const std::string_view> predicted)
{
    return addTags(*this, gold, predicted);
}

Status TokenAccuracy::add(std::span<const std::string> gold, std::span<const std::string> predicted)
{
    return addTags(*this, gold, predicted);
}

std::optional<double> TokenAccuracy::accuracy() const
{
    return share(right, tokens);
}

std::optional<double> TokenAccuracy::baseline() const
{
    return share(goldOutside, tokens);
}

} // namespace heldout::metrics
