// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"

namespace heldout {

/// Reads a file front to back through one reused buffer of 256 KB, unpacking gzip (also several members)
/// when the file begins with its magic bytes. Counts and digests the bytes on disk.
class InputFile
{
public:
    [[nodiscard]] static Result<InputFile> open(const std::string& path);
    InputFile(InputFile&&) noexcept;
    InputFile& operator=(InputFile&&) noexcept;
    ~InputFile();

    /// The next bytes (unpacked); empty at the end. The span stays valid until the next call.
    [[nodiscard]] Result<std::span<const char>> next();
    [[nodiscard]] const std::string& path() const;
    [[nodiscard]] bool compressed() const;
    [[nodiscard]] std::uint64_t bytesOnDisk() const; ///< size when opened
    [[nodiscard]] std::uint64_t bytesRead() const; ///< of the file on disk, for progress
    /// SHA-256 of the file on disk in hex; call at the end.
    [[nodiscard]] Result<std::string> sha256();

private:
    struct State;
    explicit InputFile(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

/// What a message calls a file: its name without the folders, with the slashes that a folder may end with.
[[nodiscard]] std::string_view baseName(std::string_view path);

/// The whole file (unpacked). Refuses more than `limit` bytes.
[[nodiscard]] Result<std::string> readFile(
    const std::string& path, std::uint64_t limit = std::uint64_t(1) << 30);

} // namespace heldout
