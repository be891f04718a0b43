// SPDX-License-Identifier: GPL-3.0-or-later
#include "unit/store/store_fixture.h"

using namespace heldout;
using namespace heldout::store;
using namespace heldout::store::testing;

/// Relations beside gold and predicted mentions: written, read back in pages and alone, replaced, copied,
/// swept.
class TestStoreRelations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldOnesComeBack();
    void argumentsFollowTheirMentions();
    void predictedOnesComeBack();
    void replacedCopiedAndSwept();
    void digestsTellThemApart();
    void aMentionThatIsNotThere();
};

namespace {

constexpr std::size_t kItems = 9000; // more relations than a page

/// "aa bb cc" with three mentions; two relations, one of three arguments without roles.
Instance related(const std::string& type = "Binds")
{
    Instance item;
    item.text = "aa bb cc";
    item.mentions = {{0, 2, "A", {}, {}}, {3, 5, "B", {}, {}}, {6, 8, "A", {}, {}}};
    item.relations = {{type, {{2, "Arg1"}, {0, "Arg2"}}}, {"Equiv", {{0, ""}, {1, ""}, {2, ""}}}};
    return item;
}

Result<SplitRow> importRelated(
    Store& store, const ImportTarget& into, std::size_t count, const std::string& type = "Binds")
{
    JobContext job;
    auto writer = store.beginImport(into, job);
    if (!writer)
        return fail(writer.error());
    Instance plain;
    plain.text = "none";
    for (std::size_t i = 0; i < count; ++i) {
        if (Status added = writer->add(i % 3 == 2 ? Instance(plain) : related(type)); !added)
            return fail(added.error());
    }
    return writer->publish({{makeSource("items.ann", count)}, true, false});
}

Result<PredictionRow> predict(
    Store& store, const SplitRow& split, const std::vector<Relation>& relations, bool replace = false)
{
    JobContext job;
    auto writer = store.beginPredictions({split.id, "mentions", "system", "id", replace}, job);
    if (!writer)
        return fail(writer.error());
    for (std::uint64_t item = 0; item < split.items; item += 2) {
        const Status added
            = writer->addMentions(item, {{{3, 5, "B", {}, {}}, 0.5}, {{0, 2, "A", {}, {}}, {}}}, relations);
        if (!added)
            return fail(added.error());
    }
    PredictionFacts facts;
    facts.sources = {makeSource("predicted.ann", split.items)};
    return writer->publish(facts);
}

std::string textOf(const Relation& relation)
{
    std::string text = relation.type;
    for (const RelationArgument& argument : relation.arguments)
        text += ' ' + argument.role + ':' + std::to_string(argument.mention);
    return text;
}

/// Item and text of each, in the order of the stream.
std::vector<std::string> streamed(Store& store, Id split, Store::SpansOf kind, Id set)
{
    std::vector<std::string> all;
    const Status read
        = store.readRelations(split, kind, set, [&](std::span<const RelationView> page) -> Status {
              for (const RelationView& view : page)
                  all.push_back(std::to_string(view.ordinal) + ' ' + textOf(view.relation));
              return {};
          });
    if (!read)
        qWarning("%s", describe(read.error()).c_str());
    return all;
}

} // namespace

void TestStoreRelations::goldOnesComeBack()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importRelated(*store, target("data", "test"), kItems);
    VERIFY_OK(split);
    QCOMPARE(split->relations, 12'000U);
    QCOMPARE(split->mentions.value_or(0), 18'000U);
    const std::vector<std::string> all = streamed(*store, split->id, Store::SpansOf::Gold, 0);
    QCOMPARE(all.size(), 12'000U);
    std::size_t at = 0;
    for (std::size_t item = 0; item < kItems; ++item) {
        if (item % 3 == 2)
            continue;
        QCOMPARE(all[at++], std::to_string(item) + " Binds Arg1:2 Arg2:0");
        QCOMPARE(all[at++], std::to_string(item) + " Equiv :0 :1 :2");
    }
    const auto ofItem = store->relations(split->id, Store::SpansOf::Gold, 0, kItems - 2);
    VERIFY_OK(ofItem);
    QCOMPARE(ofItem->size(), 2U);
    QCOMPARE(textOf(ofItem->back()), std::string("Equiv :0 :1 :2"));
    QVERIFY(store->relations(split->id, Store::SpansOf::Gold, 0, kItems - 1)->empty());
    QVERIFY(streamed(*store, split->id, Store::SpansOf::Alternatives, 0).empty());
    const auto without = importItems(*store, target("data", "plain"), 10);
    VERIFY_OK(without);
    QCOMPARE(without->relations, 0U);
    JobContext job;
    VERIFY_OK(store->check(job));
}

void TestStoreRelations::argumentsFollowTheirMentions()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    JobContext job;
    auto writer = store->beginImport(target("data", "test"), job);
    VERIFY_OK(writer);
    Instance item;
    item.text = "aa bb cc";
    item.mentions = {{6, 8, "C", {}, {}}, {0, 2, "A", {}, {}}, {3, 5, "B", {}, {}}};
    item.relations = {{"Binds", {{0, "Arg1"}, {1, "Arg2"}}}, {"Equiv", {{2, ""}, {0, ""}}}};
    VERIFY_OK(writer->add(std::move(item)));
    const auto split = writer->publish({{makeSource("items.ann", 1)}, true, false});
    VERIFY_OK(split);
    QCOMPARE(streamed(*store, split->id, Store::SpansOf::Gold, 0),
        (std::vector<std::string>{"0 Binds Arg1:2 Arg2:0", "0 Equiv :1 :2"}));
}

void TestStoreRelations::predictedOnesComeBack()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importRelated(*store, target("data", "test"), kItems);
    VERIFY_OK(split);
    const auto set
        = predict(*store, *split, {{"Binds", {{0, "Arg1"}, {1, "Arg2"}}}, {"Cuts", {{1, "Arg1"}}}});
    VERIFY_OK(set);
    QCOMPARE(set->relations, 9000U);
    QCOMPARE(set->mentions, 9000U);
    const std::vector<std::string> all = streamed(*store, split->id, Store::SpansOf::Predictions, set->id);
    QCOMPARE(all.size(), 9000U);
    // The mention at 3 was handed over first and stands second.
    QCOMPARE(all.front(), std::string("0 Binds Arg1:1 Arg2:0"));
    QCOMPARE(all.back(), std::string("8998 Cuts Arg1:0"));
    QCOMPARE(store->relations(split->id, Store::SpansOf::Predictions, set->id, 2)->size(), 2U);
    QVERIFY(store->relations(split->id, Store::SpansOf::Predictions, set->id, 3)->empty());
}

void TestStoreRelations::replacedCopiedAndSwept()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importRelated(*store, target("data", "test"), 60);
    VERIFY_OK(split);
    const std::vector<Relation> binds{{"Binds", {{0, "Arg1"}, {1, "Arg2"}}}};
    VERIFY_OK(predict(*store, *split, binds));
    const auto replaced = predict(*store, *split, {}, true);
    VERIFY_OK(replaced);
    QCOMPARE(replaced->relations, 0U);
    QVERIFY(streamed(*store, split->id, Store::SpansOf::Predictions, replaced->id).empty());
    const auto again = importRelated(*store, target("data", "test", SplitRole::Test, true), 30, "Cuts");
    VERIFY_OK(again);
    QCOMPARE(again->relations, 40U);
    JobContext job;
    VERIFY_OK(store->sweep(job));
    VERIFY_OK(store->check(job));
    QCOMPARE(
        streamed(*store, split->id, Store::SpansOf::Gold, 0).front(), std::string("0 Cuts Arg1:2 Arg2:0"));
    VERIFY_OK(predict(*store, *again, binds, true));
    const std::string copy = folder.path("copy.heldout");
    VERIFY_OK(store->saveCopy(copy, job));
    const auto other = Store::open(copy, OpenMode::ReadOnly);
    VERIFY_OK(other);
    QCOMPARE((*other)->split(split->id)->relations, 40U);
    QCOMPARE((*other)->predictions(split->id)->front().relations, 15U);
    QCOMPARE(streamed(**other, split->id, Store::SpansOf::Gold, 0).size(), 40U);
    VERIFY_OK(store->removeSplit(split->id));
    VERIFY_OK(store->sweep(job));
    VERIFY_OK(store->check(job));
    QVERIFY(!*store->hasGarbage());
}

void TestStoreRelations::digestsTellThemApart()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto binds = importRelated(*store, target("data", "binds"), 6);
    const auto cuts = importRelated(*store, target("data", "cuts"), 6, "Cuts");
    VERIFY_OK(binds);
    VERIFY_OK(cuts);
    QCOMPARE(binds->digest, cuts->digest);
    QVERIFY(binds->mentionDigest != cuts->mentionDigest);
    const auto one = predict(*store, *binds, {{"Binds", {{0, "Arg1"}, {1, "Arg2"}}}});
    VERIFY_OK(one);
    const auto turned = predict(*store, *binds, {{"Binds", {{1, "Arg1"}, {0, "Arg2"}}}}, true);
    VERIFY_OK(turned);
    QVERIFY(one->digest != turned->digest);
}

void TestStoreRelations::aMentionThatIsNotThere()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    JobContext job;
    auto writer = store->beginImport(target("data", "test"), job);
    VERIFY_OK(writer);
    Instance item = related();
    item.relations.front().arguments.front().mention = 3;
    COMPARE_CODE(writer->add(std::move(item)), Code::InvalidArgument);
    const auto split = importRelated(*store, target("data", "other"), 3);
    VERIFY_OK(split);
    COMPARE_CODE(predict(*store, *split, {{"Binds", {{2, ""}}}}), Code::InvalidArgument);
}

QTEST_GUILESS_MAIN(TestStoreRelations)
#include "tst_store_relations.moc"
