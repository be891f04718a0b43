// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>
#include <cstdint>
#include <string>
#include <utility>

#include <unistd.h>

#include "base/result.h"

/// What reading and writing files have in common.
namespace heldout {

/// Closes a file descriptor when it dies.
class Descriptor
{
public:
    explicit Descriptor(int fd = -1)
        : m_fd(fd)
    {
    }
    Descriptor(Descriptor&& other) noexcept
        : m_fd(std::exchange(other.m_fd, -1))
    {
    }
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_fd, other.m_fd);
        return *this;
    }
    ~Descriptor() { close(); }
    [[nodiscard]] int get() const { return m_fd; }
    /// 0 or the error number: some file systems report a full disk only here.
    int close()
    {
        if (m_fd < 0)
            return 0;
        const int failed = ::close(std::exchange(m_fd, -1));
        return failed == 0 ? 0 : errno;
    }

private:
    int m_fd;
};

struct OpenedFile
{
    Descriptor descriptor;
    std::uint64_t size = 0; ///< bytes, when it was opened
};

/// Opens a file for reading. NotFound; UnreadableFile also for a folder, a device and a pipe.
[[nodiscard]] Result<OpenedFile> openRegularFile(const std::string& path);

/// Why the system refused, from an error number: "Permission denied". Part of a sentence that says what
/// failed.
[[nodiscard]] Phrase systemReason(int number);

} // namespace heldout
