// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/atomic_file.h"

namespace heldout::cli {

/// Where a command prints: standard output, or a file that appears whole or not at all.
class Output
{
public:
    /// "" or "-" = standard output.
    explicit Output(std::string path);

    /// Holds no more than a buffer of it. What goes wrong with a file is said from the first call on.
    [[nodiscard]] Status write(std::string_view text);
    /// Writes what is left. For a file this is the moment at which it appears.
    [[nodiscard]] Status finish();
    /// The program that read standard output went away: no fault, nobody is left to tell.
    [[nodiscard]] bool readerGone() const { return m_readerGone; }

private:
    [[nodiscard]] Status makeFile();
    [[nodiscard]] Status flush();

    std::string m_path;
    std::optional<AtomicFile> m_file; ///< made by the first write; unset for standard output
    std::string m_buffer; ///< for standard output
    bool m_readerGone = false;
};

} // namespace heldout::cli
