// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/run_records.h"

#include <nlohmann/json.hpp>

namespace heldout::project {

namespace {

using nlohmann::json;

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
    record.unit = settings.at("of").get<std::string>() == name(CompareUnit::Mentions) ? CompareUnit::Mentions
                                                                                      : CompareUnit::Text;
    similarity::Options& options = record.options;
    options.n = settings.at("ngram").get<int>();
    options.scoring = settings.at("scoring").get<std::string>() == name(similarity::Scoring::AsPublished)
        ? similarity::Scoring::AsPublished
        : similarity::Scoring::Exact;
    options.stopWords = settings.at("stop_words").get<std::string>() == name(text::StopWords::None)
        ? text::StopWords::None
        : text::StopWords::English;
    options.top = settings.at("top").get<std::uint32_t>();
    options.minScore = settings.at("min_score").get<double>();
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
    record.testVocabulary = result.at("test_vocabulary").get<std::uint64_t>();
    record.sharedVocabulary = result.at("shared_vocabulary").get<std::uint64_t>();
}

} // namespace

const char* name(CompareUnit unit)
{
    return unit == CompareUnit::Mentions ? "mentions" : "text";
}

const char* name(similarity::Scoring scoring)
{
    return scoring == similarity::Scoring::AsPublished ? "as-published" : "exact";
}

const char* name(text::StopWords stopWords)
{
    return stopWords == text::StopWords::None ? "none" : "english";
}

std::string settingsJson(CompareUnit unit, const similarity::Options& options)
{
    return dumped({{"min_score", options.minScore}, {"ngram", options.n}, {"of", name(unit)},
        {"scoring", name(options.scoring)}, {"stop_words", name(options.stopWords)}, {"top", options.top}});
}

std::string resultJson(const RunRecord& record)
{
    json parts = json::array();
    for (const leakage::RankPart& part : record.rankParts)
        parts.push_back({{"part", part.part}, {"min", part.min}, {"max", part.max}, {"count", part.count}});
    const leakage::Summary& summary = record.summary;
    return dumped({{"dataset", record.dataset}, {"test", record.testSplit}, {"train", record.trainSplit},
        {"test_split_id", record.testSplitId}, {"train_split_id", record.trainSplitId},
        {"count", record.testItems}, {"train_count", record.trainItems}, {"mean", toJson(summary.mean)},
        {"std", toJson(summary.std)}, {"min", toJson(summary.min)}, {"q1", toJson(summary.q1)},
        {"median", toJson(summary.median)}, {"q3", toJson(summary.q3)}, {"max", toJson(summary.max)},
        {"rank_parts", parts}, {"exact_text_matches", record.identical.exact},
        {"case_folded_text_matches", record.identical.ignoringCase},
        {"space_folded_text_matches", record.identical.ignoringSpace}, {"empty_vectors", record.emptyTest},
        {"empty_train_vectors", record.emptyTrain}, {"test_vocabulary", record.testVocabulary},
        {"shared_vocabulary", record.sharedVocabulary}});
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
