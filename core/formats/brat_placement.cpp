// SPDX-License-Identifier: GPL-3.0-or-later
// Where mentions and relations of BRAT stand in their text.
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "formats/brat.h"

namespace heldout::formats {

namespace {

/// Pieces with nothing but white space between them are one. True when a line break was among it.
bool mergePieces(std::string_view text, std::vector<TextSpan>& pieces)
{
    bool overBreak = false;
    std::vector<TextSpan> merged;
    for (const TextSpan& piece : pieces) {
        if (!merged.empty()) {
            const std::uint32_t from = merged.back().last;
            const std::string_view between
                = piece.first > from ? text.substr(from, piece.first - from) : std::string_view();
            if (collapsed(between).empty()) {
                merged.back().last = std::max(from, piece.last);
                continue;
            }
        }
        merged.push_back(piece);
    }
    for (const TextSpan& piece : merged) {
        overBreak = overBreak
            || text.substr(piece.first, piece.last - piece.first).find_first_of("\r\n")
                != std::string_view::npos;
    }
    pieces = std::move(merged);
    return overBreak;
}

/// Places the mentions and relations of one document.
class Placement
{
public:
    Placement(const BratAnnotations& annotations, std::string_view text, const OffsetMap& map,
        std::span<Rows* const> rows)
        : m_annotations(annotations)
        , m_text(text)
        , m_map(map)
        , m_rows(rows)
    {
    }

    Result<PlacedAnnotations> run()
    {
        for (std::size_t i = 0; i < m_annotations.mentions.size(); ++i) {
            if (Status status = placeMention(i); !status)
                return fail(std::move(status.error()));
        }
        std::stable_sort(m_found.begin(), m_found.end(), [](const Found& a, const Found& b) {
            return std::tie(a.mention.first, a.mention.last) < std::tie(b.mention.first, b.mention.last);
        });
        for (Found& found : m_found) {
            // Of two with one name the first of the file is meant.
            const auto [place, fresh] = m_places.try_emplace(
                m_annotations.mentions[found.number].key, found.number, m_placed.mentions.size());
            if (!fresh && found.number < place->second.first)
                place->second = {found.number, m_placed.mentions.size()};
            m_placed.written.push_back(&m_annotations.mentions[found.number]);
            m_placed.mentions.push_back(std::move(found.mention));
        }
        for (const BratRelation& relation : m_annotations.relations) {
            if (Status status = placeRelation(relation); !status)
                return fail(std::move(status.error()));
        }
        return std::move(m_placed);
    }

private:
    struct Found
    {
        Mention mention;
        std::size_t number = 0; // among the annotations
    };

    Status placeMention(std::size_t number)
    {
        const BratMention& written = m_annotations.mentions[number];
        Rows& rows = *m_rows[written.file];
        rows.beginRow(written.line);
        std::vector<TextSpan> pieces = piecesOf(written, m_map);
        if (pieces.empty())
            return refuse(written, rows);
        const std::string covered = joined(m_text, pieces);
        if (!written.surface.empty() && collapsed(covered) != collapsed(written.surface)) {
            if (Status status = rows.note(DiagnosticCode::SurfaceDiffers, 0,
                    Phrase::of("The mention reads “%1”, its offsets cover “%2”", written.surface, covered),
                    Phrase::of("Offsets kept"));
                !status)
                return status;
        }
        if (mergePieces(m_text, pieces)) {
            if (Status status = rows.note(DiagnosticCode::AcrossLines, 0,
                    Phrase::of("The mention “%1” goes over a line break", collapsed(covered)),
                    Phrase::of("Taken as one mention"));
                !status)
                return status;
        }
        Mention mention;
        mention.first = pieces.front().first;
        mention.last = pieces.back().last;
        mention.type = written.type;
        if (written.surface != m_text.substr(mention.first, mention.last - mention.first))
            mention.surface = written.surface;
        if (pieces.size() > 1)
            mention.fragments = std::move(pieces);
        if (Status status = noteDuplicate(mention, written.line, rows); !status)
            return status;
        m_found.push_back({std::move(mention), number});
        rows.count();
        return {};
    }

    Status refuse(const BratMention& written, Rows& rows)
    {
        for (const auto& [first, last] : written.pieces) {
            if (last > m_map.size()) {
                return rows.refused(DiagnosticCode::OffsetOutside, 0,
                    Phrase::of("The mention ends at %1, the text has %2 characters", last, m_map.size()),
                    Phrase::of("Mention left out"));
            }
            if (last < first) {
                return rows.refused(DiagnosticCode::BadOffsets, 0,
                    Phrase::of("The mention ends at %1, before it begins at %2", last, first),
                    Phrase::of("Mention left out"));
            }
            if (last == first) {
                return rows.refused(DiagnosticCode::BadOffsets, 0,
                    Phrase::of("The mention at %1 covers nothing", first), Phrase::of("Mention left out"));
            }
        }
        return rows.refused(DiagnosticCode::BadOffsets, 0,
            Phrase::of("The mention begins or ends inside a character"), Phrase::of("Mention left out"));
    }

    Status noteDuplicate(const Mention& mention, std::uint64_t line, Rows& rows)
    {
        std::string place = mention.type;
        const auto add
            = [&](std::uint32_t first, std::uint32_t last) { place += fmt::format("\n{} {}", first, last); };
        add(mention.first, mention.last);
        for (const TextSpan& piece : mention.fragments)
            add(piece.first, piece.last);
        const auto [earlier, fresh] = m_seen.try_emplace(std::move(place), line);
        if (fresh)
            return {};
        return rows.note(DiagnosticCode::DuplicateMention, 0,
            Phrase::of("The same mention stands on line %1 already", earlier->second),
            Phrase::of("Taken all the same"));
    }

    Status placeRelation(const BratRelation& written)
    {
        Rows& rows = *m_rows[written.file];
        rows.beginRow(written.line);
        Relation relation;
        relation.type = written.type;
        for (const auto& [role, key] : written.arguments) {
            const auto found = m_places.find(key);
            if (found == m_places.end()) {
                return rows.refused(DiagnosticCode::UnknownMention, 0,
                    Phrase::of("The relation needs “%1”, which is no mention that was taken", key),
                    Phrase::of("Relation left out"));
            }
            relation.arguments.push_back({static_cast<std::uint32_t>(found->second.second), role});
        }
        m_placed.relations.push_back(std::move(relation));
        m_placed.writtenRelations.push_back(&written);
        rows.count();
        return {};
    }

    const BratAnnotations& m_annotations;
    std::string_view m_text;
    const OffsetMap& m_map;
    std::span<Rows* const> m_rows; // of the annotation files
    std::vector<Found> m_found;
    std::map<std::string, std::pair<std::size_t, std::size_t>> m_places; // by key: number and place
    std::map<std::string, std::uint64_t> m_seen;
    PlacedAnnotations m_placed;
};

} // namespace

Result<PlacedAnnotations> place(const BratAnnotations& annotations, const BratText& text,
    const BratOptions& options, std::span<Rows* const> rows)
{
    const Result<OffsetMap> map = mapOffsets(annotations, text, options, *rows.front());
    if (!map)
        return fail(map.error());
    return Placement(annotations, text.bytes, *map, rows).run();
}

} // namespace heldout::formats
