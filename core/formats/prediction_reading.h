// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/predictions.h"
#include "formats/reading.h"

namespace heldout::formats {

/// What was decided before the first prediction is read.
struct PredictionPlan
{
    std::string path;
    PredictionDetection detection;
    PredictionColumns columns; ///< to be used
    PredictionOptions options;
    bool lenientColumns = false; ///< preview: a column that is not there is left out
};

/// Hands the diagnostics of the parts that read data sets too to the sink of predictions.
class DiagnosticsOnly final : public RowSink
{
public:
    explicit DiagnosticsOnly(PredictionSink& sink)
        : m_sink(sink)
    {
    }
    Status row(Instance&& /*instance*/) override
    {
        return fail(Code::Internal, Phrase::of("A reader of predictions read an item."));
    }
    Status diagnostic(const Diagnostic& diagnostic) override { return m_sink.diagnostic(diagnostic); }

private:
    PredictionSink& m_sink;
};

/// What every reader of predictions gets.
struct PredictionReading
{
    const PredictionPlan& plan;
    ByteSource& source;
    Rows& rows;
    PredictionSink& sink;
    JobContext& job;
    const TextOf& textOf;
    const CellTap& tap;
    PredictionReport& report;
};

[[nodiscard]] Status readPredictionTable(const PredictionReading& reading); ///< Tsv, Csv
[[nodiscard]] Status readPredictionLines(const PredictionReading& reading);
[[nodiscard]] Status readPredictionJson(const PredictionReading& reading);
[[nodiscard]] Status readPredictionTags(const PredictionReading& reading);

/// Counts a prediction, notes an id that stands twice, and hands it over. `rows` stands at its line.
[[nodiscard]] Status takePrediction(
    Rows& rows, JobContext& job, PredictionSink& sink, PredictionReport& report, Prediction&& prediction);

/// The same for the row at which the reading stands: its position is the number of rows before it.
[[nodiscard]] Status takeRow(const PredictionReading& reading, Prediction& prediction);
/// Forgets what a row of labels and scores holds, and keeps the memory.
void clearRow(Prediction& prediction);

/// The class that a column of scores is of, from its name.
[[nodiscard]] std::string classOfColumn(const std::string& name, const ItemLabels& labels);
/// What is left open about scores, settled by the items' labels and the names of the columns of scores.
void settleScores(const std::vector<std::string>& scoreNames, PredictionOptions& options);

/// What a column of scores holds: one, or perhaps a list of one a class.
enum class ScoresIn : std::uint8_t { Numbers, Lists };

/// Labels and scores of a row from the cells that hold them.
class LabelCells
{
public:
    /// Classes of the columns of scores. The options are settled; InvalidArgument when they name another
    /// number of classes.
    [[nodiscard]] static Result<LabelCells> make(const PredictionOptions& options,
        const std::vector<std::string>& scoreNames, ScoresIn scores = ScoresIn::Numbers);

    /// The labels of a cell, added to those that are there.
    void addLabels(std::string_view cell, std::vector<std::string>& labels) const;
    /// Score of column `i`. False when it is no number: refused through `rows`.
    [[nodiscard]] Result<bool> addScore(
        Rows& rows, std::size_t i, std::size_t column, std::string_view cell, Prediction& prediction) const;
    /// Labels from scores, where there are no columns of labels.
    void labelByScores(Prediction& prediction) const;
    /// Classes by their numbers, of a list of scores in one field.
    [[nodiscard]] std::string classOf(std::size_t i) const;

private:
    PredictionOptions m_options;
    std::vector<std::string> m_classes;
    bool m_positiveAlone = false;
};

/// Any format that is one file. `diagnostics` hands on to the sink of `reading`.
[[nodiscard]] Status readPredictionsFrom(const PredictionReading& reading, RowSink& diagnostics);

/// What was used, as canonical JSON.
[[nodiscard]] std::string settingsOf(const PredictionPlan& plan);

/// Plan of a file from its head.
[[nodiscard]] Result<PredictionPlan> predictionPlan(const Head& head, const PredictionOptions& options);

} // namespace heldout::formats
