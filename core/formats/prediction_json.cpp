// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions of a JSON object an item.
#include <optional>
#include <utility>

#include "base/numbers.h"
#include "formats/json_rows.h"
#include "formats/prediction_reading.h"

namespace heldout::formats {

namespace {

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
        std::vector<std::string*> wanted{&m_columns.id, &m_columns.text};
        for (std::vector<std::string>* const list : {&m_columns.labels, &m_columns.scores}) {
            for (std::string& name : *list)
                wanted.push_back(&name);
        }
        const PredictionPlan& plan = m_reading.plan;
        for (std::string* const name : wanted) {
            if (Status status
                = resolveField(*name, plan.detection.columnNames, plan.path, plan.lenientColumns);
                !status)
                return status;
        }
        for (std::vector<std::string>* const list : {&m_columns.labels, &m_columns.scores})
            std::erase(*list, std::string());
        if (m_columns.labels.empty() && m_columns.scores.empty() && !m_reading.plan.lenientColumns) {
            return failFile(Code::InvalidArgument, m_reading.plan.path,
                Phrase::of("No field is the predicted label and none holds scores."),
                Phrase::of("Choose the field of the prediction."));
        }
        std::vector<std::string> classes;
        classes.reserve(m_columns.scores.size());
        for (const std::string& name : m_columns.scores)
            classes.push_back(name.substr(name.rfind('.') + 1));
        Result<LabelCells> cells = LabelCells::make(m_reading.plan.options, classes, ScoresIn::Lists);
        if (!cells)
            return fail(std::move(cells.error()));
        m_cells = std::move(*cells);
        return {};
    }

    Status readLine(std::string_view text)
    {
        Rows& rows = m_reading.rows;
        const Result<bool> object = parseObject(text, m_json, rows);
        if (!object)
            return fail(object.error());
        if (!*object)
            return {};
        if (m_reading.tap)
            tapFields(m_json, m_reading.plan.detection.columnNames, rows.line(), m_reading.tap);
        clearRow(m_prediction);
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
                return refuse(DiagnosticCode::WrongType, wrongType(name, m_field.kind));
            case JsonLine::Kind::List:
                if (!m_field.simpleList)
                    return refuse(DiagnosticCode::WrongType, wrongList(name));
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

Status readPredictionJson(const PredictionReading& reading)
{
    return PredictionJson(reading).run();
}

} // namespace heldout::formats
