// SPDX-License-Identifier: GPL-3.0-or-later
// From the words of the command line to the settings of a use case.
#include "arguments.h"

#include <cmath>
#include <filesystem>
#include <system_error>

#include "base/numbers.h"

namespace heldout::cli {

namespace {

/// The two files of an option; one stands for both sides.
struct FilePair
{
    std::string test, train;
};

/// Paths that mean the same wherever the stored comparison is read.
FilePair filePair(const std::vector<std::string>& files)
{
    const auto whole = [](const std::string& path) {
        std::error_code failed; // then it stays as it was given
        const auto absolute = std::filesystem::absolute(path, failed);
        return failed ? path : absolute.lexically_normal().string();
    };
    if (files.empty())
        return {};
    return {whole(files.front()), whole(files.back())};
}

Status addVectors(const CompareArguments& arguments, project::CompareRequest& request)
{
    const bool grams = !arguments.ngrams.empty() || !arguments.grams.empty() || !arguments.weighting.empty()
        || !arguments.scoring.empty() || !arguments.stopWords.empty()
        || request.measure != similarity::Measure::Cosine;
    if (grams)
        return fail(Code::InvalidArgument,
            Phrase::of("Embeddings are compared by their cosine; there are no n-grams to choose."),
            Phrase::of("Leave out --ngram, --grams, --measure, --weighting, --scoring and --stop-words."));
    const FilePair vectors = filePair(arguments.vectors);
    const FilePair names = filePair(arguments.names);
    request.vectors = {vectors.test, vectors.train, names.test, names.train};
    return {};
}

} // namespace

std::optional<std::uint32_t> milliPercent(std::string_view text)
{
    const auto percent = parseDouble(text);
    if (!percent || *percent < 0 || *percent > 100)
        return std::nullopt;
    const double milli = std::round(*percent * 1000);
    if (std::abs(*percent * 1000 - milli) > 1e-6)
        return std::nullopt;
    return static_cast<std::uint32_t>(milli);
}

FileArguments combined(const FileArguments& general, const FileArguments& special)
{
    FileArguments result = general;
    const auto take = [](std::string& into, const std::string& from) {
        if (!from.empty())
            into = from;
    };
    take(result.as, special.as);
    take(result.text, special.text);
    take(result.label, special.label);
    take(result.id, special.id);
    take(result.document, special.document);
    return result;
}

Result<formats::ReadOptions> readOptions(const FileArguments& file)
{
    formats::ReadOptions options;
    if (!file.as.empty())
        options.format = formats::formatFromName(file.as);
    options.columns = {file.text, file.label, file.id, file.document};
    options.recogniseOthers = true;
    if (!file.header.empty())
        options.header = file.header == "yes";
    if (!file.separator.empty()) {
        const std::string& word = file.separator;
        if (word == "tab" || word == "\\t" || word == "\t")
            options.separator = '\t';
        else if (word == "comma" || word == ",")
            options.separator = ',';
        else if (word == "semicolon" || word == ";")
            options.separator = ';';
        else
            return fail(Code::InvalidArgument, Phrase::of("--separator %1 is not a separator.", word),
                Phrase::of("Give comma, semicolon or tab."));
    }
    options.documentPattern = file.documentPattern;
    options.mentionFile = file.mentions;
    options.alternativeFile = file.alternatives;
    options.brat.lineByLine = file.items == "lines";
    if (file.offsets == "utf16")
        options.brat.offsets = formats::OffsetUnit::Utf16;
    else if (file.offsets == "bytes")
        options.brat.offsets = formats::OffsetUnit::Bytes;
    if (!file.lineBreak.empty())
        options.brat.lineBreak = file.lineBreak == "1" ? 1 : 2;
    return options;
}

Result<project::CompareRequest> compareRequest(const CompareArguments& arguments)
{
    project::CompareRequest request;
    const bool vectors = !arguments.vectors.empty() || !arguments.names.empty();
    request.unit = arguments.unit.empty() && vectors ? project::CompareUnit::Embeddings
                                                     : project::named(arguments.unit, project::kUnits);
    const bool embeddings = request.unit == project::CompareUnit::Embeddings;
    if (vectors && !embeddings)
        return fail(Code::InvalidArgument,
            Phrase::of("--vectors and --names go with --of embeddings, not with --of %1.", arguments.unit));
    if (!arguments.ngrams.empty())
        request.ngrams.clear();
    for (const std::string& word : arguments.ngrams) {
        const auto sizes = project::ngramSizes(word);
        if (!sizes)
            return fail(Code::InvalidArgument, Phrase::of("--ngram %1 is not a size of n-grams.", word),
                Phrase::of("Give a number from 1 to 32, or two: 2-4."));
        request.ngrams.push_back(*sizes);
    }
    request.grams = project::named(arguments.grams, project::kGramUnits);
    request.measure = project::named(arguments.measure, project::kMeasures);
    request.weighting = project::named(arguments.weighting, project::kWeightings);
    if (arguments.weighting.empty() && request.measure != similarity::Measure::Cosine)
        request.weighting = similarity::Weighting::Binary;
    request.scoring = project::named(arguments.scoring, project::kScorings);
    request.stopWords = project::named(arguments.stopWords, project::kStopWordLists);
    request.top = arguments.allPairs ? similarity::kAllPartners : arguments.top;
    const auto minScore = parseDouble(arguments.minScore);
    if (!minScore || *minScore < (embeddings ? -100 : 0) || *minScore > 100)
        return fail(Code::InvalidArgument,
            Phrase::of("--min-score %1 is not a percentage.", arguments.minScore),
            embeddings ? Phrase::of("Give a number from -100 to 100, with a point for decimals.")
                       : Phrase::of("Give a number from 0 to 100, with a point for decimals."));
    request.minScore = *minScore;
    if (Status added = embeddings ? addVectors(arguments, request) : Status{}; !added)
        return fail(added.error());
    return request;
}

Result<similarity::Shard> shardOf(const std::string& word)
{
    const std::size_t slash = word.find('/');
    const auto number = parseUnsigned(std::string_view(word).substr(0, slash));
    const auto of
        = slash == std::string::npos ? std::nullopt : parseUnsigned(std::string_view(word).substr(slash + 1));
    if (!number || !of || *number < 1 || *number > *of || *of > UINT32_MAX)
        return fail(Code::InvalidArgument, Phrase::of("--shard %1 is not a part of a comparison.", word),
            Phrase::of("Give its number and how many there are, for example 2/8."));
    return similarity::Shard{static_cast<std::uint32_t>(*number), static_cast<std::uint32_t>(*of)};
}

Result<std::vector<std::uint32_t>> borders(const std::string& list, const char* option, bool whole)
{
    std::vector<std::uint32_t> result;
    std::string_view rest = list;
    while (!rest.empty()) {
        const std::size_t comma = rest.find(',');
        const std::string_view word = rest.substr(0, comma);
        rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 1);
        const auto border = milliPercent(word);
        if (!border || *border == 0 || (*border == 100000 && !whole)
            || (!result.empty() && *border <= result.back()))
            return fail(Code::InvalidArgument, Phrase::of("%1 %2 is not a list of borders.", option, list),
                Phrase::of(
                    "Give percentages between 0 and 100, ascending, with at most three decimals: 25,50,75."));
        result.push_back(*border);
    }
    return result;
}

} // namespace heldout::cli
