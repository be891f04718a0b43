// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions of a row an item: tables, and one label a line.
#include <utility>

#include "formats/prediction_reading.h"
#include "formats/table_rows.h"

namespace heldout::formats {

namespace {

using Cells = std::vector<std::string_view>;
using Places = std::vector<std::size_t>;

class PredictionTable
{
public:
    explicit PredictionTable(const PredictionReading& reading)
        : m_reading(reading)
        , m_table(reading.source, reading.rows, reading.tap, reading.plan.detection)
    {
    }

    Status run()
    {
        if (Status status = m_table.begin(); !status)
            return status;
        if (Status status = layOut(); !status)
            return status;
        Cells cells;
        for (;;) {
            const Result<bool> more = m_table.next(cells);
            if (!more)
                return fail(more.error());
            if (!*more)
                return {};
            if (Status status = takeCells(cells); !status)
                return status;
        }
    }

private:
    Result<Places> placesOf(const std::vector<std::string>& wanted)
    {
        const PredictionPlan& plan = m_reading.plan;
        Places places;
        for (const std::string& name : wanted) {
            const auto found = findMapped(name, m_table.names(), plan.path, plan.lenientColumns);
            if (!found)
                return fail(found.error());
            if (*found)
                places.push_back(**found);
        }
        return places;
    }

    Status layOut()
    {
        const PredictionColumns& columns = m_reading.plan.columns;
        Places* const targets[] = {&m_ids, &m_texts, &m_labels, &m_scores};
        const std::vector<std::string> wanted[]
            = {{columns.id}, {columns.text}, columns.labels, columns.scores};
        for (std::size_t i = 0; i < std::size(targets); ++i) {
            Result<Places> places = placesOf(wanted[i]);
            if (!places)
                return fail(std::move(places.error()));
            *targets[i] = std::move(*places);
        }
        if (m_labels.empty() && m_scores.empty() && !m_reading.plan.lenientColumns) {
            return failFile(Code::InvalidArgument, m_reading.plan.path,
                Phrase::of("No column holds labels, and none holds scores."),
                Phrase::of("Choose the column of the labels."));
        }
        std::vector<std::string> scoreNames;
        for (const std::size_t place : m_scores)
            scoreNames.push_back(m_table.names()[place]);
        Result<LabelCells> cells = LabelCells::make(m_reading.plan.options, scoreNames);
        if (!cells)
            return fail(std::move(cells.error()));
        m_cells = std::move(*cells);
        return {};
    }

    Status takeCells(const Cells& cells)
    {
        clearRow(m_prediction);
        if (!m_ids.empty()) {
            m_prediction.key = cells[m_ids.front()];
            if (m_prediction.key.empty()) {
                return m_reading.rows.refused(DiagnosticCode::MissingField, m_ids.front() + 1,
                    Phrase::of("The id is empty"), Phrase::of("Line left out"));
            }
        }
        if (!m_texts.empty())
            m_prediction.text = cells[m_texts.front()];
        for (const std::size_t place : m_labels)
            m_cells.addLabels(cells[place], m_prediction.labels);
        for (std::size_t i = 0; i < m_scores.size(); ++i) {
            const Result<bool> good
                = m_cells.addScore(m_reading.rows, i, m_scores[i] + 1, cells[m_scores[i]], m_prediction);
            if (!good)
                return fail(good.error());
            if (!*good)
                return {};
        }
        if (m_labels.empty())
            m_cells.labelByScores(m_prediction);
        return takeRow(m_reading, m_prediction);
    }

    const PredictionReading& m_reading;
    TableRows m_table;
    Places m_ids, m_texts; // one or none
    Places m_labels, m_scores;
    LabelCells m_cells;
    Prediction m_prediction; // one for all rows: a sink that only reads it costs no memory
};

} // namespace

Status readPredictionTable(const PredictionReading& reading)
{
    return PredictionTable(reading).run();
}

/// A label a line; a blank line is an item without one: lines are joined by their number.
Status readPredictionLines(const PredictionReading& reading)
{
    const bool scores = !reading.plan.columns.scores.empty();
    const Result<LabelCells> cells = LabelCells::make(
        reading.plan.options, scores ? std::vector<std::string>{"score"} : std::vector<std::string>{});
    if (!cells)
        return fail(cells.error());
    LineReader lines(reading.source);
    bool heading = reading.plan.detection.header;
    Prediction prediction;
    return eachLine(reading.rows, lines, [&](std::string_view text, std::uint64_t number) -> Status {
        if (std::exchange(heading, false))
            return {};
        if (reading.tap)
            reading.tap(number, {text});
        clearRow(prediction);
        if (!scores) {
            cells->addLabels(text, prediction.labels);
            return takeRow(reading, prediction);
        }
        const Result<bool> good = cells->addScore(reading.rows, 0, 1, text, prediction);
        if (!good)
            return fail(good.error());
        if (!*good)
            return {};
        cells->labelByScores(prediction);
        return takeRow(reading, prediction);
    });
}

} // namespace heldout::formats
