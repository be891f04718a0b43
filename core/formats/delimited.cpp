// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <utility>

#include "formats/json_line.h"
#include "formats/table_rows.h"

namespace heldout::formats {

namespace {

using Cells = std::vector<std::string_view>;

/// Where the mapped columns stand, and the rest by name.
struct Layout
{
    std::size_t text = 0;
    std::optional<std::size_t> label, id, document;
    std::vector<std::pair<std::size_t, std::string>> others; ///< place and name, as JSON with the colon
};

class TableReader
{
public:
    explicit TableReader(const Reading& reading)
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
            if (Status status = takeRow(cells); !status)
                return status;
        }
    }

private:
    Status layOut()
    {
        const Plan& plan = m_reading.plan;
        const std::vector<std::string>& names = m_table.names();
        std::vector<bool> used(names.size(), false);
        const auto place = [&](const std::string& wanted) {
            auto found = findMapped(wanted, names, plan.path, plan.lenientColumns);
            if (found && *found)
                used[**found] = true;
            return found;
        };
        const ColumnMapping& columns = plan.columns;
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
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (!used[i] && i != m_layout.text)
                m_layout.others.emplace_back(
                    i, jsonText(names[i].empty() ? columnNumber(i) : names[i]) + ':');
        }
        return {};
    }

    Status takeRow(const Cells& cells)
    {
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
    TableRows m_table;
    Layout m_layout;
    Instance m_item; // one for all rows: a sink that only reads it costs no memory
};

} // namespace

Status readDelimited(const Reading& reading)
{
    return TableReader(reading).run();
}

} // namespace heldout::formats
