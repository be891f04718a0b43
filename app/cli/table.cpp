// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include <algorithm>
#include <array>

#include "base/numbers.h"
#include "json_writer.h"

namespace heldout::cli {

namespace {

constexpr const char* kUndefined = "–";
constexpr const char* kReplacement = "\uFFFD";

/// Columns a terminal takes for valid UTF-8: two for the wide East Asian blocks and emoji, none for combining
/// marks of the common blocks. Rough on purpose: it only lines up columns.
std::size_t displayWidth(std::string_view text)
{
    struct Range
    {
        char32_t first, last;
        std::size_t width;
    };
    static constexpr std::array<Range, 9> kRanges{{{0x0300, 0x036F, 0}, {0x064B, 0x065F, 0},
        {0x1100, 0x115F, 2}, {0x200B, 0x200F, 0}, {0x2E80, 0xA4CF, 2}, {0xAC00, 0xD7A3, 2},
        {0xF900, 0xFAFF, 2}, {0xFF00, 0xFF60, 2}, {0x1F300, 0x1FAFF, 2}}};
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        char32_t point = length == 1 ? lead : lead & (0xFFU >> (length + 1));
        for (std::size_t k = 1; k < length && i + k < text.size(); ++k)
            point = (point << 6U) | (static_cast<unsigned char>(text[i + k]) & 0x3FU);
        i += length;
        const auto* range = std::ranges::find_if(
            kRanges, [point](const Range& r) { return r.first <= point && point <= r.last; });
        width += range == kRanges.end() ? 1 : range->width;
    }
    return width;
}

/// What LaTeX has under a name only, or would take for something else; "" where nothing is to be done.
std::string_view latexName(char c)
{
    switch (c) {
    case '~':
        return "\\textasciitilde{}";
    case '^':
        return "\\textasciicircum{}";
    case '\\':
        return "\\textbackslash{}";
    case '<':
        return "\\textless{}";
    case '>':
        return "\\textgreater{}";
    case '|':
        return "\\textbar{}";
    case '"':
        return "\\textquotedbl{}";
    default:
        return {};
    }
}

/// Of a control character at the begin of `text` its bytes, else 0. Terminals obey them, LaTeX refuses them.
std::size_t controlLength(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x20 || byte(0) == 0x7F)
        return 1;
    return text.size() > 1 && byte(0) == 0xC2 && byte(1) < 0xA0 ? 2 : 0;
}

std::string escaped(Format format, std::string_view text)
{
    // What takes a backslash before it.
    const std::string_view special = format == Format::Markdown ? "\\|*_`[]<>#~"
        : format == Format::Latex                               ? "&%$#_{}"
                                                                : "";
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const std::size_t control = format == Format::Tsv ? 0 : controlLength(text.substr(i));
        const std::string_view named = format == Format::Latex ? latexName(c) : std::string_view();
        if (c == '\t' || c == '\n' || c == '\r') {
            out += ' ';
        } else if (control > 0) {
            out += kReplacement;
            i += control - 1;
        } else if (!named.empty()) {
            out += named;
        } else {
            if (special.find(c) != std::string_view::npos)
                out += '\\';
            out += c;
        }
    }
    return out;
}

/// LaTeX comments, line by line.
std::string commented(const std::string& text)
{
    std::string out = "% ";
    for (const char c : text) {
        out += c;
        if (c == '\n')
            out += "% ";
    }
    return out;
}

std::string padded(const std::string& text, std::size_t width, bool atEnd)
{
    const std::string blanks(width - std::min(width, displayWidth(text)), ' ');
    return atEnd ? blanks + text : text + blanks;
}

} // namespace

TableWriter::TableWriter(Output& output, Format format, std::vector<Column> columns)
    : m_output(output)
    , m_format(format)
    , m_columns(std::move(columns))
{
}

Status TableWriter::caption(const std::string& text)
{
    switch (m_format) {
    case Format::Table:
        return m_output.write(text + '\n');
    case Format::Markdown:
        return m_output.write("**" + escaped(m_format, text) + "**\n\n");
    case Format::Latex:
        return m_output.write(commented(text) + '\n');
    case Format::Tsv:
    case Format::Json:
        break;
    }
    return {};
}

Status TableWriter::begin()
{
    if (m_format == Format::Json)
        return m_output.write("[");
    std::vector<std::string> heads;
    heads.reserve(m_columns.size());
    for (const Column& column : m_columns)
        heads.push_back(escaped(m_format, m_format == Format::Tsv ? column.key : column.head));
    if (m_format == Format::Latex) {
        std::string shape;
        for (const Column& column : m_columns)
            shape += column.number ? 'r' : 'l';
        if (auto written = m_output.write("\\begin{tabular}{" + shape + "}\n\\toprule\n"); !written)
            return written;
    }
    if (auto written = textRow(heads); !written)
        return written;
    if (m_format == Format::Latex)
        return m_output.write("\\midrule\n");
    if (m_format == Format::Markdown) {
        std::string line = "|";
        for (const Column& column : m_columns)
            line += column.number ? " ---: |" : " --- |";
        return m_output.write(line + '\n');
    }
    return {};
}

Status TableWriter::row(const std::vector<Cell>& cells)
{
    if (m_format == Format::Json)
        return jsonRow(cells);
    std::vector<std::string> texts;
    texts.reserve(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i)
        texts.push_back(text(cells[i], m_columns[i]));
    return textRow(texts);
}

Status TableWriter::end()
{
    switch (m_format) {
    case Format::Table:
        return aligned();
    case Format::Latex:
        return m_output.write("\\bottomrule\n\\end{tabular}\n");
    case Format::Json:
        return m_output.write(m_anyRow ? "\n  ]" : "]");
    case Format::Tsv:
    case Format::Markdown:
        break;
    }
    return {};
}

std::string TableWriter::text(const Cell& cell, const Column& column) const
{
    if (std::holds_alternative<std::monostate>(cell)) {
        if (m_format == Format::Tsv)
            return {};
        return m_format == Format::Latex ? "--" : kUndefined;
    }
    if (const auto* number = std::get_if<double>(&cell))
        return m_format == Format::Tsv ? heldout::toText(*number) : toFixed(*number, column.decimals);
    if (const auto* count = std::get_if<std::uint64_t>(&cell))
        return heldout::toText(*count);
    return escaped(m_format, std::get<std::string>(cell));
}

Status TableWriter::textRow(const std::vector<std::string>& cells)
{
    if (m_format == Format::Table) {
        m_kept.push_back(cells);
        return {};
    }
    std::string line = m_format == Format::Markdown ? "| " : "";
    const char* between = m_format == Format::Tsv ? "\t" : m_format == Format::Markdown ? " | " : " & ";
    for (std::size_t i = 0; i < cells.size(); ++i) {
        line += i == 0 ? "" : between;
        line += cells[i];
    }
    line += m_format == Format::Tsv ? "\n" : m_format == Format::Markdown ? " |\n" : " \\\\\n";
    return m_output.write(line);
}

Status TableWriter::jsonRow(const std::vector<Cell>& cells)
{
    std::string line;
    JsonWriter json(line);
    json.beginObject(JsonWriter::Line::One);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        json.key(m_columns[i].key);
        if (const auto* number = std::get_if<double>(&cells[i]))
            json.value(*number);
        else if (const auto* count = std::get_if<std::uint64_t>(&cells[i]))
            json.value(*count);
        else if (const auto* words = std::get_if<std::string>(&cells[i]))
            json.value(*words);
        else
            json.null();
    }
    json.endObject();
    line.pop_back(); // the line end that closes a document
    const char* before = m_anyRow ? ",\n    " : "\n    ";
    m_anyRow = true;
    return m_output.write(before + line);
}

Status TableWriter::aligned()
{
    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (const auto& cells : m_kept) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(cells[i]));
    }
    for (const auto& cells : m_kept) {
        std::string line;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            line += i == 0 ? "" : "  ";
            line += padded(cells[i], widths[i], m_columns[i].number);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        if (auto written = m_output.write(line + '\n'); !written)
            return written;
    }
    m_kept.clear();
    return {};
}

Status writeTables(Output& output, Format format, const std::vector<Table>& tables)
{
    bool first = true;
    for (const Table& table : tables) {
        if (!first) {
            if (auto written = output.write("\n"); !written)
                return written;
        }
        first = false;
        TableWriter writer(output, format, table.columns);
        Status status = writer.caption(table.caption);
        if (status)
            status = writer.begin();
        for (std::size_t i = 0; status && i < table.rows.size(); ++i)
            status = writer.row(table.rows[i]);
        if (status)
            status = writer.end();
        if (!status)
            return status;
    }
    return {};
}

} // namespace heldout::cli
