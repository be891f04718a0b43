// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

namespace heldout {

/// xoshiro256** seeded by splitmix64 (Blackman and Vigna 2018): the same numbers on every platform.
/// Satisfies UniformRandomBitGenerator; use below() and unit() rather than std distributions, whose results
/// differ between standard libraries.
class Random
{
public:
    using result_type = std::uint64_t;
    explicit Random(std::uint64_t seed);
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }
    result_type operator()();
    /// Uniform in 0 .. bound-1 without bias; bound > 0.
    std::uint64_t below(std::uint64_t bound);
    /// Uniform in [0, 1), 53 bits.
    double unit();

private:
    std::uint64_t m_state[4];
};

} // namespace heldout
