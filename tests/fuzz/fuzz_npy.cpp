// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <vector>

#include "formats/bytes_at.h"
#include "formats/npy.h"

using namespace heldout;

/// Bytes that are taken for a .npy file hold just the rows they promise.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    Result<formats::NpyFile> file = formats::NpyFile::over(std::make_unique<formats::MemoryBytes>(bytes));
    if (!file) {
        if (file.error().message.empty() || file.error().code == Code::Internal)
            std::abort();
        return 0;
    }
    const JobContext job({}, {}, 1);
    std::vector<float> rows(file->rows() * file->columns());
    if (rows.size() * 2 > size || !file->read(0, file->rows(), rows, job))
        std::abort();
    return 0;
}
