// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <system_error>

namespace heldout::cli {

namespace {

std::string utcNow()
{
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text.data(), length};
}

std::int64_t steadyMs()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

bool exists(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// The split called `wanted`; without a name the only one of the role.
Outcome<std::string> chooseSplit(
    const project::DatasetInfo& dataset, const std::string& wanted, SplitRole role)
{
    std::vector<std::string> all;
    std::vector<std::string> fitting;
    for (const project::SplitInfo& split : dataset.splits) {
        all.push_back(split.name);
        if (wanted.empty() ? split.role == role : split.name == wanted)
            fitting.push_back(split.name);
    }
    if (fitting.size() == 1)
        return fitting.front();
    const std::string option = std::string("--") + toText(role);
    Error error;
    error.code = Code::NotFound;
    if (!wanted.empty())
        error.message = Phrase::of("The data set %1 has no split %2.", dataset.name, wanted);
    else if (fitting.empty())
        error.message = Phrase::of("The data set %1 has no %2 split.", dataset.name, toText(role));
    else
        error.message = Phrase::of("The data set %1 has several %2 splits.", dataset.name, toText(role));
    error.hint = all.empty() ? Phrase::of("Import one first.")
                             : Phrase::of("Name it with %1; there are: %2.", option, joined(all));
    return failed(std::move(error), During::Asking);
}

} // namespace

project::Environment environment()
{
    return {HELDOUT_VERSION, utcNow, steadyMs};
}

Outcome<Workspace> Workspace::named(const std::string& path, Need need)
{
    Workspace workspace;
    if (need == Need::Create && !exists(path)) {
        auto made = project::Project::create(path, environment());
        if (!made)
            return failed(made.error(), During::OpeningProject);
        workspace.m_project = *made;
        workspace.m_newFile = path;
        return workspace;
    }
    auto opened = project::Project::open(path, project::OpenMode::ReadWrite, environment());
    const bool refusedToWrite
        = !opened && (opened.error().code == Code::ReadOnlyProject || opened.error().code == Code::DiskFull);
    if (refusedToWrite && need == Need::Read) {
        if (opened.error().code == Code::DiskFull)
            workspace.m_noRoom = opened.error();
        opened = project::Project::open(path, project::OpenMode::ReadOnly, environment());
    }
    if (!opened)
        return failed(opened.error(), During::OpeningProject);
    workspace.m_project = *opened;
    return workspace;
}

Outcome<Workspace> Workspace::temporary()
{
    std::error_code code;
    std::string folder = (std::filesystem::temp_directory_path(code) / "heldout-XXXXXX").string();
    if (code || mkdtemp(folder.data()) == nullptr) {
        Error error;
        error.code = Code::UnwritableFile;
        error.message = Phrase::of("No temporary folder could be made for the work.");
        error.hint = Phrase::of("Set TMPDIR to a folder that can be written, or use --project.");
        return failed(std::move(error), During::OpeningProject);
    }
    Workspace workspace;
    workspace.m_folder = folder;
    auto made = project::Project::create(folder + "/work.heldout", environment());
    if (!made)
        return failed(made.error(), During::OpeningProject);
    workspace.m_project = *made;
    return workspace;
}

Workspace::Workspace(Workspace&& other) noexcept
    : m_project(std::move(other.m_project))
    , m_noRoom(std::move(other.m_noRoom))
    , m_folder(std::exchange(other.m_folder, {}))
    , m_newFile(std::exchange(other.m_newFile, {}))
{
}

Workspace::~Workspace()
{
    m_project.reset();
    if (!m_folder.empty()) {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
}

Outcome<void> Workspace::tidy(JobContext& job) const
{
    auto tidied = m_project->tidy(job);
    if (!tidied && tidied.error().code == Code::Cancelled)
        return failed(tidied.error(), During::OpeningProject);
    return {};
}

Error Workspace::explained(const Error& error) const
{
    return error.code == Code::ReadOnlyProject && m_noRoom ? *m_noRoom : error;
}

void Workspace::discardNew()
{
    if (m_newFile.empty())
        return;
    // The file goes first: closing would carry all that was written over into it, only to be thrown away.
    std::error_code ignored;
    for (const char* suffix : {"", "-wal", "-shm"})
        std::filesystem::remove(m_newFile + suffix, ignored);
    m_project.reset();
    m_newFile.clear();
}

namespace {

bool saysHowToRead(const FileArguments& file)
{
    for (const std::string* option : {&file.as, &file.text, &file.label, &file.id, &file.document,
             &file.documentPattern, &file.header, &file.separator})
        if (!option->empty())
            return true;
    return false;
}

} // namespace

bool hasFiles(const SidesArguments& sides)
{
    return !sides.testFiles.empty() || !sides.trainFiles.empty();
}

Status checkSides(const std::string& project, const SidesArguments& sides, Training training)
{
    if (!hasFiles(sides)) {
        if (project.empty())
            return fail(Code::InvalidArgument, Phrase::of("There is nothing to work on."),
                Phrase::of("Give --project FILE, or --test-file FILE and --train-file FILE."));
        if (!sides.gold.file.empty() || saysHowToRead(sides.both) || saysHowToRead(sides.testFile)
            || saysHowToRead(sides.trainFile))
            return fail(Code::InvalidArgument,
                Phrase::of(
                    "Options that say how files are read do nothing here, for the project's data are read "
                    "already."),
                Phrase::of("Leave them out, or load the files anew with heldout-cli import --replace."));
        return {};
    }
    if (!project.empty())
        return fail(Code::InvalidArgument, Phrase::of("--project and input files were given together."),
            Phrase::of("Load the files with heldout-cli import first, or leave --project out."));
    if (sides.testFiles.empty() || (sides.trainFiles.empty() && training == Training::Needed))
        return fail(Code::InvalidArgument,
            sides.testFiles.empty() ? Phrase::of("The test file is missing.")
                                    : Phrase::of("The training file is missing."),
            training == Training::Needed ? Phrase::of("Give both --test-file FILE and --train-file FILE.")
                                         : Phrase::of("Give --test-file FILE."));
    return {};
}

Outcome<Sides> importSides(
    Workspace& workspace, const SidesArguments& sides, Console& console, JobContext& job)
{
    Sides names{sides.dataset.empty() ? "data" : sides.dataset, sides.test.empty() ? "test" : sides.test,
        sides.train.empty() ? "train" : sides.train};
    if (names.test == names.train && !sides.trainFiles.empty()) {
        Error error;
        error.code = Code::InvalidArgument;
        error.message = Phrase::of("--test and --train have the same name.");
        return failed(std::move(error), During::Asking);
    }
    for (const bool test : {false, true}) {
        project::ImportRequest request;
        request.dataset = names.dataset;
        request.split = test ? names.test : names.train;
        request.role = test ? SplitRole::Test : SplitRole::Train;
        request.paths = test ? sides.testFiles : sides.trainFiles;
        if (request.paths.empty()) // the work does without
            continue;
        auto options = readOptions(combined(sides.both, test ? sides.testFile : sides.trainFile));
        if (!options)
            return failed(options.error(), During::Asking);
        request.options = *options;
        if (test)
            request.labels = labelSource(sides.gold);
        auto outcome = workspace.project().importSplit(request, job);
        if (!outcome)
            return failed(outcome.error(), During::ReadingInput);
        console.diagnostics(outcome->diagnostics);
    }
    if (sides.trainFiles.empty())
        names.train = names.test;
    return names;
}

Outcome<Sides> chooseSides(Workspace& workspace, const SidesArguments& sides, Training training)
{
    auto datasets = workspace.project().datasets();
    if (!datasets)
        return failed(datasets.error(), During::OpeningProject);
    std::vector<std::string> names;
    const project::DatasetInfo* chosen = nullptr;
    for (const project::DatasetInfo& dataset : *datasets) {
        names.push_back(dataset.name);
        if (dataset.name == sides.dataset || (sides.dataset.empty() && datasets->size() == 1))
            chosen = &dataset;
    }
    if (chosen == nullptr) {
        Error error;
        error.code = Code::NotFound;
        error.message = names.empty() ? Phrase::of("The project holds no data.")
            : sides.dataset.empty()   ? Phrase::of("The project holds several data sets.")
                                      : Phrase::of("The project has no data set %1.", sides.dataset);
        error.hint = names.empty() ? Phrase::of("Load the splits with heldout-cli import first.")
                                   : Phrase::of("Name one with --dataset; there are: %1.", joined(names));
        return failed(std::move(error), During::Asking);
    }
    auto test = chooseSplit(*chosen, sides.test, SplitRole::Test);
    if (!test)
        return tl::unexpected(test.error());
    auto train = chooseSplit(*chosen, sides.train, SplitRole::Train);
    if (!train && training == Training::Spared && sides.train.empty())
        return Sides{chosen->name, *test, *test};
    if (!train)
        return tl::unexpected(train.error());
    return Sides{chosen->name, *test, *train};
}

} // namespace heldout::cli
