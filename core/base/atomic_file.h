// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"

namespace heldout {

/// A file that appears whole or not at all. What is appended goes into a temporary file beside `path`,
/// through a buffer of 64 KB; commit() checks every write and the flush, puts it on the disk and gives it its
/// name. On any failure, and when it dies before commit(), the old file stays as it was and the temporary one
/// is removed; one that a killed process left goes when the same file is written again. A symbolic link stays
/// one, and the new file has the rights of the old.
class AtomicFile
{
public:
    /// UnwritableFile (no such folder, no right to write, not a file), DiskFull.
    [[nodiscard]] static Result<AtomicFile> create(const std::string& path);
    AtomicFile(AtomicFile&&) noexcept;
    AtomicFile& operator=(AtomicFile&&) noexcept;
    ~AtomicFile();

    /// DiskFull, UnwritableFile. After a failure commit() fails with the same error.
    [[nodiscard]] Status append(std::string_view content);
    /// Once only, at the end.
    [[nodiscard]] Status commit();

private:
    struct State;
    explicit AtomicFile(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

/// Replaces `path` by `content` in one step, as AtomicFile does.
[[nodiscard]] Status writeFileAtomically(const std::string& path, std::string_view content);

} // namespace heldout
