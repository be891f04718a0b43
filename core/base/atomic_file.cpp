// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/atomic_file.h"

#include <cstdlib>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>

#include "base/files.h"
#include "base/system_file.h"
#include "base/temporary_file.h"

namespace heldout {

namespace {

constexpr std::size_t kBufferSize = std::size_t(64) * 1024;

tl::unexpected<Error> failWrite(const std::string& path, int number)
{
    if (number == ENOSPC || number == EDQUOT || number == EFBIG) {
        return failFile(Code::DiskFull, path,
            Phrase::of("There is no room left to write “%1”; nothing was changed.", baseName(path)),
            Phrase::of("Make room or choose another disk."));
    }
    return failFile(Code::UnwritableFile, path,
        Phrase::of("“%1” cannot be written: %2. Nothing was changed.", baseName(path), systemReason(number)),
        Phrase::of("Choose another folder, or ask for the right to write there."));
}

/// Removed when it dies, unless it has no path.
struct Removed
{
    Removed() = default;
    Removed(const Removed&) = delete;
    Removed& operator=(const Removed&) = delete;
    ~Removed()
    {
        if (!path.empty())
            ::unlink(path.c_str());
    }
    std::string path;
};

/// 0 or the error number.
int writeAll(int fd, std::string_view content)
{
    while (!content.empty()) {
        const ssize_t written = ::write(fd, content.data(), content.size());
        if (written < 0 && errno != EINTR)
            return errno;
        if (written > 0)
            content.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

/// The file a link leads to, so that the link stays one.
std::string linkTarget(const std::string& path)
{
    char* const target = ::realpath(path.c_str(), nullptr);
    std::string result = target != nullptr ? target : path;
    std::free(target); // NOLINT(cppcoreguidelines-no-malloc): realpath allocates so
    return result;
}

} // namespace

struct AtomicFile::State
{
    [[nodiscard]] Status keep(int number)
    {
        if (number == 0)
            return {};
        failed = failWrite(path, number).value();
        return fail(*failed);
    }
    [[nodiscard]] Status flush()
    {
        const int number = writeAll(descriptor.get(), buffer);
        buffer.clear();
        return keep(number);
    }

    std::string path;
    std::string target; // what `path` leads to
    std::string folder; // of the target, with the slash; "" = the current one
    Removed temporary; // closed before it is removed: it stands before the descriptor
    Descriptor descriptor;
    std::string buffer;
    std::optional<Error> failed;
};

AtomicFile::AtomicFile(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}

AtomicFile::AtomicFile(AtomicFile&&) noexcept = default;
AtomicFile& AtomicFile::operator=(AtomicFile&&) noexcept = default;
AtomicFile::~AtomicFile() = default;

Result<AtomicFile> AtomicFile::create(const std::string& path)
{
    auto state = std::make_unique<State>();
    state->path = path;
    state->target = linkTarget(path);
    struct stat old{};
    const bool replaces = ::stat(state->target.c_str(), &old) == 0;
    if (replaces && !S_ISREG(old.st_mode))
        return failFile(Code::UnwritableFile, path,
            Phrase::of("“%1” is not a file that can be replaced.", baseName(path)),
            Phrase::of("Choose a file name."));
    state->folder = state->target.substr(0, state->target.rfind('/') + 1); // npos + 1 = 0: the current folder
    auto temporary = createTemporary(state->target);
    if (!temporary)
        return failWrite(path, temporary.error());
    state->temporary.path = std::move(temporary->path);
    state->descriptor = std::move(temporary->descriptor);
    if (replaces && ::fchmod(state->descriptor.get(), old.st_mode & 07777U) != 0)
        return failWrite(path, errno);
    return AtomicFile(std::move(state));
}

Status AtomicFile::append(std::string_view content)
{
    State& state = *m_state;
    if (state.failed)
        return fail(*state.failed);
    if (state.buffer.size() + content.size() < kBufferSize) {
        state.buffer += content;
        return {};
    }
    if (Status flushed = state.flush(); !flushed)
        return flushed;
    if (content.size() >= kBufferSize)
        return state.keep(writeAll(state.descriptor.get(), content));
    state.buffer += content;
    return {};
}

Status AtomicFile::commit()
{
    State& state = *m_state;
    if (state.failed)
        return fail(*state.failed);
    if (Status flushed = state.flush(); !flushed)
        return flushed;
    if (::fsync(state.descriptor.get()) != 0)
        return state.keep(errno);
    if (const int number = state.descriptor.close(); number != 0)
        return state.keep(number);
    if (::rename(state.temporary.path.c_str(), state.target.c_str()) != 0)
        return state.keep(errno);
    state.temporary.path.clear();
    // The new name must survive a power cut too; a file system that cannot do this has kept the content all
    // the same.
    const Descriptor directory(
        ::open(state.folder.empty() ? "." : state.folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.get() >= 0)
        static_cast<void>(::fsync(directory.get()));
    return {};
}

Status writeFileAtomically(const std::string& path, std::string_view content)
{
    Result<AtomicFile> file = AtomicFile::create(path);
    if (!file)
        return fail(std::move(file.error()));
    if (Status written = file->append(content); !written)
        return written;
    return file->commit();
}

} // namespace heldout
