// SPDX-License-Identifier: GPL-3.0-or-later
// Which files make up the documents of BRAT.
#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "base/files.h"
#include "base/system_file.h"
#include "formats/brat.h"
#include "formats/file_names.h"

namespace heldout::formats {

namespace {

constexpr std::array<std::string_view, 3> kAnnotationEndings{"ann", "a1", "a2"};

bool isTextFile(const std::string& path)
{
    return extension(path) == "txt";
}

/// Whether the name says that it holds annotations.
bool isAnnotationFile(const std::string& path)
{
    const std::string ending = extension(path);
    return std::find(kAnnotationEndings.begin(), kAnnotationEndings.end(), ending)
        != kAnnotationEndings.end();
}

/// What lies in a folder under one name.
struct Names
{
    std::string text;
    std::map<std::string, std::string> annotations; ///< by ending
};

BratFiles filesOf(const std::string& name, const Names& names)
{
    BratFiles files{name, names.text, {}};
    for (const std::string_view ending : kAnnotationEndings) {
        const auto found = names.annotations.find(std::string(ending));
        if (found == names.annotations.end())
            continue;
        files.annotations.push_back(found->second);
        if (ending == "ann")
            break; // the parts .a1 and .a2 would tell the same again
    }
    return files;
}

Names namesBeside(const std::string& path)
{
    const std::string without = folderOf(path) + stemOf(path);
    Names names;
    // Whatever is chosen as BRAT and holds no annotations is the text.
    names.text = isAnnotationFile(path) ? plainOrPacked(without + ".txt") : path;
    for (const std::string_view ending : kAnnotationEndings) {
        std::string found
            = extension(path) == ending ? path : plainOrPacked(fmt::format("{}.{}", without, ending));
        if (!found.empty())
            names.annotations.emplace(ending, std::move(found));
    }
    return names;
}

} // namespace

bool looksLikeBrat(const std::string& path)
{
    if (isFolder(path))
        return true;
    if (isAnnotationFile(path))
        return isFile(path);
    return isTextFile(path) && !namesBeside(path).annotations.empty();
}

Result<std::vector<BratFiles>> findBratFiles(const std::string& path)
{
    std::vector<BratFiles> documents;
    if (!isFolder(path)) {
        documents.push_back(filesOf(stemOf(path), namesBeside(path)));
        return documents;
    }
    std::map<std::string, Names> byName; // by their bytes: the same order everywhere
    std::error_code error;
    std::filesystem::directory_iterator entry(path, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        std::error_code ignored;
        std::string file = entry->path().string();
        if (!entry->is_regular_file(ignored))
            continue;
        if (isTextFile(file))
            byName[stemOf(file)].text = file;
        else if (isAnnotationFile(file))
            byName[stemOf(file)].annotations[extension(file)] = file;
    }
    if (error) {
        return failFile(Code::UnreadableFile, path,
            Phrase::of("The folder “%1” could not be read (%2).", path, systemReason(error.value())));
    }
    for (const auto& [name, names] : byName)
        documents.push_back(filesOf(name, names));
    return documents;
}

Result<Detection> detectBrat(const std::string& path)
{
    const Result<std::vector<BratFiles>> documents = findBratFiles(path);
    if (!documents)
        return fail(documents.error());
    const auto annotated = static_cast<std::size_t>(std::count_if(documents->begin(), documents->end(),
        [](const BratFiles& files) { return !files.annotations.empty(); }));
    Detection detection;
    detection.format = FormatId::Brat;
    detection.separator = 0;
    detection.columnNames = {"id", "text", "mentions"};
    detection.columns = ColumnMapping{"text", {}, "id", {}};
    if (!isFolder(path)) {
        detection.reason = annotated == 0
            ? Phrase::of("Read as BRAT: there are no annotations beside the text.")
            : Phrase::of("Recognised as BRAT: “%1” holds annotations.",
                  baseName(documents->front().annotations.front()));
        return detection;
    }
    if (annotated == 0) {
        return failFile(Code::NoRows, path, Phrase::of("The folder “%1” holds no annotations of BRAT.", path),
            Phrase::of("Choose a folder with files NAME.txt and NAME.ann, or choose a file."));
    }
    detection.reason = Phrase::of("Recognised as BRAT: %1 of %2 documents in the folder have annotations.",
        annotated, documents->size());
    return detection;
}

} // namespace heldout::formats
