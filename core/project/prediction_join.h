// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "formats/predictions.h"
#include "project/evaluation.h"
#include "store/store.h"

namespace heldout::project {

/// Meets the predictions of a system with the items of a split, then writes them. Memory: the ids of the
/// items, and the predictions.
class PredictionJoin final : public formats::PredictionSink
{
public:
    PredictionJoin(store::Store& store, const store::SplitRow& split, JoinBy how)
        : m_store(store)
        , m_split(split)
        , m_how(how)
    {
    }
    /// Reads the ids.
    [[nodiscard]] Status begin(JobContext& job);
    /// Texts of items by their id, for readers.
    [[nodiscard]] formats::TextOf textOf();
    [[nodiscard]] Status row(Prediction&& prediction) override;
    [[nodiscard]] Status diagnostic(const Diagnostic& diagnostic) override;
    void beginFile(const std::string& path) { m_file = path; }
    /// `rows`: of the file, with those that were refused; `absentIsEmpty`: items the file does not name have
    /// no mentions, and are not missing.
    void endFile(std::uint64_t rows, bool absentIsEmpty)
    {
        m_positions += rows;
        m_absentIsEmpty = m_absentIsEmpty || absentIsEmpty;
    }

    /// Rows of the files that were read, with those that were refused.
    [[nodiscard]] std::uint64_t positions() const { return m_positions; }
    [[nodiscard]] std::uint64_t joined() const { return m_joined; }
    [[nodiscard]] bool severalLabels() const { return m_severalLabels; }
    /// Notes predicted labels that are not among `gold`: they can only be wrong.
    void compareLabels(const std::set<std::string, std::less<>>& gold);

    [[nodiscard]] Status write(store::PredictionWriter& writer, Task task, JobContext& job);
    void countInto(store::PredictionFacts& facts, PredictionOutcome& outcome) const;

private:
    static constexpr std::uint32_t kNoItem = 0xffffffff;
    struct Predicted
    {
        std::uint32_t labels = 0; ///< number of the combination, from 1; 0 = none
        bool there = false;
    };
    struct Found
    {
        std::uint32_t item = 0;
        std::vector<Mention> mentions;
        std::vector<Relation> relations; ///< between them
    };

    [[nodiscard]] std::uint32_t itemOf(const Prediction& prediction) const;
    [[nodiscard]] Status take(std::uint32_t item, Prediction&& prediction);
    /// Turns tags into one mention a token, whose type is the tag, where they fit the item's tokens.
    [[nodiscard]] Result<bool> placeTags(std::uint32_t item, Prediction& prediction);
    [[nodiscard]] std::uint32_t combination(std::vector<std::string> labels);
    [[nodiscard]] Status writeLabels(store::PredictionWriter& writer);
    [[nodiscard]] Status writeMentions(store::PredictionWriter& writer, const JobContext& job);

    store::Store& m_store;
    const store::SplitRow& m_split;
    JoinBy m_how;
    std::vector<std::string> m_keys; ///< by item
    std::unordered_map<std::string_view, std::uint32_t> m_items; ///< by key; of equal ones the first
    std::vector<Predicted> m_predicted; ///< by item
    std::vector<double> m_scores; ///< by item; empty = none
    std::vector<Found> m_found; ///< of items
    std::map<std::vector<std::string>, std::uint32_t> m_combinations;
    std::vector<std::vector<std::string>> m_labels; ///< combinations in the order they came
    std::vector<std::string> m_labelFiles; ///< where each of them stands first
    std::vector<Diagnostic> m_diagnostics;
    std::vector<std::string> m_surplus, m_duplicate; ///< ids, the first kNamedIds
    std::vector<std::vector<TextSpan>> m_tokens; ///< by item, once tags have come
    std::string m_file; ///< that is being read
    std::string m_text; ///< of the item a reader asked for
    std::uint64_t m_positions = 0; ///< rows of the files before the one that is being read
    std::uint64_t m_rows = 0, m_joined = 0, m_surplusRows = 0, m_duplicateRows = 0;
    bool m_severalLabels = false;
    bool m_absentIsEmpty = false;
};

} // namespace heldout::project
