// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/rows.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <fmt/format.h>

#include "base/utf8.h"

namespace heldout::formats {

namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd"; // U+FFFD

bool isWhiteSpace(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n\v\f") == std::string_view::npos;
}

/// Replaces every `what` in `text` and returns how many there were.
std::size_t replaceAll(std::string& text, std::string_view what, std::string_view by)
{
    std::string result;
    result.reserve(text.size());
    std::size_t count = 0;
    std::size_t from = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, from)) {
        result.append(text, from, at - from).append(by);
        from = at + what.size();
        ++count;
    }
    result.append(text, from);
    text = std::move(result);
    return count;
}

} // namespace

Rows::Rows(RowSink& sink, JobContext& job, const std::string& path, DocumentPattern* pattern)
    : m_sink(sink)
    , m_job(job)
    , m_path(path)
    , m_pattern(pattern)
{
    m_counts.path = path;
}

Status Rows::emit(Severity severity, DiagnosticCode code, std::uint64_t column, Phrase message, Phrase action)
{
    Diagnostic diagnostic;
    diagnostic.severity = severity;
    diagnostic.code = code;
    diagnostic.file = m_path;
    diagnostic.line = m_line;
    diagnostic.column = column;
    diagnostic.message = std::move(message);
    diagnostic.action = std::move(action);
    return m_sink.diagnostic(diagnostic);
}

Status Rows::note(DiagnosticCode code, std::uint64_t column, Phrase message, Phrase action)
{
    return emit(Severity::Note, code, column, std::move(message), std::move(action));
}

Status Rows::repaired(DiagnosticCode code, std::uint64_t column, Phrase message, Phrase action)
{
    m_repaired = true;
    return emit(Severity::Repaired, code, column, std::move(message), std::move(action));
}

Status Rows::refused(DiagnosticCode code, std::uint64_t column, Phrase message, Phrase action)
{
    if (m_counts.refused++ == 0) {
        m_firstRefusal = message;
        m_firstRefusedLine = m_line;
    }
    if (Status status = m_job.checkStop(); !status)
        return status;
    return emit(Severity::Refused, code, column, std::move(message), std::move(action));
}

Status Rows::take(Instance&& instance)
{
    if (Status status = m_job.checkStop(); !status)
        return status;
    if (!instance.key.empty()) {
        if (Status status = noteKey(instance.key); !status)
            return status;
        if (m_pattern != nullptr) {
            if (Status status = m_pattern->find(instance.key, instance.document); !status)
                return status;
        }
    }
    if (isWhiteSpace(instance.text)) {
        if (Status status = note(DiagnosticCode::EmptyText, 0, Phrase::of("The text is empty"),
                Phrase::of("Taken as an empty text"));
            !status)
            return status;
    }
    instance.line = m_line;
    count();
    return m_sink.row(std::move(instance));
}

Status Rows::noteKey(const std::string& key)
{
    const std::uint64_t earlier = m_ids.insert(key, m_line);
    if (earlier == 0)
        return {};
    return note(DiagnosticCode::DuplicateKey, 0,
        Phrase::of("The id “%1” stands on line %2 already", key, earlier), Phrase::of("Taken all the same"));
}

Status Rows::checkEnding(const Line& line)
{
    constexpr std::size_t kOddLength = 3; // CR CR LF
    if (line.ending.size() == kOddLength) {
        if (Status status = repaired(DiagnosticCode::LineEnding, line.text.size() + 1,
                Phrase::of("Line ends with CR CR LF"), Phrase::of("Ending ignored"));
            !status)
            return status;
    } else if (line.ending == "\r" && m_feedSeen) {
        if (Status status = note(DiagnosticCode::LineEnding, line.text.size() + 1,
                Phrase::of("Line ends with CR alone, earlier lines with LF"),
                Phrase::of("Taken as the end of the line"));
            !status)
            return status;
    }
    m_feedSeen = m_feedSeen || line.ending.ends_with('\n');
    return {};
}

Result<std::string_view> Rows::clean(const Line& line)
{
    // A row may go over several lines: what is wrong with one of them is told under its own number.
    const std::uint64_t rowLine = std::exchange(m_line, line.number);
    Result<std::string_view> text = cleanHere(line);
    m_line = rowLine;
    return text;
}

Result<std::string_view> Rows::cleanHere(const Line& line)
{
    if (Status status = checkEnding(line); !status)
        return fail(std::move(status.error()));
    const std::string_view text = line.text;
    const bool mark = std::memchr(text.data(), '\xef', text.size()) != nullptr
        && text.find(kByteOrderMark) != std::string_view::npos;
    const bool nul = !text.empty() && std::memchr(text.data(), 0, text.size()) != nullptr;
    const bool bad = firstInvalidUtf8(text) != kValid;
    if (!mark && !nul && !bad)
        return text;
    m_scratch.assign(text);
    if (bad) {
        if (Status status = repairBytes(text); !status)
            return fail(std::move(status.error()));
    }
    if (mark) {
        if (Status status = removeByteOrderMarks(); !status)
            return fail(std::move(status.error()));
    }
    if (nul) {
        if (Status status = replaceNulBytes(); !status)
            return fail(std::move(status.error()));
    }
    return std::string_view(m_scratch);
}

Status Rows::cleanEscaped(std::string& text)
{
    const bool mark = text.find(kByteOrderMark) != std::string::npos;
    const bool nul = text.find('\0') != std::string::npos;
    if (!mark && !nul)
        return {};
    m_scratch.swap(text);
    Status status;
    if (mark)
        status = removeByteOrderMarks();
    if (status && nul)
        status = replaceNulBytes();
    m_scratch.swap(text);
    return status;
}

Status Rows::cleanCounted(std::string& text)
{
    if (text.find('\0') == std::string::npos && firstInvalidUtf8(text) == kValid)
        return {};
    std::string whole;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::string_view line = std::string_view(text).substr(at, end - at);
        m_scratch.assign(line);
        Status status;
        if (firstInvalidUtf8(line) != kValid)
            status = repairBytes(line);
        if (status && line.find('\0') != std::string_view::npos)
            status = replaceNulBytes();
        if (!status)
            return status;
        whole += m_scratch;
        at = end;
        ++m_line;
    }
    text = std::move(whole);
    return {};
}

Status Rows::repairBytes(std::string_view text)
{
    const std::size_t at = firstInvalidUtf8(text);
    const auto byte = static_cast<unsigned char>(text[at]);
    m_scratch = repairUtf8(text);
    return repaired(DiagnosticCode::NotUtf8, at + 1,
        Phrase::of("Byte 0x%1 is not valid UTF-8", fmt::format("{:02X}", byte)),
        Phrase::of("Read as “%1” (Windows-1252)", repairUtf8(text.substr(at, 1))));
}

Status Rows::removeByteOrderMarks()
{
    const std::size_t at = m_scratch.find(kByteOrderMark);
    const std::size_t count = replaceAll(m_scratch, kByteOrderMark, {});
    return repaired(DiagnosticCode::ByteOrderMark, at + 1,
        count == 1 ? Phrase::of("Byte order mark inside the text")
                   : Phrase::of("Byte order mark inside the text (%1 times)", count),
        Phrase::of("Mark removed"));
}

Status Rows::replaceNulBytes()
{
    using namespace std::string_view_literals;
    const std::size_t at = m_scratch.find('\0');
    const std::size_t count = replaceAll(m_scratch, "\0"sv, kReplacement);
    return repaired(DiagnosticCode::NulByte, at + 1,
        count == 1 ? Phrase::of("NUL byte in the text")
                   : Phrase::of("NUL byte in the text (%1 times)", count),
        Phrase::of("Read as “%1” (U+FFFD)", kReplacement));
}

Status Rows::checkAnyTaken() const
{
    if (m_counts.taken > 0)
        return {};
    Error error;
    error.code = Code::NoRows;
    error.file = m_path;
    error.line = m_firstRefusedLine;
    if (m_counts.refused == 0) {
        error.message = Phrase::of("“%1” holds no rows.", baseName(m_path));
        error.hint = Phrase::of("Choose another file.");
    } else {
        error.message = m_counts.refused == 1
            ? Phrase::of("The only row of “%1” could not be taken. Line %2: %3.", baseName(m_path),
                  m_firstRefusedLine, m_firstRefusal)
            : Phrase::of("None of the %1 rows of “%2” could be taken. Line %3: %4.", m_counts.refused,
                  baseName(m_path), m_firstRefusedLine, m_firstRefusal);
        error.hint = Phrase::of("Check the format, the separator and the columns.");
    }
    return fail(std::move(error));
}

} // namespace heldout::formats
