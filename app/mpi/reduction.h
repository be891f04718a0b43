// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "base/job.h"
#include "base/result.h"
#include "ranks.h"

namespace heldout::mpi {

/// Joins the parts of all ranks, neighbour by neighbour, in as many rounds as the number of ranks has binary
/// digits. The first rank gets the whole, the others nothing. A rank whose joining fails hands on nothing and
/// tells why; what depended on it comes out empty.
[[nodiscard]] Result<std::string> reduce(std::string part, const Ranks& ranks, const JobContext& job);

} // namespace heldout::mpi
