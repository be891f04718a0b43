// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace heldout::formats {

/// What stands before the numbers of a .npy file (format 1.0, 2.0 and 3.0).
struct NpyHeader
{
    std::string type; ///< "<f4"; "" when it is a list of fields
    bool fortranOrder = false;
    std::vector<std::uint64_t> shape;
    std::uint64_t begin = 0; ///< offset of the first number
};

/// The longest header that is read, in bytes. Those of plain arrays have about a hundred.
inline constexpr std::size_t kLongestNpyHeader = std::size_t{1} << 16U;
/// What tells how long the header is: mark, version, length.
inline constexpr std::size_t kLongestNpyPrefix = 12;

/// Where the header ends, counted from the start of the file, by its first kLongestNpyPrefix bytes (less when
/// the file is shorter). NotThisFormat: no .npy file, an unknown version, a header over kLongestNpyHeader.
[[nodiscard]] Result<std::uint64_t> npyHeaderEnd(std::string_view prefix, const std::string& path);

/// Reads the header; `bytes` are the file up to npyHeaderEnd(). The dictionary must have just the entries
/// descr, fortran_order and shape, each once, in any order; nothing of it is evaluated. NotThisFormat names
/// the fault. Linear.
[[nodiscard]] Result<NpyHeader> parseNpyHeader(std::string_view bytes, const std::string& path);

} // namespace heldout::formats
