// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions of a row an item: tables, JSONL, and one label a line.
#include <algorithm>
#include <optional>
#include <utility>

#include "base/numbers.h"
#include "formats/json_line.h"
#include "formats/prediction_reading.h"
#include "formats/record_reader.h"

namespace heldout::formats {

namespace {

using Cells = std::vector<std::string_view>;
using Places = std::vector<std::size_t>;

/// Counts what came before, and hands a row over.
Status takeRow(const PredictionReading& reading, Prediction& prediction)
{
    const SourceReport& counts = reading.rows.counts();
    prediction.position = counts.taken + counts.refused;
    reading.rows.count();
    return takePrediction(reading.rows, reading.job, reading.sink, reading.report, std::move(prediction));
}

void clear(Prediction& prediction)
{
    prediction.key.clear();
    prediction.text.clear();
    prediction.labels.clear();
    prediction.scores.clear();
}

class PredictionTable
{
public:
    explicit PredictionTable(const PredictionReading& reading)
        : m_reading(reading)
        , m_records(reading.source,
              Dialect{reading.plan.detection.separator, reading.plan.detection.format == FormatId::Csv},
              reading.rows)
    {
    }

    Status run()
    {
        Cells cells;
        if (m_reading.plan.detection.header) {
            const Result<bool> more = m_records.next(cells, false);
            if (!more)
                return fail(more.error());
            m_names.assign(cells.begin(), cells.end());
        } else {
            m_names.assign(
                std::max<std::size_t>(m_reading.plan.detection.columnNames.size(), 1), std::string());
        }
        if (Status status = layOut(); !status)
            return status;
        const bool narrow = m_names.size() == 1; // a blank line is an item without a label
        for (;;) {
            const Result<bool> more = m_records.next(cells, narrow);
            if (!more)
                return fail(more.error());
            if (!*more)
                return {};
            if (m_reading.tap)
                m_reading.tap(m_reading.rows.line(), cells);
            if (Status status = takeCells(cells); !status)
                return status;
        }
    }

private:
    Result<Places> placesOf(const std::vector<std::string>& wanted)
    {
        Places places;
        for (const std::string& name : wanted) {
            if (name.empty())
                continue;
            const Result<std::size_t> found = findColumn(name, m_names, m_reading.plan.path);
            if (found)
                places.push_back(*found);
            else if (!m_reading.plan.lenientColumns)
                return fail(found.error());
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
                Phrase::of("No column is the predicted label and none holds scores."),
                Phrase::of("Choose the column of the prediction."));
        }
        std::vector<std::string> scoreNames;
        for (const std::size_t place : m_scores)
            scoreNames.push_back(m_names[place].empty() ? columns.scores[scoreNames.size()] : m_names[place]);
        Result<LabelCells> cells = LabelCells::make(m_reading.plan.options, scoreNames);
        if (!cells)
            return fail(std::move(cells.error()));
        m_cells = std::move(*cells);
        return {};
    }

    Status takeCells(const Cells& cells)
    {
        if (cells.size() != m_names.size()) {
            return m_reading.rows.refused(DiagnosticCode::ColumnCount, 0,
                cells.size() == 1 ? Phrase::of("%1 column found, %2 expected", cells.size(), m_names.size())
                                  : Phrase::of("%1 columns found, %2 expected", cells.size(), m_names.size()),
                Phrase::of("Line left out"));
        }
        clear(m_prediction);
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
    RecordReader m_records;
    std::vector<std::string> m_names;
    Places m_ids, m_texts; // one or none
    Places m_labels, m_scores;
    LabelCells m_cells;
    Prediction m_prediction; // one for all rows: a sink that only reads it costs no memory
};

class PredictionJson
{
public:
    explicit PredictionJson(const PredictionReading& reading)
        : m_reading(reading)
        , m_columns(reading.plan.columns)
    {
    }

    Status run()
    {
        if (Status status = resolve(); !status)
            return status;
        LineReader lines(m_reading.source);
        return eachLine(
            m_reading.rows, lines, [this](std::string_view text, std::uint64_t) { return readLine(text); });
    }

private:
    Status resolve()
    {
        const std::vector<std::string>& names = m_reading.plan.detection.columnNames;
        std::vector<std::string*> wanted{&m_columns.id, &m_columns.text};
        for (std::vector<std::string>* const list : {&m_columns.labels, &m_columns.scores}) {
            for (std::string& name : *list)
                wanted.push_back(&name);
        }
        for (std::string* const name : wanted) {
            if (name->empty())
                continue;
            Result<std::size_t> found = findColumn(*name, names, m_reading.plan.path);
            const std::string prefix = *name + '.';
            const bool above = std::any_of(names.begin(), names.end(),
                [&](const std::string& known) { return known.starts_with(prefix); });
            if (found)
                *name = names[*found];
            else if (!above && !m_reading.plan.lenientColumns)
                return fail(std::move(found.error()));
        }
        if (m_columns.labels.empty() && m_columns.scores.empty() && !m_reading.plan.lenientColumns) {
            return failFile(Code::InvalidArgument, m_reading.plan.path,
                Phrase::of("No field is the predicted label and none holds scores."),
                Phrase::of("Choose the field of the prediction."));
        }
        std::vector<std::string> classes;
        classes.reserve(m_columns.scores.size());
        for (const std::string& name : m_columns.scores)
            classes.push_back(name.substr(name.rfind('.') + 1));
        Result<LabelCells> cells = LabelCells::make(m_reading.plan.options, classes);
        if (!cells)
            return fail(std::move(cells.error()));
        m_cells = std::move(*cells);
        return {};
    }

    Status readLine(std::string_view text)
    {
        Rows& rows = m_reading.rows;
        if (text.find_first_not_of(" \t") == std::string_view::npos)
            return rows.note(DiagnosticCode::BlankLine, 0, Phrase::of("Blank line"), Phrase::of("Skipped"));
        const JsonLine::State state = m_json.parse(text);
        if (state == JsonLine::State::Invalid) {
            return rows.refused(DiagnosticCode::BadJson, m_json.errorColumn(),
                Phrase::of("The line is not valid JSON from byte %1 on", m_json.errorColumn()),
                Phrase::of("Line left out"));
        }
        if (state != JsonLine::State::Object) {
            return rows.refused(DiagnosticCode::BadJson, 1,
                state == JsonLine::State::TooBig
                    ? Phrase::of("The line is nested over 1,024 deep or holds a number over 64 bits")
                    : Phrase::of("The line is a JSON value but no object"),
                Phrase::of("Line left out"));
        }
        if (m_reading.tap)
            tapCells();
        clear(m_prediction);
        m_refused = false;
        for (const auto take :
            {&PredictionJson::takeNames, &PredictionJson::takeLabels, &PredictionJson::takeScores}) {
            if (Status status = (this->*take)(); !status || m_refused)
                return status;
        }
        if (m_columns.labels.empty())
            m_cells.labelByScores(m_prediction);
        return takeRow(m_reading, m_prediction);
    }

    void tapCells()
    {
        std::vector<std::string> texts;
        for (const std::string& name : m_reading.plan.detection.columnNames) {
            m_json.find(name, m_field);
            std::string cell = m_field.text;
            for (std::size_t i = 0; i < m_field.list.size(); ++i)
                cell += (i > 0 ? ", " : "") + m_field.list[i];
            texts.push_back(std::move(cell));
        }
        m_reading.tap(m_reading.rows.line(), Cells(texts.begin(), texts.end()));
    }

    Status refuse(DiagnosticCode code, Phrase message)
    {
        m_refused = true;
        return m_reading.rows.refused(code, 0, std::move(message), Phrase::of("Line left out"));
    }

    /// Id and text.
    Status takeNames()
    {
        if (!m_columns.id.empty()) {
            m_json.find(m_columns.id, m_field);
            const bool good = m_field.kind == JsonLine::Kind::Text || m_field.kind == JsonLine::Kind::Number;
            if (!good || m_field.text.empty()) {
                return refuse(DiagnosticCode::MissingField,
                    Phrase::of("The field “%1” is missing or no text and no number", m_columns.id));
            }
            m_prediction.key = m_field.text;
            if (Status status = m_reading.rows.cleanEscaped(m_prediction.key); !status)
                return status;
        }
        if (!m_columns.text.empty()) {
            m_json.find(m_columns.text, m_field);
            m_prediction.text = m_field.text;
            return m_reading.rows.cleanEscaped(m_prediction.text);
        }
        return {};
    }

    Status takeLabels()
    {
        for (const std::string& name : m_columns.labels) {
            m_json.find(name, m_field);
            switch (m_field.kind) {
            case JsonLine::Kind::Missing: // null: nothing predicted
                break;
            case JsonLine::Kind::Object:
                return refuse(DiagnosticCode::WrongType,
                    Phrase::of("The field “%1” holds an object, a text or a number was expected", name));
            case JsonLine::Kind::List:
                if (!m_field.simpleList) {
                    return refuse(DiagnosticCode::WrongType,
                        Phrase::of("The list “%1” holds more than texts and numbers", name));
                }
                for (std::string& label : m_field.list) {
                    if (Status status = addLabel(label); !status)
                        return status;
                }
                break;
            default:
                if (Status status = addLabel(m_field.text); !status)
                    return status;
                break;
            }
        }
        return {};
    }

    Status addLabel(std::string& label)
    {
        if (Status status = m_reading.rows.cleanEscaped(label); !status)
            return status;
        m_cells.addLabels(label, m_prediction.labels);
        return {};
    }

    Status takeScores()
    {
        for (std::size_t i = 0; i < m_columns.scores.size(); ++i) {
            m_json.find(m_columns.scores[i], m_field);
            if (m_field.kind == JsonLine::Kind::List && m_field.simpleList) {
                if (Status status = takeList(); !status || m_refused)
                    return status;
                continue;
            }
            if (m_field.kind != JsonLine::Kind::Missing && m_field.kind != JsonLine::Kind::Number
                && m_field.kind != JsonLine::Kind::Text)
                return refuse(DiagnosticCode::WrongType,
                    Phrase::of("The field “%1” holds no score", m_columns.scores[i]));
            const Result<bool> good = m_cells.addScore(m_reading.rows, i, 0, m_field.text, m_prediction);
            if (!good)
                return fail(good.error());
            if (!*good) {
                m_refused = true;
                return {};
            }
        }
        return {};
    }

    /// A list of scores: one a class, in the order of the classes.
    Status takeList()
    {
        for (std::size_t k = 0; k < m_field.list.size(); ++k) {
            const std::optional<double> score = parseDouble(m_field.list[k]);
            if (!score) {
                return refuse(
                    DiagnosticCode::BadScore, Phrase::of("The score “%1” is no number", m_field.list[k]));
            }
            m_prediction.scores.push_back({m_cells.classOf(k), *score});
        }
        return {};
    }

    const PredictionReading& m_reading;
    PredictionColumns m_columns; // with "#N" resolved
    LabelCells m_cells;
    JsonLine m_json;
    JsonLine::Field m_field;
    Prediction m_prediction;
    bool m_refused = false; // the current line
};

} // namespace

Status readPredictionTable(const PredictionReading& reading)
{
    return PredictionTable(reading).run();
}

Status readPredictionJson(const PredictionReading& reading)
{
    return PredictionJson(reading).run();
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
        clear(prediction);
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
