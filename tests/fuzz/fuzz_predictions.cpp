// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/prediction_reading.h"
#include "fuzz/fuzz_reader.h"

namespace {

using namespace heldout;
using namespace heldout::formats;

class CheckingPredictions final : public PredictionSink
{
public:
    Status row(Prediction&& prediction) override
    {
        require(prediction.line > 0 && prediction.position >= m_next);
        m_next = prediction.position + 1;
        require(prediction.tokens.empty() || prediction.tokens.size() == prediction.tags.size());
        require(prediction.goldTags.empty() || prediction.goldTags.size() == prediction.tags.size());
        for (const Mention& mention : prediction.mentions)
            require(mention.first < mention.last && mention.last <= kText.size());
        return {};
    }
    Status diagnostic(const Diagnostic& /*diagnostic*/) override { return {}; }

    static constexpr std::string_view kText = "a bc d\xc3\xa9 efg";

private:
    std::uint64_t m_next = 0;
};

} // namespace

/// The first byte chooses the format; it is read with the columns that are proposed.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    Head head;
    head.path = "memory";
    head.bytes.assign(reinterpret_cast<const char*>(data) + 1, size - 1);
    head.complete = true;
    PredictionOptions options;
    const auto format = static_cast<FormatId>(data[0] % 8);
    if (format == FormatId::Tsv || format == FormatId::Csv || format == FormatId::Jsonl
        || format == FormatId::Lines || format == FormatId::Bc2gm || format == FormatId::Conll)
        options.format = format;
    options.severalLabels = data[0] >= 128;
    options.labelSeparator = data[0] % 3 == 0 ? ";" : "";
    Result<PredictionPlan> plan = predictionPlan(head, options);
    if (!plan)
        return 0;
    plan->lenientColumns = true;
    CheckingPredictions sink;
    DiagnosticsOnly diagnostics(sink);
    JobContext job;
    Rows rows(diagnostics, job, plan->path, nullptr);
    MemorySource source(head.bytes, 1 + data[0] / 8U);
    PredictionReport report;
    const TextOf textOf = [](std::string_view key) -> Result<std::optional<std::string_view>> {
        return key.size() % 2 == 0 ? std::optional(CheckingPredictions::kText) : std::nullopt;
    };
    const CellTap tap;
    const Status status
        = readPredictionsFrom({*plan, source, rows, sink, job, textOf, tap, report}, diagnostics);
    require(
        status || status.error().code == Code::NotThisFormat || status.error().code == Code::InvalidArgument);
    return 0;
}
