// SPDX-License-Identifier: GPL-3.0-or-later
// A document of BRAT as one item, or as an item a line.
#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "formats/brat.h"
#include "formats/cells.h"

namespace heldout::formats {

namespace {

/// Cuts a text into its lines and gives each what is placed on it.
class LineCutter
{
public:
    LineCutter(const std::string& name, std::string_view text, std::span<Rows* const> rows)
        : m_rows(rows)
    {
        std::uint64_t number = 0;
        for (std::size_t at = 0; at < text.size();) {
            ++number;
            const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
            const std::string_view line = text.substr(at, end - at);
            if (line.find_first_not_of(" \t\v\f") != std::string_view::npos) {
                m_items.push_back({fmt::format("{}:{}", name, number), std::string(line), {}, {}, number});
                m_lines.push_back({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)});
            }
            at = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
        }
    }

    Result<std::vector<BratItem>> run(PlacedAnnotations&& placed)
    {
        for (std::size_t i = 0; i < placed.mentions.size(); ++i) {
            if (!takeMention(std::move(placed.mentions[i]))) {
                if (Status status = refuse(*placed.written[i],
                        Phrase::of("The mention goes over the end of its line, and each line is an item"),
                        Phrase::of("Mention left out"));
                    !status)
                    return fail(std::move(status.error()));
            }
        }
        for (std::size_t i = 0; i < placed.relations.size(); ++i) {
            if (!takeRelation(std::move(placed.relations[i]))) {
                if (Status status = refuse(*placed.writtenRelations[i],
                        Phrase::of("The relation goes over the end of a line, and each line is an item"),
                        Phrase::of("Relation left out"));
                    !status)
                    return fail(std::move(status.error()));
            }
        }
        return std::move(m_items);
    }

private:
    static constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

    /// Mentions come by their begin. False when it is not all on one line.
    bool takeMention(Mention&& mention)
    {
        while (m_line < m_lines.size() && m_lines[m_line].last <= mention.first)
            ++m_line;
        if (m_line == m_lines.size() || mention.first < m_lines[m_line].first
            || mention.last > m_lines[m_line].last) {
            m_where.emplace_back(kNowhere, 0);
            return false;
        }
        const std::uint32_t first = m_lines[m_line].first;
        mention.first -= first;
        mention.last -= first;
        for (TextSpan& piece : mention.fragments)
            piece = {piece.first - first, piece.last - first};
        std::vector<Mention>& mentions = m_items[m_line].mentions;
        m_where.emplace_back(m_line, static_cast<std::uint32_t>(mentions.size()));
        mentions.push_back(std::move(mention));
        return true;
    }

    /// False when its mentions are not all on one line.
    bool takeRelation(Relation&& relation)
    {
        std::set<std::size_t> items;
        for (RelationArgument& argument : relation.arguments) {
            const auto& [item, place] = m_where[argument.mention];
            items.insert(item);
            argument.mention = place;
        }
        if (items.size() != 1 || *items.begin() == kNowhere)
            return false;
        m_items[*items.begin()].relations.push_back(std::move(relation));
        return true;
    }

    /// `written`: a BratMention or a BratRelation.
    template <typename Written>
    Status refuse(const Written& written, Phrase message, Phrase action)
    {
        Rows& rows = *m_rows[written.file];
        rows.beginRow(written.line);
        rows.uncount();
        return rows.refused(DiagnosticCode::AcrossLines, 0, std::move(message), std::move(action));
    }

    std::span<Rows* const> m_rows;
    std::vector<BratItem> m_items;
    std::vector<TextSpan> m_lines; // of each item
    std::size_t m_line = 0; // of the last mention
    std::vector<std::pair<std::size_t, std::uint32_t>> m_where; // item and place in it, of each mention
};

} // namespace

std::string mentionList(const BratItem& item)
{
    std::string list;
    for (const Mention& mention : item.mentions) {
        list += list.empty() ? "" : "; ";
        list += mention.type + ": ";
        list += mention.surface.empty() ? item.text.substr(mention.first, mention.last - mention.first)
                                        : mention.surface;
    }
    return list;
}

BratItem wholeItem(const std::string& name, std::string&& text, PlacedAnnotations&& placed)
{
    std::size_t size = text.find_last_not_of("\r\n") + 1; // npos + 1 = 0
    if (std::any_of(placed.mentions.begin(), placed.mentions.end(),
            [size](const Mention& mention) { return mention.last > size; }))
        size = text.size();
    text.resize(size);
    return {name, std::move(text), std::move(placed.mentions), std::move(placed.relations), 1};
}

Result<std::vector<BratItem>> cutIntoLines(
    const std::string& name, const std::string& text, PlacedAnnotations&& placed, std::span<Rows* const> rows)
{
    return LineCutter(name, text, rows).run(std::move(placed));
}

} // namespace heldout::formats
