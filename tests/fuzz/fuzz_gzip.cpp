// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <string>

#include <unistd.h>

#include "base/files.h"
#include "fuzz/fuzz_reader.h"

/// A packed file, whole or damaged.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace heldout;
    static const std::string path = [] {
        std::string name = "/tmp/heldout-fuzz-gzip-XXXXXX";
        const int fd = ::mkstemp(name.data());
        formats::require(fd >= 0);
        ::close(fd);
        std::atexit([] { ::unlink(path.c_str()); });
        return name;
    }();
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    formats::require(file != nullptr && std::fwrite(data, 1, size, file) == size);
    std::fclose(file);
    constexpr std::uint64_t kLimit = 1 << 24;
    const auto content = readFile(path, kLimit);
    if (!content) {
        const Code code = content.error().code;
        formats::require(code == Code::NotThisFormat || code == Code::InvalidArgument);
    }
    return 0;
}
