// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled for AVX2 and FMA where the compiler can. Eigen gets a name of its own here: of several functions
// of one name the linker keeps any, and must not keep one that an older processor cannot run.
#define Eigen HeldoutEigenAvx2
#include <cstddef>

#include <Eigen/Core>

#include "embeddings/product.h"

namespace heldout::embeddings::avx2 {

namespace {

#include "embeddings/product_kernels.inc"

} // namespace

const Product kProduct{multiply, greatest};
#if defined(__AVX2__) && defined(__FMA__)
const bool kCompiled = true;
#else
const bool kCompiled = false;
#endif

} // namespace heldout::embeddings::avx2
