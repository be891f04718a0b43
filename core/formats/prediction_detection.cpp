// SPDX-License-Identifier: GPL-3.0-or-later
// What a file of predictions is, from its head.
#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>

#include "formats/bc2gm.h"
#include "formats/cells.h"
#include "formats/conll.h"
#include "formats/file_names.h"
#include "formats/head_lines.h"
#include "formats/prediction_reading.h"
#include "formats/read_plan.h"
#include "formats/reading.h"

namespace heldout::formats {

namespace {

bool isKnownName(const std::string& name)
{
    return predictionRank(name) != kUnknownName || idRank(name) != kUnknownName
        || textRank(name) != kUnknownName || documentRank(name) != kUnknownName || classOfScores(name);
}

struct LineCount
{
    std::size_t mentions = 0;
    std::size_t lines = 0;
};

LineCount countMentions(const Head& head)
{
    LineCount count;
    eachHeadLine(head, [&count](const Line& line) {
        if (isBlank(line.text))
            return true;
        ++count.lines;
        count.mentions += MentionLine::parse(line.text) ? 1U : 0U;
        return count.lines < kMostSampled;
    });
    return count;
}

/// Whether two columns of tags have a type in common, or the second one has none at all.
bool tellOfTheSame(const Head& head, const TokenShape& shape, std::size_t gold, std::size_t predicted)
{
    std::array<std::set<std::string>, 2> types;
    std::vector<std::string_view> cells;
    eachHeadLine(head, [&](const Line& line) {
        splitTokenLine(line.text, shape.separator, cells);
        if (cells.size() != shape.columns)
            return true;
        for (const auto& [column, found] : {std::pair(gold, &types[0]), std::pair(predicted, &types[1])}) {
            const std::optional<Tag> tag = parseTag(cells[column]);
            if (tag && !tag->type.empty())
                found->emplace(tag->type);
        }
        return true;
    });
    return types[1].empty() || std::any_of(types[0].begin(), types[0].end(), [&](const std::string& type) {
        return types[1].contains(type);
    });
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
            useTags(lookAtTokens(m_head));
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
        const TokenFile file = lookAtTokens(m_head);
        if (file.shape.columns == 0 || file.regular * 100 < file.lines * 95)
            return false;
        const TagFacts& last = file.columns.back();
        const bool named = isTokenExtension(extension(m_head.path));
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
        m_found.columns.labels = {columnNumber(columns - 1)};
        if (columns > 1)
            m_found.columns.text = "#1";
        m_found.tagsMarkMentions = file.marksMentions(columns - 1);
        // The column before is the gold one when it tells of the same types: in a file of the CoNLL shared
        // task of 2003 chunks stand there.
        if (columns > 2 && file.columns[columns - 2].markMentions()
            && tellOfTheSame(m_head, file.shape, columns - 2, columns - 1))
            m_found.columns.gold = columnNumber(columns - 2);
    }

    void useJson(const Detection& json)
    {
        m_found.format = FormatId::Jsonl;
        m_found.separator = 0;
        m_found.reason = json.reason;
        m_found.columnNames = json.columnNames;
        const std::vector<std::string>& names = m_found.columnNames;
        m_found.columns.id = bestName(names, idRank);
        m_found.columns.text = bestName(names, textRank);
        if (const std::string label = bestName(names, predictionRank); !label.empty())
            m_found.columns.labels = {label};
        for (const std::string& name : names) {
            const bool used = name == m_found.columns.id || name == m_found.columns.text
                || (!m_found.columns.labels.empty() && name == m_found.columns.labels.front());
            // Fields are known by their names alone: that of a label may be a word beside the prediction.
            const bool ofClass = m_found.columns.labels.empty() && isLabel(name.substr(name.rfind('.') + 1));
            if (!used && (ofClass || classOfScores(name)))
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
        sample.columns = std::max<std::size_t>(sample.columns, 1);
        const std::optional<bool> header
            = namesClasses(sample) ? m_options.header.value_or(true) : m_options.header;
        nameColumns(sample, header, isKnownName, m_found);
        sample.columns = m_found.columnNames.size();
        proposeFor(sample);
    }

    [[nodiscard]] bool isLabel(const std::string& name) const
    {
        return m_options.itemLabels.names.contains(name);
    }

    /// Whether the first row is of names though classes are called by numbers: a known name beside several
    /// labels, each once.
    [[nodiscard]] bool namesClasses(const Sample& sample) const
    {
        if (sample.rows.empty())
            return false;
        std::set<std::string> labels;
        std::ptrdiff_t cells = 0;
        bool known = false;
        for (const std::string& cell : sample.rows.front()) {
            known = known || (isKnownName(cell) && !isLabel(cell));
            cells += isLabel(cell) ? 1 : 0;
            if (isLabel(cell))
                labels.insert(cell);
        }
        return known && cells > 1 && labels.size() == static_cast<std::size_t>(cells);
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
            if (isFree(i) && profiles[i].numbers * 2 > profiles[i].rows - profiles[i].empty
                && (isLabel(names[i]) || classOfScores(names[i])))
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
        m_found.columns.id = columnNumber(id);
        m_found.columns.text = columnNumber(text);
        if (label)
            m_found.columns.labels = {columnNumber(*label)};
        for (const std::size_t i : scores)
            m_found.columns.scores.push_back(columnNumber(i));
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

/// Names of the columns of scores as far as they are there, of fields in fields the last part.
std::vector<std::string> namesOfScores(const PredictionPlan& plan)
{
    std::vector<std::string> scoreNames;
    for (const std::string& column : plan.columns.scores) {
        const auto place = findMapped(column, plan.detection.columnNames, plan.path, true);
        const std::string name = place && *place ? plan.detection.columnNames[**place] : column;
        const bool json = plan.detection.format == FormatId::Jsonl;
        scoreNames.push_back(json ? name.substr(name.rfind('.') + 1) : name);
    }
    return scoreNames;
}

PredictionColumns chosenColumns(const PredictionOptions& options, const PredictionDetection& found)
{
    if (options.columns.empty())
        return found.columns;
    PredictionColumns columns = options.columns;
    if (!options.recogniseOthers)
        return columns;
    std::vector<std::string> named = columns.labels;
    named.insert(named.end(), columns.scores.begin(), columns.scores.end());
    named.insert(named.end(), {columns.id, columns.text, columns.gold});
    const auto isFree = [&](const std::string& column) { return !isNamed(column, named, found.columnNames); };
    const auto complete = [&](std::string PredictionColumns::* column) {
        if ((columns.*column).empty() && isFree(found.columns.*column))
            columns.*column = found.columns.*column;
    };
    complete(&PredictionColumns::id);
    complete(&PredictionColumns::text);
    if (columns.labels.empty() && columns.scores.empty()) {
        std::ranges::copy_if(found.columns.labels, std::back_inserter(columns.labels), isFree);
        std::ranges::copy_if(found.columns.scores, std::back_inserter(columns.scores), isFree);
    }
    return columns;
}

} // namespace

Result<PredictionPlan> predictionPlan(const Head& head, const PredictionOptions& options)
{
    Result<PredictionDetection> detection = PredictionDetector(head, options).run();
    if (!detection)
        return fail(std::move(detection.error()));
    if (Status status = checkSeparator(options.separator, detection->format, head.path); !status)
        return fail(std::move(status.error()));
    PredictionPlan plan;
    plan.path = head.path;
    plan.options = options;
    plan.columns = chosenColumns(options, *detection);
    plan.detection = std::move(*detection);
    // A choice of the label alone leaves the tokens where they are.
    if (plan.detection.format == FormatId::Conll) {
        if (plan.columns.labels.empty())
            plan.columns.labels = plan.detection.columns.labels;
        if (plan.columns.text.empty())
            plan.columns.text = plan.detection.columns.text;
        if (plan.columns.labels != plan.detection.columns.labels) {
            plan.detection.tagsMarkMentions
                = tagsMarkMentions(head, plan.columns.labels.front(), plan.detection.columnNames);
        }
    } else if (plan.detection.format != FormatId::Bc2gm) {
        plan.detection.hasIds = !plan.columns.id.empty();
    }
    if (plan.detection.task == PredictionTask::Labels)
        settleScores(namesOfScores(plan), plan.options);
    return plan;
}

} // namespace heldout::formats
