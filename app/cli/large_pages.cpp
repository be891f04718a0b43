// SPDX-License-Identifier: GPL-3.0-or-later
#include "large_pages.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

#include <unistd.h>

#ifdef __GLIBC__
#include <sys/auxv.h>
#endif

namespace heldout::cli {

void useLargePages(char* const* argv)
{
#ifdef __GLIBC__
    constexpr const char* kTunables = "GLIBC_TUNABLES";
    // A program with the rights of another user loses what is set here, and would start anew for ever.
    if (std::getenv(kTunables) != nullptr || ::getauxval(AT_SECURE) != 0)
        return;
    std::error_code code;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", code);
    if (code || ::setenv(kTunables, "glibc.malloc.hugetlb=1", 1) != 0)
        return;
    ::execv(program.c_str(), argv); // comes back only when it fails, and then small pages do
#else
    static_cast<void>(argv);
#endif
}

} // namespace heldout::cli
