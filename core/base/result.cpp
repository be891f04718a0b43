// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/result.h"

#include <fmt/format.h>

namespace heldout {

std::string describe(const Error& error)
{
    std::string line;
    if (!error.file.empty()) {
        line = error.file;
        if (error.line > 0) {
            line += fmt::format(":{}", error.line);
            if (error.column > 0)
                line += fmt::format(":{}", error.column);
        }
        line += ": ";
    }
    line += error.message;
    if (!error.hint.empty()) {
        if (!error.message.empty())
            line += ' ';
        line += error.hint;
    }
    return line;
}

} // namespace heldout
