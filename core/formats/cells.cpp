// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/cells.h"

#include <algorithm>

namespace heldout::formats {

namespace {

constexpr std::string_view kBlanks = " \t";

} // namespace

bool isBlank(std::string_view line)
{
    return line.find_first_not_of(kBlanks) == std::string_view::npos;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

void splitAt(std::string_view line, char separator, std::vector<std::string_view>& cells)
{
    cells.clear();
    for (std::size_t at = line.find(separator); at != std::string_view::npos; at = line.find(separator)) {
        cells.push_back(line.substr(0, at));
        line.remove_prefix(at + 1);
    }
    cells.push_back(line);
}

void splitAtBlanks(std::string_view line, std::vector<std::string_view>& cells)
{
    cells.clear();
    for (std::size_t at = line.find_first_not_of(kBlanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
        cells.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(kBlanks, end);
    }
}

} // namespace heldout::formats
