// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/detection.h"

#include <algorithm>
#include <map>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>

#include "formats/conll.h"
#include "formats/json_line.h"
#include "formats/reading.h"
#include "formats/record_reader.h"

namespace heldout::formats {

namespace {

constexpr std::size_t kMostRows = 5000;
constexpr std::size_t kMostTokens = 100'000;

/// Drops everything: the head is read once more when it counts.
class NoSink final : public RowSink
{
public:
    Status row(Instance&& /*instance*/) override { return {}; }
    Status diagnostic(const Diagnostic& /*diagnostic*/) override { return {}; }
};

/// The lines of the head, without the last one when the file goes on behind it.
template <typename Take>
void eachLine(const Head& head, const Take& take)
{
    MemorySource source(head.bytes);
    LineReader lines(source);
    Line line;
    for (Result<bool> more = lines.next(line); more && *more; more = lines.next(line)) {
        const bool cut = !head.complete && line.ending.empty() && line.number > 1;
        if (cut || !take(line))
            return;
    }
}

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t") == std::string_view::npos;
}

bool isIdLetter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '-';
}

/// An id of a sentence: letters and digits, at least four of them digits.
bool looksLikeSentenceId(std::string_view word)
{
    constexpr std::size_t kShortest = 6;
    constexpr std::ptrdiff_t kLeastDigits = 4;
    return word.size() >= kShortest && std::all_of(word.begin(), word.end(), isIdLetter)
        && word.front() >= 'A'
        && std::count_if(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; })
        >= kLeastDigits;
}

/// Whether quotes come in pairs on every line; unset without quotes.
std::optional<bool> quotesPair(const Head& head)
{
    std::optional<bool> pair;
    eachLine(head, [&](const Line& line) {
        const auto quotes = std::count(line.text.begin(), line.text.end(), '"');
        if (quotes > 0)
            pair = pair.value_or(true) && quotes % 2 == 0;
        return true;
    });
    return pair;
}

Phrase reasonForTabs(const Sample& sample, bool quotesPair)
{
    PhrasePattern<2> narrow = Phrase::later("Recognised as tab-separated: 1 column on %1 of %2 lines.");
    PhrasePattern<3> wide = Phrase::later("Recognised as tab-separated: %3 columns on %1 of %2 lines.");
    if (!quotesPair) {
        narrow = Phrase::later(
            "Recognised as tab-separated: 1 column on %1 of %2 lines, and the quotes do not pair up.");
        wide = Phrase::later(
            "Recognised as tab-separated: %3 columns on %1 of %2 lines, and the quotes do not pair up.");
    }
    const std::size_t rows = sample.rows.size();
    return sample.columns == 1 ? Phrase::of(narrow, sample.regular, rows)
                               : Phrase::of(wide, sample.regular, rows, sample.columns);
}

Phrase reasonForCsv(const Sample& sample, char separator)
{
    const std::size_t rows = sample.rows.size();
    if (sample.columns == 1) // no line has a separator to be named
        return Phrase::of("Recognised as CSV by its name: 1 column on %1 of %2 lines.", sample.regular, rows);
    PhrasePattern<3> wide = Phrase::later("Recognised as CSV with separators: %3 columns on %1 of %2 lines.");
    if (separator == '\t')
        wide = Phrase::later("Recognised as CSV with tabs: %3 columns on %1 of %2 lines.");
    else if (separator == ',')
        wide = Phrase::later("Recognised as CSV with commas: %3 columns on %1 of %2 lines.");
    else if (separator == ';')
        wide = Phrase::later("Recognised as CSV with semicolons: %3 columns on %1 of %2 lines.");
    return Phrase::of(wide, sample.regular, rows, sample.columns);
}

bool isRegular(const Sample& sample, std::size_t percent)
{
    return sample.columns > 1 && sample.regular * 100 >= sample.rows.size() * percent;
}

Sample bestCsvSample(const Head& head, char& separator)
{
    Sample best;
    for (const char candidate : {',', ';', '\t'}) {
        Sample sample = sampleTable(head, candidate, true);
        const bool better
            = std::pair(isRegular(sample, 90), sample.regular) > std::pair(isRegular(best, 90), best.regular);
        if (separator == 0 || (sample.columns > 1 && (best.columns < 2 || better))) {
            best = std::move(sample);
            separator = candidate;
        }
    }
    return best;
}

class Detector
{
public:
    Detector(const Head& head, const ReadOptions& options)
        : m_head(head)
        , m_options(options)
        , m_extension(extension(head.path))
    {
    }

    Result<Detection> run()
    {
        if (m_options.format) {
            m_detection.format = *m_options.format;
            m_detection.reason = Phrase::of("Read as chosen.");
            describeChosen();
            return std::move(m_detection);
        }
        if (const auto what = notData(m_head.bytes))
            return failAs(*what, Phrase::of("Fetch the data file itself."));
        if (tryJsonl() || tryTokens() || trySentences() || tryTable())
            return std::move(m_detection);
        if (m_extension == "json" || m_extension == "jsonl" || m_extension == "ndjson") {
            return failAs(Phrase::later("“%1” is not JSON with one object a line."),
                Phrase::of("Write one object a line, or choose the format if the name is wrong."));
        }
        useLines(Phrase::of("Recognised as one text a line: the lines have no columns in common."));
        return std::move(m_detection);
    }

private:
    tl::unexpected<Error> failAs(PhrasePattern<1> what, Phrase hint) const
    {
        return failFile(
            Code::NotThisFormat, m_head.path, Phrase::of(what, baseName(m_head.path)), std::move(hint));
    }

    void describeChosen()
    {
        switch (m_detection.format) {
        case FormatId::Tsv:
            useTable(FormatId::Tsv, '\t');
            break;
        case FormatId::Csv: {
            char separator = m_options.separator;
            if (separator == 0)
                static_cast<void>(bestCsvSample(m_head, separator));
            useTable(FormatId::Csv, separator);
            break;
        }
        case FormatId::Jsonl:
            static_cast<void>(proposeJsonFields(m_head, m_detection, kMostRows));
            break;
        case FormatId::Lines:
            useLines(m_detection.reason);
            break;
        case FormatId::Bc2gm:
            useSentences();
            break;
        case FormatId::Conll:
            useTokens(lookAtTokens(m_head, kMostTokens));
            break;
        case FormatId::Brat: // not by the head of one file: detectBrat()
            break;
        }
    }

    void useTable(FormatId format, char separator)
    {
        useTable(format, separator, sampleTable(m_head, separator, format == FormatId::Csv));
    }

    void useTable(FormatId format, char separator, const Sample& sample)
    {
        m_detection.format = format;
        m_detection.separator = separator;
        proposeColumns(sample, m_options.header, m_detection);
    }

    void useLines(Phrase reason)
    {
        m_detection.format = FormatId::Lines;
        m_detection.separator = 0;
        m_detection.header = m_options.header.value_or(false);
        m_detection.columnNames = {std::string()};
        m_detection.columns = ColumnMapping{"#1", {}, {}, {}};
        m_detection.reason = std::move(reason);
    }

    void useSentences()
    {
        m_detection.format = FormatId::Bc2gm;
        m_detection.separator = ' ';
        m_detection.header = false;
        m_detection.columnNames = {"id", "text"};
        m_detection.columns = ColumnMapping{"text", {}, "id", {}};
        m_detection.mentionFile
            = m_options.mentionFile.empty() ? findMentionFile(m_head.path, "GENE") : m_options.mentionFile;
        m_detection.alternativeFile = m_options.alternativeFile.empty()
            ? findMentionFile(m_head.path, "ALTGENE")
            : m_options.alternativeFile;
    }

    bool tryJsonl()
    {
        const std::size_t at = m_head.bytes.find_first_not_of(" \t\r\n\xef\xbb\xbf");
        if (at == std::string::npos || m_head.bytes[at] != '{')
            return false;
        const JsonCount count = proposeJsonFields(m_head, m_detection, kMostRows);
        if (count.objects * 2 <= count.lines) {
            m_detection = Detection{};
            return false;
        }
        m_detection.format = FormatId::Jsonl;
        m_detection.separator = 0;
        m_detection.reason = Phrase::of(
            "Recognised as JSON Lines: a JSON object on %1 of %2 lines.", count.objects, count.lines);
        return true;
    }

    void useTokens(const TokenFile& file)
    {
        const std::size_t columns = std::max<std::size_t>(file.shape.columns, 1);
        m_detection.format = FormatId::Conll;
        m_detection.separator = file.shape.separator;
        m_detection.header = false;
        m_detection.columnNames.assign(columns, std::string());
        m_detection.columns
            = ColumnMapping{"#1", columns > 1 ? fmt::format("#{}", columns) : std::string(), {}, {}};
    }

    /// Tags in the last column, and something that separates sentences or documents; a name that says so does
    /// without one of the two.
    bool tryTokens()
    {
        const bool named = m_extension == "conll" || m_extension == "conllu" || m_extension == "iob"
            || m_extension == "iob2" || m_extension == "bio" || m_extension == "bioes";
        const TokenFile file = lookAtTokens(m_head, kMostTokens);
        if (file.shape.columns < 2 || file.regular * 100 < file.lines * 95)
            return false;
        const TagFacts& last = file.columns.back();
        const bool tags = last.markMentions() || last.allOutside();
        if (named ? file.breaks == 0 && !tags : file.breaks == 0 || !tags)
            return false;
        useTokens(file);
        m_detection.tagsMarkMentions = tags;
        m_detection.reason = tags
            ? Phrase::of(
                  "Recognised as a token a line (CoNLL): %1 columns, the last one a tag such as B-, I- "
                  "or O on %2 of %3 lines.",
                  file.shape.columns, last.valid, file.lines)
            : Phrase::of("Recognised as a token a line (CoNLL): %1 columns on %2 of %3 lines.",
                  file.shape.columns, file.regular, file.lines);
        return true;
    }

    bool trySentences()
    {
        const SentenceCount count = countSentences(m_head);
        if (count.sentences == 0 || count.sentences * 100 < count.lines * 95)
            return false;
        const bool named = m_extension == "in" || !m_options.mentionFile.empty()
            || !findMentionFile(m_head.path, "GENE").empty();
        constexpr std::size_t kEnough = 3;
        if (!named && (count.sentences < kEnough || count.sentences < count.lines))
            return false;
        useSentences();
        m_detection.reason = m_detection.mentionFile.empty()
            ? Phrase::of("Recognised as BC2GM sentences: an id of its own on %1 of %2 lines.",
                  count.sentences, count.lines)
            : Phrase::of("Recognised as BC2GM sentences: an id of its own on %1 of %2 lines, and “%3” holds "
                         "mentions.",
                  count.sentences, count.lines, baseName(m_detection.mentionFile));
        return true;
    }

    bool tryTable()
    {
        const bool csvName = m_extension == "csv";
        const bool tsvName = m_extension == "tsv" || m_extension == "tab";
        if (const Sample tsv = sampleTable(m_head, '\t', false);
            !csvName && (isRegular(tsv, 90) || (tsvName && !tsv.rows.empty()))) {
            useTable(FormatId::Tsv, '\t', tsv);
            m_detection.reason = reasonForTabs(tsv, quotesPair(m_head).value_or(true));
            return true;
        }
        char separator = m_options.separator;
        const Sample csv
            = separator == 0 ? bestCsvSample(m_head, separator) : sampleTable(m_head, separator, true);
        if (csv.rows.empty() || !(csvName || isCsvBeyondDoubt(csv)))
            return false;
        useTable(FormatId::Csv, separator, csv);
        m_detection.reason = reasonForCsv(csv, separator);
        return true;
    }

    /// Prose has commas too: without a name that says CSV, all lines must agree and something more must speak
    /// for it.
    [[nodiscard]] bool isCsvBeyondDoubt(const Sample& csv) const
    {
        if (!isRegular(csv, 98) || csv.rows.size() < 2)
            return false;
        Detection trial;
        proposeColumns(csv, std::nullopt, trial);
        return trial.header || m_head.bytes.starts_with('"');
    }

    const Head& m_head;
    const ReadOptions& m_options;
    std::string m_extension;
    Detection m_detection;
};

} // namespace

Sample sampleTable(const Head& head, char separator, bool quotes)
{
    Sample sample;
    sample.complete = head.complete;
    NoSink sink;
    JobContext job;
    Rows rows(sink, job, head.path, nullptr);
    MemorySource source(head.bytes);
    RecordReader records(source, Dialect{separator, quotes}, rows);
    std::vector<std::string_view> cells;
    std::map<std::size_t, std::size_t> counts;
    while (sample.rows.size() < kMostRows) {
        const Result<bool> more = records.next(cells, false);
        if (!more || !*more)
            break;
        sample.rows.emplace_back(cells.begin(), cells.end());
        ++counts[cells.size()];
    }
    const bool full = sample.rows.size() == kMostRows;
    sample.complete = head.complete && !full;
    if (!head.complete && !full && sample.rows.size() > 1) {
        --counts[sample.rows.back().size()]; // the last one may be cut
        sample.rows.pop_back();
    }
    for (const auto& [columns, count] : counts) {
        if (count > sample.regular) {
            sample.columns = columns;
            sample.regular = count;
        }
    }
    return sample;
}

JsonCount proposeJsonFields(const Head& head, Detection& detection, std::size_t mostLines)
{
    JsonCount count;
    JsonLine json;
    std::map<std::string, std::size_t> places;
    std::vector<std::size_t> lengths;
    detection.columnNames.clear();
    eachLine(head, [&](const Line& line) {
        if (isBlank(line.text))
            return true;
        ++count.lines;
        if (json.parse(line.text) == JsonLine::State::Object) {
            ++count.objects;
            json.names([&](const std::string& name, std::size_t length) {
                const auto [place, fresh] = places.try_emplace(name, lengths.size());
                if (fresh) {
                    detection.columnNames.push_back(name);
                    lengths.push_back(0);
                }
                lengths[place->second] += length;
            });
        }
        return count.lines < mostLines;
    });
    detection.header = false;
    const std::vector<std::string>& names = detection.columnNames;
    const auto named = [&](std::size_t (*rank)(std::string_view)) {
        const std::optional<std::size_t> found = bestNamed(names, rank);
        return found ? names[*found] : std::string();
    };
    detection.columns = ColumnMapping{named(textRank), named(labelRank), named(idRank), named(documentRank)};
    if (detection.columns.text.empty() && !lengths.empty()) {
        const auto longest = std::max_element(lengths.begin(), lengths.end()) - lengths.begin();
        detection.columns.text = names[static_cast<std::size_t>(longest)];
    }
    return count;
}

SentenceCount countSentences(const Head& head)
{
    SentenceCount count;
    std::unordered_set<std::string> ids;
    eachLine(head, [&](const Line& line) {
        if (isBlank(line.text))
            return true;
        ++count.lines;
        const std::size_t blank = line.text.find(' ');
        if (blank != std::string_view::npos && line.text.find('\t') == std::string_view::npos
            && looksLikeSentenceId(line.text.substr(0, blank))
            && ids.insert(std::string(line.text.substr(0, blank))).second)
            ++count.sentences;
        return count.lines < kMostRows;
    });
    return count;
}

Result<Detection> detectIn(const Head& head, const ReadOptions& options)
{
    return Detector(head, options).run();
}

} // namespace heldout::formats
