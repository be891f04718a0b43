// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "base/files.h"
#include "base/numbers.h"
#include "formats/detection.h"
#include "formats/reading.h"

namespace heldout::formats {

namespace {

/// The columns there are: “text”, “label”, #3.
Phrase listOf(const std::vector<std::string>& names)
{
    constexpr std::size_t kMostNames = 40;
    Phrase list;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNames); ++i) {
        Phrase one = names[i].empty() ? Phrase::of("#%1", toText(std::uint64_t{i + 1}))
                                      : Phrase::of("“%1”", names[i]);
        list = i == 0 ? std::move(one) : Phrase::of("%1, %2", std::move(list), std::move(one));
    }
    if (names.size() == 1)
        return Phrase::of("It has one column: %1.", list);
    if (names.size() <= kMostNames)
        return Phrase::of("It has %1 columns: %2.", names.size(), list);
    return Phrase::of("It has %1 columns: %2 and %3 more.", names.size(), list, names.size() - kMostNames);
}

} // namespace

Result<std::size_t> findColumn(
    const std::string& wanted, const std::vector<std::string>& names, const std::string& path)
{
    const auto found = std::find(names.begin(), names.end(), wanted);
    if (found != names.end()) {
        if (std::find(found + 1, names.end(), wanted) == names.end())
            return static_cast<std::size_t>(found - names.begin());
        return failFile(Code::InvalidArgument, path,
            Phrase::of("Several columns of “%1” are called “%2”.", baseName(path), wanted),
            Phrase::of("Name the column by its number, for example #%1.",
                toText(std::int64_t{found - names.begin() + 1})));
    }
    if (wanted.starts_with('#')) {
        const auto number = parseUnsigned(std::string_view(wanted).substr(1));
        if (number && *number >= 1 && *number <= names.size())
            return static_cast<std::size_t>(*number - 1);
    }
    return failFile(
        Code::NotFound, path, Phrase::of("“%1” has no column “%2”.", baseName(path), wanted), listOf(names));
}

Result<std::optional<std::size_t>> findMapped(
    const std::string& wanted, const std::vector<std::string>& names, const std::string& path, bool lenient)
{
    if (wanted.empty())
        return std::optional<std::size_t>{};
    Result<std::size_t> found = findColumn(wanted, names, path);
    if (found)
        return std::optional(*found);
    if (lenient)
        return std::optional<std::size_t>{};
    return fail(std::move(found.error()));
}

std::string columnNumber(std::size_t place)
{
    return fmt::format("#{}", place + 1);
}

std::string columnNumber(std::optional<std::size_t> place)
{
    return place ? columnNumber(*place) : std::string();
}

bool isNamed(const std::string& column, const std::vector<std::string>& named,
    const std::vector<std::string>& columnNames)
{
    return std::ranges::any_of(named, [&](const std::string& name) {
        const auto place = std::ranges::find(columnNames, name);
        const auto number = static_cast<std::size_t>(place - columnNames.begin());
        return name == column
            || (!name.empty() && place != columnNames.end() && columnNumber(number) == column);
    });
}

Phrase columnsFound(std::size_t found, std::size_t expected)
{
    return found == 1 ? Phrase::of("%1 column found, %2 expected", found, expected)
                      : Phrase::of("%1 columns found, %2 expected", found, expected);
}

} // namespace heldout::formats
