// SPDX-License-Identifier: GPL-3.0-or-later
#include "embeddings/product.h"

#include <algorithm>

namespace heldout::embeddings {

namespace {

bool processorHasAvx2()
{
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0;
#else
    return false;
#endif
}

} // namespace

Blocks blocksFor(std::size_t d, std::size_t tests, unsigned threads)
{
    constexpr std::size_t kTestNumbers = std::size_t{1} << 17U;
    constexpr std::size_t kTrainNumbers = std::size_t{1} << 19U;
    // Several blocks a thread, or some would wait for others at the end of every chunk.
    const std::size_t share = tests / (std::size_t{4} * threads) + 1;
    const std::size_t most = std::clamp<std::size_t>(kTestNumbers / d, 32, 256);
    return {std::clamp<std::size_t>(share, 16, most), std::clamp<std::size_t>(kTrainNumbers / d, 128, 1024)};
}

Product productBy(Kernel kernel)
{
    const bool newer = kernel != Kernel::Baseline && avx2::kCompiled && processorHasAvx2();
    return newer ? avx2::kProduct : baseline::kProduct;
}

} // namespace heldout::embeddings
