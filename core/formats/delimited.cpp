// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "formats/json_line.h"
#include "formats/reading.h"
#include "formats/record_reader.h"

namespace heldout::formats {

namespace {

using Cells = std::vector<std::string_view>;

/// Where the mapped columns stand, and the rest by name.
struct Layout
{
    std::size_t columns = 0;
    std::size_t text = 0;
    std::optional<std::size_t> label, id, document;
    std::vector<std::pair<std::size_t, std::string>> others; ///< place and name, as JSON with the colon
};

class TableReader
{
public:
    explicit TableReader(const Reading& reading)
        : m_reading(reading)
        , m_records(reading.source,
              Dialect{reading.plan.detection.separator, reading.plan.detection.format == FormatId::Csv},
              reading.rows)
    {
    }

    Status run()
    {
        Cells cells;
        // A blank line is an empty text in a table of one column, and nothing in a wider one.
        bool narrow = false;
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
        narrow = m_layout.columns == 1;
        for (;;) {
            const Result<bool> more = m_records.next(cells, narrow);
            if (!more)
                return fail(more.error());
            if (!*more)
                return {};
            if (m_reading.tap)
                m_reading.tap(m_reading.rows.line(), cells);
            if (Status status = takeRow(cells); !status)
                return status;
        }
    }

private:
    Status layOut()
    {
        m_layout.columns = m_names.size();
        std::vector<bool> used(m_names.size(), false);
        const auto place = [&](const std::string& wanted) -> Result<std::optional<std::size_t>> {
            if (wanted.empty())
                return std::optional<std::size_t>{};
            Result<std::size_t> found = findColumn(wanted, m_names, m_reading.plan.path);
            if (found)
                used[*found] = true;
            else if (m_reading.plan.lenientColumns)
                return std::optional<std::size_t>{};
            else
                return fail(std::move(found.error()));
            return std::optional<std::size_t>{*found};
        };
        const ColumnMapping& columns = m_reading.plan.columns;
        auto text = place(columns.text);
        auto label = place(columns.label);
        auto id = place(columns.id);
        auto document = place(columns.document);
        for (auto* const result : {&text, &label, &id, &document}) {
            if (!*result)
                return fail(std::move(result->error()));
        }
        m_layout.text = text->value_or(0);
        m_layout.label = *label;
        m_layout.id = *id;
        m_layout.document = *document;
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            if (!used[i] && i != m_layout.text) {
                const std::string name = m_names[i].empty() ? fmt::format("#{}", i + 1) : m_names[i];
                m_layout.others.emplace_back(i, jsonText(name) + ':');
            }
        }
        return {};
    }

    Status takeRow(const Cells& cells)
    {
        if (cells.size() != m_layout.columns) {
            return m_reading.rows.refused(DiagnosticCode::ColumnCount, 0,
                cells.size() == 1
                    ? Phrase::of("%1 column found, %2 expected", cells.size(), m_layout.columns)
                    : Phrase::of("%1 columns found, %2 expected", cells.size(), m_layout.columns),
                Phrase::of("Line left out"));
        }
        Instance& item = m_item;
        item.text.assign(cells[m_layout.text]);
        assign(item.key, cells, m_layout.id);
        assign(item.document, cells, m_layout.document);
        if (m_layout.label && !cells[*m_layout.label].empty()) {
            item.labels.resize(1);
            item.labels[0].assign(cells[*m_layout.label]);
        } else {
            item.labels.clear();
        }
        item.extra.clear();
        for (const auto& [place, name] : m_layout.others) {
            item.extra += item.extra.empty() ? '{' : ',';
            item.extra += name;
            item.extra += jsonText(cells[place]);
        }
        if (!item.extra.empty())
            item.extra += '}';
        return m_reading.rows.take(std::move(item));
    }

    static void assign(std::string& field, const Cells& cells, std::optional<std::size_t> place)
    {
        if (place)
            field.assign(cells[*place]);
        else
            field.clear();
    }

    const Reading& m_reading;
    RecordReader m_records;
    std::vector<std::string> m_names;
    Layout m_layout;
    Instance m_item; // one for all rows: a sink that only reads it costs no memory
};

} // namespace

Status readDelimited(const Reading& reading)
{
    return TableReader(reading).run();
}

} // namespace heldout::formats
