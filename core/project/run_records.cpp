// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/run_records.h"

#include <nlohmann/json.hpp>

#include "base/numbers.h"

namespace heldout::project {

namespace {

using nlohmann::json;

constexpr const char* kAll = "all"; // partners kept

json toJson(const std::optional<double>& value)
{
    return value ? json(*value) : json(nullptr);
}

std::optional<double> optionalNumber(const json& object, const char* key)
{
    const json& value = object.at(key);
    return value.is_null() ? std::nullopt : std::optional<double>(value.get<double>());
}

std::string dumped(const json& object)
{
    return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

void readSettings(const json& settings, RunRecord& record)
{
    const auto word = [&](const char* key) { return settings.value(key, std::string()); };
    record.unit = named(settings.at("of").get<std::string>(), kUnits);
    similarity::Options& options = record.options;
    options.within = settings.value("within", false);
    const json& top = settings.at("top");
    options.top = top == kAll ? similarity::kAllPartners : top.get<std::uint32_t>();
    options.minScore = settings.at("min_score").get<double>();
    if (record.unit == CompareUnit::Embeddings)
        return;
    options.n = settings.at("ngram").get<int>();
    options.longest = settings.value("longest_ngram", 0);
    options.scoring = named(settings.at("scoring").get<std::string>(), kScorings);
    options.stopWords = named(settings.at("stop_words").get<std::string>(), kStopWordLists);
    options.unit = named(word("grams"), kGramUnits);
    options.weighting = named(word("weighting"), kWeightings);
    options.measure = named(word("measure"), kMeasures);
}

void readResult(const json& result, RunRecord& record)
{
    record.dataset = result.at("dataset").get<std::string>();
    record.testSplit = result.at("test").get<std::string>();
    record.trainSplit = result.at("train").get<std::string>();
    record.testSplitId = result.at("test_split_id").get<ObjectId>();
    record.trainSplitId = result.at("train_split_id").get<ObjectId>();
    record.testItems = result.at("count").get<std::uint64_t>();
    record.trainItems = result.at("train_count").get<std::uint64_t>();
    leakage::Summary& summary = record.summary;
    summary.count = record.testItems;
    summary.mean = optionalNumber(result, "mean");
    summary.std = optionalNumber(result, "std");
    summary.min = optionalNumber(result, "min");
    summary.q1 = optionalNumber(result, "q1");
    summary.median = optionalNumber(result, "median");
    summary.q3 = optionalNumber(result, "q3");
    summary.max = optionalNumber(result, "max");
    for (const json& part : result.at("rank_parts"))
        record.rankParts.push_back({part.at("part").get<std::uint32_t>(), part.at("min").get<double>(),
            part.at("max").get<double>(), part.at("count").get<std::uint64_t>()});
    record.identical = {result.at("exact_text_matches").get<std::uint64_t>(),
        result.at("case_folded_text_matches").get<std::uint64_t>(),
        result.at("space_folded_text_matches").get<std::uint64_t>()};
    record.emptyTest = result.at("empty_vectors").get<std::uint64_t>();
    record.emptyTrain = result.at("empty_train_vectors").get<std::uint64_t>();
    if (record.unit == CompareUnit::Embeddings) {
        const json& files = result.at("vectors");
        const auto path = [&](const char* key) { return files.value(key, std::string()); };
        record.vectors = {path("test"), path("train"), path("test_names"), path("train_names")};
        record.dimensions = result.at("dimensions").get<std::uint64_t>();
        return;
    }
    record.testVocabulary = result.at("test_vocabulary").get<std::uint64_t>();
    record.sharedVocabulary = result.at("shared_vocabulary").get<std::uint64_t>();
}

} // namespace

const char* name(CompareUnit unit)
{
    switch (unit) {
    case CompareUnit::Text:
        return "text";
    case CompareUnit::Mentions:
        return "mentions";
    case CompareUnit::Embeddings:
        break;
    }
    return "embeddings";
}

const char* name(similarity::Scoring scoring)
{
    return scoring == similarity::Scoring::AsPublished ? "as-published" : "exact";
}

const char* name(text::StopWords stopWords)
{
    return stopWords == text::StopWords::None ? "none" : "english";
}

const char* name(similarity::GramUnit unit)
{
    return unit == similarity::GramUnit::Characters ? "characters" : "words";
}

const char* name(similarity::Weighting weighting)
{
    switch (weighting) {
    case similarity::Weighting::Counts:
        return "counts";
    case similarity::Weighting::Binary:
        return "binary";
    case similarity::Weighting::TfIdf:
        break;
    }
    return "tf-idf";
}

const char* name(similarity::Measure measure)
{
    switch (measure) {
    case similarity::Measure::Cosine:
        return "cosine";
    case similarity::Measure::Jaccard:
        return "jaccard";
    case similarity::Measure::Containment:
        break;
    }
    return "containment";
}

std::string name(const NgramSizes& sizes)
{
    std::string text = toText(std::int64_t{sizes.n});
    if (sizes.longest > sizes.n)
        text += '-' + toText(std::int64_t{sizes.longest});
    return text;
}

std::optional<NgramSizes> ngramSizes(std::string_view name)
{
    constexpr std::uint64_t kMost = 1000; // far more than the engine takes
    const std::size_t dash = name.find('-');
    const auto from = parseUnsigned(name.substr(0, dash));
    const auto to = dash == std::string_view::npos ? from : parseUnsigned(name.substr(dash + 1));
    if (!from || !to || *from < 1 || *to < *from || *to > kMost)
        return std::nullopt;
    return NgramSizes(static_cast<int>(*from), static_cast<int>(*to));
}

/// What is as usual is not written, so that runs of before there was a choice are found again.
std::string settingsJson(CompareUnit unit, const similarity::Options& options)
{
    json settings = {{"min_score", options.minScore}, {"of", name(unit)}};
    settings["top"] = options.top == similarity::kAllPartners ? json(kAll) : json(options.top);
    if (options.within)
        settings["within"] = true;
    if (unit == CompareUnit::Embeddings) {
        settings["measure"] = name(similarity::Measure::Cosine);
        return dumped(settings);
    }
    const bool characters = options.unit == similarity::GramUnit::Characters;
    settings["ngram"] = options.n;
    settings["scoring"] = name(options.scoring);
    settings["stop_words"] = name(characters ? text::StopWords::None : options.stopWords);
    if (options.longestN() > options.n)
        settings["longest_ngram"] = options.longest;
    if (characters)
        settings["grams"] = name(options.unit);
    if (options.weighting != similarity::Weighting::Counts)
        settings["weighting"] = name(options.weighting);
    if (options.measure != similarity::Measure::Cosine)
        settings["measure"] = name(options.measure);
    return dumped(settings);
}

std::string resultJson(const RunRecord& record)
{
    json parts = json::array();
    for (const leakage::RankPart& part : record.rankParts)
        parts.push_back({{"part", part.part}, {"min", part.min}, {"max", part.max}, {"count", part.count}});
    const leakage::Summary& summary = record.summary;
    json result = {{"dataset", record.dataset}, {"test", record.testSplit}, {"train", record.trainSplit},
        {"test_split_id", record.testSplitId}, {"train_split_id", record.trainSplitId},
        {"count", record.testItems}, {"train_count", record.trainItems}, {"mean", toJson(summary.mean)},
        {"std", toJson(summary.std)}, {"min", toJson(summary.min)}, {"q1", toJson(summary.q1)},
        {"median", toJson(summary.median)}, {"q3", toJson(summary.q3)}, {"max", toJson(summary.max)},
        {"rank_parts", parts}, {"exact_text_matches", record.identical.exact},
        {"case_folded_text_matches", record.identical.ignoringCase},
        {"space_folded_text_matches", record.identical.ignoringSpace}, {"empty_vectors", record.emptyTest},
        {"empty_train_vectors", record.emptyTrain}};
    if (record.unit == CompareUnit::Embeddings) {
        json& files = result["vectors"] = {{"test", record.vectors.test}, {"train", record.vectors.train}};
        if (!record.vectors.testNames.empty())
            files["test_names"] = record.vectors.testNames;
        if (!record.vectors.trainNames.empty())
            files["train_names"] = record.vectors.trainNames;
        result["dimensions"] = record.dimensions;
    } else {
        result["test_vocabulary"] = record.testVocabulary;
        result["shared_vocabulary"] = record.sharedVocabulary;
    }
    return dumped(result);
}

Result<RunRecord> readRecord(const std::string& settings, const std::string& result)
{
    RunRecord record;
    try {
        readSettings(json::parse(settings), record);
        readResult(json::parse(result), record);
    } catch (const json::exception& error) {
        return fail(Code::DamagedProject, Phrase::of("A stored comparison cannot be read: %1.", error.what()),
            Phrase::of("Check the project file, or remove the comparison."));
    }
    return record;
}

} // namespace heldout::project
