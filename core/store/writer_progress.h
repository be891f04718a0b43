// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "base/result.h"

namespace heldout::store {

/// How a writer of many steps fares: after its first failure every further step fails the same way, so that
/// nothing half written is ever published.
struct WriterProgress
{
    [[nodiscard]] Status usable() const
    {
        if (failed)
            return fail(*failed);
        return published ? Status(fail(Code::Internal, Phrase::of("This is published already."))) : Status();
    }
    [[nodiscard]] Status keep(Status status)
    {
        if (!status && !failed)
            failed = status.error();
        return status;
    }

    bool published = false;
    std::optional<Error> failed;
};

} // namespace heldout::store
