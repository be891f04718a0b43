// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/file_names.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "base/files.h"

namespace heldout::formats {

std::string extension(const std::string& path)
{
    std::string_view name = baseName(path);
    const auto last = [&] {
        const std::size_t dot = name.rfind('.');
        std::string lower(
            dot == std::string_view::npos || dot == 0 ? std::string_view() : name.substr(dot + 1));
        std::transform(lower.begin(), lower.end(), lower.begin(),
            [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
        return lower;
    };
    std::string found = last();
    if (found != "gz")
        return found;
    name.remove_suffix(3);
    return last();
}

std::string stemOf(const std::string& path)
{
    std::string name(baseName(path));
    if (name.ends_with(".gz"))
        name.resize(name.size() - 3);
    const std::size_t dot = name.rfind('.');
    if (dot != std::string::npos && dot > 0)
        name.resize(dot);
    return name;
}

std::string folderOf(const std::string& path)
{
    return path.substr(0, path.rfind('/') + 1); // npos + 1 = 0: no folder
}

bool isFolder(const std::string& path)
{
    std::error_code error;
    return std::filesystem::is_directory(path, error);
}

bool isFile(const std::string& path)
{
    std::error_code error;
    return std::filesystem::is_regular_file(path, error);
}

std::string plainOrPacked(const std::string& path)
{
    for (const char* const packed : {"", ".gz"}) {
        std::string found = path + packed;
        if (isFile(found))
            return found;
    }
    return {};
}

std::uint64_t sizeOnDisk(const std::string& path)
{
    std::error_code error;
    const auto size = path.empty() ? 0 : std::filesystem::file_size(path, error);
    return error ? 0 : size;
}

} // namespace heldout::formats
