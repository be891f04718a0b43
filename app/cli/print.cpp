// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "base/numbers.h"

namespace heldout::cli {

Outcome<void> print(
    const CommonArguments& common, Format format, const std::vector<Table>& tables, const std::string& json)
{
    Output output(common.output);
    Status status = format == Format::Json ? output.write(json) : writeTables(output, format, tables);
    if (status)
        status = output.finish();
    if (!status && !output.readerGone())
        return failed(status.error(), During::WritingOutput);
    return {};
}

Cell sizesOf(const project::ComparisonRun& run)
{
    const similarity::Options& options = run.options;
    if (run.unit == project::CompareUnit::Embeddings)
        return {};
    if (options.longestN() == options.n)
        return static_cast<std::uint64_t>(options.n);
    return project::name(project::sizesOf(options));
}

void writeVectors(JsonWriter& json, const project::ComparisonRun& run)
{
    const project::VectorFiles& files = run.vectors;
    json.key("vectors").beginObject(JsonWriter::Line::One);
    const auto file = [&json](const char* key, const std::string& path) {
        json.key(key);
        path.empty() ? json.null() : json.value(path);
    };
    file("test", files.test);
    file("train", files.train);
    file("test_names", files.testNames);
    file("train_names", files.trainNames);
    json.endObject().member("dimensions", run.dimensions);
}

void sayStored(Console& console, const project::ComparisonRun& run)
{
    if (!run.stored)
        return;
    const std::string what = run.unit == project::CompareUnit::Embeddings
        ? "Embeddings"
        : "n = " + project::name(project::sizesOf(run.options));
    console.note(what + ": stored result of " + run.startedAt + " (run " + toText(run.id)
        + "); nothing was computed again.");
}

} // namespace heldout::cli
