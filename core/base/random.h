// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
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
    /// Inline: resampling draws thousands of millions.
    result_type operator()()
    {
        const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17U;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }
    /// Uniform in 0 .. bound-1 without bias; bound > 0.
    std::uint64_t below(std::uint64_t bound);
    /// Uniform in [0, 1), 53 bits.
    double unit();

private:
    std::uint64_t m_state[4];
};

} // namespace heldout
