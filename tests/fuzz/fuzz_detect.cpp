// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/detection.h"
#include "formats/prediction_reading.h"
#include "fuzz/fuzz_reader.h"

/// The head of a file: what it is, and its columns.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace heldout::formats;
    if (size == 0)
        return 0;
    Head head;
    head.path = data[0] % 2 == 0 ? "/nowhere/file.csv" : "/nowhere/file.txt";
    head.bytes.assign(reinterpret_cast<const char*>(data) + 1, size - 1);
    head.complete = data[0] % 3 != 0;
    static_cast<void>(notText(head.bytes));
    ReadOptions options;
    if (data[0] >= 128)
        options.format = static_cast<FormatId>(data[0] % 7);
    const auto detection = detectIn(head, options);
    if (detection)
        require(!detection->reason.empty());
    PredictionOptions predictions;
    predictions.format = options.format;
    const auto plan = predictionPlan(head, predictions);
    if (plan)
        require(!plan->detection.reason.empty());
    return 0;
}
