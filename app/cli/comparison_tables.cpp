// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include <algorithm>

#include "base/files.h"
#include "base/numbers.h"
#include "json_writer.h"

namespace heldout::cli {

namespace {

/// A run with the counts the user asked for beyond what is stored.
struct Counted
{
    project::ComparisonRun run;
    std::vector<leakage::Interval> intervals;
    std::vector<leakage::RankPart> rankParts;
    std::vector<project::ClassSummary> classes;
};

double percentOf(std::uint64_t count, std::uint64_t total)
{
    return 100.0 * static_cast<double>(count) / static_cast<double>(total);
}

double percent(std::int32_t milli)
{
    return static_cast<double>(milli) / 1000.0;
}

bool ofGrams(const project::ComparisonRun& run)
{
    return run.unit != project::CompareUnit::Embeddings;
}

void writeSizes(JsonWriter& json, const project::ComparisonRun& run)
{
    const similarity::Options& options = run.options;
    if (!ofGrams(run)) {
        json.null();
        return;
    }
    options.longestN() > options.n ? json.value(project::name(project::sizesOf(options)))
                                   : json.value(options.n);
}

void writeSettings(JsonWriter& json, const CompareArguments& arguments, const std::vector<Counted>& all,
    const std::vector<std::uint32_t>& intervalBorders)
{
    const project::ComparisonRun& first = all.front().run;
    const similarity::Options& options = first.options;
    json.key("settings").beginObject();
    json.member("dataset", first.dataset).member("test", first.testSplit).member("train", first.trainSplit);
    json.member("of", project::name(first.unit)).key("ngram").beginArray(JsonWriter::Line::One);
    for (const Counted& counted : all) {
        if (ofGrams(counted.run))
            writeSizes(json, counted.run);
    }
    json.endArray();
    const auto word = [&](const char* key, const char* value) {
        json.key(key);
        ofGrams(first) ? json.value(value) : json.null();
    };
    word("scoring", project::name(options.scoring));
    word("stop_words", project::name(options.stopWords));
    word("grams", project::name(options.unit));
    word("weighting", project::name(options.weighting));
    json.member("measure", project::name(options.measure)).key("top");
    options.top == similarity::kAllPartners ? json.value("all") : json.value(options.top);
    json.member("min_score", options.minScore);
    json.key("intervals").beginArray(JsonWriter::Line::One);
    for (const std::uint32_t border : intervalBorders)
        json.value(percent(static_cast<std::int32_t>(border)));
    json.endArray()
        .member("rank_parts", arguments.rankParts)
        .member("program_version", HELDOUT_VERSION)
        .endObject();
}

std::string labelsOf(const project::ClassSummary& one)
{
    std::string text;
    for (const std::string& label : one.labels)
        text += (text.empty() ? "" : ", ") + label;
    return text;
}

void writeClasses(JsonWriter& json, const std::vector<project::ClassSummary>& classes)
{
    json.key("classes").beginArray();
    for (const project::ClassSummary& one : classes) {
        const leakage::Summary& summary = one.summary;
        json.beginObject(JsonWriter::Line::One).member("label", labelsOf(one));
        json.member("count", summary.count).member("mean", summary.mean).member("std", summary.std);
        json.member("min", summary.min).member("q1", summary.q1).member("median", summary.median);
        json.member("q3", summary.q3).member("max", summary.max).endObject();
    }
    json.endArray();
}

Table classTable(const std::vector<Counted>& all)
{
    Table table{"classes", "Similarity by class, percent",
        {{"ngram", "n", true}, {"label", "Class"}, {"count", "Count", true}, {"mean", "Mean", true},
            {"std", "Std", true}, {"min", "Min", true}, {"q1", "Q1", true}, {"median", "Median", true},
            {"q3", "Q3", true}, {"max", "Max", true}},
        {}};
    for (const Counted& counted : all) {
        for (const project::ClassSummary& one : counted.classes) {
            const leakage::Summary& s = one.summary;
            table.rows.push_back({sizesOf(counted.run), labelsOf(one), s.count, cell(s.mean), cell(s.std),
                cell(s.min), cell(s.q1), cell(s.median), cell(s.q3), cell(s.max)});
        }
    }
    return table;
}

void writeRun(JsonWriter& json, const Counted& counted)
{
    const project::ComparisonRun& run = counted.run;
    const leakage::Summary& summary = run.summary;
    json.beginObject();
    json.member("run", run.id).key("ngram");
    writeSizes(json, run);
    json.member("of", project::name(run.unit));
    if (!ofGrams(run))
        writeVectors(json, run);
    json.member("count", summary.count).member("mean", summary.mean).member("std", summary.std);
    json.member("min", summary.min).member("q1", summary.q1).member("median", summary.median);
    json.member("q3", summary.q3).member("max", summary.max);
    json.key("intervals").beginArray();
    for (const leakage::Interval& interval : counted.intervals) {
        json.beginObject(JsonWriter::Line::One)
            .member("from", percent(interval.from))
            .member("to", percent(interval.to));
        json.member("count", interval.count).key("percent");
        summary.count > 0 ? json.value(percentOf(interval.count, summary.count)) : json.null();
        json.endObject();
    }
    json.endArray().key("rank_parts").beginArray();
    for (const leakage::RankPart& part : counted.rankParts) {
        json.beginObject(JsonWriter::Line::One).member("part", part.part).member("min", part.min);
        json.member("max", part.max).member("count", part.count).endObject();
    }
    json.endArray();
    writeClasses(json, counted.classes);
    json.member("exact_text_matches", run.identical.exact);
    json.member("case_folded_text_matches", run.identical.ignoringCase);
    json.member("space_folded_text_matches", run.identical.ignoringSpace);
    json.member("empty_vectors", run.emptyTest).member("empty_train_vectors", run.emptyTrain);
    json.member("train_count", run.trainItems);
    const auto vocabulary
        = [&](std::uint64_t words) { return ofGrams(run) ? std::optional(words) : std::nullopt; };
    json.member("test_vocabulary", vocabulary(run.testVocabulary));
    json.member("shared_vocabulary", vocabulary(run.sharedVocabulary));
    json.key("settings").raw(run.settings).endObject();
}

std::string unitWords(project::CompareUnit unit)
{
    return unit == project::CompareUnit::Mentions ? "mentions" : "texts";
}

std::string howCompared(const project::ComparisonRun& run)
{
    const similarity::Options& options = run.options;
    if (!ofGrams(run))
        return "embeddings of " + std::string(baseName(run.vectors.test)) + " and "
            + std::string(baseName(run.vectors.train)) + ", " + toText(run.dimensions) + " numbers each";
    std::string how = project::name(options.scoring);
    if (options.measure != similarity::Measure::Cosine)
        how += std::string(", ") + project::name(options.measure);
    if (options.weighting != similarity::Weighting::Counts)
        how += std::string(", ") + project::name(options.weighting) + " weights";
    if (options.unit == similarity::GramUnit::Characters)
        return how + ", n-grams of characters";
    return how + ", stop words " + project::name(options.stopWords);
}

std::vector<Table> toTables(const CompareArguments& arguments, const std::vector<Counted>& all)
{
    const project::ComparisonRun& first = all.front().run;
    const std::string what = first.dataset + ": " + toText(first.testItems) + " test " + unitWords(first.unit)
        + " (" + first.testSplit + ") against " + toText(first.trainItems) + " training "
        + unitWords(first.unit) + " (" + first.trainSplit + "), " + howCompared(first);
    Table summary{"summary", what + "\nSimilarity to the closest training item, percent",
        {{"ngram", "n", true}, {"of", "Items"}, {"count", "Count", true}, {"mean", "Mean", true},
            {"std", "Std", true}, {"min", "Min", true}, {"q1", "Q1", true}, {"median", "Median", true},
            {"q3", "Q3", true}, {"max", "Max", true},
            {"empty_vectors", ofGrams(first) ? "Without n-grams" : "Zero vectors", true},
            {"run", "Run", true}},
        {}};
    Table intervals{"intervals", "Items by similarity, from (included) to (excluded; 100 included)",
        {{"ngram", "n", true}, {"from", "From", true}, {"to", "To", true}, {"count", "Count", true},
            {"percent", "Share (%)", true}},
        {}};
    Table parts{"rank-parts", "Items by rank, the least similar first",
        {{"ngram", "n", true}, {"part", "Part", true}, {"min", "Min", true}, {"max", "Max", true},
            {"count", "Count", true}},
        {}};
    for (const Counted& counted : all) {
        const Cell n = sizesOf(counted.run);
        const leakage::Summary& s = counted.run.summary;
        summary.rows.push_back({n, std::string(project::name(counted.run.unit)), s.count, cell(s.mean),
            cell(s.std), cell(s.min), cell(s.q1), cell(s.median), cell(s.q3), cell(s.max),
            counted.run.emptyTest, static_cast<std::uint64_t>(counted.run.id)});
        for (const leakage::Interval& interval : counted.intervals)
            intervals.rows.push_back({n, toText(percent(interval.from)), toText(percent(interval.to)),
                interval.count, s.count > 0 ? Cell(percentOf(interval.count, s.count)) : Cell()});
        for (const leakage::RankPart& part : counted.rankParts)
            parts.rows.push_back({n, std::uint64_t{part.part}, part.min, part.max, part.count});
    }
    Table identical{"identical", "Test items whose text stands among the training items",
        {{"kind", "Text"}, {"count", "Count", true}}, {}};
    identical.rows = {{std::string("identical"), first.identical.exact},
        {std::string("identical, ignoring case"), first.identical.ignoringCase},
        {std::string("identical, ignoring white space"), first.identical.ignoringSpace}};
    std::vector<Table> tables;
    for (Table& table : std::vector<Table>{summary, intervals, parts, classTable(all), identical}) {
        const auto& wanted = arguments.tables;
        if ((wanted.empty() && !table.rows.empty()) || std::ranges::find(wanted, table.name) != wanted.end())
            tables.push_back(std::move(table));
    }
    return tables;
}

Outcome<std::vector<Counted>> countAll(Workspace& workspace, std::vector<project::ComparisonRun> runs,
    const std::vector<std::uint32_t>& intervalBorders, std::uint32_t rankParts, JobContext& job)
{
    std::vector<Counted> all;
    for (project::ComparisonRun& run : runs) {
        auto intervals = workspace.project().intervals(run.id, intervalBorders);
        if (!intervals)
            return failed(intervals.error(), During::Asking);
        auto parts = workspace.project().rankParts(run.id, rankParts);
        if (!parts)
            return failed(parts.error(), During::Asking);
        auto classes = workspace.project().classSummaries(run.id, job);
        if (!classes)
            return failed(classes.error(), During::Asking);
        all.push_back({std::move(run), std::move(*intervals), std::move(*parts), std::move(*classes)});
    }
    return all;
}

} // namespace

Outcome<void> printComparison(Run& run, Workspace& workspace, std::vector<project::ComparisonRun> runs,
    const CompareArguments& arguments)
{
    auto intervalBorders = borders(arguments.intervals);
    if (!intervalBorders)
        return failed(intervalBorders.error(), During::Asking);
    for (const project::ComparisonRun& one : runs)
        sayStored(run.console, one);
    auto all = countAll(workspace, std::move(runs), *intervalBorders, arguments.rankParts, run.job);
    if (!all)
        return tl::unexpected(all.error());
    std::string text;
    JsonWriter json(text);
    json.beginObject().key("runs").beginArray();
    for (const Counted& counted : *all)
        writeRun(json, counted);
    json.endArray();
    writeSettings(json, arguments, *all, *intervalBorders);
    json.endObject();
    const CommonArguments& common = run.arguments.common;
    return print(common, common.format.value_or(Format::Table), toTables(arguments, *all), text);
}

} // namespace heldout::cli
