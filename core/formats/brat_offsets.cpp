// SPDX-License-Identifier: GPL-3.0-or-later
// From what a file's offsets count to bytes of the text.
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "formats/brat.h"

namespace heldout::formats {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";

std::size_t lengthOf(char lead)
{
    const auto byte = static_cast<unsigned char>(lead);
    return byte < 0x80 ? 1 : byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
}

/// Runs of white space become one blank; none at either end.
std::string collapsed(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (kBlanks.find(c) == std::string_view::npos)
            result += c;
        else if (!result.empty() && result.back() != ' ')
            result += ' ';
    }
    if (result.ends_with(' '))
        result.pop_back();
    return result;
}

std::string joined(std::string_view text, const std::vector<TextSpan>& pieces)
{
    std::string result;
    for (const TextSpan& piece : pieces) {
        if (!result.empty())
            result += ' ';
        result += text.substr(piece.first, piece.last - piece.first);
    }
    return result;
}

/// The pieces in bytes; empty when one of them lies outside the text, inside a character, or covers nothing.
std::vector<TextSpan> piecesOf(const BratMention& mention, const OffsetMap& map)
{
    std::vector<TextSpan> pieces;
    for (const auto& [first, last] : mention.pieces) {
        const TextSpan piece{map.byteAt(first), map.byteAt(last)};
        if (piece.first == OffsetMap::kNowhere || piece.last == OffsetMap::kNowhere
            || piece.first >= piece.last)
            return {};
        pieces.push_back(piece);
    }
    std::sort(
        pieces.begin(), pieces.end(), [](const TextSpan& a, const TextSpan& b) { return a.first < b.first; });
    return pieces;
}

bool fits(const BratMention& mention, std::string_view text, const OffsetMap& map)
{
    const std::vector<TextSpan> pieces = piecesOf(mention, map);
    return !pieces.empty() && collapsed(joined(text, pieces)) == collapsed(mention.surface);
}

struct Fit
{
    OffsetRule rule;
    std::size_t fitting = 0;
};

/// The rules to be tried, the likelier first: offsets of BRAT count the file as it is.
std::vector<OffsetRule> rulesToTry(const BratText& text, const BratOptions& options, OffsetUnit unit)
{
    std::vector<unsigned> breaks{2};
    if (options.lineBreak)
        breaks = {*options.lineBreak};
    else if (text.bytes.find("\r\n") != std::string::npos)
        breaks = {2, 1};
    std::vector<OffsetRule> rules;
    for (const unsigned lineBreak : breaks) {
        rules.push_back({unit, lineBreak, false});
        if (text.hadMark)
            rules.push_back({unit, lineBreak, true});
    }
    return rules;
}

Fit fitOf(const BratAnnotations& annotations, const BratText& text, const OffsetRule& rule)
{
    Fit fit{rule, 0};
    const OffsetMap map(text.bytes, rule);
    for (const BratMention& mention : annotations.mentions)
        fit.fitting += !mention.surface.empty() && fits(mention, text.bytes, map) ? 1U : 0U;
    return fit;
}

/// The best of the rules for a unit, the first of equal ones; and whether another one fits worse.
std::pair<Fit, bool> bestFit(
    const BratAnnotations& annotations, const BratText& text, const BratOptions& options, OffsetUnit unit)
{
    std::optional<Fit> best;
    bool decided = false;
    for (const OffsetRule& rule : rulesToTry(text, options, unit)) {
        const Fit fit = fitOf(annotations, text, rule);
        decided = decided || (best && fit.fitting != best->fitting);
        if (!best || fit.fitting > best->fitting)
            best = fit;
    }
    return {*best, decided};
}

/// Says what offsets were found to count.
Status tellRule(const Fit& fit, std::size_t withText, bool hadBreaks, Rows& rows)
{
    if (fit.rule.countsMark) {
        if (Status status = rows.note(DiagnosticCode::OffsetUnit, 0,
                Phrase::of("Offsets count the byte order mark at the start of the text: so %1 of %2 mentions "
                           "read as the file says",
                    fit.fitting, withText),
                Phrase::of("Counted as one character"));
            !status)
            return status;
    }
    if (!hadBreaks)
        return {};
    return fit.rule.lineBreak == 1
        ? rows.note(DiagnosticCode::OffsetUnit, 0,
              Phrase::of(
                  "Offsets count a line break CR LF as one character: so %1 of %2 mentions read as the "
                  "file says",
                  fit.fitting, withText),
              Phrase::of("Counted as one"))
        : rows.note(DiagnosticCode::OffsetUnit, 0,
              Phrase::of("Offsets count a line break CR LF as two characters: so %1 of %2 mentions read as "
                         "the file says",
                  fit.fitting, withText),
              Phrase::of("Counted as two"));
}

/// Says that offsets seem to count something else than was chosen.
Status tellOtherUnit(const BratAnnotations& annotations, const BratText& text, const BratOptions& options,
    const Fit& chosen, std::size_t withText, Rows& rows)
{
    if (chosen.fitting == withText)
        return {};
    for (const OffsetUnit unit : {OffsetUnit::CodePoints, OffsetUnit::Utf16, OffsetUnit::Bytes}) {
        if (unit == options.offsets)
            continue;
        const Fit other = bestFit(annotations, text, options, unit).first;
        if (other.fitting <= chosen.fitting)
            continue;
        PhrasePattern<3> pattern = Phrase::later("Offsets that count characters fit %1 of %2 mentions, as "
                                                 "they are read now %3");
        if (unit == OffsetUnit::Utf16)
            pattern = Phrase::later("Offsets that count UTF-16 units fit %1 of %2 mentions, as they are read "
                                    "now %3");
        else if (unit == OffsetUnit::Bytes)
            pattern
                = Phrase::later("Offsets that count bytes fit %1 of %2 mentions, as they are read now %3");
        return rows.note(DiagnosticCode::OffsetUnit, 0,
            Phrase::of(pattern, other.fitting, withText, chosen.fitting),
            Phrase::of("Read as chosen; choose the other unit to read them so"));
    }
    return {};
}

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
            if (between.find_first_not_of(kBlanks) == std::string_view::npos) {
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

OffsetMap::OffsetMap(std::string_view text, const OffsetRule& rule)
{
    m_bytes.reserve(text.size() + 2);
    if (rule.countsMark) { // nothing of the text is there to be covered by it
        const std::size_t units = rule.unit == OffsetUnit::Bytes ? 3 : 1;
        m_bytes.assign(units, 0);
    }
    for (std::size_t at = 0; at < text.size();) {
        m_bytes.push_back(static_cast<std::uint32_t>(at));
        if (rule.lineBreak == 1 && text[at] == '\r' && text.substr(at).starts_with("\r\n")) {
            at += 2;
            continue;
        }
        const std::size_t length = std::min(lengthOf(text[at]), text.size() - at);
        std::size_t inside = 0; // units of the character behind its first one
        if (rule.unit == OffsetUnit::Bytes)
            inside = length - 1;
        else if (rule.unit == OffsetUnit::Utf16)
            inside = length == 4 ? 1 : 0;
        m_bytes.insert(m_bytes.end(), inside, kNowhere);
        at += length;
    }
    m_bytes.push_back(static_cast<std::uint32_t>(text.size()));
}

Result<PlacedAnnotations> place(const BratAnnotations& annotations, const BratText& text,
    const BratOptions& options, std::span<Rows* const> rows)
{
    const auto withText = static_cast<std::size_t>(std::count_if(annotations.mentions.begin(),
        annotations.mentions.end(), [](const BratMention& mention) { return !mention.surface.empty(); }));
    const auto [fit, decided] = bestFit(annotations, text, options, options.offsets);
    if (withText > 0) {
        Rows& first = *rows.front();
        first.beginRow(0);
        Status status;
        if (decided)
            status = tellRule(
                fit, withText, !options.lineBreak && text.bytes.find("\r\n") != std::string::npos, first);
        if (status)
            status = tellOtherUnit(annotations, text, options, fit, withText, first);
        if (!status)
            return fail(std::move(status.error()));
    }
    const OffsetMap map(text.bytes, fit.rule);
    return Placement(annotations, text.bytes, map, rows).run();
}

} // namespace heldout::formats
