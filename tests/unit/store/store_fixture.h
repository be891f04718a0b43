// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QTemporaryDir>
#include <QTest>

#include "base/job.h"
#include "base/result.h"
#include "store/store.h"

/// What the tests of the project file have in common.
namespace heldout::store::testing {

inline const char* const kNow = "2026-01-31T12:00:00Z";

/// Fails the test with the error's own words.
#define VERIFY_OK(expression)                                                                                \
    do {                                                                                                     \
        const auto& outcome_ = (expression);                                                                 \
        QVERIFY2(                                                                                            \
            outcome_.has_value(), outcome_.has_value() ? "" : heldout::describe(outcome_.error()).c_str());  \
    } while (false)

#define COMPARE_CODE(expression, expected)                                                                   \
    do {                                                                                                     \
        const auto& outcome_ = (expression);                                                                 \
        QVERIFY2(!outcome_.has_value(), "succeeded");                                                        \
        QVERIFY2(outcome_.error().code == (expected), heldout::describe(outcome_.error()).c_str());          \
    } while (false)

struct Folder
{
    QTemporaryDir dir{QStringLiteral("/tmp/heldout-store-XXXXXX")};
    [[nodiscard]] std::string path(const std::string& name = "project.heldout") const
    {
        return dir.path().toStdString() + "/" + name;
    }
};

inline std::shared_ptr<Store> makeStore(const std::string& path)
{
    Result<std::shared_ptr<Store>> store = Store::create(path, "test 1", kNow);
    if (!store)
        qFatal("%s", describe(store.error()).c_str());
    return *store;
}

inline std::shared_ptr<Store> openStore(const std::string& path, OpenMode mode = OpenMode::ReadWrite)
{
    Result<std::shared_ptr<Store>> store = Store::open(path, mode);
    if (!store)
        qFatal("%s", describe(store.error()).c_str());
    return *store;
}

/// Item `i` of a made-up data set: two labels, three items a document, a mention at the first word.
inline Instance makeItem(std::size_t i)
{
    Instance item;
    item.key = "id" + std::to_string(i);
    item.text = "word" + std::to_string(i % 97) + " and some more text of item " + std::to_string(i);
    item.labels = {i % 2 == 0 ? "even" : "odd"};
    item.document = "doc" + std::to_string(i / 3);
    item.mentions = {{0, static_cast<std::uint32_t>(item.text.find(' ')), "GENE", {}}};
    item.line = i + 1;
    return item;
}

inline SourceRow makeSource(const std::string& path, std::uint64_t rows)
{
    SourceRow source;
    source.path = path;
    source.bytes = 10 * rows;
    source.sha256 = std::string(64, 'a');
    source.settings = "{}";
    source.firstRow = 0;
    source.taken = rows;
    source.importedAt = kNow;
    return source;
}

inline ImportTarget target(const std::string& dataset, const std::string& split,
    SplitRole role = SplitRole::Test, bool replace = false)
{
    return {dataset, split, role, replace, kNow};
}

inline Result<SplitRow> importItems(
    Store& store, const ImportTarget& into, std::size_t count, std::size_t offset = 0)
{
    JobContext job;
    Result<ImportWriter> writer = store.beginImport(into, job);
    if (!writer)
        return fail(writer.error());
    for (std::size_t i = 0; i < count; ++i) {
        if (Status added = writer->add(makeItem(offset + i)); !added)
            return fail(added.error());
    }
    return writer->publish({{makeSource("items.tsv", count)}, true, false});
}

/// `count` matches by score descending; every tenth pair a label conflict, the last tenth without a partner.
inline std::vector<MatchRow> makeMatches(std::uint32_t count)
{
    std::vector<MatchRow> rows;
    for (std::uint32_t i = 0; i < count; ++i) {
        MatchRow row;
        row.test = count - 1 - i;
        if (i < count - count / 10)
            row.train = i;
        row.score = 100.0 * (count - i) / count;
        row.dot = i;
        row.norm2Test = 2 * std::uint64_t{i};
        row.norm2Train = std::uint64_t{1} << 40U;
        row.ties = 1;
        row.labelSet = 1 + i % 2;
        row.flags = i % 10 == 0 ? std::uint32_t{kLabelConflict} : 0U;
        rows.push_back(row);
    }
    return rows;
}

inline RunRow makeRun(const std::string& settings, const std::vector<RunInput>& inputs = {})
{
    RunRow run;
    run.kind = "similarity";
    run.settings = settings;
    run.programVersion = "test 1";
    run.startedAt = kNow;
    run.durationMs = 12;
    run.inputs = inputs;
    return run;
}

inline Result<Id> storeRun(Store& store, const std::string& settings, std::uint32_t rows)
{
    JobContext job;
    Result<RunWriter> writer = store.beginRun(job);
    if (!writer)
        return fail(writer.error());
    if (Status added = writer->addMatches(makeMatches(rows)); !added)
        return fail(added.error());
    RunRow run = makeRun(settings);
    run.rowCount = rows;
    return writer->publish(run, {{"summary", "{}"}});
}

} // namespace heldout::store::testing
