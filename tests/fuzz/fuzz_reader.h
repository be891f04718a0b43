// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "base/utf8.h"
#include "formats/bc2gm.h"
#include "formats/reading.h"

namespace heldout::formats {

/// Ends the program when what a reader hands over breaks a promise.
inline void require(bool promise)
{
    if (!promise)
        std::abort();
}

class CheckingSink final : public RowSink
{
public:
    Status row(Instance&& instance) override
    {
        ++rows;
        require(instance.line > 0 && firstInvalidUtf8(instance.text) == kValid);
        require(instance.text.find('\0') == std::string::npos);
        for (const std::vector<Mention>* const list : {&instance.mentions, &instance.alternatives}) {
            for (const Mention& mention : *list)
                require(mention.first < mention.last && mention.last <= instance.text.size());
        }
        return {};
    }
    Status diagnostic(const Diagnostic& diagnostic) override
    {
        refused += diagnostic.severity == Severity::Refused && diagnostic.file == "memory" ? 1U : 0U;
        return {};
    }

    std::uint64_t rows = 0;
    std::uint64_t refused = 0;
};

/// Reads `bytes` as the format. The first byte chooses in how large pieces they come.
inline void readAnything(FormatId format, const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return;
    const std::size_t step = data[0] == 0 ? size : data[0];
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    Plan plan;
    plan.path = "memory";
    plan.detection.format = format;
    plan.detection.separator = format == FormatId::Csv ? ',' : '\t';
    plan.detection.columnNames = {"text", "label"};
    if (format == FormatId::Jsonl)
        plan.columns = ColumnMapping{"text", "label", "a.id", {}};
    else
        plan.columns = ColumnMapping{"#1", "#2", {}, {}};
    plan.lenientColumns = true;
    CheckingSink sink;
    JobContext job;
    Rows rows(sink, job, plan.path, nullptr);
    // BC2GM: what stands behind the first two line feeds in a row are the mentions.
    const std::size_t border = format == FormatId::Bc2gm ? bytes.find("\n\n") : std::string_view::npos;
    MemorySource source(bytes.substr(0, border), step);
    MemorySource mentionSource(
        border == std::string_view::npos ? std::string_view() : bytes.substr(border + 2), step);
    std::vector<SourceReport> sources;
    std::uint64_t mentions = 0;
    const CellTap tap
        = [](std::uint64_t /*line*/, const std::vector<std::string_view>& cells) { require(!cells.empty()); };
    const Reading reading{plan, source, rows, sink, job, tap, sources, mentions};
    Status status;
    switch (format) {
    case FormatId::Jsonl:
        plan.detection.columnNames = {"text", "label", "a.id"};
        status = readJsonl(reading);
        break;
    case FormatId::Lines:
        status = readLines(reading);
        break;
    case FormatId::Bc2gm:
        status = readBc2gmFrom(reading, &mentionSource, nullptr);
        break;
    case FormatId::Conll:
        plan.detection.tagsMarkMentions = true;
        status = readConll(reading);
        break;
    default:
        status = readDelimited(reading);
        break;
    }
    if (status) {
        require(rows.counts().taken == sink.rows && rows.counts().refused == sink.refused);
        require(rows.counts().repaired <= rows.counts().taken);
    } else {
        require(status.error().code == Code::NotThisFormat);
    }
}

} // namespace heldout::formats
