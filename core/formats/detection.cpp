// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/detection.h"

#include <algorithm>
#include <utility>

#include "formats/conll.h"
#include "formats/file_names.h"
#include "formats/head_lines.h"

namespace heldout::formats {

namespace {

/// Whether quotes come in pairs on every line; unset without quotes.
std::optional<bool> quotesPair(const Head& head)
{
    std::optional<bool> pair;
    eachHeadLine(head, [&](const Line& line) {
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
            static_cast<void>(proposeJsonFields(m_head, m_detection));
            break;
        case FormatId::Lines:
            useLines(m_detection.reason);
            break;
        case FormatId::Bc2gm:
            useSentences();
            break;
        case FormatId::Conll:
            useTokens(lookAtTokens(m_head));
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
        const JsonCount count = proposeJsonFields(m_head, m_detection);
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
            = ColumnMapping{"#1", columns > 1 ? columnNumber(columns - 1) : std::string(), {}, {}};
        m_detection.tagsMarkMentions = columns > 1 && file.marksMentions(columns - 1);
    }

    /// Tags in the last column, and something that separates sentences or documents; a name that says so does
    /// without one of the two.
    bool tryTokens()
    {
        const bool named = isTokenExtension(m_extension);
        const TokenFile file = lookAtTokens(m_head);
        if (file.shape.columns < 2 || file.regular * 100 < file.lines * 95)
            return false;
        const bool tags = file.marksMentions(file.shape.columns - 1);
        if (named ? file.breaks == 0 && !tags : file.breaks == 0 || !tags)
            return false;
        useTokens(file);
        m_detection.reason = tags
            ? Phrase::of(
                  "Recognised as a token a line (CoNLL): %1 columns, the last one a tag such as B-, I- "
                  "or O on %2 of %3 lines.",
                  file.shape.columns, file.columns.back().valid, file.lines)
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

Result<Detection> detectIn(const Head& head, const ReadOptions& options)
{
    return Detector(head, options).run();
}

} // namespace heldout::formats
