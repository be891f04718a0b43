// SPDX-License-Identifier: GPL-3.0-or-later
#include "output.h"

#include <unistd.h>

#include <cerrno>

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
    if (!m_path.empty()) {
        Status made = makeFile();
        return made ? m_file->append(text) : made;
    }
    m_buffer.append(text);
    return m_buffer.size() >= kBufferBytes ? flush() : Status();
}

Status Output::finish()
{
    if (m_path.empty())
        return flush();
    Status made = makeFile();
    return made ? m_file->commit() : made;
}

Status Output::makeFile()
{
    if (m_file)
        return {};
    Result<AtomicFile> made = AtomicFile::create(m_path);
    if (!made)
        return fail(made.error());
    m_file.emplace(std::move(*made));
    return {};
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
                Phrase::of("The result could not be written to standard output."),
                Phrase::of("Give a file with --output."));
        }
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    m_buffer.clear();
    return {};
}

} // namespace heldout::cli
