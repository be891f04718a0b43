// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include <sqlite3.h>

#include "store/database.h"
#include "unit/store/store_fixture.h"

using namespace heldout;
using namespace heldout::store;
using namespace heldout::store::testing;

namespace {

std::int64_t countOf(const std::string& path, const std::string& sql)
{
    Result<Database> database = Database::open(path, Access::Query);
    return database ? database->number(sql).value_or(-1) : -1;
}

} // namespace

class TestStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsAnImport();
    void streamsWhatWasImported();
    void refusesATakenNameUnlessReplacing();
    void replacingKeepsTheSplitAndSwapsItsRows();
    void digestsCoverWhatTheyShould_data();
    void digestsCoverWhatTheyShould();
    void keepsTenThousandFindingsAndCountsTheRest();
    void anUnfinishedImportIsSweptAway();
    void removedSplitsAreGoneAtOnce();
    void listsDocumentsOnBothSides();
    void keepsARun();
    void columnsAreReadFromAnyPlace();
    void findsTheSameRunAgain();
    void theSameRunIsPublishedOnce();
    void removedRunsLeaveNothing();
    void pinnedRunsStay();
    void outdatedInputsShow();
    void cancelledWritersPublishNothing();
    void rememberPages();
    void renamesDataSets();
    void takesAnyText_data();
    void takesAnyText();
    void readersSeeARemovedSplitAsAnError();
};

void TestStore::keepsAnImport()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const Result<SplitRow> split = importItems(*store, target("Set", "test"), 10'000);
    VERIFY_OK(split);
    QCOMPARE(split->items, 10'000U);
    QCOMPARE(split->documents, 3'334U);
    QCOMPARE(split->labelled, 10'000U);
    QCOMPARE(split->mentions.value_or(0), 10'000U);
    QCOMPARE(split->digest.size(), 64U);
    QVERIFY(split->role == SplitRole::Test);

    const auto datasets = store->datasets();
    VERIFY_OK(datasets);
    QCOMPARE(datasets->size(), 1U);
    QCOMPARE(datasets->front().name, std::string("Set"));
    QCOMPARE(store->splits(datasets->front().id)->size(), 1U);
    QCOMPARE(store->split("Set", "test")->id, split->id);
    COMPARE_CODE(store->split("Set", "train"), Code::NotFound);

    const auto items = store->items(split->id, 9'990, 100, 12);
    VERIFY_OK(items);
    QCOMPARE(items->size(), 10U);
    const ItemRow& item = items->back();
    QCOMPARE(item.ordinal, 9'999U);
    QCOMPARE(item.key, std::string("id9999"));
    QCOMPARE(item.document, std::string("doc3333"));
    QCOMPARE(item.labels, std::vector<std::string>{"odd"});
    QVERIFY(item.cut);
    QCOMPARE(item.text, makeItem(9'999).text.substr(0, 12));
    QCOMPARE(item.bytes, makeItem(9'999).text.size());
    QCOMPARE(item.mentions.value_or(0), 1U);

    const std::vector<std::uint32_t> wanted{7, 3, 7};
    const auto some = store->itemsAt(split->id, wanted, 1'000);
    VERIFY_OK(some);
    QCOMPARE(some->at(0).text, makeItem(7).text);
    QCOMPARE(some->at(1).key, std::string("id3"));
    QCOMPARE(some->at(2).ordinal, 7U);
    const std::vector<std::uint32_t> outside{10'000};
    COMPARE_CODE(store->itemsAt(split->id, outside, 10), Code::NotFound);

    const auto mentions = store->mentions(split->id, 5);
    VERIFY_OK(mentions);
    QCOMPARE(mentions->size(), 1U);
    QCOMPARE(mentions->front().type, std::string("GENE"));
    QCOMPARE(mentions->front().last, 5U);
    const auto sources = store->sources(split->id);
    VERIFY_OK(sources);
    QCOMPARE(sources->size(), 1U);
    QCOMPARE(sources->front().firstRow.value_or(9), 0U);
    QVERIFY(!*store->hasGarbage());
    JobContext job;
    VERIFY_OK(store->check(job));
}

void TestStore::streamsWhatWasImported()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("Set", "test"), 9'000);
    VERIFY_OK(split);
    std::uint64_t next = 0;
    VERIFY_OK(store->readItems(split->id, [&](std::span<const ItemView> items) -> Status {
        for (const ItemView& item : items) {
            if (item.ordinal != next || item.text != makeItem(next).text || item.key != makeItem(next).key)
                return fail(Code::Internal, Phrase::asIs("wrong item"));
            ++next;
        }
        // A stream holds no connection while it hands over: other reads may go on inside.
        return store->items(split->id, 0, 1, 10).map([](const auto&) { });
    }));
    QCOMPARE(next, 9'000U);

    const auto texts = store->texts(split->id);
    VERIFY_OK(texts);
    QCOMPARE((*texts)->count(), 9'000U);
    for (int pass = 0; pass < 2; ++pass) {
        std::size_t i = 0;
        VERIFY_OK((*texts)->read([&](std::span<const std::string_view> chunk) -> Status {
            for (const std::string_view text : chunk) {
                if (text != makeItem(i++).text)
                    return fail(Code::Internal, Phrase::asIs("wrong text"));
            }
            return {};
        }));
        QCOMPARE(i, 9'000U);
    }
    const auto mentions = store->mentionTexts(split->id);
    VERIFY_OK(mentions);
    std::size_t seen = 0;
    VERIFY_OK((*mentions)->read([&](std::span<const std::string_view> chunk) -> Status {
        for (const std::string_view text : chunk) {
            if (text != "word" + std::to_string(seen++ % 97))
                return fail(Code::Internal, Phrase::asIs("wrong mention"));
        }
        return {};
    }));
    QCOMPARE(seen, 9'000U);
    const auto facts = store->itemFacts(split->id);
    VERIFY_OK(facts);
    QCOMPARE(facts->at(0).document, facts->at(2).document);
    QVERIFY(facts->at(2).document != facts->at(3).document);
    QCOMPARE(facts->at(0).labelSet, facts->at(2).labelSet);
    QCOMPARE(*store->labels(facts->at(0).labelSet), std::vector<std::string>{"even"});
}

void TestStore::refusesATakenNameUnlessReplacing()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    VERIFY_OK(importItems(*store, target("Set", "test"), 10));
    COMPARE_CODE(importItems(*store, target("Set", "test"), 10), Code::AlreadyExists);
    // Two imports of one name beside each other: the first to end has it.
    JobContext job;
    auto first = store->beginImport(target("Set", "train"), job);
    auto second = store->beginImport(target("Set", "train"), job);
    VERIFY_OK(first);
    VERIFY_OK(second);
    VERIFY_OK(first->add(makeItem(1)));
    VERIFY_OK(second->add(makeItem(2)));
    VERIFY_OK(second->publish({{makeSource("b", 1)}, false, false}));
    COMPARE_CODE(first->publish({{makeSource("a", 1)}, false, false}), Code::AlreadyExists);
    COMPARE_CODE(first->add(makeItem(3)), Code::AlreadyExists);
    QCOMPARE(store->items(store->split("Set", "train")->id, 0, 5, 100)->front().key, std::string("id2"));
}

void TestStore::replacingKeepsTheSplitAndSwapsItsRows()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto before = importItems(*store, target("Set", "test"), 5'000);
    VERIFY_OK(before);
    const auto after = importItems(*store, target("Set", "test", SplitRole::Dev, true), 3'000, 77);
    VERIFY_OK(after);
    QCOMPARE(after->id, before->id);
    QVERIFY(after->digest != before->digest);
    QVERIFY(after->firstId != before->firstId);
    QCOMPARE(after->items, 3'000U);
    QVERIFY(after->role == SplitRole::Dev);
    QCOMPARE(store->items(after->id, 0, 1, 100)->front().key, std::string("id77"));
    QCOMPARE(store->sources(after->id)->size(), 1U);
    QVERIFY(*store->hasGarbage());
    JobContext job;
    VERIFY_OK(store->sweep(job));
    VERIFY_OK(store->check(job));
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM instance"), 3'000);
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM instance_text"), 3'000);
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM mention"), 3'000);
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM garbage"), 0);
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM split_document"), std::int64_t(after->documents));
    // The same rows again give the same digest: what was computed stays up to date.
    const auto again = importItems(*store, target("Set", "test", SplitRole::Test, true), 5'000);
    VERIFY_OK(again);
    QCOMPARE(again->digest, before->digest);
    QCOMPARE(again->mentionDigest, before->mentionDigest);
}

void TestStore::digestsCoverWhatTheyShould_data()
{
    QTest::addColumn<int>("part");
    QTest::addColumn<bool>("split");
    QTest::addColumn<bool>("mentions");
    QTest::newRow("nothing") << 0 << false << false;
    QTest::newRow("a key") << 1 << true << false;
    QTest::newRow("a text") << 2 << true << false;
    QTest::newRow("a label") << 3 << true << false;
    QTest::newRow("a document") << 4 << true << false;
    QTest::newRow("a mention") << 5 << false << true;
    QTest::newRow("a mention's type") << 6 << false << true;
    QTest::newRow("a letter that moves from key to text") << 7 << true << false;
}

void TestStore::digestsCoverWhatTheyShould()
{
    QFETCH(int, part);
    QFETCH(bool, split);
    QFETCH(bool, mentions);
    Folder folder;
    const auto store = makeStore(folder.path());
    JobContext job;
    const auto import = [&](const char* name, bool change) {
        auto writer = store->beginImport(target("Set", name), job);
        Instance item = makeItem(1);
        item.key = "ab";
        item.text = "c d";
        item.mentions = {{0, 1, "GENE", {}}};
        if (change && part == 1)
            item.key = "ax";
        if (change && part == 2)
            item.text = "c e";
        if (change && part == 3)
            item.labels.emplace_back("more");
        if (change && part == 4)
            item.document += "x";
        if (change && part == 5)
            item.mentions[0].last = 3;
        if (change && part == 6)
            item.mentions[0].type = "PROTEIN";
        if (change && part == 7) {
            item.key = "a";
            item.text = "bc d";
        }
        if (!writer || !writer->add(std::move(item)))
            qFatal("import");
        return writer->publish({{makeSource("a", 1)}, true, false});
    };
    const auto a = import("a", false);
    const auto b = import("b", true);
    VERIFY_OK(a);
    VERIFY_OK(b);
    QCOMPARE(a->digest != b->digest, split);
    QCOMPARE(a->mentionDigest != b->mentionDigest, mentions);
}

void TestStore::keepsTenThousandFindingsAndCountsTheRest()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    JobContext job;
    auto writer = store->beginImport(target("Set", "test"), job);
    VERIFY_OK(writer);
    VERIFY_OK(writer->add(makeItem(0)));
    Diagnostic finding;
    finding.file = "a.tsv";
    for (std::uint64_t i = 0; i < 10'500; ++i) {
        finding.line = i + 1;
        finding.code = i % 2 == 0 ? DiagnosticCode::EmptyText : DiagnosticCode::NotUtf8;
        finding.severity = i % 2 == 0 ? Severity::Note : Severity::Repaired;
        finding.message = Phrase::of("row %1", static_cast<unsigned>(i));
        VERIFY_OK(writer->diagnostic(finding));
    }
    finding.file = "elsewhere";
    VERIFY_OK(writer->diagnostic(finding));
    const auto split = writer->publish({{makeSource("a.tsv", 1), makeSource("b.tsv", 0)}, false, false});
    VERIFY_OK(split);
    QCOMPARE(split->notes, 5'250U);
    QVERIFY(!split->mentions.has_value() || *split->mentions == 1U);
    const auto all = store->diagnostics(split->id);
    VERIFY_OK(all);
    QCOMPARE(all->size(), 10'003U);
    const auto repeats = [](std::uint64_t sum, const Diagnostic& d) { return sum + d.repeats; };
    QCOMPARE(std::accumulate(all->begin(), all->end(), std::uint64_t{0}, repeats), 10'501U);
    QCOMPARE(all->at(9'999).line, 10'000U);
    QCOMPARE(all->at(10'000).repeats, 250U);
    QCOMPARE(all->at(10'000).line, 0U);
    QVERIFY(all->at(9'999).message == Phrase::of("row %1", 9'999U));
    QVERIFY(all->at(9'999).action.empty());
    QCOMPARE(all->at(10'000).message.text(), std::string("Further rows of this kind, the first: row 10001"));
    QVERIFY(std::holds_alternative<Phrase>(all->at(10'000).message.values.front().held));
    QCOMPARE(all->front().file, std::string("a.tsv"));
}

void TestStore::anUnfinishedImportIsSweptAway()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    {
        JobContext job;
        auto writer = store->beginImport(target("New", "test"), job);
        VERIFY_OK(writer);
        for (std::size_t i = 0; i < 20'000; ++i)
            VERIFY_OK(writer->add(makeItem(i)));
        QVERIFY(store->datasets()->empty());
    }
    QVERIFY(countOf(folder.path(), "SELECT count(*) FROM instance") > 0);
    QVERIFY(*store->hasGarbage());
    // A next import takes ids behind those that were written, and loses none of them to the sweep.
    const auto split = importItems(*store, target("Other", "test"), 100);
    VERIFY_OK(split);
    JobContext job;
    VERIFY_OK(store->sweep(job));
    QVERIFY(!*store->hasGarbage());
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM instance"), 100);
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM mention"), 100);
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM dataset"), 1);
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM document"), 34);
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM garbage"), 0);
    VERIFY_OK(store->check(job));
}

void TestStore::removedSplitsAreGoneAtOnce()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto test = importItems(*store, target("Set", "test"), 20'000);
    const auto train = importItems(*store, target("Set", "train"), 100);
    VERIFY_OK(test);
    VERIFY_OK(train);
    VERIFY_OK(store->removeSplit(test->id));
    COMPARE_CODE(store->removeSplit(test->id), Code::NotFound);
    COMPARE_CODE(store->items(test->id, 0, 1, 10), Code::NotFound);
    QCOMPARE(store->splits(train->dataset)->size(), 1U);
    // The name is free again before anything is swept.
    VERIFY_OK(importItems(*store, target("Set", "test"), 10));
    JobContext job;
    VERIFY_OK(store->sweep(job));
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM instance"), 110);
    VERIFY_OK(store->removeDataset(train->dataset));
    QVERIFY(store->datasets()->empty());
    VERIFY_OK(store->sweep(job));
    for (const char* table : {"instance", "instance_text", "mention", "document", "name", "label_set",
             "dataset", "garbage", "source", "annotation_set", "dense", "dense_chunk", "split_document"})
        QCOMPARE(countOf(folder.path(), std::string("SELECT count(*) FROM ") + table), 0);
    VERIFY_OK(store->check(job));
}

void TestStore::listsDocumentsOnBothSides()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto test = importItems(*store, target("Set", "test"), 31, 0); // doc0 .. doc10, doc10 has one
    const auto train = importItems(*store, target("Set", "train"), 30, 28); // doc9 (two) .. doc19
    const auto other = importItems(*store, target("Other", "train"), 30, 28);
    VERIFY_OK(test);
    VERIFY_OK(train);
    VERIFY_OK(other);
    for (const Id against : {train->id, other->id}) {
        std::uint64_t total = 0;
        const auto shared = store->documentsOnBothSides(test->id, against, 1, total);
        VERIFY_OK(shared);
        QCOMPARE(total, 2U);
        QCOMPARE(shared->size(), 1U);
        QCOMPARE(shared->front().document, std::string("doc9"));
        QCOMPARE(shared->front().testItems, 3U);
        QCOMPARE(shared->front().trainItems, 2U);
    }
}

void TestStore::keepsARun()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    JobContext job;
    auto writer = store->beginRun(job);
    VERIFY_OK(writer);
    const std::vector<MatchRow> rows = makeMatches(20'000);
    VERIFY_OK(writer->addMatches(std::span(rows).first(9'000)));
    VERIFY_OK(writer->addMatches(std::span(rows).subspan(9'000)));
    std::vector<PartnerRow> partners;
    for (std::uint32_t test = 0; test < 5'000; ++test) {
        for (std::uint32_t rank = 2; rank < 5; ++rank)
            partners.push_back({test, rank, test + rank, 50.0 / rank, 3, 4});
    }
    VERIFY_OK(writer->addPartners(partners));
    QVERIFY(store->runs("similarity")->empty());
    RunRow facts = makeRun("{\"n\":1}",
        {{"test", 0, "split", 5, "Set test", "aa"}, {"train", 0, "split", 6, "Set train", "bb"}});
    facts.rowCount = rows.size();
    const auto id = writer->publish(facts, {{"summary", "{\"mean\":1}"}});
    VERIFY_OK(id);
    QCOMPARE(*id, writer->id());

    const auto runs = store->runs("similarity");
    VERIFY_OK(runs);
    QCOMPARE(runs->size(), 1U);
    QCOMPARE(runs->front().inputs.size(), 2U);
    QCOMPARE(runs->front().inputs.at(1).label, std::string("Set train"));
    QCOMPARE(*store->runResult(*id, "summary"), std::string("{\"mean\":1}"));
    COMPARE_CODE(store->runResult(*id, "none"), Code::NotFound);
    const auto page = store->matches(*id, 19'950, 100);
    VERIFY_OK(page);
    QCOMPARE(page->size(), 50U);
    QCOMPARE(page->front().pos, 19'950U);
    QCOMPARE(page->front().test, 49U);
    QVERIFY(!page->front().train.has_value());
    QCOMPARE(*page->front().norm2Train, std::uint64_t{1} << 40U);
    QCOMPARE(page->front().flags, std::uint32_t{kLabelConflict});
    const std::vector<std::uint32_t> wanted{5, 3};
    const auto some = store->matchesAt(*id, wanted);
    VERIFY_OK(some);
    QCOMPARE(some->at(1).pos, 3U);
    QCOMPARE(some->at(0).train.value_or(0), 5U);
    const auto conflicts = store->conflictPositions(*id, 11, 3);
    VERIFY_OK(conflicts);
    QCOMPARE(*conflicts, (std::vector<std::uint32_t>{20, 30, 40}));
    const auto others = store->partners(*id, 77);
    VERIFY_OK(others);
    QCOMPARE(others->size(), 3U);
    QCOMPARE(others->at(2).rank, 4U);
    QCOMPARE(others->at(2).train, 81U);
    const auto onwards = store->partnersAfter(*id, 77, 3, 3);
    VERIFY_OK(onwards);
    QCOMPARE(onwards->size(), 3U);
    QCOMPARE(onwards->at(0).test, 77U);
    QCOMPARE(onwards->at(0).rank, 4U);
    QCOMPARE(onwards->at(2).test, 78U);
    QCOMPARE(onwards->at(2).rank, 3U);
    QVERIFY(store->partnersAfter(*id, 4'999, 4, 3)->empty());
    std::uint64_t next = 10;
    VERIFY_OK(store->readMatches(*id, 10, UINT64_MAX, [&](std::span<const MatchRow> chunk) -> Status {
        for (const MatchRow& row : chunk) {
            if (row.pos != next++)
                return fail(Code::Internal, Phrase::asIs("wrong pos"));
        }
        return {};
    }));
    QCOMPARE(next, 20'000U);
    VERIFY_OK(store->check(job));
}

void TestStore::columnsAreReadFromAnyPlace()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    JobContext job;
    auto writer = store->beginRun(job);
    VERIFY_OK(writer);
    std::vector<std::uint32_t> values(3'003 * 10);
    std::iota(values.begin(), values.end(), 5U);
    VERIFY_OK(writer->addColumn("histogram", std::span<const std::uint32_t>(values), 1'001));
    VERIFY_OK(writer->addColumn("pos", std::span<const std::uint32_t>(values)));
    const std::vector<double> scores{1.5, -2.25};
    VERIFY_OK(writer->addColumn("score", std::span<const double>(scores)));
    VERIFY_OK(writer->addColumn("none", std::span<const double>()));
    COMPARE_CODE(writer->addColumn("odd", std::span<const double>(scores), 3), Code::InvalidArgument);
    const auto id = writer->publish(makeRun("{}"), {});
    VERIFY_OK(id);
    QCOMPARE(*store->columnU32(*id, "pos"), values);
    const auto second = store->columnU32(*id, "histogram", 15, 2);
    VERIFY_OK(second);
    QCOMPARE(second->size(), 2'002U);
    QCOMPARE(second->front(), 15'015U + 5U);
    QCOMPARE(second->back(), 15'015U + 2'001U + 5U);
    QCOMPARE(store->columnU32(*id, "pos", 8'190, 5)->at(4), 8'194U + 5U);
    QVERIFY(store->columnU32(*id, "pos", 40'000, 5)->empty());
    QCOMPARE(*store->columnF64(*id, "score"), scores);
    QVERIFY(store->columnF64(*id, "none")->empty());
    COMPARE_CODE(store->columnF64(*id, "pos"), Code::InvalidArgument);
    COMPARE_CODE(store->columnF64(*id, "nothing"), Code::NotFound);
}

void TestStore::findsTheSameRunAgain()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    JobContext job;
    const std::vector<RunInput> inputs{
        {"test", 0, "split", 5, "x", "aa"}, {"train", 0, "split", 6, "y", "bb"}};
    auto writer = store->beginRun(job);
    VERIFY_OK(writer);
    const auto id = writer->publish(makeRun("{\"n\":1}", inputs), {});
    VERIFY_OK(id);
    std::vector<RunInput> turned{inputs[1], inputs[0]};
    turned[0].label = "renamed since";
    const auto same = store->sameRun("similarity", "{\"n\":1}", turned);
    VERIFY_OK(same);
    QVERIFY(same->has_value());
    QCOMPARE((*same)->id, *id);
    turned[0].digest = "cc";
    QVERIFY(!store->sameRun("similarity", "{\"n\":1}", turned)->has_value());
    QVERIFY(!store->sameRun("similarity", "{\"n\":2}", inputs)->has_value());
    QVERIFY(!store->sameRun("evaluation", "{\"n\":1}", inputs)->has_value());
    QVERIFY(!store->sameRun("similarity", "{\"n\":1}", {inputs[0]})->has_value());
}

void TestStore::theSameRunIsPublishedOnce()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    JobContext job;
    const std::vector<RunInput> inputs{{"test", 0, "split", 5, "x", "aa"}};
    const auto rows = makeMatches(50);
    std::vector<RunWriter> writers;
    for (int i = 0; i < 3; ++i) {
        auto writer = store->beginRun(job);
        VERIFY_OK(writer);
        VERIFY_OK(writer->addMatches(rows));
        writers.push_back(std::move(*writer));
    }
    const auto first = writers[0].publish(makeRun("{\"n\":1}", inputs), {});
    VERIFY_OK(first);
    QCOMPARE(*first, writers[0].id());
    const auto second = writers[1].publish(makeRun("{\"n\":1}", inputs), {});
    VERIFY_OK(second);
    QCOMPARE(*second, *first);
    const auto other = writers[2].publish(makeRun("{\"n\":2}", inputs), {});
    VERIFY_OK(other);
    QCOMPARE(*other, writers[2].id());
    QCOMPARE(store->runs("similarity")->size(), 2U);
    writers.clear();
    QVERIFY(*store->hasGarbage());
    VERIFY_OK(store->sweep(job));
    QVERIFY(!*store->hasGarbage());
    QCOMPARE(store->matches(*first, 0, 100)->size(), 50U);
    VERIFY_OK(store->check(job));
}

void TestStore::removedRunsLeaveNothing()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto gone = storeRun(*store, "{\"n\":1}", 20'000);
    const auto kept = storeRun(*store, "{\"n\":2}", 100);
    VERIFY_OK(gone);
    VERIFY_OK(kept);
    VERIFY_OK(store->removeRun(*gone));
    COMPARE_CODE(store->removeRun(*gone), Code::NotFound);
    COMPARE_CODE(store->run(*gone), Code::NotFound);
    JobContext job;
    VERIFY_OK(store->sweep(job));
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM match"), 100);
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM run_result"), 1);
    QCOMPARE(countOf(folder.path(), "SELECT count(*) FROM garbage"), 0);
    VERIFY_OK(store->check(job));
}

void TestStore::pinnedRunsStay()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto id = storeRun(*store, "{}", 10);
    VERIFY_OK(id);
    {
        Result<Database> database = Database::open(folder.path(), Access::Write);
        VERIFY_OK(database);
        VERIFY_OK(database->exec("INSERT INTO pin(place,run_id,part,settings) VALUES(1," + std::to_string(*id)
            + ",'table','{}')"));
    }
    COMPARE_CODE(store->removeRun(*id), Code::InvalidArgument);
    VERIFY_OK(store->run(*id));
}

void TestStore::outdatedInputsShow()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("Set", "test"), 10);
    VERIFY_OK(split);
    QCOMPARE(store->objectDigest("split", split->id)->value_or(""), split->digest);
    QCOMPARE(store->objectDigest("mentions", split->id)->value_or(""), split->mentionDigest);
    VERIFY_OK(importItems(*store, target("Set", "test", SplitRole::Test, true), 11));
    QVERIFY(store->objectDigest("split", split->id)->value_or("") != split->digest);
    VERIFY_OK(store->removeSplit(split->id));
    QVERIFY(!store->objectDigest("split", split->id)->has_value());
    QVERIFY(!store->objectDigest("mentions", split->id)->has_value());
    COMPARE_CODE(store->objectDigest("planet", 1), Code::InvalidArgument);
}

void TestStore::cancelledWritersPublishNothing()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    std::stop_source stop;
    JobContext job(stop.get_token());
    auto writer = store->beginImport(target("Set", "test"), job);
    auto run = store->beginRun(job);
    VERIFY_OK(writer);
    VERIFY_OK(run);
    VERIFY_OK(writer->add(makeItem(0)));
    stop.request_stop();
    COMPARE_CODE(writer->publish({{makeSource("a", 1)}, false, false}), Code::Cancelled);
    COMPARE_CODE(run->addMatches(makeMatches(10)), Code::Cancelled);
    COMPARE_CODE(run->publish(makeRun("{}"), {}), Code::Cancelled);
    QVERIFY(store->datasets()->empty());
    QVERIFY(store->runs("similarity")->empty());
    COMPARE_CODE(store->sweep(job), Code::Cancelled);
    COMPARE_CODE(store->check(job), Code::Cancelled);
    COMPARE_CODE(store->saveCopy(folder.path("copy.heldout"), job), Code::Cancelled);
    QVERIFY(!QFile::exists(QString::fromStdString(folder.path("copy.heldout"))));
}

void TestStore::rememberPages()
{
    Folder folder;
    {
        const auto store = makeStore(folder.path());
        QCOMPARE(*store->pageState("pairs"), std::string());
        VERIFY_OK(store->setPageState("pairs", "{\"a\":1}"));
        VERIFY_OK(store->setPageState("pairs", "{\"a\":2}"));
    }
    const auto store = openStore(folder.path(), OpenMode::ReadOnly);
    QCOMPARE(*store->pageState("pairs"), std::string("{\"a\":2}"));
    VERIFY_OK(store->setPageState("pairs", "{\"a\":3}"));
    QCOMPARE(*store->pageState("pairs"), std::string("{\"a\":3}"));
}

void TestStore::renamesDataSets()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto a = importItems(*store, target("A", "test"), 1);
    VERIFY_OK(a);
    VERIFY_OK(importItems(*store, target("B", "test"), 1));
    COMPARE_CODE(store->renameDataset(a->dataset, "B"), Code::AlreadyExists);
    COMPARE_CODE(store->renameDataset(a->dataset, ""), Code::InvalidArgument);
    COMPARE_CODE(store->renameDataset(9'999, "C"), Code::NotFound);
    VERIFY_OK(store->renameDataset(a->dataset, "C"));
    QCOMPARE(store->datasets()->back().name, std::string("C"));
}

void TestStore::takesAnyText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("a NUL inside") << QByteArray("a\0b", 3);
    QTest::newRow("Arabic, CJK and emoji") << QByteArray("نص 汉字 👩‍🔬 e\u0301");
    QTest::newRow("a megabyte") << QByteArray(1 << 20, 'x');
    QTest::newRow("quotes and line ends") << QByteArray("'\"`\r\n\t%#");
}

void TestStore::takesAnyText()
{
    QFETCH(QByteArray, text);
    Folder folder;
    const auto store = makeStore(folder.path());
    JobContext job;
    auto writer = store->beginImport(target("Set", "test"), job);
    VERIFY_OK(writer);
    Instance item;
    item.text = text.toStdString();
    item.extra = "{\"a\":1}";
    VERIFY_OK(writer->add(std::move(item)));
    Instance outside;
    outside.text = "ab";
    outside.mentions = {{1, 3, "", ""}};
    const auto split = writer->publish({{makeSource("a", 1)}, false, false});
    VERIFY_OK(split);
    QVERIFY(!split->mentions.has_value());
    const auto items = store->items(split->id, 0, 1, 10'000'000);
    VERIFY_OK(items);
    QCOMPARE(items->front().text, text.toStdString());
    QCOMPARE(items->front().key, std::string());
    QCOMPARE(items->front().extra, std::string("{\"a\":1}"));
    for (std::size_t bytes = 0; bytes < 12; ++bytes) {
        const auto cut = store->items(split->id, 0, 1, bytes);
        VERIFY_OK(cut);
        QVERIFY(cut->front().text.size() <= bytes);
        QVERIFY(QString::fromStdString(cut->front().text).indexOf(QChar::ReplacementCharacter) < 0);
    }
    auto second = store->beginImport(target("Set", "train"), job);
    VERIFY_OK(second);
    COMPARE_CODE(second->add(std::move(outside)), Code::InvalidArgument);
}

void TestStore::readersSeeARemovedSplitAsAnError()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("Set", "test"), 10'000);
    VERIFY_OK(split);
    const auto texts = store->texts(split->id);
    VERIFY_OK(texts);
    JobContext job;
    std::size_t chunks = 0;
    const Status read = (*texts)->read([&](std::span<const std::string_view>) -> Status {
        if (++chunks > 1)
            return {};
        const Status removed = store->removeSplit(split->id);
        return removed ? store->sweep(job) : removed;
    });
    COMPARE_CODE(read, Code::NotFound);
}

QTEST_GUILESS_MAIN(TestStore)
#include "tst_store.moc"
