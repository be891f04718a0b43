// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "base/job.h"

namespace heldout::ontology {

/// Calls body(protein) for 0 .. count - 1, unless a stop is asked for meanwhile: then Cancelled.
template <typename Body>
[[nodiscard]] Status eachProtein(std::size_t count, const JobContext& job, const Body& body)
{
    constexpr std::size_t kProteinsAStop = 64; // stop requests are looked for so often
    for (std::size_t protein = 0; protein < count; ++protein) {
        if (protein % kProteinsAStop == 0) {
            if (Status status = job.checkStop(); !status)
                return status;
        }
        body(protein);
    }
    return {};
}

} // namespace heldout::ontology
