// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "base/job.h"
#include "base/result.h"

namespace heldout {

/// The vectors of one side of a comparison, one a row, all of the same number of dimensions.
class VectorSource
{
public:
    virtual ~VectorSource() = default;
    /// What a message calls it, a file's path.
    [[nodiscard]] virtual const std::string& name() const = 0;
    [[nodiscard]] virtual std::uint64_t rows() const = 0;
    [[nodiscard]] virtual std::size_t columns() const = 0;
    /// The item a row is of: rows come in the order of their file, results in that of the items. All items
    /// 0 .. rows()-1 once each.
    [[nodiscard]] virtual std::uint32_t item(std::uint64_t row) const
    {
        return static_cast<std::uint32_t>(row);
    }
    /// Writes the rows first .. first+count-1, which there must be, to `out`: count * columns() numbers, row
    /// after row, as they are (NaN and infinity included). Every call gives the same numbers. Asks the job
    /// often enough whether to stop.
    [[nodiscard]] virtual Status read(
        std::uint64_t first, std::size_t count, std::span<float> out, const JobContext& job)
        = 0;
};

} // namespace heldout
