// SPDX-License-Identifier: GPL-3.0-or-later
#include "output_check.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "base/atomic_file.h"

namespace heldout::cli {

namespace {

void add(std::vector<std::string>& to, const std::vector<std::string>& files)
{
    to.insert(to.end(), files.begin(), files.end());
}

const SidesArguments& sidesOf(const Arguments& arguments)
{
    switch (arguments.command) {
    case Command::Matches:
        return arguments.matches.compare.sides;
    case Command::Merge:
        return arguments.merge.compare.sides;
    case Command::Evaluate:
        return arguments.evaluate.compare.sides;
    case Command::Conflicts:
        return arguments.conflicts.compare.sides;
    default:
        return arguments.compare.sides;
    }
}

/// What lies beside an open project is part of it.
std::vector<std::string> filesOf(const Arguments& arguments)
{
    std::vector<std::string> files;
    const std::string& project = arguments.common.project;
    for (const char* suffix : {"", "-wal", "-shm", "-journal"})
        files.push_back(project.empty() ? project : project + suffix);
    switch (arguments.command) {
    case Command::Import:
        add(files, arguments.import.paths);
        add(files, {arguments.import.file.mentions, arguments.import.file.alternatives});
        break;
    case Command::Merge:
        add(files, arguments.merge.parts);
        break;
    case Command::Evaluate:
        add(files, arguments.evaluate.predictions.files);
        break;
    default:
        break;
    }
    const SidesArguments& sides = sidesOf(arguments);
    add(files, sides.testFiles);
    add(files, sides.trainFiles);
    return files;
}

bool sameFile(const std::string& a, const std::string& b)
{
    namespace fs = std::filesystem;
    std::error_code none;
    if (fs::equivalent(a, b, none))
        return true;
    const fs::path first = fs::weakly_canonical(a, none); // of a file that is yet to be made
    return !none && first == fs::weakly_canonical(b, none) && !none;
}

} // namespace

Outcome<void> checkOutput(const Arguments& arguments)
{
    const std::string& output = arguments.common.output;
    if (output.empty() || output == "-")
        return {};
    const std::vector<std::string> files = filesOf(arguments);
    const bool isRead = std::ranges::any_of(
        files, [&](const std::string& file) { return !file.empty() && sameFile(file, output); });
    if (isRead || !project::checkIsData(output)) {
        Error error;
        error.code = Code::InvalidArgument;
        error.message = isRead
            ? Phrase::of("--output %1 would take the place of a file that the command works on.", output)
            : Phrase::of("--output %1 would take the place of a Heldout project.", output);
        error.hint = Phrase::of("Choose another name.");
        return failed(std::move(error), During::Asking);
    }
    if (auto writable = AtomicFile::create(output); !writable)
        return failed(writable.error(), During::WritingOutput);
    return {};
}

} // namespace heldout::cli
