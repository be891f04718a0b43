// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "data/diagnostic.h"
#include "store/types.h"

namespace heldout::store {

struct PredictionTarget
{
    Id split = 0;
    std::string task; ///< "classification" ...
    std::string name; ///< of the system
    std::string joinedBy; ///< "id", "position"
    bool replace = false; ///< swap the predictions of the name and task; else AlreadyExists
};

struct PredictionFacts
{
    std::vector<SourceRow> sources;
    std::uint64_t joined = 0; ///< items that have a prediction
    std::uint64_t missing = 0; ///< items without one
    std::uint64_t surplus = 0; ///< rows of items that are not there
    std::uint64_t duplicate = 0; ///< further rows of an item
};

struct PredictedMention
{
    Mention mention;
    std::optional<double> score;
};

/// Predictions of one system for the items of a split; invisible until publish(). Otherwise as ImportWriter.
class PredictionWriter
{
public:
    struct State;
    explicit PredictionWriter(std::unique_ptr<State> state);
    PredictionWriter(PredictionWriter&&) noexcept;
    PredictionWriter& operator=(PredictionWriter&&) noexcept;
    ~PredictionWriter();

    /// Ids of combinations of labels, in their order; never 0. A combination without any label has one too.
    [[nodiscard]] Result<std::vector<std::uint32_t>> labelSets(
        std::span<const std::vector<std::string>> combinations);
    /// Column "label": for each item the id of its labels, 0 = no prediction.
    [[nodiscard]] Status setLabels(std::span<const std::uint32_t> labelSets);
    /// Column "score": a score for each item, NaN = none.
    [[nodiscard]] Status setScores(std::span<const double> scores);
    /// Column "joined": 1 for each item that has a prediction, where labels do not say so.
    [[nodiscard]] Status setJoined(std::span<const std::uint8_t> joined);
    /// Mentions of one item in any order, which are sorted by (first, last, type), and the relations between
    /// them, whose arguments follow; items in ascending order.
    [[nodiscard]] Status addMentions(
        std::uint64_t ordinal, std::vector<PredictedMention> mentions, std::vector<Relation> relations = {});
    [[nodiscard]] Status diagnostic(const Diagnostic& diagnostic); ///< as ImportWriter::diagnostic()

    /// Makes the predictions visible. NotFound when the split was removed or replaced meanwhile,
    /// AlreadyExists when somebody took the name, Cancelled.
    [[nodiscard]] Result<PredictionRow> publish(const PredictionFacts& facts);

private:
    std::unique_ptr<State> m_state;
};

} // namespace heldout::store
