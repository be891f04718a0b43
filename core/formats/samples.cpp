// SPDX-License-Identifier: GPL-3.0-or-later
// What the first lines of a file hold, read as one format or another.
#include <algorithm>
#include <map>
#include <unordered_set>
#include <utility>

#include "formats/cells.h"
#include "formats/detection.h"
#include "formats/head_lines.h"
#include "formats/json_line.h"
#include "formats/record_reader.h"

namespace heldout::formats {

namespace {

/// Drops everything: the head is read once more when it counts.
class NoSink final : public RowSink
{
public:
    Status row(Instance&& /*instance*/) override { return {}; }
    Status diagnostic(const Diagnostic& /*diagnostic*/) override { return {}; }
};

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
    while (sample.rows.size() < kMostSampled) {
        const Result<bool> more = records.next(cells, false);
        if (!more || !*more)
            break;
        sample.rows.emplace_back(cells.begin(), cells.end());
        ++counts[cells.size()];
    }
    const bool full = sample.rows.size() == kMostSampled;
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

JsonCount proposeJsonFields(const Head& head, Detection& detection)
{
    JsonCount count;
    JsonLine json;
    std::map<std::string, std::size_t> places;
    std::vector<std::size_t> lengths;
    detection.columnNames.clear();
    eachHeadLine(head, [&](const Line& line) {
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
        return count.lines < kMostSampled;
    });
    detection.header = false;
    const std::vector<std::string>& names = detection.columnNames;
    detection.columns = ColumnMapping{bestName(names, textRank), bestName(names, labelRank),
        bestName(names, idRank), bestName(names, documentRank)};
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
    eachHeadLine(head, [&](const Line& line) {
        if (isBlank(line.text))
            return true;
        ++count.lines;
        const std::size_t blank = line.text.find(' ');
        if (blank != std::string_view::npos && line.text.find('\t') == std::string_view::npos
            && looksLikeSentenceId(line.text.substr(0, blank))
            && ids.insert(std::string(line.text.substr(0, blank))).second)
            ++count.sentences;
        return count.lines < kMostSampled;
    });
    return count;
}

} // namespace heldout::formats
