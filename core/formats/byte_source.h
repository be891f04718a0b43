// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

#include "base/files.h"
#include "base/job.h"

namespace heldout::formats {

/// Where a reader gets its bytes from: a file, or memory in tests and for the head of a file.
class ByteSource
{
public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;
    /// The next bytes; empty at the end. Valid until the next call.
    [[nodiscard]] virtual Result<std::span<const char>> next() = 0;
};

/// A file, with its progress in the job and its answer to a stop request.
class FileSource final : public ByteSource
{
public:
    /// `before`: bytes of the stage that earlier files account for.
    FileSource(InputFile& file, JobContext& job, std::uint64_t before)
        : m_file(file)
        , m_job(job)
        , m_before(before)
    {
    }
    Result<std::span<const char>> next() override
    {
        if (Status status = m_job.checkStop(); !status)
            return fail(std::move(status.error()));
        m_job.advanceTo(m_before + m_file.bytesRead());
        return m_file.next();
    }

private:
    InputFile& m_file;
    JobContext& m_job;
    std::uint64_t m_before;
};

/// Bytes in memory, handed out `step` at a time.
class MemorySource final : public ByteSource
{
public:
    explicit MemorySource(std::string_view bytes, std::size_t step = static_cast<std::size_t>(-1))
        : m_bytes(bytes)
        , m_step(step)
    {
    }
    Result<std::span<const char>> next() override
    {
        const std::string_view piece = m_bytes.substr(0, m_step);
        m_bytes.remove_prefix(piece.size());
        return std::span<const char>(piece.data(), piece.size());
    }

private:
    std::string_view m_bytes;
    std::size_t m_step;
};

} // namespace heldout::formats
