// SPDX-License-Identifier: GPL-3.0-or-later
// From the words of evaluate to the settings of an evaluation.
#include "arguments.h"

#include <algorithm>

namespace heldout::cli {

namespace {

std::vector<std::string> listOf(std::string_view text)
{
    std::vector<std::string> list;
    while (!text.empty()) {
        const std::size_t comma = text.find(',');
        list.emplace_back(text.substr(0, comma));
        text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    }
    return list;
}

Result<project::GroupBy> groupBy(
    const EvaluateArguments& arguments, const std::string& words, const char* option)
{
    project::GroupBy group;
    const std::size_t colon = words.find(':');
    const std::string kind = words.substr(0, colon);
    const std::string rest = colon == std::string::npos ? std::string() : words.substr(colon + 1);
    const auto known = std::ranges::find_if(
        project::kGroupings, [&](project::Grouping one) { return kind == project::name(one); });
    const bool named = known != project::kGroupings.end()
        && (*known == project::Grouping::Field || *known == project::Grouping::Overlap);
    if (known == project::kGroupings.end() || named == rest.empty())
        return fail(Code::InvalidArgument, Phrase::of("%1 %2 is no way to group.", option, words),
            Phrase::of("There are interval, rank, class, document, type, seen, length, field:NAME, "
                       "overlap:FIELD,FIELD and none."));
    group.by = *known;
    if (group.by == project::Grouping::Field)
        group.field = rest;
    if (group.by == project::Grouping::Overlap)
        group.fields = listOf(rest);
    auto intervalBorders = borders(arguments.borders, "--borders", true);
    if (!intervalBorders)
        return fail(intervalBorders.error());
    group.borders = std::move(*intervalBorders);
    group.parts = arguments.parts;
    group.lengths = arguments.lengths;
    group.ignoringCase = arguments.ignoreCase;
    group.asPublished = arguments.touched;
    if (!arguments.overlapBorder.empty()) {
        group.overlapBorder = milliPercent(arguments.overlapBorder);
        if (!group.overlapBorder)
            return fail(Code::InvalidArgument,
                Phrase::of("--overlap-border %1 is not a percentage.", arguments.overlapBorder),
                Phrase::of("Give a number from 0 to 100, with a point for decimals."));
    }
    return group;
}

} // namespace

Result<project::EvaluateRequest> evaluateRequest(
    const EvaluateArguments& arguments, std::optional<std::uint64_t> seed)
{
    project::EvaluateRequest request;
    CompareArguments compare = arguments.compare;
    const bool vectors = !compare.vectors.empty() || compare.unit == "embeddings";
    if (compare.ngrams.empty() && !vectors)
        compare.ngrams = {"1"};
    auto similarity = compareRequest(compare);
    if (!similarity)
        return fail(similarity.error());
    if (similarity->ngrams.size() > 1 && !vectors)
        return fail(Code::InvalidArgument,
            Phrase::of("evaluate takes one comparison, but several --ngram were given."));
    if (auto checked = project::checkRequest(*similarity); !checked)
        return fail(checked.error());
    request.similarity = std::move(*similarity);
    auto group = groupBy(arguments, arguments.by, "--by");
    if (!group)
        return fail(group.error());
    request.group = std::move(*group);
    if (!arguments.cross.empty()) {
        auto crossed = groupBy(arguments, arguments.cross, "--cross");
        if (!crossed)
            return fail(crossed.error());
        request.crossed = std::move(*crossed);
    }
    request.metric = project::named(arguments.metric, project::kMetrics);
    if (!arguments.average.empty())
        request.average = project::named(arguments.average, project::kAverages);
    request.positiveLabel = arguments.positive;
    request.leftOut = arguments.leftOut;
    request.relations = arguments.score == project::name(project::Task::Relations);
    if (!arguments.match.empty())
        request.mode = project::named(arguments.match, project::kMatchModes);
    request.tagReading = arguments.tags == project::name(project::TagReading::Strict)
        ? project::TagReading::Strict
        : project::TagReading::Conlleval;
    request.tagScheme = arguments.tagScheme;
    request.resamples = arguments.resamples;
    request.confidence = arguments.confidence;
    request.seed = seed.value_or(request.seed);
    return request;
}

namespace {

project::JoinBy joinBy(const std::string& word)
{
    return word == project::name(project::JoinBy::Position) ? project::JoinBy::Position : project::JoinBy::Id;
}

} // namespace

project::PredictionRequest predictionRequest(const PredictionArguments& arguments)
{
    project::PredictionRequest request;
    formats::PredictionOptions& options = request.options;
    if (!arguments.as.empty())
        options.format = formats::formatFromName(arguments.as);
    options.columns.id = arguments.id;
    options.columns.labels = arguments.labels;
    options.columns.scores = arguments.scores;
    options.recogniseOthers = true;
    options.labelSeparator = arguments.labelSeparator;
    options.classes = arguments.classes;
    options.threshold = arguments.threshold;
    if (arguments.severalLabels)
        options.severalLabels = true; // else as the items have it
    request.join = joinBy(arguments.join);
    request.replace = arguments.replace;
    return request;
}

project::LabelSource labelSource(const GoldArguments& gold)
{
    project::LabelSource source;
    source.path = gold.file;
    if (!gold.as.empty())
        source.options.format = formats::formatFromName(gold.as);
    source.options.columns.id = gold.id;
    if (!gold.label.empty())
        source.options.columns.labels = {gold.label};
    source.options.recogniseOthers = true;
    source.join = joinBy(gold.join);
    return source;
}

} // namespace heldout::cli
