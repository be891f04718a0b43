// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include <tl/expected.hpp>

#include "base/phrase.h"

namespace heldout {

/// What went wrong. A code has one meaning; tests and exit states go by code.
enum class Code : std::uint8_t {
    Cancelled, ///< The user stopped the job. Shown to nobody as a fault.
    InvalidArgument, ///< A setting is outside its range; the message names it.
    NotFound, ///< A data set, split, run, column or file that was named does not exist.
    AlreadyExists, ///< A name is taken.
    UnreadableFile, ///< The system could not open or read a file.
    UnwritableFile, ///< The system could not write a file (permission, missing folder).
    DiskFull, ///< No room was left.
    NotThisFormat, ///< A file cannot be read as its format at all.
    NotUtf8, ///< Bytes that are no UTF-8 where text was expected.
    NoRows, ///< A file was read but no row could be taken.
    ForeignProject, ///< Not a Heldout project.
    NewerProject, ///< A project of a newer format.
    DamagedProject, ///< The project file fails its own checks.
    ReadOnlyProject, ///< A change was asked of a project that can only be read.
    BusyProject, ///< Another program holds the project's lock.
    MovedProject, ///< The project file was moved, renamed or replaced while open.
    Internal, ///< A fault of Heldout itself, or of a library below it.
};

/// An expected failure. `message` is a whole sentence for people, naming the file and the line where there is
/// one; `hint` says what to do next. Line and column count from 1; 0 = not known.
struct Error
{
    Code code = Code::Internal;
    Phrase message;
    std::string file;
    std::uint64_t line = 0;
    std::uint64_t column = 0;
    Phrase hint;
};

template <typename T>
using Result = tl::expected<T, Error>;

using Status = Result<void>;

/// Makes the failed state of any Result.
[[nodiscard]] inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

[[nodiscard]] inline tl::unexpected<Error> fail(Code code, Phrase message, Phrase hint = {})
{
    Error error;
    error.code = code;
    error.message = std::move(message);
    error.hint = std::move(hint);
    return tl::unexpected<Error>(std::move(error));
}

/// The same for a failure that belongs to a file.
[[nodiscard]] tl::unexpected<Error> failFile(
    Code code, const std::string& file, Phrase message, Phrase hint = {});

/// The one line a terminal prints: `file:line:column: message hint`, without the parts that are unknown.
[[nodiscard]] std::string describe(const Error& error);

} // namespace heldout
