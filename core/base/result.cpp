// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/result.h"

#include <fmt/format.h>

namespace heldout {

tl::unexpected<Error> failFile(Code code, const std::string& file, Phrase message, Phrase hint)
{
    Error error;
    error.code = code;
    error.message = std::move(message);
    error.file = file;
    error.hint = std::move(hint);
    return fail(std::move(error));
}

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
    line += error.message.text();
    if (!error.hint.empty()) {
        if (!error.message.empty())
            line += ' ';
        line += error.hint.text();
    }
    return line;
}

} // namespace heldout
