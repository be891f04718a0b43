// SPDX-License-Identifier: GPL-3.0-or-later
// What a file of predictions is, from its head.
#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "base/files.h"
#include "base/numbers.h"
#include "formats/conll.h"
#include "formats/json_line.h"
#include "formats/prediction_reading.h"

namespace heldout::formats {

namespace {

constexpr std::size_t kMostLines = 5000;
constexpr std::size_t kMostTokens = 100'000;

std::string numbered(std::size_t place)
{
    return fmt::format("#{}", place + 1);
}

bool isKnownName(const std::string& name)
{
    return predictionRank(name) != kUnknownName || idRank(name) != kUnknownName
        || textRank(name) != kUnknownName || documentRank(name) != kUnknownName || classOfScores(name);
}

/// "ID|start end|text".
bool isMentionLine(std::string_view line)
{
    const std::size_t bar = line.find('|');
    if (bar == 0 || bar == std::string_view::npos)
        return false;
    const std::size_t second = std::min(line.find('|', bar + 1), line.size());
    const std::string_view offsets = line.substr(bar + 1, second - bar - 1);
    const std::size_t blank = offsets.find(' ');
    return blank != std::string_view::npos && parseUnsigned(offsets.substr(0, blank))
        && parseUnsigned(offsets.substr(blank + 1));
}

struct LineCount
{
    std::size_t mentions = 0;
    std::size_t lines = 0;
};

LineCount countMentions(const Head& head)
{
    LineCount count;
    MemorySource source(head.bytes);
    LineReader lines(source);
    Line line;
    for (Result<bool> more = lines.next(line); more && *more; more = lines.next(line)) {
        const bool cut = !head.complete && line.ending.empty() && line.number > 1;
        if (cut || count.lines >= kMostLines)
            break;
        if (line.text.find_first_not_of(" \t") == std::string_view::npos)
            continue;
        ++count.lines;
        count.mentions += isMentionLine(line.text) ? 1U : 0U;
    }
    return count;
}

/// Types of the tags of a column in the first lines.
std::set<std::string> typesIn(const Head& head, const TokenShape& shape, std::size_t column)
{
    std::set<std::string> types;
    MemorySource source(head.bytes);
    LineReader lines(source);
    Line line;
    std::vector<std::string_view> cells;
    for (Result<bool> more = lines.next(line); more && *more && line.number < kMostTokens;
        more = lines.next(line)) {
        splitTokenLine(line.text, shape.separator, cells);
        if (cells.size() != shape.columns)
            continue;
        const std::optional<Tag> tag = parseTag(cells[column]);
        if (tag && !tag->type.empty())
            types.emplace(tag->type);
    }
    return types;
}

class PredictionDetector
{
public:
    PredictionDetector(const Head& head, const PredictionOptions& options)
        : m_head(head)
        , m_options(options)
    {
    }

    Result<PredictionDetection> run()
    {
        ReadOptions general;
        general.format = m_options.format;
        general.header = m_options.header;
        general.separator = m_options.separator;
        if (!m_options.format) {
            if (tryMentions() || tryTags())
                return std::move(m_found);
        } else if (*m_options.format == FormatId::Bc2gm) {
            useMentions();
            m_found.reason = Phrase::of("Read as chosen.");
            return std::move(m_found);
        } else if (*m_options.format == FormatId::Conll) {
            useTags(lookAtTokens(m_head, kMostTokens));
            m_found.reason = Phrase::of("Read as chosen.");
            return std::move(m_found);
        }
        Result<Detection> table = detectIn(m_head, general);
        if (!table)
            return fail(std::move(table.error()));
        if (table->format == FormatId::Jsonl)
            useJson(*table);
        else if (table->format == FormatId::Tsv || table->format == FormatId::Csv)
            useTable(table->format, table->separator, std::move(table->reason));
        else if (!m_options.format && tryBlanks())
            return std::move(m_found);
        else
            useLines();
        if (m_options.format)
            m_found.reason = Phrase::of("Read as chosen.");
        return std::move(m_found);
    }

private:
    bool tryMentions()
    {
        const LineCount count = countMentions(m_head);
        if (count.mentions == 0 || count.mentions * 100 < count.lines * 95)
            return false;
        useMentions();
        m_found.reason = Phrase::of("Recognised as mentions of BC2GM: ID|start end|text on %1 of %2 lines.",
            count.mentions, count.lines);
        return true;
    }

    void useMentions()
    {
        m_found.format = FormatId::Bc2gm;
        m_found.task = PredictionTask::Mentions;
        m_found.separator = '|';
        m_found.hasIds = true;
        m_found.absentIsEmpty = true;
        m_found.columnNames = {"id", "offsets", "text"};
        m_found.columns.id = "id";
    }

    bool tryTags()
    {
        const TokenFile file = lookAtTokens(m_head, kMostTokens);
        if (file.shape.columns == 0 || file.regular * 100 < file.lines * 95)
            return false;
        const TagFacts& last = file.columns.back();
        const std::string ending = extension(m_head.path);
        const bool named = ending == "conll" || ending == "iob" || ending == "iob2" || ending == "bio";
        if (!(last.markMentions() || (last.allOutside() && file.breaks > 0)) || (file.breaks == 0 && !named))
            return false;
        useTags(file);
        m_found.reason = m_found.columns.gold.empty()
            ? Phrase::of("Recognised as a tag a token (CoNLL): %1 columns, the last one a tag on %2 of %3 "
                         "lines.",
                  file.shape.columns, last.valid, file.lines)
            : Phrase::of("Recognised as a tag a token (CoNLL): %1 columns, the gold tag and then the "
                         "predicted one in the last two, on %2 of %3 lines.",
                  file.shape.columns, last.valid, file.lines);
        return true;
    }

    void useTags(const TokenFile& file)
    {
        const std::size_t columns = std::max<std::size_t>(file.shape.columns, 1);
        m_found.format = FormatId::Conll;
        m_found.task = PredictionTask::Tags;
        m_found.separator = file.shape.separator;
        m_found.columnNames.assign(columns, std::string());
        m_found.columns.labels = {numbered(columns - 1)};
        if (columns > 1)
            m_found.columns.text = "#1";
        m_found.tagsMarkMentions = !file.columns.empty()
            && (file.columns.back().markMentions() || file.columns.back().allOutside());
        // The column before is the gold one when it tells of the same types: in a file of the CoNLL shared
        // task of 2003 chunks stand there.
        if (columns > 2 && file.columns[columns - 2].markMentions()) {
            const std::set<std::string> gold = typesIn(m_head, file.shape, columns - 2);
            const std::set<std::string> predicted = typesIn(m_head, file.shape, columns - 1);
            const bool common = std::any_of(
                gold.begin(), gold.end(), [&](const std::string& type) { return predicted.contains(type); });
            if (common || predicted.empty())
                m_found.columns.gold = numbered(columns - 2);
        }
    }

    void useJson(const Detection& json)
    {
        m_found.format = FormatId::Jsonl;
        m_found.separator = 0;
        m_found.reason = json.reason;
        m_found.columnNames = json.columnNames;
        const std::vector<std::string>& names = m_found.columnNames;
        const auto named = [&](std::size_t (*rank)(std::string_view)) {
            const std::optional<std::size_t> found = bestNamed(names, rank);
            return found ? names[*found] : std::string();
        };
        m_found.columns.id = named(idRank);
        m_found.columns.text = named(textRank);
        if (const std::string label = named(predictionRank); !label.empty())
            m_found.columns.labels = {label};
        for (const std::string& name : names) {
            const bool used = name == m_found.columns.id || name == m_found.columns.text
                || (!m_found.columns.labels.empty() && name == m_found.columns.labels.front());
            if (!used && classOfScores(name))
                m_found.columns.scores.push_back(name);
        }
        m_found.hasIds = !m_found.columns.id.empty();
    }

    void useTable(FormatId format, char separator, Phrase reason)
    {
        m_found.format = format;
        m_found.separator = separator;
        m_found.reason = std::move(reason);
        Sample sample = sampleTable(m_head, separator, format == FormatId::Csv);
        m_found.header = m_options.header.value_or(looksLikeHeader(sample, isKnownName));
        if (m_found.header && !sample.rows.empty())
            m_found.columnNames = sample.rows.front();
        else
            m_found.columnNames.assign(std::max<std::size_t>(sample.columns, 1), std::string());
        sample.columns = m_found.columnNames.size();
        proposeFor(sample);
    }

    /// Names first, then what the cells look like.
    void proposeFor(const Sample& sample)
    {
        const std::vector<std::string>& names = m_found.columnNames;
        std::vector<ColumnProfile> profiles;
        profiles.reserve(names.size());
        for (std::size_t i = 0; i < names.size(); ++i)
            profiles.push_back(profileOf(sample, i, m_found.header ? 1 : 0));
        std::optional<std::size_t> id = bestNamed(names, idRank);
        std::optional<std::size_t> text = bestNamed(names, textRank);
        std::optional<std::size_t> label = bestNamed(names, predictionRank);
        std::vector<std::size_t> scores;
        const auto isFree = [&](std::size_t i) {
            return id != i && text != i && label != i
                && std::find(scores.begin(), scores.end(), i) == scores.end();
        };
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (isFree(i) && profiles[i].numbers * 2 > profiles[i].rows && classOfScores(names[i]))
                scores.push_back(i);
        }
        for (std::size_t i = 0; !m_found.header && i < names.size(); ++i) {
            if (isFree(i) && profiles[i].allNumbers() && !profiles[i].allIntegers())
                scores.push_back(i);
            else if (isFree(i) && !id && names.size() > 1 && profiles[i].looksLikeId())
                id = i;
        }
        for (std::size_t i = 0; i < names.size() && !label; ++i) {
            if (isFree(i) && profiles[i].looksLikeLabel())
                label = i;
        }
        for (std::size_t i = 0; i < names.size() && !label && scores.empty(); ++i) {
            if (isFree(i))
                label = i;
        }
        for (std::size_t i = 0; i < names.size() && !text; ++i) {
            if (isFree(i) && !profiles[i].allNumbers() && profiles[i].withBlanks * 2 > profiles[i].rows)
                text = i;
        }
        const auto placed
            = [](std::optional<std::size_t> place) { return place ? numbered(*place) : std::string(); };
        m_found.columns.id = placed(id);
        m_found.columns.text = placed(text);
        if (label)
            m_found.columns.labels = {numbered(*label)};
        for (const std::size_t i : scores)
            m_found.columns.scores.push_back(numbered(i));
        m_found.hasIds = id.has_value();
    }

    /// An id and a label with a blank between them.
    bool tryBlanks()
    {
        const Sample sample = sampleTable(m_head, ' ', false);
        if (sample.columns != 2 || sample.regular != sample.rows.size() || sample.rows.size() < 2)
            return false;
        if (!profileOf(sample, 0, 0).looksLikeId() || profileOf(sample, 1, 0).looksLikeId())
            return false;
        useTable(FormatId::Tsv, ' ',
            Phrase::of("Recognised as an id and a label with a blank between them on all %1 lines.",
                sample.rows.size()));
        return true;
    }

    void useLines()
    {
        const Sample sample = sampleTable(m_head, '\n', false); // no line has one: the whole line is a cell
        m_found.format = FormatId::Lines;
        m_found.separator = 0;
        m_found.header = m_options.header.value_or(looksLikeHeader(sample, isKnownName));
        m_found.columnNames = {std::string()};
        m_found.reason = Phrase::of("Recognised as one label a line.");
        const ColumnProfile profile
            = sample.rows.empty() ? ColumnProfile{} : profileOf(sample, 0, m_found.header ? 1 : 0);
        if (profile.allNumbers() && !profile.allIntegers()) {
            m_found.columns.scores = {"#1"};
            m_found.reason = Phrase::of("Recognised as one score a line.");
        } else {
            m_found.columns.labels = {"#1"};
        }
    }

    const Head& m_head;
    const PredictionOptions& m_options;
    PredictionDetection m_found;
};

} // namespace

Result<PredictionPlan> predictionPlan(const Head& head, const PredictionOptions& options)
{
    Result<PredictionDetection> detection = PredictionDetector(head, options).run();
    if (!detection)
        return fail(std::move(detection.error()));
    if (options.separator != 0 && detection->format != FormatId::Csv) {
        return failFile(Code::InvalidArgument, head.path,
            Phrase::of("A separator was given, but “%1” is read as %2, which has none to choose.",
                baseName(head.path), name(detection->format)),
            Phrase::of("Leave the separator out, or read the file as CSV."));
    }
    PredictionPlan plan;
    plan.path = head.path;
    plan.options = options;
    plan.columns = options.columns.empty() ? detection->columns : options.columns;
    plan.detection = std::move(*detection);
    // A choice of the label alone leaves the tokens where they are.
    if (plan.detection.format == FormatId::Conll) {
        if (plan.columns.labels.empty())
            plan.columns.labels = plan.detection.columns.labels;
        if (plan.columns.text.empty())
            plan.columns.text = plan.detection.columns.text;
        const Result<std::size_t> column
            = findColumn(plan.columns.labels.front(), plan.detection.columnNames, head.path);
        const TokenFile file = lookAtTokens(head, kMostTokens);
        plan.detection.tagsMarkMentions = column && *column < file.columns.size()
            && (file.columns[*column].markMentions() || file.columns[*column].allOutside());
    } else if (plan.detection.format != FormatId::Bc2gm) {
        plan.detection.hasIds = !plan.columns.id.empty();
    }
    return plan;
}

} // namespace heldout::formats
