// SPDX-License-Identifier: GPL-3.0-or-later
// The items behind a cell.
#include <algorithm>
#include <cmath>

#include "metrics/mention_scorer.h"
#include "project/evaluations_impl.h"
#include "project/item_key.h"
#include "project/match_modes.h"
#include "project/relation_answers.h"
#include "project/run_records.h"
#include "project/tagged_items.h"

namespace heldout::project {

namespace {

bool wanted(std::uint8_t right, Which which)
{
    return which == Which::All || (which == Which::Right) == (right == 1);
}

Outcome outcomeOf(metrics::Match how, Outcome none)
{
    switch (how) {
    case metrics::Match::None:
        return none;
    case metrics::Match::Overlap:
        return Outcome::Partly;
    case metrics::Match::Alternative:
        return Outcome::Alternative;
    case metrics::Match::Found:
        break;
    }
    return Outcome::Found;
}

void mark(const std::vector<Mention>& gold, const std::vector<Mention>& predicted,
    const std::vector<Mention>& alternatives, MatchMode mode, EvaluatedItem::OfSystem& system)
{
    metrics::MentionScorer scorer(modeOf(mode));
    const metrics::MentionOutcome& outcome = scorer.score(gold, predicted, alternatives);
    for (std::size_t n = 0; n < gold.size(); ++n)
        system.gold.push_back({gold[n], outcomeOf(outcome.gold[n].how, Outcome::Missed)});
    for (std::size_t n = 0; n < predicted.size(); ++n)
        system.mentions.push_back({predicted[n], outcomeOf(outcome.predicted[n].how, Outcome::Wrong)});
    system.right = system.predicted && outcome.all.fp == 0 && outcome.all.fn == 0;
}

/// The value of one item, read alone.
template <typename T>
Result<T> onlyOne(Result<std::vector<T>> values)
{
    if (!values)
        return fail(values.error());
    if (values->empty())
        return fail(Code::DamagedProject, Phrase::of("Predictions do not fit the items of their split."));
    return values->front();
}

/// Marks the relations between the mentions that stand in `system` already.
void markRelations(
    const EvaluatedItem& item, const std::vector<Relation>& predicted, EvaluatedItem::OfSystem& system)
{
    const auto identities = [](const std::vector<Relation>& relations, const std::vector<Mention>& mentions) {
        std::vector<std::string> all;
        all.reserve(relations.size());
        for (const Relation& relation : relations)
            all.push_back(relationIdentity(relation, mentions));
        return all;
    };
    std::vector<Mention> mentions;
    mentions.reserve(system.mentions.size());
    for (const MarkedMention& marked : system.mentions)
        mentions.push_back(marked.mention);
    const RelationMatches matches
        = matchRelations(identities(item.relations, item.mentions), identities(predicted, mentions));
    for (std::size_t n = 0; n < item.relations.size(); ++n)
        system.goldRelations.push_back(
            {item.relations[n], matches.gold[n] ? Outcome::Found : Outcome::Missed});
    for (std::size_t n = 0; n < predicted.size(); ++n)
        system.relations.push_back({predicted[n], matches.predicted[n] ? Outcome::Found : Outcome::Wrong});
    system.right = system.predicted && std::ranges::find(matches.gold, false) == matches.gold.end()
        && std::ranges::find(matches.predicted, false) == matches.predicted.end();
}

/// What a system says of one item.
class SystemAnswers
{
public:
    SystemAnswers(store::Store& store, const Evaluation& evaluation, EvaluatedItem& item)
        : m_store(store)
        , m_evaluation(evaluation)
        , m_item(item)
    {
    }
    [[nodiscard]] Status add(const SystemInfo& info)
    {
        auto row = m_store.predictions(m_evaluation.testSplitId, info.id);
        if (!row)
            return fail(row.error());
        if (!row->current)
            return outdatedSystem(*row, Code::NotFound);
        EvaluatedItem::OfSystem& system = m_item.systems.emplace_back();
        return isMentions(m_evaluation.task) ? addMentions(info.id, system) : addLabels(info.id, system);
    }

private:
    Status addLabels(ObjectId set, EvaluatedItem::OfSystem& system)
    {
        auto labelSet = onlyOne(m_store.predictedLabels(set, m_item.ordinal, 1));
        if (!labelSet)
            return fail(labelSet.error());
        system.predicted = *labelSet != 0;
        if (system.predicted) {
            auto names = m_store.labels(*labelSet);
            if (!names)
                return fail(names.error());
            system.labels = std::move(*names);
        }
        system.right = system.predicted && system.labels == m_item.labels;
        auto score = onlyOne(m_store.predictedScores(set, m_item.ordinal, 1));
        if (!score)
            return score.error().code == Code::NotFound ? Status() : fail(score.error());
        if (!std::isnan(*score))
            system.score = *score;
        return {};
    }
    Status addMentions(ObjectId set, EvaluatedItem::OfSystem& system)
    {
        auto joined = onlyOne(m_store.predictedItems(set, m_item.ordinal, 1));
        if (!joined)
            return fail(joined.error());
        system.predicted = *joined != 0;
        std::vector<Mention> predicted;
        auto found = m_store.predictedMentions(set, m_item.ordinal);
        if (!found)
            return fail(found.error());
        for (store::PredictedMention& one : *found)
            predicted.push_back(std::move(one.mention));
        std::vector<Mention> gold = m_item.mentions;
        if (m_evaluation.task == Task::Tags) {
            const MentionRules rules{m_evaluation.mode, m_evaluation.tagReading, m_evaluation.tagScheme};
            auto decoded = decodeItem(m_store, m_evaluation.testSplitId, m_item.ordinal, rules, predicted);
            if (!decoded)
                return fail(decoded.error());
            gold = std::move(decoded->gold);
            predicted = std::move(decoded->predicted);
        }
        mark(gold, predicted, m_item.alternatives, m_evaluation.mode, system);
        if (m_evaluation.task != Task::Relations)
            return {};
        auto relations = m_store.relations(
            m_evaluation.testSplitId, store::Store::SpansOf::Predictions, set, m_item.ordinal);
        if (!relations)
            return fail(relations.error());
        markRelations(m_item, *relations, system);
        return {};
    }

    store::Store& m_store;
    const Evaluation& m_evaluation;
    EvaluatedItem& m_item;
};

/// The closest training item: of mentions that of the item's most similar one.
Status addSimilarity(store::Store& store, Project& project, const Evaluation& evaluation, EvaluatedItem& item)
{
    auto run = project.comparison(evaluation.similarityRun);
    if (!run || run->outdated)
        return {}; // removed since: the scores stand, the closest item is not known any more
    std::vector<std::uint32_t> tests{static_cast<std::uint32_t>(item.ordinal)};
    if (run->unit == CompareUnit::Mentions) {
        auto items = store.columnU32(run->id, kTestItemColumn);
        if (!items)
            return fail(items.error());
        tests.clear();
        for (std::size_t i = 0; i + 1 < items->size(); i += 2) {
            if ((*items)[i] == item.ordinal)
                tests.push_back(static_cast<std::uint32_t>(i / 2));
        }
    }
    std::optional<std::uint32_t> pos;
    for (const std::uint32_t test : tests) {
        auto place = store.columnU32(run->id, kPosColumn, test, 1);
        if (!place)
            return fail(place.error());
        if (!place->empty())
            pos = std::min(pos.value_or(place->front()), place->front());
    }
    if (!pos)
        return {};
    auto pair = project.pair(run->id, *pos, {});
    if (!pair)
        return fail(pair.error());
    item.similarity = pair->row.score;
    if (pair->train) {
        item.trainKey = pair->train->key;
        item.trainText = pair->train->text;
    }
    return {};
}

} // namespace

Result<std::vector<std::uint32_t>> EvaluationsImpl::items(
    ObjectId run, std::size_t row, std::size_t system, Which which)
{
    auto evaluation = this->evaluation(run);
    if (!evaluation)
        return fail(evaluation.error());
    const std::size_t systems = evaluation->systems.size();
    if ((row != kAllRows && row >= evaluation->rows.size()) || system >= systems)
        return fail(Code::InvalidArgument, Phrase::of("The evaluation has no such row or system."));
    std::vector<std::uint32_t> ordinals;
    if (row == kAllRows) {
        auto right = m_store->columnU8(run, kItemRightColumn);
        if (!right)
            return fail(right.error());
        for (std::size_t item = 0; item < right->size() / systems; ++item) {
            const std::uint8_t is = (*right)[item * systems + system];
            if (is <= 1 && wanted(is, which))
                ordinals.push_back(static_cast<std::uint32_t>(item));
        }
        return ordinals;
    }
    auto entries = m_store->columnU32(run, kEntryColumn);
    if (!entries)
        return fail(entries.error());
    auto right = m_store->columnU8(run, kEntryRightColumn);
    if (!right)
        return fail(right.error());
    for (std::size_t entry = 0; entry < entries->size() / 2; ++entry) {
        if ((*entries)[2 * entry + 1] == row && wanted((*right)[entry * systems + system], which))
            ordinals.push_back((*entries)[2 * entry]);
    }
    return ordinals;
}

Result<EvaluatedItem> EvaluationsImpl::item(ObjectId run, std::uint64_t ordinal)
{
    auto evaluation = this->evaluation(run);
    if (!evaluation)
        return fail(evaluation.error());
    if (evaluation->outdated)
        return fail(Code::NotFound,
            Phrase::joined(
                Phrase::of("The items of this evaluation cannot be shown."), evaluation->outdatedBecause),
            Phrase::of("Evaluate again."));
    const auto wantedItem = static_cast<std::uint32_t>(ordinal);
    auto rows = m_store->itemsAt(evaluation->testSplitId, std::span(&wantedItem, 1), SIZE_MAX);
    if (!rows)
        return fail(rows.error());
    store::ItemRow& row = rows->front();
    EvaluatedItem item;
    item.ordinal = ordinal;
    item.key = keyOf(row);
    item.text = std::move(row.text);
    item.document = std::move(row.document);
    item.labels = std::move(row.labels);
    auto mentions = m_store->mentions(evaluation->testSplitId, ordinal);
    if (!mentions)
        return fail(mentions.error());
    item.mentions = std::move(*mentions);
    if (evaluation->mode == MatchMode::Alternatives) {
        auto alternatives = m_store->alternatives(evaluation->testSplitId, ordinal);
        if (!alternatives)
            return fail(alternatives.error());
        item.alternatives = std::move(*alternatives);
    }
    if (evaluation->task == Task::Relations) {
        auto relations = m_store->relations(evaluation->testSplitId, store::Store::SpansOf::Gold, 0, ordinal);
        if (!relations)
            return fail(relations.error());
        item.relations = std::move(*relations);
    }
    SystemAnswers answers(*m_store, *evaluation, item);
    for (const SystemInfo& system : evaluation->systems) {
        if (auto added = answers.add(system); !added)
            return fail(added.error());
    }
    if (evaluation->similarityRun != 0) {
        if (auto added = addSimilarity(*m_store, m_project, *evaluation, item); !added)
            return fail(added.error());
    }
    return item;
}

} // namespace heldout::project
