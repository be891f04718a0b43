// SPDX-License-Identifier: GPL-3.0-or-later
#include "output.h"

#include <unistd.h>

#include <cerrno>

#include "base/files.h"

namespace heldout::cli {

namespace {
constexpr std::size_t kBufferBytes = std::size_t(1) << 16;
}

Output::Output(std::string path)
    : m_path(path == "-" ? std::string() : std::move(path))
{
}

Status Output::write(std::string_view text)
{
    m_buffer.append(text);
    if (m_path.empty() && m_buffer.size() >= kBufferBytes)
        return flush();
    return {};
}

Status Output::finish()
{
    return m_path.empty() ? flush() : writeFileAtomically(m_path, m_buffer);
}

Status Output::flush()
{
    std::string_view rest = m_buffer;
    while (!rest.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0) {
            const int number = errno;
            m_readerGone = number == EPIPE;
            m_buffer.clear();
            return fail(number == ENOSPC ? Code::DiskFull : Code::UnwritableFile,
                "The result could not be written to standard output.", "Give a file with --output.");
        }
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    m_buffer.clear();
    return {};
}

} // namespace heldout::cli
