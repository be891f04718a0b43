// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/evaluation_record.h"

#include <nlohmann/json.hpp>

#include "project/run_records.h"
#include "store/phrase_json.h"

namespace heldout::project {

namespace {

using nlohmann::json;

std::string dumped(const json& object)
{
    return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

template <typename T>
json orNull(const std::optional<T>& value)
{
    return value ? json(*value) : json(nullptr);
}
template <typename T>
std::optional<T> maybe(const json& value)
{
    return value.is_null() ? std::nullopt : std::optional<T>(value.get<T>());
}

json toJson(const Phrase& phrase)
{
    return phrase.empty() ? json(nullptr) : json::parse(store::toJson({phrase})).front();
}
Phrase phraseOf(const json& value)
{
    if (value.is_null())
        return {};
    auto phrases = store::phrasesFromJson(json::array({value}).dump());
    return phrases && !phrases->empty() ? std::move(phrases->front()) : Phrase();
}

json toJson(const std::optional<Bounds>& bounds)
{
    return bounds ? json::array({bounds->low, bounds->high}) : json(nullptr);
}
std::optional<Bounds> boundsOf(const json& value)
{
    return value.is_null() ? std::nullopt
                           : std::optional(Bounds{value.at(0).get<double>(), value.at(1).get<double>()});
}

json toJson(const GroupBy& group)
{
    json result = {{"by", name(group.by)}};
    switch (group.by) {
    case Grouping::Interval:
        result["borders"] = group.borders;
        break;
    case Grouping::RankPart:
        result["parts"] = group.parts;
        break;
    case Grouping::Length:
        if (group.lengths.empty())
            result["parts"] = group.parts;
        else
            result["lengths"] = group.lengths;
        break;
    case Grouping::Field:
        result["field"] = group.field;
        break;
    case Grouping::Overlap:
        result["fields"] = group.fields;
        result["border"] = orNull(group.overlapBorder);
        break;
    default:
        break;
    }
    if (group.asPublished)
        result["as_published"] = true;
    if (group.ignoringCase)
        result["ignoring_case"] = true;
    return result;
}
GroupBy groupOf(const json& value)
{
    GroupBy group;
    group.by = named(value.at("by").get<std::string>(), kGroupings);
    group.borders = value.value("borders", group.borders);
    group.parts = value.value("parts", group.parts);
    group.lengths = value.value("lengths", group.lengths);
    group.field = value.value("field", group.field);
    group.fields = value.value("fields", group.fields);
    if (value.contains("border"))
        group.overlapBorder = maybe<std::uint32_t>(value.at("border"));
    group.asPublished = value.value("as_published", false);
    group.ignoringCase = value.value("ignoring_case", false);
    return group;
}

json toJson(const Measured& measured)
{
    return json::array({orNull(measured.value), toJson(measured.bounds)});
}
Measured measuredOf(const json& value)
{
    return {maybe<double>(value.at(0)), boundsOf(value.at(1))};
}

json toJson(const GroupRow& row)
{
    json cells = json::array();
    for (const ScoreCell& cell : row.cells) {
        cells.push_back({{"tp", orNull(cell.tp)}, {"fp", orNull(cell.fp)}, {"fn", orNull(cell.fn)},
            {"correct", cell.correct}, {"p", toJson(cell.precision)}, {"r", toJson(cell.recall)},
            {"f1", toJson(cell.f1)}, {"accuracy", toJson(cell.accuracy)}, {"mcc", toJson(cell.mcc)}});
    }
    return {{"title", toJson(row.title)}, {"crossed", toJson(row.crossedTitle)}, {"group", row.group},
        {"crossed_group", row.crossedGroup}, {"from", orNull(row.from)}, {"to", orNull(row.to)},
        {"least", orNull(row.least)}, {"greatest", orNull(row.greatest)}, {"items", row.items},
        {"percent", row.percent}, {"gold", row.gold}, {"cells", std::move(cells)}};
}
GroupRow rowOf(const json& value)
{
    GroupRow row;
    row.title = phraseOf(value.at("title"));
    row.crossedTitle = phraseOf(value.at("crossed"));
    row.group = value.at("group").get<std::size_t>();
    row.crossedGroup = value.at("crossed_group").get<std::size_t>();
    row.from = maybe<std::int64_t>(value.at("from"));
    row.to = maybe<std::int64_t>(value.at("to"));
    row.least = maybe<double>(value.at("least"));
    row.greatest = maybe<double>(value.at("greatest"));
    row.items = value.at("items").get<std::uint64_t>();
    row.percent = value.at("percent").get<double>();
    row.gold = value.at("gold").get<std::uint64_t>();
    row.few = row.items < kFewItems;
    for (const json& one : value.at("cells")) {
        ScoreCell cell;
        cell.tp = maybe<double>(one.at("tp"));
        cell.fp = maybe<double>(one.at("fp"));
        cell.fn = maybe<double>(one.at("fn"));
        cell.correct = one.at("correct").get<std::uint64_t>();
        cell.precision = measuredOf(one.at("p"));
        cell.recall = measuredOf(one.at("r"));
        cell.f1 = measuredOf(one.at("f1"));
        cell.accuracy = measuredOf(one.at("accuracy"));
        cell.mcc = measuredOf(one.at("mcc"));
        row.cells.push_back(cell);
    }
    return row;
}

void writeLines(const Evaluation& evaluation, json& result)
{
    for (const Headline& one : evaluation.headlines)
        result["headlines"].push_back(
            {{"system", one.system}, {"nearest", one.nearest}, {"farthest", one.farthest},
                {"values", {one.nearestValue, one.farthestValue}}, {"difference", one.difference},
                {"bounds", toJson(one.bounds)}, {"sentence", toJson(one.sentence)}});
    for (const TrendTest& one : evaluation.trends)
        result["trends"].push_back(
            {orNull(one.slope), orNull(one.pRises), orNull(one.pFalls), orNull(one.p)});
    for (const std::vector<CurvePoint>& curve : evaluation.curves) {
        json points = json::array();
        for (const CurvePoint& point : curve)
            points.push_back({point.similarity, point.from, point.to, orNull(point.value),
                toJson(point.bounds), point.items});
        result["curves"].push_back(std::move(points));
    }
    for (const PairedDifference& one : evaluation.differences)
        result["differences"].push_back({{"systems", {one.a, one.b}}, {"row", one.row},
            {"difference", one.difference}, {"bounds", toJson(one.bounds)}, {"p", orNull(one.pValue)}});
}
void readLines(const json& result, Evaluation& evaluation)
{
    for (const json& one : result.at("headlines"))
        evaluation.headlines.push_back({one.at("system").get<std::size_t>(),
            one.at("nearest").get<std::size_t>(), one.at("farthest").get<std::size_t>(),
            one.at("values").at(0).get<double>(), one.at("values").at(1).get<double>(),
            one.at("difference").get<double>(), boundsOf(one.at("bounds")), phraseOf(one.at("sentence"))});
    for (const json& one : result.at("trends"))
        evaluation.trends.push_back({maybe<double>(one.at(0)), maybe<double>(one.at(1)),
            maybe<double>(one.at(2)), maybe<double>(one.at(3))});
    for (const json& points : result.at("curves")) {
        std::vector<CurvePoint>& curve = evaluation.curves.emplace_back();
        for (const json& point : points)
            curve.push_back({point.at(0).get<double>(), point.at(1).get<double>(), point.at(2).get<double>(),
                maybe<double>(point.at(3)), boundsOf(point.at(4)), point.at(5).get<std::uint64_t>()});
    }
    for (const json& one : result.at("differences"))
        evaluation.differences.push_back({one.at("systems").at(0).get<std::size_t>(),
            one.at("systems").at(1).get<std::size_t>(), one.at("row").get<std::size_t>(),
            one.at("difference").get<double>(), boundsOf(one.at("bounds")), maybe<double>(one.at("p"))});
}

json toJson(const SystemInfo& system)
{
    return {{"id", system.id}, {"name", system.name}, {"task", name(system.task)},
        {"missing", system.counts.missing}, {"surplus", system.counts.surplus},
        {"duplicate", system.counts.duplicate}, {"joined", system.counts.joined}};
}
SystemInfo systemOf(const json& value)
{
    SystemInfo system;
    system.id = value.at("id").get<ObjectId>();
    system.name = value.at("name").get<std::string>();
    system.task = named(value.at("task").get<std::string>(), kTasks);
    system.counts.missing = value.at("missing").get<std::uint64_t>();
    system.counts.surplus = value.at("surplus").get<std::uint64_t>();
    system.counts.duplicate = value.at("duplicate").get<std::uint64_t>();
    system.counts.joined = value.at("joined").get<std::uint64_t>();
    system.counts.rows = system.counts.joined + system.counts.surplus + system.counts.duplicate;
    return system;
}

Evaluation evaluationOf(const json& result)
{
    Evaluation evaluation;
    const auto text = [&](const char* key) { return result.at(key).get<std::string>(); };
    evaluation.dataset = text("dataset");
    evaluation.testSplit = text("test");
    evaluation.trainSplit = text("train");
    evaluation.testSplitId = result.at("test_split_id").get<ObjectId>();
    evaluation.similarityRun = result.at("similarity_run").get<ObjectId>();
    evaluation.task = named(text("task"), kTasks);
    evaluation.group = groupOf(result.at("group"));
    if (!result.at("crossed").is_null())
        evaluation.crossed = groupOf(result.at("crossed"));
    evaluation.metric = named(text("metric"), kMetrics);
    evaluation.average = named(text("average"), kAverages);
    evaluation.positiveLabel = text("positive");
    evaluation.leftOut = result.value("left_out", evaluation.leftOut); // not in what older versions wrote
    evaluation.mode = named(text("mode"), kMatchModes);
    evaluation.tagReading = named(text("tag_reading"), kTagReadings);
    evaluation.tagScheme = text("tag_scheme");
    evaluation.tagRepairs = result.at("tag_repairs").get<std::uint64_t>();
    evaluation.mentionsGrouped = result.at("mentions_grouped").get<bool>();
    evaluation.resamples = result.at("resamples").get<std::uint32_t>();
    evaluation.seed = result.at("seed").get<std::uint64_t>();
    evaluation.confidence = result.at("confidence").get<double>();
    for (const json& system : result.at("systems"))
        evaluation.systems.push_back(systemOf(system));
    for (const json& row : result.at("rows"))
        evaluation.rows.push_back(rowOf(row));
    evaluation.all = rowOf(result.at("all"));
    readLines(result, evaluation);
    return evaluation;
}

} // namespace

std::string evaluationSettings(const EvaluateRequest& request, MatchMode mode, const std::string& similarity)
{
    json settings = {{"group", toJson(request.group)}, {"metric", name(request.metric)}, {"mode", name(mode)},
        {"positive", request.positiveLabel}, {"resamples", request.resamples}, {"seed", request.seed},
        {"confidence", request.confidence}};
    settings["average"] = request.average ? json(name(*request.average)) : json(nullptr);
    settings["crossed"] = request.crossed ? toJson(*request.crossed) : json(nullptr);
    settings["similarity"] = similarity.empty() ? json(nullptr) : json::parse(similarity, nullptr, false);
    if (!request.leftOut.empty())
        settings["left_out"] = request.leftOut;
    if (request.relations)
        settings["score"] = name(Task::Relations);
    settings["tag_reading"] = name(request.tagReading);
    if (request.tagReading == TagReading::Strict)
        settings["tag_scheme"] = request.tagScheme;
    return dumped(settings);
}

std::string evaluationJson(const Evaluation& evaluation)
{
    json result = {{"dataset", evaluation.dataset}, {"test", evaluation.testSplit},
        {"train", evaluation.trainSplit}, {"test_split_id", evaluation.testSplitId},
        {"similarity_run", evaluation.similarityRun}, {"task", name(evaluation.task)},
        {"group", toJson(evaluation.group)}, {"metric", name(evaluation.metric)},
        {"average", name(evaluation.average)}, {"positive", evaluation.positiveLabel},
        {"mode", name(evaluation.mode)}, {"tag_reading", name(evaluation.tagReading)},
        {"tag_scheme", evaluation.tagScheme}, {"tag_repairs", evaluation.tagRepairs},
        {"mentions_grouped", evaluation.mentionsGrouped}, {"resamples", evaluation.resamples},
        {"seed", evaluation.seed}, {"confidence", evaluation.confidence}, {"all", toJson(evaluation.all)}};
    if (!evaluation.leftOut.empty())
        result["left_out"] = evaluation.leftOut;
    result["crossed"] = evaluation.crossed ? toJson(*evaluation.crossed) : json(nullptr);
    for (const char* list : {"systems", "rows", "headlines", "trends", "curves", "differences"})
        result[list] = json::array();
    for (const SystemInfo& system : evaluation.systems)
        result["systems"].push_back(toJson(system));
    for (const GroupRow& row : evaluation.rows)
        result["rows"].push_back(toJson(row));
    writeLines(evaluation, result);
    return dumped(result);
}

Result<Evaluation> readEvaluation(const std::string& text)
{
    try {
        return evaluationOf(json::parse(text));
    } catch (const json::exception& error) {
        return fail(Code::DamagedProject, Phrase::of("A stored evaluation cannot be read: %1.", error.what()),
            Phrase::of("Check the project file, or remove the evaluation."));
    }
}

} // namespace heldout::project
