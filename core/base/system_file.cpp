// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system_file.h"

#include <algorithm>
#include <array>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>

#include "base/files.h"

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

tl::unexpected<Error> failOpen(const std::string& path, int number)
{
    if (number == ENOENT || number == ENOTDIR)
        return failFile(Code::NotFound, path, Phrase::of("There is no file “%1”.", baseName(path)),
            Phrase::of("Check the name and the folder."));
    return failFile(Code::UnreadableFile, path,
        Phrase::of("“%1” cannot be opened: %2.", baseName(path), systemReason(number)),
        number == EACCES ? Phrase::of("Ask for the right to read it, or copy it to a folder of your own.")
                         : Phrase());
}

} // namespace

Result<OpenedFile> openRegularFile(const std::string& path)
{
    // Not blocking, or a pipe without a writer would hold the caller for ever.
    Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (descriptor.get() < 0)
        return failOpen(path, errno);
    struct stat status{};
    if (::fstat(descriptor.get(), &status) != 0)
        return failOpen(path, errno);
    if (!S_ISREG(status.st_mode)) {
        return failFile(Code::UnreadableFile, path,
            S_ISDIR(status.st_mode) ? Phrase::of("This is a folder, not a file.")
                                    : Phrase::of("This is not a file but a device or a pipe."),
            Phrase::of("Choose a file."));
    }
    return OpenedFile{std::move(descriptor), static_cast<std::uint64_t>(status.st_size)};
}

Phrase systemReason(int number)
{
    const auto* const known = std::find_if(
        kReasons.begin(), kReasons.end(), [=](const Reason& reason) { return reason.number == number; });
    return known == kReasons.end() ? Phrase::asIs(std::generic_category().message(number))
                                   : Phrase::of(known->words);
}

} // namespace heldout
