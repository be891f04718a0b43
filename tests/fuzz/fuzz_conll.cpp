// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz_reader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    heldout::formats::readAnything(heldout::formats::FormatId::Conll, data, size);
    return 0;
}
