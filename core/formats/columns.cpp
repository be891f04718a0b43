// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "base/files.h"
#include "base/numbers.h"
#include "formats/reading.h"

namespace heldout::formats {

namespace {

/// “text”, “label”, #3
std::string listOf(const std::vector<std::string>& names)
{
    constexpr std::size_t kMostNames = 40;
    std::string list;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNames); ++i) {
        if (i > 0)
            list += ", ";
        list += names[i].empty() ? fmt::format("#{}", i + 1) : fmt::format("“{}”", names[i]);
    }
    if (names.size() > kMostNames)
        list += fmt::format(" and {} more", names.size() - kMostNames);
    return list;
}

} // namespace

Result<std::size_t> findColumn(
    const std::string& wanted, const std::vector<std::string>& names, const std::string& path)
{
    Error error;
    error.file = path;
    const auto found = std::find(names.begin(), names.end(), wanted);
    if (found != names.end()) {
        if (std::find(found + 1, names.end(), wanted) == names.end())
            return static_cast<std::size_t>(found - names.begin());
        error.code = Code::InvalidArgument;
        error.message = fmt::format("Several columns of “{}” are called “{}”.", baseName(path), wanted);
        error.hint
            = fmt::format("Name the column by its number, for example #{}.", found - names.begin() + 1);
        return fail(std::move(error));
    }
    if (wanted.starts_with('#')) {
        const auto number = parseUnsigned(std::string_view(wanted).substr(1));
        if (number && *number >= 1 && *number <= names.size())
            return static_cast<std::size_t>(*number - 1);
    }
    error.code = Code::NotFound;
    error.message = fmt::format("“{}” has no column “{}”.", baseName(path), wanted);
    error.hint = names.size() == 1 ? fmt::format("It has one column: {}.", listOf(names))
                                   : fmt::format("It has {} columns: {}.", names.size(), listOf(names));
    return fail(std::move(error));
}

} // namespace heldout::formats
