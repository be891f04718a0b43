// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

/// What a path says about a file, and what lies beside it.
namespace heldout::formats {

/// Extension in lower case without the dot; ".gz" does not count. "" when there is none.
[[nodiscard]] std::string extension(const std::string& path);
/// The name without folders, ".gz" and the extension.
[[nodiscard]] std::string stemOf(const std::string& path);
/// With the slash at its end; "" when the path names none.
[[nodiscard]] std::string folderOf(const std::string& path);
[[nodiscard]] bool isFolder(const std::string& path);
[[nodiscard]] bool isFile(const std::string& path);
/// The path, or else the path with ".gz", of which there is a file; "" when there is none.
[[nodiscard]] std::string plainOrPacked(const std::string& path);
/// Bytes on disk, for progress; 0 when there is no such file.
[[nodiscard]] std::uint64_t sizeOnDisk(const std::string& path);

} // namespace heldout::formats
