// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>

#include "base/result.h"

namespace heldout {

/// Counts the pairs that are kept, so that memory stays bounded whatever was asked for. Whether it refuses
/// depends on the number of pairs alone, not on their order. Thread-safe.
class PairLimit
{
public:
    explicit PairLimit(std::uint64_t most)
        : m_most(most)
    {
    }
    /// InvalidArgument when these are too many.
    [[nodiscard]] Status add(std::uint64_t pairs)
    {
        if (pairs == 0 || m_kept.fetch_add(pairs, std::memory_order_relaxed) + pairs <= m_most)
            return {};
        return fail(Code::InvalidArgument, Phrase::of("More than %1 pairs are to be kept.", m_most),
            Phrase::of("Raise the least score, keep fewer partners, or compare a part of the data."));
    }

private:
    const std::uint64_t m_most;
    std::atomic<std::uint64_t> m_kept{0};
};

} // namespace heldout
