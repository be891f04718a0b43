// SPDX-License-Identifier: GPL-3.0-or-later
// What a file of tokens is, from its head.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "formats/cells.h"
#include "formats/conll.h"
#include "formats/head_lines.h"

namespace heldout::formats {

namespace {

constexpr std::size_t kMostLines = 100'000;

/// Lines of one number of cells, and what their columns hold.
struct Width
{
    std::size_t lines = 0;
    std::vector<TagFacts> columns;
};

TokenFile lookWith(const Head& head, char separator)
{
    TokenFile file;
    file.shape.separator = separator;
    std::map<std::size_t, Width> widths;
    std::vector<std::string_view> cells;
    bool open = false;
    eachHeadLine(head, [&](const Line& line) {
        if (isBlank(line.text) || isDocumentLine(line.text)) {
            file.breaks += std::exchange(open, false) || !isBlank(line.text) ? 1U : 0U;
            return true;
        }
        splitTokenLine(line.text, separator, cells);
        if (line.text.starts_with('#') && (cells.size() < 2 || !parseTag(cells.back())))
            return true;
        open = true;
        ++file.lines;
        Width& width = widths[cells.size()];
        ++width.lines;
        width.columns.resize(cells.size());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::optional<Tag> tag = parseTag(cells[i]);
            ++width.columns[i].tags;
            width.columns[i].valid += tag ? 1U : 0U;
            width.columns[i].typed += tag && tag->part != TagPart::Outside ? 1U : 0U;
        }
        return file.lines < kMostLines;
    });
    for (auto& [columns, width] : widths) {
        if (width.lines > file.regular) {
            file.shape.columns = columns;
            file.regular = width.lines;
            file.columns = std::move(width.columns);
        }
    }
    return file;
}

} // namespace

bool TagFacts::markMentions() const
{
    constexpr std::size_t kOneIn = 50; // a broken tag is told of, and makes no other file of it
    return typed > 0 && (tags - valid) * kOneIn <= tags;
}

bool TokenFile::marksMentions(std::size_t column) const
{
    return column < columns.size() && (columns[column].markMentions() || columns[column].allOutside());
}

bool isTokenExtension(std::string_view extension)
{
    using namespace std::string_view_literals;
    constexpr std::array kExtensions{"conll"sv, "conllu"sv, "iob"sv, "iob2"sv, "bio"sv, "bioes"sv};
    return std::find(kExtensions.begin(), kExtensions.end(), extension) != kExtensions.end();
}

TokenFile lookAtTokens(const Head& head)
{
    // Tabs where they give columns; else blanks.
    TokenFile tabs = lookWith(head, '\t');
    if (tabs.shape.columns > 1)
        return tabs;
    TokenFile blanks = lookWith(head, ' ');
    return blanks.shape.columns > 1 ? std::move(blanks) : std::move(tabs);
}

} // namespace heldout::formats
