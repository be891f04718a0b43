// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/brat_offsets.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace heldout::formats {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";

std::size_t lengthOf(char lead)
{
    const auto byte = static_cast<unsigned char>(lead);
    return byte < 0x80 ? 1 : byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
}

bool fits(const BratMention& mention, std::string_view text, const OffsetMap& map)
{
    const std::vector<TextSpan> pieces = piecesOf(mention, map);
    return !pieces.empty() && collapsed(joined(text, pieces)) == collapsed(mention.surface);
}

struct Fit
{
    OffsetRule rule;
    OffsetMap map;
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
    Fit fit{rule, OffsetMap(text.bytes, rule)};
    for (const BratMention& mention : annotations.mentions)
        fit.fitting += !mention.surface.empty() && fits(mention, text.bytes, fit.map) ? 1U : 0U;
    return fit;
}

/// The best of the rules for a unit, the first of equal ones; and whether another one fits worse.
std::pair<Fit, bool> bestFit(
    const BratAnnotations& annotations, const BratText& text, const BratOptions& options, OffsetUnit unit)
{
    std::optional<Fit> best;
    bool decided = false;
    for (const OffsetRule& rule : rulesToTry(text, options, unit)) {
        Fit fit = fitOf(annotations, text, rule);
        decided = decided || (best && fit.fitting != best->fitting);
        if (!best || fit.fitting > best->fitting)
            best = std::move(fit);
    }
    return {std::move(*best), decided};
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

} // namespace

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

Result<OffsetMap> mapOffsets(
    const BratAnnotations& annotations, const BratText& text, const BratOptions& options, Rows& rows)
{
    const auto withText = static_cast<std::size_t>(std::count_if(annotations.mentions.begin(),
        annotations.mentions.end(), [](const BratMention& mention) { return !mention.surface.empty(); }));
    auto [fit, decided] = bestFit(annotations, text, options, options.offsets);
    if (withText > 0) {
        rows.beginRow(0);
        Status status;
        if (decided)
            status = tellRule(
                fit, withText, !options.lineBreak && text.bytes.find("\r\n") != std::string::npos, rows);
        if (status)
            status = tellOtherUnit(annotations, text, options, fit, withText, rows);
        if (!status)
            return fail(std::move(status.error()));
    }
    return std::move(fit.map);
}

} // namespace heldout::formats
