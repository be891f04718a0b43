// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/temporary_file.h"

#include <array>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <limits>
#include <optional>
#include <string_view>
#include <system_error>

#include <fcntl.h>

#include "base/digest.h"
#include "base/files.h"
#include "base/numbers.h"

namespace heldout {

namespace {

namespace fs = std::filesystem;

/// What a small file of the system says; "" when there is no such file.
std::string said(const char* path)
{
    const Descriptor file(::open(path, O_RDONLY | O_CLOEXEC));
    std::array<char, 128> bytes{};
    const ssize_t size = file.get() < 0 ? 0 : ::read(file.get(), bytes.data(), bytes.size());
    return size > 0 ? std::string(bytes.data(), static_cast<std::size_t>(size)) : std::string();
}

/// Tells this start of this machine, and among its containers this one: what has the same can ask the system
/// about each other's processes. "" where that cannot be told.
std::string systemKey()
{
    std::error_code none;
    const std::string start = said("/proc/sys/kernel/random/boot_id");
    const std::string processes = fs::read_symlink("/proc/self/ns/pid", none).string();
    if (start.empty() || processes.empty())
        return {};
    Digest digest;
    digest.add(start);
    digest.add(processes);
    return digest.finish().substr(0, 16);
}

bool isDead(std::string_view pid)
{
    const std::optional<std::int64_t> number = parseInteger(pid);
    return number && *number > 1 && *number <= std::numeric_limits<pid_t>::max()
        && ::kill(static_cast<pid_t>(*number), 0) != 0 && errno == ESRCH;
}

/// Removes files whose names are `begin`, the number of a dead process, and more.
void sweep(const std::string& folder, std::string_view begin)
{
    std::error_code code;
    for (fs::directory_iterator entry(folder.empty() ? "." : folder, code), end; !code && entry != end;
        entry.increment(code)) {
        const std::string name = entry->path().filename().string();
        if (!name.starts_with(begin))
            continue;
        const std::string_view rest = std::string_view(name).substr(begin.size());
        if (const std::size_t pidEnd = rest.find('-');
            pidEnd != std::string_view::npos && isDead(rest.substr(0, pidEnd)))
            ::unlink((folder + name).c_str());
    }
}

} // namespace

tl::expected<TemporaryFile, int> createTemporary(const std::string& target)
{
    static const std::string system = systemKey();
    static std::atomic<std::uint64_t> counter{0};
    const std::string folder = target.substr(0, target.rfind('/') + 1); // npos + 1 = 0: the current folder
    const std::string begin = ".heldout-" + sha256(baseName(target)).substr(0, 8) + '-' + system + '-';
    if (!system.empty())
        sweep(folder, begin);
    constexpr int kTries = 100;
    for (int i = 0; i < kTries; ++i) {
        std::string path
            = folder + begin + toText(std::int64_t{::getpid()}) + '-' + toText(counter++) + ".part";
        Descriptor descriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (descriptor.get() >= 0)
            return TemporaryFile{std::move(path), std::move(descriptor)};
        if (errno != EEXIST)
            return tl::unexpected(errno);
    }
    return tl::unexpected(EEXIST);
}

} // namespace heldout
