// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>

#include "unit/store/store_fixture.h"

using namespace heldout;
using namespace heldout::store;
using namespace heldout::store::testing;

/// Sets of predictions: written unseen, published at the end, read back, removed, swept.
class TestStorePredictions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labelsAndScoresComeBack();
    void mentionsComeBackWithFragments();
    void nothingIsSeenBeforePublishing();
    void aNameIsTakenOnce();
    void replacedAndRemovedSetsAreSwept();
    void aReplacedSplitLeavesThemBehind();
    void digestsTellPredictionsApart();
    void whatDoesNotFitIsRefused();
    void tokensComeBack();
};

namespace {

PredictionTarget targetOf(Id split, const std::string& name, bool replace = false)
{
    return {split, "classification", name, "id", replace};
}

PredictionFacts someFacts()
{
    PredictionFacts facts;
    facts.sources = {makeSource("predictions.tsv", 3)};
    facts.joined = 3;
    facts.missing = 1;
    facts.surplus = 4;
    facts.duplicate = 5;
    return facts;
}

Result<PredictionRow> storeLabels(Store& store, const SplitRow& split, const std::string& name,
    const std::string& label, bool replace = false)
{
    JobContext job;
    auto writer = store.beginPredictions(targetOf(split.id, name, replace), job);
    if (!writer)
        return fail(writer.error());
    const std::vector<std::vector<std::string>> combinations{{label}, {"b", "a"}};
    auto ids = writer->labelSets(combinations);
    if (!ids)
        return fail(ids.error());
    std::vector<std::uint32_t> column(split.items, ids->front());
    column.back() = 0;
    if (column.size() > 1)
        column[1] = ids->back();
    std::vector<double> scores(split.items, 0.25);
    scores.back() = std::numeric_limits<double>::quiet_NaN();
    Status status = writer->setLabels(column);
    if (status)
        status = writer->setScores(scores);
    if (!status)
        return fail(status.error());
    return writer->publish(someFacts());
}

std::vector<SpanView> spansOf(Store& store, Id split, Store::SpansOf kind, Id set)
{
    std::vector<SpanView> all;
    const Status read = store.readSpans(split, kind, set, [&](std::span<const SpanView> spans) -> Status {
        all.insert(all.end(), spans.begin(), spans.end());
        return {};
    });
    if (!read)
        qWarning("%s", describe(read.error()).c_str());
    return all;
}

} // namespace

void TestStorePredictions::labelsAndScoresComeBack()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("data", "test"), 10'000);
    VERIFY_OK(split);
    const auto set = storeLabels(*store, *split, "system", "even");
    VERIFY_OK(set);
    QCOMPARE(set->joined, 3U);
    QCOMPARE(set->missing, 1U);
    QCOMPARE(set->surplus, 4U);
    QCOMPARE(set->duplicate, 5U);
    QVERIFY(set->scores && set->current);
    const auto labels = store->predictedLabels(set->id);
    VERIFY_OK(labels);
    QCOMPARE(labels->size(), 10'000U);
    QCOMPARE(labels->back(), 0U);
    QCOMPARE(*store->labels(labels->front()), std::vector<std::string>{"even"});
    QCOMPARE(*store->labels(labels->at(1)), (std::vector<std::string>{"a", "b"}));
    // Predicted labels are those of the data set: gold and prediction compare by number.
    QCOMPARE(store->itemFacts(split->id)->front().labelSet, std::int64_t{labels->front()});
    const auto scores = store->predictedScores(set->id);
    VERIFY_OK(scores);
    QCOMPARE(scores->front(), 0.25);
    QVERIFY(std::isnan(scores->back()));
    COMPARE_CODE(store->predictedItems(set->id), Code::NotFound);
    QCOMPARE(store->predictionSources(set->id)->front().path, std::string("predictions.tsv"));
    QCOMPARE(store->predictions(split->id)->size(), 1U);
}

void TestStorePredictions::mentionsComeBackWithFragments()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("data", "test"), 20'000);
    VERIFY_OK(split);
    JobContext job;
    auto writer = store->beginPredictions({split->id, "mentions", "system", "id", false}, job);
    VERIFY_OK(writer);
    for (std::uint64_t item = 0; item < 20'000; item += 2)
        VERIFY_OK(writer->addMentions(item,
            {{{4, 6, "B", {}, {}}, {}}, {{0, 6, "A", {}, {{0, 1}, {4, 6}}}, 0.5},
                {{0, 3, "A", {}, {}}, {}}}));
    const auto set = writer->publish(someFacts());
    VERIFY_OK(set);
    QCOMPARE(set->mentions, 30'000U);
    const auto spans = spansOf(*store, split->id, Store::SpansOf::Predictions, set->id);
    QCOMPARE(spans.size(), 30'000U);
    QCOMPARE(spans.back().ordinal, 19'998U);
    const auto& pieces = spans[30'000 - 2]; // by (first, last)
    QCOMPARE(pieces.fragments, (std::vector<TextSpan>{{0, 1}, {4, 6}}));
    QCOMPARE(pieces.score.value_or(0), 0.5);
    QCOMPARE(*store->typeName(spans.back().type), std::string("B"));
    QVERIFY(spans.back().fragments.empty() && !spans.back().score);
    const auto ofItem = store->predictedMentions(set->id, 4);
    VERIFY_OK(ofItem);
    QCOMPARE(ofItem->size(), 3U);
    QCOMPARE(ofItem->at(1).mention.fragments, (std::vector<TextSpan>{{0, 1}, {4, 6}}));
    QCOMPARE(store->predictedMentions(set->id, 5)->size(), 0U);
    QCOMPARE(spansOf(*store, split->id, Store::SpansOf::Gold, 0).size(), 20'000U);
    VERIFY_OK(store->check(job));
}

void TestStorePredictions::nothingIsSeenBeforePublishing()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("data", "test"), 100);
    VERIFY_OK(split);
    JobContext job;
    {
        auto writer = store->beginPredictions({split->id, "mentions", "system", "id", false}, job);
        VERIFY_OK(writer);
        VERIFY_OK(writer->addMentions(3, {{{0, 1, "A", {}, {}}, {}}}));
        QCOMPARE(store->predictions(split->id)->size(), 0U);
    }
    QVERIFY(*store->hasGarbage());
    VERIFY_OK(store->sweep(job));
    QVERIFY(!*store->hasGarbage());
    VERIFY_OK(store->check(job));
}

void TestStorePredictions::aNameIsTakenOnce()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("data", "test"), 4);
    VERIFY_OK(split);
    const auto set = storeLabels(*store, *split, "system", "even");
    VERIFY_OK(set);
    VERIFY_OK(storeLabels(*store, *split, "another", "even"));
    COMPARE_CODE(storeLabels(*store, *split, "system", "odd"), Code::AlreadyExists);
    COMPARE_CODE(store->renamePredictions(set->id, "another"), Code::AlreadyExists);
    VERIFY_OK(store->renamePredictions(set->id, "first"));
    QCOMPARE(store->predictions(split->id, set->id)->name, std::string("first"));
    COMPARE_CODE(store->renamePredictions(set->id, ""), Code::InvalidArgument);
    COMPARE_CODE(store->renamePredictions(99'999, "x"), Code::NotFound);
}

void TestStorePredictions::replacedAndRemovedSetsAreSwept()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("data", "test"), 100);
    VERIFY_OK(split);
    const auto first = storeLabels(*store, *split, "system", "even");
    VERIFY_OK(first);
    const auto second = storeLabels(*store, *split, "system", "odd", true);
    VERIFY_OK(second);
    COMPARE_CODE(store->predictions(0, first->id), Code::NotFound);
    QVERIFY(!store->objectDigest("predictions", first->id)->has_value());
    JobContext job;
    VERIFY_OK(store->sweep(job));
    COMPARE_CODE(store->predictedLabels(first->id), Code::NotFound);
    VERIFY_OK(store->predictedLabels(second->id));
    VERIFY_OK(store->removePredictions(second->id));
    COMPARE_CODE(store->removePredictions(second->id), Code::NotFound);
    VERIFY_OK(store->sweep(job));
    COMPARE_CODE(store->predictedLabels(second->id), Code::NotFound);
    VERIFY_OK(store->check(job));
}

void TestStorePredictions::aReplacedSplitLeavesThemBehind()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("data", "test"), 100);
    VERIFY_OK(split);
    const auto set = storeLabels(*store, *split, "system", "even");
    VERIFY_OK(set);
    JobContext job;
    auto late = store->beginPredictions(targetOf(split->id, "late"), job);
    VERIFY_OK(late);
    VERIFY_OK(importItems(*store, target("data", "test", SplitRole::Test, true), 100, 1));
    QVERIFY(!store->predictions(split->id, set->id)->current);
    COMPARE_CODE(late->publish(someFacts()), Code::NotFound);
    VERIFY_OK(store->removeSplit(split->id));
    COMPARE_CODE(store->predictions(0, set->id), Code::NotFound);
    VERIFY_OK(store->sweep(job));
    VERIFY_OK(store->check(job));
}

void TestStorePredictions::digestsTellPredictionsApart()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("data", "test"), 50);
    VERIFY_OK(split);
    const auto even = storeLabels(*store, *split, "even", "even");
    const auto same = storeLabels(*store, *split, "same", "even");
    const auto odd = storeLabels(*store, *split, "odd", "odd");
    VERIFY_OK(even);
    VERIFY_OK(same);
    VERIFY_OK(odd);
    QCOMPARE(even->digest, same->digest);
    QVERIFY(even->digest != odd->digest);
    QCOMPARE(store->objectDigest("predictions", odd->id)->value_or(""), odd->digest);
}

void TestStorePredictions::whatDoesNotFitIsRefused()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    const auto split = importItems(*store, target("data", "test"), 4);
    VERIFY_OK(split);
    JobContext job;
    COMPARE_CODE(store->beginPredictions({split->id, "", "x", "id", false}, job), Code::InvalidArgument);
    COMPARE_CODE(store->beginPredictions(targetOf(12'345, "x"), job), Code::NotFound);
    {
        auto writer = store->beginPredictions(targetOf(split->id, "short"), job);
        VERIFY_OK(writer);
        const std::vector<std::uint32_t> three{0, 0, 0};
        COMPARE_CODE(writer->setLabels(three), Code::InvalidArgument);
        COMPARE_CODE(writer->publish(someFacts()), Code::InvalidArgument);
    }
    auto writer = store->beginPredictions(targetOf(split->id, "order"), job);
    VERIFY_OK(writer);
    VERIFY_OK(writer->addMentions(2, {}));
    COMPARE_CODE(writer->addMentions(2, {}), Code::InvalidArgument);
}

void TestStorePredictions::tokensComeBack()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    JobContext job;
    auto writer = store->beginImport(target("data", "test"), job);
    VERIFY_OK(writer);
    for (int i = 0; i < 5000; ++i) {
        Instance item;
        item.text = "Zwei Wörter";
        if (i % 3 != 0) {
            item.tokens = {{0, 4}, {5, 12}};
            item.tags = {"B-x", "O"};
        }
        item.mentions = {{0, 12, "x", {}, {{0, 4}, {5, 12}}}};
        VERIFY_OK(writer->add(std::move(item)));
    }
    const auto split = writer->publish({{makeSource("tokens.conll", 5000)}, true, false});
    VERIFY_OK(split);
    std::uint64_t items = 0;
    VERIFY_OK(store->readTokens(split->id, [&](std::span<const TokensView> views) -> Status {
        for (const TokensView& view : views) {
            items += view.ordinal % 3 != 0 && view.tokens == std::vector<TextSpan>{{0, 4}, {5, 12}}
                && view.tags == std::vector<std::string>{"B-x", "O"};
        }
        return {};
    }));
    QCOMPARE(items, 3333U);
    QCOMPARE(store->tokens(split->id, 1)->tags.front(), std::string("B-x"));
    QVERIFY(store->tokens(split->id, 3)->tokens.empty());
    QCOMPARE(store->mentions(split->id, 4'999)->front().fragments.size(), 2U);
    QCOMPARE(spansOf(*store, split->id, Store::SpansOf::Gold, 0).back().fragments.size(), 2U);
}

QTEST_GUILESS_MAIN(TestStorePredictions)
#include "tst_store_predictions.moc"
