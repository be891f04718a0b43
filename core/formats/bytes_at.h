// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/system_file.h"

namespace heldout::formats {

/// Bytes that can be read from any place: a file, or memory in tests.
class BytesAt
{
public:
    BytesAt() = default;
    BytesAt(const BytesAt&) = delete;
    BytesAt& operator=(const BytesAt&) = delete;
    virtual ~BytesAt() = default;
    /// What messages call it.
    [[nodiscard]] virtual const std::string& path() const = 0;
    [[nodiscard]] virtual std::uint64_t size() const = 0;
    /// Fills `out` with the bytes from `offset` on. Fails when there are not that many.
    [[nodiscard]] virtual Status read(std::uint64_t offset, std::span<char> out) const = 0;
};

/// A file as it is on disk; nothing is unpacked. Threads may share it.
class FileBytes final : public BytesAt
{
public:
    FileBytes(std::string path, OpenedFile file)
        : m_path(std::move(path))
        , m_file(std::move(file))
    {
    }
    [[nodiscard]] const std::string& path() const override { return m_path; }
    [[nodiscard]] std::uint64_t size() const override { return m_file.size; }
    [[nodiscard]] Status read(std::uint64_t offset, std::span<char> out) const override;

private:
    std::string m_path;
    OpenedFile m_file;
};

/// Bytes that somebody else keeps.
class MemoryBytes final : public BytesAt
{
public:
    explicit MemoryBytes(std::string_view bytes)
        : m_bytes(bytes)
    {
    }
    [[nodiscard]] const std::string& path() const override { return m_path; }
    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] Status read(std::uint64_t offset, std::span<char> out) const override
    {
        if (offset > m_bytes.size() || out.size() > m_bytes.size() - offset)
            return fail(Code::Internal, Phrase::of("A reader asked for bytes that are not there."));
        std::copy_n(m_bytes.begin() + static_cast<std::ptrdiff_t>(offset), out.size(), out.begin());
        return {};
    }

private:
    std::string m_path = "memory";
    std::string_view m_bytes;
};

} // namespace heldout::formats
