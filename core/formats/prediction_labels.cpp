// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "base/files.h"
#include "base/numbers.h"
#include "formats/cells.h"
#include "formats/json_line.h"
#include "formats/prediction_reading.h"

namespace heldout::formats {

namespace {

void addOne(std::string_view label, std::vector<std::string>& labels)
{
    label = trimmed(label);
    if (!label.empty() && std::find(labels.begin(), labels.end(), label) == labels.end())
        labels.emplace_back(label);
}

/// The other label of two; "0" when there are not two.
std::string otherLabel(const ItemLabels& labels, const std::string& positive)
{
    if (labels.names.size() != 2 || !labels.names.contains(positive))
        return "0";
    return *labels.names.begin() == positive ? *labels.names.rbegin() : *labels.names.begin();
}

} // namespace

std::string classOfColumn(const std::string& name, const ItemLabels& labels)
{
    const std::optional<std::string> named = classOfScores(name);
    return named && !named->empty() && !labels.names.contains(name) ? *named : name;
}

void settleScores(const std::vector<std::string>& scoreNames, PredictionOptions& options)
{
    const ItemLabels& labels = options.itemLabels;
    if (!options.severalLabels)
        options.severalLabels = labels.several;
    if (options.positive.empty() && scoreNames.size() == 1 && options.classes.size() == 1)
        options.positive = options.classes.front();
    if (options.positive.empty() && scoreNames.size() == 1) {
        std::string named = classOfColumn(scoreNames.front(), labels);
        if (labels.names.contains(named))
            options.positive = std::move(named);
    }
    if (options.positive.empty())
        options.positive = labels.positive.empty() ? "1" : labels.positive;
    if (options.negative.empty())
        options.negative = otherLabel(labels, options.positive);
}

Result<LabelCells> LabelCells::make(
    const PredictionOptions& options, const std::vector<std::string>& scoreNames, ScoresIn scores)
{
    LabelCells cells;
    cells.m_options = options;
    cells.m_classes = options.classes;
    cells.m_positiveAlone = scoreNames.size() == 1 && options.classes.size() <= 1;
    if (cells.m_positiveAlone)
        cells.m_classes = {options.positive};
    if (cells.m_classes.empty()) {
        for (std::size_t i = 0; i < scoreNames.size(); ++i) {
            const std::string& name = scoreNames[i];
            cells.m_classes.push_back(
                name.empty() ? toText(std::uint64_t{i}) : classOfColumn(name, options.itemLabels));
        }
    }
    const bool listed = scoreNames.size() == 1 && scores == ScoresIn::Lists;
    if (!scoreNames.empty() && !listed && cells.m_classes.size() != scoreNames.size()) {
        return fail(Code::InvalidArgument,
            Phrase::of("There are %1 columns of scores and %2 names of classes.", scoreNames.size(),
                cells.m_classes.size()),
            Phrase::of("Name a class for each column of scores, in the same order."));
    }
    return cells;
}

void LabelCells::addLabels(std::string_view cell, std::vector<std::string>& labels) const
{
    cell = trimmed(cell);
    if (!m_options.labelSeparator.empty()) {
        const std::string& separator = m_options.labelSeparator;
        for (std::size_t at = cell.find(separator); at != std::string_view::npos; at = cell.find(separator)) {
            addOne(cell.substr(0, at), labels);
            cell.remove_prefix(at + separator.size());
        }
        addOne(cell, labels);
        return;
    }
    if (cell.starts_with('[') && cell.ends_with(']')) {
        JsonLine json;
        JsonLine::Field field;
        if (json.parse("{\"l\":" + std::string(cell) + '}') == JsonLine::State::Object)
            json.find("l", field);
        if (field.kind == JsonLine::Kind::List && field.simpleList) {
            for (const std::string& label : field.list)
                addOne(label, labels);
            return;
        }
    }
    addOne(cell, labels);
}

std::string LabelCells::classOf(std::size_t i) const
{
    if (i < m_classes.size() && !m_positiveAlone)
        return m_classes[i];
    return toText(std::uint64_t{i});
}

Result<bool> LabelCells::addScore(
    Rows& rows, std::size_t i, std::size_t column, std::string_view cell, Prediction& prediction) const
{
    cell = trimmed(cell);
    if (cell.empty())
        return true;
    const std::optional<double> score = parseDouble(cell);
    if (!score) {
        if (Status status = rows.refused(DiagnosticCode::BadScore, column,
                Phrase::of("The score “%1” is no number", cell), Phrase::of("Line left out"));
            !status)
            return fail(std::move(status.error()));
        return false;
    }
    prediction.scores.push_back({m_classes[i], *score});
    return true;
}

void LabelCells::labelByScores(Prediction& prediction) const
{
    const std::vector<ClassScore>& scores = prediction.scores;
    if (scores.empty())
        return;
    if (m_options.severalLabels.value_or(false)) {
        for (const ClassScore& score : scores) {
            if (score.score >= m_options.threshold)
                addOne(score.label, prediction.labels);
        }
    } else if (m_positiveAlone && scores.size() == 1) {
        prediction.labels
            = {scores[0].score >= m_options.threshold ? m_options.positive : m_options.negative};
    } else {
        prediction.labels
            = {std::max_element(scores.begin(), scores.end(), [](const ClassScore& a, const ClassScore& b) {
                  return a.score < b.score;
              })->label};
    }
}

Status takePrediction(
    Rows& rows, JobContext& job, PredictionSink& sink, PredictionReport& report, Prediction&& prediction)
{
    if (Status status = job.checkStop(); !status)
        return status;
    if (!prediction.key.empty()) {
        if (Status status = rows.noteKey(prediction.key); !status)
            return status;
    }
    prediction.line = rows.line();
    for (const ClassScore& score : prediction.scores) {
        if (std::find(report.classes.begin(), report.classes.end(), score.label) == report.classes.end())
            report.classes.push_back(score.label);
    }
    ++report.predictions;
    report.mentions += prediction.mentions.size();
    report.relations += prediction.relations.size();
    return sink.row(std::move(prediction));
}

void clearRow(Prediction& prediction)
{
    prediction.key.clear();
    prediction.text.clear();
    prediction.labels.clear();
    prediction.scores.clear();
}

Status takeRow(const PredictionReading& reading, Prediction& prediction)
{
    const SourceReport& counts = reading.rows.counts();
    prediction.position = counts.taken + counts.refused;
    reading.rows.count();
    return takePrediction(reading.rows, reading.job, reading.sink, reading.report, std::move(prediction));
}

} // namespace heldout::formats
