// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/bc2gm.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

#include <unicode/uchar.h>

#include "base/numbers.h"
#include "formats/cells.h"

namespace heldout::formats {

namespace {

/// Decodes the character at `at` of valid UTF-8 and moves `at` behind it.
UChar32 nextCharacter(std::string_view text, std::size_t& at)
{
    const auto lead = static_cast<unsigned char>(text[at++]);
    if (lead < 0x80)
        return lead;
    const int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    auto character = static_cast<UChar32>(lead & (0x3fU >> static_cast<unsigned>(more)));
    for (int i = 0; i < more && at < text.size(); ++i)
        character = static_cast<UChar32>(character << 6) | (static_cast<unsigned char>(text[at++]) & 0x3f);
    return character;
}

SourceReport emptyReport(std::string path)
{
    SourceReport report;
    report.path = std::move(path);
    return report;
}

std::string withoutSpaces(std::string_view text)
{
    std::vector<CharacterSpan> spans;
    spansOfCharacters(text, spans);
    std::string result;
    for (const CharacterSpan& span : spans)
        result.append(text, span.first, span.last - span.first);
    return result;
}

/// Id, offsets and text.
std::vector<std::string_view> cellsOf(std::string_view line)
{
    std::vector<std::string_view> cells;
    while (cells.size() < 2 && line.find('|') != std::string_view::npos) {
        cells.push_back(line.substr(0, line.find('|')));
        line.remove_prefix(cells.back().size() + 1);
    }
    cells.push_back(line);
    return cells;
}

} // namespace

void spansOfCharacters(std::string_view text, std::vector<CharacterSpan>& spans)
{
    spans.clear();
    for (std::size_t at = 0; at < text.size();) { // lines end at 256 MB, so 32 bits hold every place
        const std::size_t first = at;
        if (u_isUWhiteSpace(nextCharacter(text, at)) == 0)
            spans.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(at)});
    }
}

std::optional<MentionLine> MentionLine::parse(std::string_view line)
{
    const std::vector<std::string_view> cells = cellsOf(line);
    if (cells.size() < 2 || cells[0].empty())
        return std::nullopt;
    const std::size_t blank = cells[1].find(' ');
    if (blank == std::string_view::npos)
        return std::nullopt;
    const auto start = parseUnsigned(cells[1].substr(0, blank));
    const auto end = parseUnsigned(cells[1].substr(blank + 1));
    if (!start || !end)
        return std::nullopt;
    return MentionLine{cells[0], *start, *end, cells.size() > 2 ? cells[2] : std::string_view()};
}

MentionFile::MentionFile(RowSink& sink, JobContext& job, std::string path)
    : m_report(emptyReport(std::move(path)))
    , m_rows(sink, job, m_report.path, nullptr)
{
}

Status MentionFile::load(ByteSource& source, const CellTap& tap)
{
    LineReader lines(source);
    const auto take = [&](std::string_view text, std::uint64_t number) {
        if (tap)
            tap(number, cellsOf(text));
        return loadLine(text);
    };
    if (Status status = eachLine(m_rows, lines, take); !status)
        return status;
    if (m_entries == 0 && m_rows.counts().refused > 0) {
        return failFile(Code::NotThisFormat, m_report.path,
            Phrase::of("“%1” holds no mentions.", baseName(m_report.path)),
            Phrase::of("Choose a file with lines such as P00001606T0076|14 33|alkaline phosphatases."));
    }
    return {};
}

Status MentionFile::loadLine(std::string_view text)
{
    if (isBlank(text))
        return m_rows.note(DiagnosticCode::BlankLine, 0, Phrase::of("Blank line"), Phrase::of("Skipped"));
    const std::optional<MentionLine> mention = MentionLine::parse(text);
    if (!mention) {
        const std::size_t bar = text.find('|');
        return m_rows.refused(DiagnosticCode::BadOffsets, bar == std::string_view::npos ? 0 : bar + 2,
            Phrase::of("Two offsets expected after the id: ID|start end|text"),
            Phrase::of("Mention left out"));
    }
    if (mention->end < mention->start) {
        return m_rows.refused(DiagnosticCode::BadOffsets, mention->id.size() + 2,
            Phrase::of("The mention ends at %1, before it begins at %2", mention->end, mention->start),
            Phrase::of("Mention left out"));
    }
    const auto [place, fresh] = m_byId.try_emplace(std::string(mention->id));
    if (fresh)
        m_ids.emplace_back(place->first, m_rows.line());
    place->second.push_back({mention->start, mention->end, m_rows.line(), std::string(mention->surface)});
    ++m_entries;
    return {};
}

Status MentionFile::place(const std::string& id, std::string_view text,
    const std::vector<CharacterSpan>& spans, std::vector<Mention>& mentions)
{
    const auto found = m_byId.find(id);
    if (found == m_byId.end())
        return {};
    const std::vector<Entry> entries = std::move(found->second);
    m_byId.erase(found);
    std::vector<std::tuple<std::uint64_t, std::uint64_t, std::uint64_t>> byPlace; // start, end, line
    byPlace.reserve(entries.size());
    for (const Entry& entry : entries)
        byPlace.emplace_back(entry.start, entry.end, entry.line);
    std::sort(byPlace.begin(), byPlace.end());
    for (const Entry& entry : entries) {
        m_rows.beginRow(entry.line);
        const auto first = std::lower_bound(
            byPlace.begin(), byPlace.end(), std::make_tuple(entry.start, entry.end, std::uint64_t(0)));
        if (const std::uint64_t earlier = std::get<2>(*first); earlier != entry.line) {
            if (Status status = m_rows.note(DiagnosticCode::DuplicateMention, 0,
                    Phrase::of("The same mention stands on line %1 already", earlier),
                    Phrase::of("Taken all the same"));
                !status)
                return status;
        }
        if (Status status = placeOne(entry, text, spans, mentions); !status)
            return status;
    }
    std::sort(mentions.begin(), mentions.end(), [](const Mention& a, const Mention& b) {
        return std::tie(a.first, a.last, a.surface) < std::tie(b.first, b.last, b.surface);
    });
    return {};
}

Status MentionFile::placeOne(const Entry& entry, std::string_view text,
    const std::vector<CharacterSpan>& spans, std::vector<Mention>& mentions)
{
    if (entry.end >= spans.size()) {
        return m_rows.refused(DiagnosticCode::OffsetOutside, 0,
            Phrase::of("The mention ends at %1, the text has %2 characters that are no blanks", entry.end,
                spans.size()),
            Phrase::of("Mention left out"));
    }
    Mention mention;
    mention.first = spans[entry.start].first;
    mention.last = spans[entry.end].last;
    const std::string_view covered = text.substr(mention.first, mention.last - mention.first);
    if (!entry.surface.empty() && entry.surface != covered) {
        mention.surface = entry.surface;
        if (withoutSpaces(entry.surface) != withoutSpaces(covered)) {
            if (Status status = m_rows.note(DiagnosticCode::SurfaceDiffers, 0,
                    Phrase::of("The mention reads “%1”, its offsets cover “%2”", entry.surface, covered),
                    Phrase::of("Offsets kept"));
                !status)
                return status;
        }
    }
    mentions.push_back(std::move(mention));
    m_rows.count();
    return {};
}

Status MentionFile::finish()
{
    std::vector<std::pair<std::uint64_t, const std::string*>> left;
    for (const auto& [id, entries] : m_byId) {
        for (const Entry& entry : entries)
            left.emplace_back(entry.line, &id);
    }
    std::sort(left.begin(), left.end());
    for (const auto& [line, id] : left) {
        m_rows.beginRow(line);
        if (Status status = m_rows.refused(DiagnosticCode::UnknownInstance, 0,
                Phrase::of("There is no sentence “%1”", *id), Phrase::of("Mention left out"));
            !status)
            return status;
    }
    const SourceReport& counts = m_rows.counts();
    m_report.taken = counts.taken;
    m_report.repaired = counts.repaired;
    m_report.refused = counts.refused;
    return {};
}

namespace {

/// "ID text" lines.
class SentenceReader
{
public:
    SentenceReader(const Reading& reading, MentionFile* gold, MentionFile* alternatives)
        : m_reading(reading)
        , m_gold(gold)
        , m_alternatives(alternatives)
    {
    }

    Status run()
    {
        LineReader lines(m_reading.source);
        return eachLine(
            m_reading.rows, lines, [this](std::string_view text, std::uint64_t) { return readLine(text); });
    }

private:
    Status readLine(std::string_view line)
    {
        Rows& rows = m_reading.rows;
        if (isBlank(line))
            return rows.note(DiagnosticCode::BlankLine, 0, Phrase::of("Blank line"), Phrase::of("Skipped"));
        const std::size_t blank = std::min(line.find_first_of(" \t"), line.size());
        m_cells[0] = line.substr(0, blank);
        m_cells[1] = line.substr(std::min(blank + 1, line.size()));
        if (m_reading.tap)
            m_reading.tap(rows.line(), m_cells);
        if (blank == 0) {
            return rows.refused(DiagnosticCode::MissingField, 1,
                Phrase::of("The line does not begin with an id"), Phrase::of("Line left out"));
        }
        m_item.key.assign(m_cells[0]);
        m_item.text.assign(m_cells[1]);
        m_item.document.clear();
        m_item.mentions.clear();
        m_item.alternatives.clear();
        if (Status status = placeMentions(); !status)
            return status;
        return rows.take(std::move(m_item));
    }

    Status placeMentions()
    {
        const bool gold = m_gold != nullptr && m_gold->has(m_item.key);
        const bool alternatives = m_alternatives != nullptr && m_alternatives->has(m_item.key);
        if (!gold && !alternatives)
            return {};
        spansOfCharacters(m_item.text, m_spans);
        Status status;
        if (gold)
            status = m_gold->place(m_item.key, m_item.text, m_spans, m_item.mentions);
        if (status && alternatives)
            status = m_alternatives->place(m_item.key, m_item.text, m_spans, m_item.alternatives);
        return status;
    }

    const Reading& m_reading;
    MentionFile* m_gold;
    MentionFile* m_alternatives;
    std::vector<std::string_view> m_cells = std::vector<std::string_view>(2);
    std::vector<CharacterSpan> m_spans;
    Instance m_item;
};

/// An open mention file and the source that reads it.
struct OpenMentions
{
    InputFile file;
    FileSource source;

    OpenMentions(InputFile&& opened, JobContext& job, std::uint64_t before)
        : file(std::move(opened))
        , source(file, job, before)
    {
    }
};

Result<std::unique_ptr<OpenMentions>> openMentions(
    const std::string& path, JobContext& job, std::uint64_t before)
{
    if (path.empty())
        return std::unique_ptr<OpenMentions>{};
    // An empty file of mentions is one: no sentence has any.
    if (Result<Head> head = readHead(path); !head && head.error().code != Code::NoRows)
        return fail(std::move(head.error()));
    Result<InputFile> file = InputFile::open(path);
    if (!file)
        return fail(std::move(file.error()));
    return std::make_unique<OpenMentions>(std::move(*file), job, before);
}

} // namespace

Status readBc2gmFrom(const Reading& reading, ByteSource* gold, ByteSource* alternatives)
{
    const Detection& detection = reading.plan.detection;
    MentionFile goldMentions(reading.sink, reading.job, detection.mentionFile);
    MentionFile otherMentions(reading.sink, reading.job, detection.alternativeFile);
    Status status;
    if (gold != nullptr)
        status = goldMentions.load(*gold);
    if (status && alternatives != nullptr)
        status = otherMentions.load(*alternatives);
    if (status) {
        status = SentenceReader(reading, gold != nullptr ? &goldMentions : nullptr,
            alternatives != nullptr ? &otherMentions : nullptr)
                     .run();
    }
    for (auto [source, mentions] :
        {std::pair(gold, &goldMentions), std::pair(alternatives, &otherMentions)}) {
        if (!status || source == nullptr)
            continue;
        status = mentions->finish();
        reading.sources.push_back(mentions->report());
    }
    if (status && gold != nullptr)
        reading.mentions = goldMentions.report().taken;
    return status;
}

Status readBc2gm(const Reading& reading)
{
    const Detection& detection = reading.plan.detection;
    auto gold = openMentions(detection.mentionFile, reading.job, 0);
    if (!gold)
        return fail(std::move(gold.error()));
    const std::uint64_t goldBytes = *gold ? (*gold)->file.bytesOnDisk() : 0;
    auto alternatives = openMentions(detection.alternativeFile, reading.job, goldBytes);
    if (!alternatives)
        return fail(std::move(alternatives.error()));
    const std::size_t first = reading.sources.size();
    Status status = readBc2gmFrom(
        reading, *gold ? &(*gold)->source : nullptr, *alternatives ? &(*alternatives)->source : nullptr);
    std::size_t next = first;
    for (OpenMentions* const mentions : {gold->get(), alternatives->get()}) {
        if (status && mentions != nullptr)
            status = addFileFacts(mentions->file, reading.sources[next++]);
    }
    return status;
}

} // namespace heldout::formats
