// SPDX-License-Identifier: GPL-3.0-or-later
#include "console.h"

#include <unistd.h>

#include <cstdio>

#include "base/numbers.h"

namespace heldout::cli {

namespace {

constexpr std::size_t kShownDiagnostics = 20;

const char* word(Stage stage)
{
    switch (stage) {
    case Stage::Reading:
        return "Reading";
    case Stage::Indexing:
        return "Indexing";
    case Stage::Comparing:
        return "Comparing";
    case Stage::Counting:
        return "Counting";
    case Stage::Writing:
        return "Writing";
    case Stage::Deleting:
        return "Deleting";
    case Stage::Copying:
        return "Copying";
    case Stage::Checking:
        return "Checking";
    case Stage::Resampling:
        return "Resampling";
    }
    return "Working";
}

const char* word(Unit unit)
{
    switch (unit) {
    case Unit::Texts:
        return "texts";
    case Unit::Mentions:
        return "mentions";
    case Unit::Rows:
        return "rows";
    case Unit::Bytes:
        return "bytes";
    case Unit::Pairs:
        return "pairs";
    case Unit::Resamples:
        return "resamples";
    }
    return "";
}

/// Messages of readers come without a full stop, for they also stand in table cells.
std::string sentence(const std::string& text)
{
    return text.empty() || text.back() == '.' ? text : text + '.';
}

std::string lineOf(const Diagnostic& diagnostic)
{
    std::string line = diagnostic.file;
    if (diagnostic.line > 0) {
        line += ':' + toText(diagnostic.line);
        if (diagnostic.column > 0)
            line += ':' + toText(diagnostic.column);
    }
    line += line.empty() ? "" : ": ";
    line += name(diagnostic.severity);
    line += ": " + sentence(diagnostic.message.text());
    if (!diagnostic.action.empty())
        line += ' ' + sentence(diagnostic.action.text());
    if (diagnostic.repeats > 1)
        line += " (" + toText(diagnostic.repeats) + " times)";
    return line;
}

} // namespace

Exit exitFor(const Failure& failure)
{
    const auto& [error, during] = failure;
    if (error.code == Code::Cancelled)
        return Exit::Interrupted;
    switch (during) {
    case During::OpeningProject:
    case During::WritingOutput:
        return Exit::ProjectTrouble;
    case During::ReadingInput:
    case During::Asking:
        break;
    }
    switch (error.code) {
    case Code::InvalidArgument:
    case Code::AlreadyExists:
        return Exit::WrongUsage;
    case Code::NotFound:
        return during == During::ReadingInput ? Exit::InputRefused : Exit::WrongUsage;
    case Code::UnreadableFile:
    case Code::NotThisFormat:
    case Code::NotUtf8:
    case Code::NoRows:
        return Exit::InputRefused;
    default:
        return Exit::ProjectTrouble;
    }
}

const char* name(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return "note";
    case Severity::Repaired:
        return "repaired";
    case Severity::Refused:
        return "refused";
    }
    return "";
}

Console::Console(Program program, bool quiet)
    : m_program(program)
    , m_quiet(quiet)
    , m_terminal(isatty(STDERR_FILENO) == 1)
{
}

void Console::failure(const Failure& failure)
{
    if (exitFor(failure) == Exit::Interrupted)
        error("Interrupted. Nothing was changed.");
    else
        error(describe(failure.error));
}

void Console::error(std::string_view line)
{
    const std::lock_guard lock(m_mutex);
    clearLine();
    const std::string text = std::string(name(m_program)) + ": " + std::string(line) + '\n';
    std::fwrite(text.data(), 1, text.size(), stderr);
}

void Console::note(std::string_view line)
{
    if (m_quiet)
        return;
    const std::lock_guard lock(m_mutex);
    clearLine();
    const std::string text = std::string(line) + '\n';
    std::fwrite(text.data(), 1, text.size(), stderr);
}

void Console::diagnostics(const std::vector<Diagnostic>& list)
{
    if (m_quiet)
        return;
    std::uint64_t rest = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i < kShownDiagnostics)
            note(lineOf(list[i]));
        else
            rest += list[i].repeats;
    }
    if (rest > 0)
        note(toText(rest) + " more findings are not shown here; --format json lists them.");
}

JobContext::Sink Console::progressSink()
{
    if (m_quiet || !m_terminal)
        return {};
    return [this](const Progress& progress) { show(progress); };
}

void Console::clearProgress()
{
    const std::lock_guard lock(m_mutex);
    clearLine();
}

void Console::show(const Progress& progress)
{
    std::string line = word(progress.stage);
    line += ": " + toText(progress.done);
    if (progress.total > 0)
        line += " of " + toText(progress.total);
    line += ' ';
    line += word(progress.unit);
    const std::lock_guard lock(m_mutex);
    const std::size_t length = line.size();
    if (length < m_lineLength)
        line.append(m_lineLength - length, ' ');
    m_lineLength = length;
    line.insert(line.begin(), '\r');
    std::fwrite(line.data(), 1, line.size(), stderr);
}

void Console::clearLine()
{
    if (m_lineLength == 0)
        return;
    const std::string blank = '\r' + std::string(m_lineLength, ' ') + '\r';
    std::fwrite(blank.data(), 1, blank.size(), stderr);
    m_lineLength = 0;
}

} // namespace heldout::cli
