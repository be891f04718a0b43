// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system_file.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace heldout {

namespace {

struct Reason
{
    int number;
    PhrasePattern<0> words;
};

// What people meet. The words are those of the C library, which has them in the language of the desktop only.
constexpr std::array kReasons{
    Reason{EACCES, Phrase::later("Permission denied")},
    Reason{EBUSY, Phrase::later("Device or resource busy")},
    Reason{EDQUOT, Phrase::later("Disk quota exceeded")},
    Reason{EEXIST, Phrase::later("File exists")},
    Reason{EFBIG, Phrase::later("File too large")},
    Reason{EIO, Phrase::later("Input/output error")},
    Reason{EISDIR, Phrase::later("Is a directory")},
    Reason{ELOOP, Phrase::later("Too many levels of symbolic links")},
    Reason{EMFILE, Phrase::later("Too many open files")},
    Reason{ENAMETOOLONG, Phrase::later("File name too long")},
    Reason{ENFILE, Phrase::later("Too many open files in system")},
    Reason{ENODEV, Phrase::later("No such device")},
    Reason{ENOENT, Phrase::later("No such file or directory")},
    Reason{ENOSPC, Phrase::later("No space left on device")},
    Reason{ENOTDIR, Phrase::later("Not a directory")},
    Reason{ENXIO, Phrase::later("No such device or address")},
    Reason{EPERM, Phrase::later("Operation not permitted")},
    Reason{EROFS, Phrase::later("Read-only file system")},
    Reason{ESTALE, Phrase::later("Stale file handle")},
    Reason{ETXTBSY, Phrase::later("Text file busy")},
};

} // namespace

Phrase systemReason(int number)
{
    const auto* const known = std::find_if(
        kReasons.begin(), kReasons.end(), [=](const Reason& reason) { return reason.number == number; });
    return known == kReasons.end() ? Phrase::asIs(std::generic_category().message(number))
                                   : Phrase::of(known->words);
}

} // namespace heldout
