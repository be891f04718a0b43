// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/job.h"
#include "data/diagnostic.h"
#include "data/instance.h"
#include "formats/document_pattern.h"
#include "formats/formats.h"
#include "formats/line_reader.h"
#include "formats/seen_ids.h"

namespace heldout::formats {

/// What all readers do with what they find: it counts, says what was repaired, notes ids that stand twice and
/// empty texts, finds document ids, and hands the rest to the sink.
class Rows
{
public:
    /// `pattern` may be null. All references must outlive the object.
    Rows(RowSink& sink, JobContext& job, const std::string& path, DocumentPattern* pattern);

    /// Diagnostics that follow belong to a row that begins on this line.
    void beginRow(std::uint64_t line)
    {
        m_line = line;
        m_repaired = false;
    }
    [[nodiscard]] std::uint64_t line() const { return m_line; }
    [[nodiscard]] bool isRepaired() const { return m_repaired; }
    /// The row holds a line that was repaired when it was looked at for another row.
    void markRepaired() { m_repaired = true; }

    [[nodiscard]] Status note(DiagnosticCode code, std::uint64_t column, Phrase message, Phrase action);
    [[nodiscard]] Status repaired(DiagnosticCode code, std::uint64_t column, Phrase message, Phrase action);
    /// The row is left out. `message` is kept when no row is taken before.
    [[nodiscard]] Status refused(DiagnosticCode code, std::uint64_t column, Phrase message, Phrase action);
    [[nodiscard]] Status take(Instance&& instance);
    /// Counts a row that is no instance of its own, a mention.
    void count()
    {
        ++m_counts.taken;
        m_counts.repaired += m_repaired ? 1U : 0U;
    }
    /// Takes one count() back: what was counted is refused after all.
    void uncount() { --m_counts.taken; }

    /// The line as it should be read: without bytes that are no UTF-8, byte order marks and NUL bytes, each
    /// told of once a line. The view dies with the next call.
    [[nodiscard]] Result<std::string_view> clean(const Line& line);
    /// The same for a text that was written with escapes (JSON). `text` is changed in place.
    [[nodiscard]] Status cleanEscaped(std::string& text);
    /// The same for a whole text whose characters are counted: each becomes one, byte order marks stay.
    [[nodiscard]] Status cleanCounted(std::string& text);
    /// Notes an id that stands on an earlier row.
    [[nodiscard]] Status noteKey(const std::string& key);

    /// Counts so far, and NoRows when none was taken.
    [[nodiscard]] const SourceReport& counts() const { return m_counts; }
    [[nodiscard]] Status checkAnyTaken() const;

private:
    [[nodiscard]] Status emit(
        Severity severity, DiagnosticCode code, std::uint64_t column, Phrase message, Phrase action);
    [[nodiscard]] Result<std::string_view> cleanHere(const Line& line);
    [[nodiscard]] Status repairBytes(std::string_view text);
    [[nodiscard]] Status removeByteOrderMarks();
    [[nodiscard]] Status replaceNulBytes();
    [[nodiscard]] Status checkEnding(const Line& line);

    RowSink& m_sink;
    JobContext& m_job;
    const std::string& m_path;
    DocumentPattern* m_pattern;
    SourceReport m_counts;
    SeenIds m_ids;
    std::string m_scratch; // a line under repair
    Phrase m_firstRefusal;
    std::uint64_t m_firstRefusedLine = 0;
    std::uint64_t m_line = 0;
    bool m_repaired = false; // the current row
    bool m_feedSeen = false; // a line ended with a line feed
};

} // namespace heldout::formats
