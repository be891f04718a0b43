// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/bytes_at.h"

#include "base/files.h"

namespace heldout::formats {

Status FileBytes::read(std::uint64_t offset, std::span<char> out) const
{
    while (!out.empty()) {
        const ssize_t got
            = ::pread(m_file.descriptor.get(), out.data(), out.size(), static_cast<off_t>(offset));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return failFile(Code::UnreadableFile, m_path,
                Phrase::of("Reading “%1” failed: %2.", baseName(m_path), systemReason(errno)));
        if (got == 0)
            return failFile(Code::UnreadableFile, m_path,
                Phrase::of("“%1” became shorter while it was read.", baseName(m_path)),
                Phrase::of("Wait until nobody writes to it, then try again."));
        out = out.subspan(static_cast<std::size_t>(got));
        offset += static_cast<std::uint64_t>(got);
    }
    return {};
}

} // namespace heldout::formats
