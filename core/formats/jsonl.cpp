// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "formats/json_rows.h"

namespace heldout::formats {

namespace {

using Kind = JsonLine::Kind;

class JsonlReader
{
public:
    explicit JsonlReader(const Reading& reading)
        : m_reading(reading)
        , m_lines(reading.source)
        , m_columns(reading.plan.columns)
    {
    }

    Status run()
    {
        if (Status status = resolveNames(); !status)
            return status;
        return eachLine(
            m_reading.rows, m_lines, [this](std::string_view text, std::uint64_t) { return readLine(text); });
    }

private:
    Status resolveNames()
    {
        const Plan& plan = m_reading.plan;
        for (std::string* const name :
            {&m_columns.text, &m_columns.label, &m_columns.id, &m_columns.document}) {
            if (Status status
                = resolveField(*name, plan.detection.columnNames, plan.path, plan.lenientColumns);
                !status)
                return status;
            if (!name->empty())
                m_mapped.push_back(*name);
        }
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
        m_refused = false;
        for (const auto take : {&JsonlReader::takeText, &JsonlReader::takeLabels, &JsonlReader::takeIds}) {
            if (Status status = (this->*take)(); !status || m_refused)
                return status;
        }
        m_item.extra = m_json.others(m_mapped);
        return rows.take(std::move(m_item));
    }

    Status refuse(DiagnosticCode code, Phrase message)
    {
        m_refused = true;
        return m_reading.rows.refused(code, 0, std::move(message), Phrase::of("Line left out"));
    }

    Status refuseType(const std::string& name, Kind kind)
    {
        return refuse(DiagnosticCode::WrongType, wrongType(name, kind));
    }

    Status takeText()
    {
        m_json.find(m_columns.text, m_field);
        if (m_field.kind == Kind::Missing)
            return refuse(
                DiagnosticCode::MissingField, Phrase::of("The field “%1” is missing", m_columns.text));
        if (m_field.kind != Kind::Text && m_field.kind != Kind::Number)
            return refuseType(m_columns.text, m_field.kind);
        m_item.text.swap(m_field.text);
        return m_reading.rows.cleanEscaped(m_item.text);
    }

    Status takeLabels()
    {
        m_item.labels.clear();
        if (m_columns.label.empty())
            return {};
        m_json.find(m_columns.label, m_field);
        switch (m_field.kind) {
        case Kind::Missing:
            return m_reading.rows.note(DiagnosticCode::MissingField, 0,
                Phrase::of("The field “%1” is missing", m_columns.label),
                Phrase::of("Taken without a label"));
        case Kind::Object:
            return refuseType(m_columns.label, m_field.kind);
        case Kind::List:
            if (!m_field.simpleList)
                return refuse(DiagnosticCode::WrongType, wrongList(m_columns.label));
            m_item.labels.swap(m_field.list);
            break;
        default:
            if (!m_field.text.empty())
                m_item.labels.push_back(m_field.text);
            break;
        }
        for (std::string& label : m_item.labels) {
            if (Status status = m_reading.rows.cleanEscaped(label); !status)
                return status;
        }
        return {};
    }

    Status takeIds()
    {
        m_item.key.clear();
        m_item.document.clear();
        Status status = takeOne(m_columns.id, m_item.key, Phrase::of("Taken, the row number is its id"));
        if (status && !m_refused)
            status = takeOne(m_columns.document, m_item.document, Phrase::of("Taken without a document"));
        return status;
    }

    Status takeOne(const std::string& name, std::string& value, Phrase whenMissing)
    {
        if (name.empty())
            return {};
        m_json.find(name, m_field);
        if (m_field.kind == Kind::Missing) {
            return m_reading.rows.note(DiagnosticCode::MissingField, 0,
                Phrase::of("The field “%1” is missing", name), std::move(whenMissing));
        }
        if (m_field.kind == Kind::List || m_field.kind == Kind::Object)
            return refuseType(name, m_field.kind);
        value.swap(m_field.text);
        return m_reading.rows.cleanEscaped(value);
    }

    const Reading& m_reading;
    LineReader m_lines;
    ColumnMapping m_columns; // with "#N" resolved
    std::vector<std::string> m_mapped;
    JsonLine m_json;
    JsonLine::Field m_field;
    Instance m_item;
    bool m_refused = false; // the current line
};

} // namespace

Status readJsonl(const Reading& reading)
{
    return JsonlReader(reading).run();
}

} // namespace heldout::formats
