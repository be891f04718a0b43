// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/project_file.h"

#include <array>
#include <cerrno>
#include <map>
#include <mutex>
#include <string_view>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files.h"
#include "base/numbers.h"
#include "base/system_file.h"
#include "base/temporary_file.h"
#include "store/schema.h"
#include "store/store.h"

namespace heldout::store {

namespace {

constexpr std::size_t kHeaderBytes = 100;
constexpr std::string_view kMagic("SQLite format 3\0", 16);
using HeaderBytes = std::array<unsigned char, kHeaderBytes>;

struct Marks
{
    std::mutex mutex;
    std::map<FileKey, int> counts;
};

Marks& marks()
{
    static Marks all;
    return all;
}

tl::unexpected<Error> failSystem(Code code, const std::string& path, PhrasePattern<1> what, int number)
{
    Phrase hint = Phrase::of("Check the file, its folder and the disk.");
    if (number == ENOSPC || number == EDQUOT || number == EFBIG) {
        code = Code::DiskFull;
        hint = Phrase::of("Make room or choose another disk.");
    } else if (code == Code::UnwritableFile) {
        hint = Phrase::of("Choose another folder, or ask for the right to write there.");
    }
    return failFile(code, path, Phrase::of(what, systemReason(number)), std::move(hint));
}

std::uint32_t bigEndian(const HeaderBytes& bytes, std::size_t at)
{
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value << 8U | bytes.at(at + i);
    return value;
}

/// Number of bytes read, less than 100 at the end of a short file.
Result<std::size_t> readBytes(const std::string& path, HeaderBytes& bytes)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return failSystem(
            Code::UnreadableFile, path, Phrase::later("The project file could not be opened: %1."), errno);
    std::size_t have = 0;
    while (have < bytes.size()) {
        const ssize_t got = ::read(file, bytes.data() + have, bytes.size() - have);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        have += static_cast<std::size_t>(got);
    }
    ::close(file);
    return have;
}

bool isProjectHeader(const HeaderBytes& bytes)
{
    const std::string_view magic(reinterpret_cast<const char*>(bytes.data()), kMagic.size());
    return magic == kMagic && bigEndian(bytes, 68) == kApplicationId;
}

std::string folderOf(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

Status syncPath(const std::string& path, int flags)
{
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0)
        return failSystem(
            Code::UnwritableFile, path, Phrase::later("The file could not be written: %1."), errno);
    const int code = ::fsync(file);
    const int number = errno;
    ::close(file);
    if (code != 0 && number != EINVAL) // some file systems cannot flush a folder
        return failSystem(
            Code::UnwritableFile, path, Phrase::later("The file could not be written: %1."), number);
    return {};
}

} // namespace

Result<FileKey> fileKey(const std::string& path)
{
    struct stat found{};
    if (::stat(path.c_str(), &found) != 0) {
        const int number = errno;
        if (number == ENOENT || number == ENOTDIR)
            return failFile(Code::NotFound, path, Phrase::of("There is no such project file."),
                Phrase::of("Check the name and the folder."));
        return failSystem(
            Code::UnreadableFile, path, Phrase::later("The project file could not be opened: %1."), number);
    }
    if (!S_ISREG(found.st_mode))
        return failFile(Code::ForeignProject, path,
            Phrase::of("This is not a Heldout project but no file at all."), Phrase::of("Choose a file."));
    return FileKey{static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino)};
}

OpenMark::OpenMark(FileKey key)
    : m_key(key)
{
    const std::lock_guard lock(marks().mutex);
    ++marks().counts[key];
}

OpenMark::~OpenMark()
{
    const std::lock_guard lock(marks().mutex);
    if (--marks().counts[m_key] == 0)
        marks().counts.erase(m_key);
}

bool OpenMark::isOpen(FileKey key)
{
    const std::lock_guard lock(marks().mutex);
    return marks().counts.contains(key);
}

Result<Header> readHeader(const std::string& path)
{
    HeaderBytes bytes{};
    Result<std::size_t> have = readBytes(path, bytes);
    if (!have)
        return fail(have.error());
    if (*have < bytes.size() || !isProjectHeader(bytes))
        return failFile(Code::ForeignProject, path, Phrase::of("This is not a Heldout project."),
            Phrase::of("Import it as data if it holds texts."));
    const std::uint32_t format = bigEndian(bytes, 60);
    if (format > static_cast<std::uint32_t>(kFormat)) {
        return failFile(Code::NewerProject, path,
            Phrase::of("The project was written by a newer version of Heldout (project format %1, this "
                       "version reads up to %2).",
                toText(std::uint64_t{format}), toText(std::int64_t{kFormat})),
            Phrase::of("Install the newer version."));
    }
    if (format == 0)
        return failFile(Code::DamagedProject, path, Phrase::of("The project file has no format number."),
            Phrase::of("Use a copy of it if you have one."));
    const std::uint32_t pageField = std::uint32_t{bytes[16]} << 8U | bytes[17];
    const std::uint64_t pageSize = pageField == 1 ? 65536 : pageField;
    if (!hasWal(path) && bytesOf(path) < pageSize * bigEndian(bytes, 28)) {
        return failFile(Code::DamagedProject, path,
            Phrase::of("The project file is cut off: its end is missing."),
            Phrase::of("Copy it again from where it came from."));
    }
    return Header{static_cast<int>(format), bytes[18] == 2};
}

bool looksLikeProject(const std::string& path)
{
    const Result<FileKey> key = fileKey(path);
    if (!key)
        return false;
    if (OpenMark::isOpen(*key))
        return true;
    HeaderBytes bytes{};
    const Result<std::size_t> have = readBytes(path, bytes);
    return have && *have == bytes.size() && isProjectHeader(bytes);
}

bool hasWal(const std::string& path)
{
    return bytesOf(path + "-wal") > 0;
}

Status checkNothingBeside(const std::string& path)
{
    for (const char* suffix : {"-wal", "-journal"}) {
        const std::string beside = path + suffix;
        if (bytesOf(beside) > 0)
            return failFile(Code::AlreadyExists, path,
                Phrase::of("“%1” belongs to a project of this name that is open elsewhere, was not closed "
                           "properly, or was moved away.",
                    baseName(beside)),
                Phrase::of("Choose another name. If that project is gone, delete the file."));
    }
    return {};
}

bool canWrite(const std::string& path)
{
    return ::access(path.c_str(), W_OK) == 0 && ::access(folderOf(path).c_str(), W_OK) == 0;
}

std::uint64_t bytesOf(const std::string& path)
{
    struct stat found{};
    return ::stat(path.c_str(), &found) == 0 ? static_cast<std::uint64_t>(found.st_size) : 0;
}

Result<std::string> makeTemporary(const std::string& path)
{
    auto temporary = createTemporary(path);
    if (!temporary)
        return failSystem(Code::UnwritableFile, path, Phrase::later("The file could not be created: %1."),
            temporary.error());
    return std::move(temporary->path);
}

Status moveIntoPlace(const std::string& temporary, const std::string& path, bool replace)
{
    if (Status status = syncPath(temporary, O_RDWR); !status)
        return status;
    int code = 0;
    if (replace) {
        code = ::rename(temporary.c_str(), path.c_str());
    } else {
        code = ::link(temporary.c_str(), path.c_str());
        if (code == 0)
            ::unlink(temporary.c_str());
        else if (errno == EPERM || errno == ENOTSUP) // no hard links here
            code = ::access(path.c_str(), F_OK) == 0 ? (errno = EEXIST, -1)
                                                     : ::rename(temporary.c_str(), path.c_str());
    }
    if (code != 0) {
        const int number = errno;
        if (number == EEXIST)
            return failFile(Code::AlreadyExists, path, Phrase::of("There is a file of this name already."),
                Phrase::of("Choose another name."));
        return failSystem(
            Code::UnwritableFile, path, Phrase::later("The file could not be written: %1."), number);
    }
    return syncPath(folderOf(path), O_RDONLY | O_DIRECTORY);
}

void removeFile(const std::string& path)
{
    ::unlink(path.c_str()); // a file that stays is named like an unfinished one
}

} // namespace heldout::store
