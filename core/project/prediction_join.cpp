// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/prediction_join.h"

#include <algorithm>
#include <limits>
#include <ranges>
#include <utility>

#include "base/numbers.h"
#include "project/item_key.h"

namespace heldout::project {

namespace {

/// What the file says of the one label that was predicted, or the only score it gives.
std::optional<double> scoreOf(const Prediction& prediction)
{
    if (prediction.scores.size() == 1)
        return prediction.scores.front().score;
    if (prediction.labels.size() != 1)
        return std::nullopt;
    const auto found = std::ranges::find(prediction.scores, prediction.labels.front(), &ClassScore::label);
    return found == prediction.scores.end() ? std::nullopt : std::optional(found->score);
}

void keepId(std::vector<std::string>& list, const std::string& id)
{
    if (list.size() < kNamedIds)
        list.push_back(id);
}

/// Names the first few.
Phrase unknownLabels(const std::string& split, const std::set<std::string>& labels, std::uint64_t predictions)
{
    constexpr std::size_t kNamed = 5;
    std::string names;
    for (const std::string& label : labels | std::views::take(kNamed))
        names += (names.empty() ? "“" : ", “") + label + "”";
    if (labels.size() == 1)
        return Phrase::of("No item of %1 has the label %2 (predictions: %3)", split, names, predictions);
    if (labels.size() <= kNamed)
        return Phrase::of("No item of %1 has the labels %2 (predictions: %3)", split, names, predictions);
    return Phrase::of("No item of %1 has the labels %2 and %4 more (predictions: %3)", split, names,
        predictions, labels.size() - kNamed);
}

} // namespace

Status PredictionJoin::begin(JobContext& job)
{
    if (m_split.items >= kNoItem)
        return fail(Code::InvalidArgument, Phrase::of("The split has too many items to join predictions."));
    m_keys.reserve(static_cast<std::size_t>(m_split.items));
    auto read = m_store.readItems(
        m_split.id,
        [&](std::span<const store::ItemView> items) -> Status {
            for (const store::ItemView& item : items)
                m_keys.push_back(keyOf(item));
            return {};
        },
        job.stopToken());
    if (!read)
        return read;
    for (std::size_t item = 0; item < m_keys.size(); ++item)
        m_items.emplace(m_keys[item], static_cast<std::uint32_t>(item));
    m_predicted.resize(m_keys.size());
    return {};
}

formats::TextOf PredictionJoin::textOf()
{
    return [this](std::string_view key) -> Result<std::optional<std::string_view>> {
        const auto found = m_items.find(key);
        if (found == m_items.end())
            return std::nullopt;
        auto rows = m_store.itemsAt(m_split.id, std::span(&found->second, 1), SIZE_MAX);
        if (!rows)
            return fail(rows.error());
        m_text = std::move(rows->front().text);
        return std::string_view(m_text);
    };
}

std::uint32_t PredictionJoin::itemOf(const Prediction& prediction) const
{
    const std::uint64_t position = m_positions + prediction.position;
    if (m_how == JoinBy::Position)
        return position < m_keys.size() ? static_cast<std::uint32_t>(position) : kNoItem;
    const auto found = m_items.find(prediction.key);
    return prediction.key.empty() || found == m_items.end() ? kNoItem : found->second;
}

Status PredictionJoin::row(Prediction&& prediction)
{
    const std::uint32_t item = itemOf(prediction);
    ++m_rows;
    if (item == kNoItem) {
        ++m_surplusRows;
        keepId(
            m_surplus, prediction.key.empty() ? toText(m_positions + prediction.position) : prediction.key);
        return {};
    }
    if (m_predicted[item].there) {
        ++m_duplicateRows;
        keepId(m_duplicate, m_keys[item]);
        return {};
    }
    return take(item, std::move(prediction));
}

Status PredictionJoin::diagnostic(const Diagnostic& diagnostic)
{
    m_diagnostics.push_back(diagnostic);
    return {};
}

std::uint32_t PredictionJoin::combination(std::vector<std::string> labels)
{
    std::ranges::sort(labels);
    labels.erase(std::ranges::unique(labels).begin(), labels.end());
    const auto next = static_cast<std::uint32_t>(m_labels.size() + 1);
    const auto [found, isNew] = m_combinations.emplace(std::move(labels), next);
    if (isNew) {
        m_labels.push_back(found->first);
        m_labelFiles.push_back(m_file);
    }
    return found->second;
}

Status PredictionJoin::take(std::uint32_t item, Prediction&& prediction)
{
    if (!prediction.tags.empty()) {
        auto placed = placeTags(item, prediction);
        if (!placed)
            return fail(placed.error());
        if (!*placed)
            return {};
    }
    m_predicted[item].there = true;
    ++m_joined;
    m_severalLabels = m_severalLabels || prediction.labels.size() > 1;
    if (const auto score = scoreOf(prediction)) {
        if (m_scores.empty())
            m_scores.assign(m_keys.size(), std::numeric_limits<double>::quiet_NaN());
        m_scores[item] = *score;
    }
    m_predicted[item].labels = combination(std::move(prediction.labels));
    if (!prediction.mentions.empty())
        m_found.push_back({item, std::move(prediction.mentions), std::move(prediction.relations)});
    return {};
}

Result<bool> PredictionJoin::placeTags(std::uint32_t item, Prediction& prediction)
{
    if (m_tokens.empty()) {
        m_tokens.resize(m_keys.size());
        auto read = m_store.readTokens(m_split.id, [&](std::span<const store::TokensView> items) -> Status {
            for (const store::TokensView& one : items)
                m_tokens[one.ordinal] = one.tokens;
            return {};
        });
        if (!read)
            return fail(read.error());
    }
    const std::vector<TextSpan>& tokens = m_tokens[item];
    if (tokens.size() != prediction.tags.size()) {
        Diagnostic found;
        found.severity = Severity::Refused;
        found.code = DiagnosticCode::TextDiffers;
        found.file = m_file;
        found.line = prediction.line;
        found.message = Phrase::of("The item “%1” has %2 tokens, but there are %3 tags for it", m_keys[item],
            tokens.size(), prediction.tags.size());
        found.action = Phrase::of("Left out: the item counts as not answered");
        m_diagnostics.push_back(std::move(found));
        return false;
    }
    prediction.mentions.clear();
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (prediction.tags[i] != "O")
            prediction.mentions.push_back(
                {tokens[i].first, tokens[i].last, std::move(prediction.tags[i]), {}, {}});
    }
    return true;
}

void PredictionJoin::compareLabels(const std::set<std::string, std::less<>>& gold)
{
    std::vector<std::uint8_t> unknown(m_labels.size(), 0); // by combination
    std::set<std::string> labels;
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        for (const std::string& label : m_labels[i]) {
            if (gold.contains(label))
                continue;
            unknown[i] = 1;
            labels.insert(label);
        }
    }
    if (labels.empty())
        return;
    const auto predictions = static_cast<std::uint64_t>(std::ranges::count_if(
        m_predicted, [&](const Predicted& one) { return one.there && unknown[one.labels - 1] != 0; }));
    Diagnostic found;
    found.code = DiagnosticCode::UnknownLabel;
    found.file = m_labelFiles[static_cast<std::size_t>(std::ranges::find(unknown, 1) - unknown.begin())];
    found.message = unknownLabels(m_split.name, labels, predictions);
    found.action = Phrase::of("Counted as wrong");
    m_diagnostics.push_back(std::move(found));
}

Status PredictionJoin::writeLabels(store::PredictionWriter& writer)
{
    auto ids = writer.labelSets(m_labels);
    if (!ids)
        return fail(ids.error());
    std::vector<std::uint32_t> column;
    column.reserve(m_predicted.size());
    for (const Predicted& item : m_predicted)
        column.push_back(item.there ? (*ids)[item.labels - 1] : 0);
    Status written = writer.setLabels(column);
    return written && !m_scores.empty() ? writer.setScores(m_scores) : written;
}

Status PredictionJoin::writeMentions(store::PredictionWriter& writer, const JobContext& job)
{
    std::vector<std::uint8_t> there;
    there.reserve(m_predicted.size());
    for (const Predicted& item : m_predicted)
        there.push_back(item.there || m_absentIsEmpty ? 1 : 0);
    if (auto written = writer.setJoined(there); !written)
        return written;
    std::ranges::sort(m_found, {}, &Found::item);
    for (auto& [item, mentions, relations] : m_found) {
        std::vector<store::PredictedMention> predicted;
        predicted.reserve(mentions.size());
        for (Mention& mention : mentions)
            predicted.push_back({std::move(mention), {}});
        if (auto added = writer.addMentions(item, std::move(predicted), std::move(relations)); !added)
            return added;
        if (auto going = job.checkStop(); !going)
            return going;
    }
    return {};
}

Status PredictionJoin::write(store::PredictionWriter& writer, Task task, JobContext& job)
{
    job.begin(Stage::Writing, Unit::Rows, m_predicted.size());
    for (const Diagnostic& found : m_diagnostics) {
        if (auto kept = writer.diagnostic(found); !kept)
            return kept;
    }
    Status written = isMentions(task) ? writeMentions(writer, job) : writeLabels(writer);
    if (written)
        job.end();
    return written;
}

void PredictionJoin::countInto(store::PredictionFacts& facts, PredictionOutcome& outcome) const
{
    const std::uint64_t missing = m_absentIsEmpty ? 0 : m_keys.size() - m_joined;
    facts.joined = m_joined;
    facts.missing = missing;
    facts.surplus = m_surplusRows;
    facts.duplicate = m_duplicateRows;
    outcome.counts = {m_rows, m_joined, missing, m_surplusRows, m_duplicateRows};
    outcome.surplus = m_surplus;
    outcome.duplicate = m_duplicate;
    for (std::uint32_t item = 0; item < m_keys.size() && missing > 0; ++item) {
        if (!m_predicted[item].there)
            keepId(outcome.missing, m_keys[item]);
    }
}

} // namespace heldout::project
