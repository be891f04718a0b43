// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/formats.h"
#include "formats/sniff.h"

namespace heldout::formats {

/// Lines or rows of a head that are looked at, at most.
inline constexpr std::size_t kMostSampled = 5000;

/// A table's first rows, cut into cells.
struct Sample
{
    std::vector<std::vector<std::string>> rows;
    std::size_t columns = 0; ///< the number most rows have
    std::size_t regular = 0; ///< rows that have it
    bool complete = false; ///< the whole file
};

/// What the head of a file is, with what `options` says taken as given.
[[nodiscard]] Result<Detection> detectIn(const Head& head, const ReadOptions& options);

[[nodiscard]] Sample sampleTable(const Head& head, char separator, bool quotes);

/// What the cells of a column have in common, the first line left out when it holds names.
struct ColumnProfile
{
    std::size_t rows = 0;
    std::size_t distinct = 0;
    std::size_t integers = 0;
    std::size_t numbers = 0;
    std::size_t empty = 0;
    std::size_t withBlanks = 0; ///< inside the cell
    double meanLength = 0;
    std::int64_t least = 0;
    std::int64_t greatest = 0;

    [[nodiscard]] bool allIntegers() const { return rows > 0 && integers == rows; }
    [[nodiscard]] bool allNumbers() const { return rows > 0 && numbers == rows; }
    [[nodiscard]] bool eachOnce() const { return rows > 0 && distinct == rows; }
    [[nodiscard]] bool looksLikeId() const
    {
        constexpr double kLongestIdLength = 40;
        return eachOnce() && rows > 1 && empty == 0 && withBlanks == 0 && meanLength <= kLongestIdLength;
    }
    [[nodiscard]] bool looksLikeLabel() const
    {
        // A label has few values, each many times.
        constexpr std::size_t kMost = 20;
        constexpr std::size_t kLeastRowsALabel = 4;
        constexpr double kLongestLabel = 30;
        return distinct <= kMost && distinct * kLeastRowsALabel <= rows && meanLength <= kLongestLabel
            && empty < rows;
    }
};
[[nodiscard]] ColumnProfile profileOf(const Sample& sample, std::size_t column, std::size_t firstRow);

/// Names are short words, all different, none a number; a known one, or a number below it, settles it.
[[nodiscard]] bool looksLikeHeader(const Sample& sample, bool (*isKnown)(const std::string& name));

/// Sets header and columnNames. `header`: as the user says, or to be found out. `Found`: a Detection or a
/// PredictionDetection.
template <typename Found>
void nameColumns(
    const Sample& sample, std::optional<bool> header, bool (*isKnown)(const std::string& name), Found& found)
{
    found.header = header.value_or(looksLikeHeader(sample, isKnown));
    if (found.header && !sample.rows.empty())
        found.columnNames = sample.rows.front();
    else
        found.columnNames.assign(sample.columns, std::string());
}

/// Header, names, proposal and doubt of a table. `header`: as the user says, or to be found out.
void proposeColumns(const Sample& sample, std::optional<bool> header, Detection& detection);

/// Sets columnNames to the fields of the head's lines and proposes from their names. The number of lines that
/// are JSON objects and of those that are not blank.
struct JsonCount
{
    std::size_t objects = 0;
    std::size_t lines = 0;
};
[[nodiscard]] JsonCount proposeJsonFields(const Head& head, Detection& detection);

/// What a column's name says about it, ignoring case; the better known first, kUnknownName = nothing.
inline constexpr std::size_t kUnknownName = static_cast<std::size_t>(-1);
[[nodiscard]] std::size_t textRank(std::string_view name);
[[nodiscard]] std::size_t labelRank(std::string_view name);
[[nodiscard]] std::size_t idRank(std::string_view name);
[[nodiscard]] std::size_t documentRank(std::string_view name);
/// Of a system's answer, in a file of predictions; a label without more stands behind the others.
[[nodiscard]] std::size_t predictionRank(std::string_view name);
/// The class a column of scores is of by its name: "prob_pos" is of "pos", "score" alone of "". Unset when
/// the name is none of scores.
[[nodiscard]] std::optional<std::string> classOfScores(std::string_view name);
/// The name with the best rank, none when nothing is known.
[[nodiscard]] std::optional<std::size_t> bestNamed(
    const std::vector<std::string>& names, std::size_t (*rank)(std::string_view));
/// The same by name; "" = none.
[[nodiscard]] std::string bestName(
    const std::vector<std::string>& names, std::size_t (*rank)(std::string_view));

/// Whether a recognised column, "#N" or a name, is one of those that were named in either way.
[[nodiscard]] bool isNamed(const std::string& column, const std::vector<std::string>& named,
    const std::vector<std::string>& columnNames);

/// A column without a name, "#N" from 1.
[[nodiscard]] std::string columnNumber(std::size_t place);
/// The same; "" = none.
[[nodiscard]] std::string columnNumber(std::optional<std::size_t> place);

/// BC2GM: share of lines that look like "ID text".
struct SentenceCount
{
    std::size_t sentences = 0;
    std::size_t lines = 0;
};
[[nodiscard]] SentenceCount countSentences(const Head& head);

/// Mention files of a sentence file: beside it, by its name. "" when there is none.
[[nodiscard]] std::string findMentionFile(const std::string& sentencePath, const std::string& kind);

} // namespace heldout::formats
