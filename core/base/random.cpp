// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"

namespace heldout {

Random::Random(std::uint64_t seed)
{
    for (std::uint64_t& word : m_state) { // splitmix64
        seed += 0x9e3779b97f4a7c15U;
        std::uint64_t mixed = seed;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
        word = mixed ^ (mixed >> 31U);
    }
}

std::uint64_t Random::below(std::uint64_t bound)
{
    // The lowest 2^64 mod bound values are drawn again: what is left divides evenly.
    const std::uint64_t rejected = (0 - bound) % bound;
    for (;;) {
        const std::uint64_t value = (*this)();
        if (value >= rejected)
            return value % bound;
    }
}

double Random::unit()
{
    return static_cast<double>((*this)() >> 11U) * 0x1.0p-53;
}

} // namespace heldout
