// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <functional>
#include <unordered_set>
#include <utility>

#include "base/numbers.h"
#include "formats/detection.h"

namespace heldout::formats {

namespace {

bool hasColumns(const Sample& sample, std::size_t row)
{
    return sample.rows[row].size() == sample.columns;
}

bool isKnownName(const std::string& cell)
{
    const auto lowest = std::min({textRank(cell), labelRank(cell), idRank(cell), documentRank(cell)});
    return lowest != kUnknownName;
}

class Proposal
{
public:
    Proposal(const Sample& sample, Detection& detection)
        : m_sample(sample)
        , m_detection(detection)
    {
        for (std::size_t i = 0; i < sample.columns; ++i)
            m_profiles.push_back(profileOf(sample, i, detection.header ? 1 : 0));
    }

    void make()
    {
        const std::vector<std::string>& names = m_detection.columnNames;
        m_text = bestNamed(names, textRank);
        m_label = bestNamed(names, labelRank);
        m_id = bestNamed(names, idRank);
        m_document = bestNamed(names, documentRank);
        const std::optional<std::size_t> longest = longestText();
        if (m_text && longest && *longest != *m_text && m_profiles[*m_text].allNumbers())
            goAgainstHeader(*m_text, *longest);
        else if (!m_text)
            m_text = longest.value_or(0);
        for (auto* const other : {&m_label, &m_id, &m_document}) {
            if (*other == m_text)
                other->reset();
        }
        guessUnnamed();
        m_detection.columns.text = columnNumber(m_text);
        m_detection.columns.label = columnNumber(m_label);
        m_detection.columns.id = columnNumber(m_id);
        m_detection.columns.document = columnNumber(m_document);
    }

private:
    [[nodiscard]] std::optional<std::size_t> longestText() const
    {
        std::optional<std::size_t> longest;
        for (std::size_t i = 0; i < m_profiles.size(); ++i) {
            if (!m_profiles[i].allNumbers()
                && (!longest || m_profiles[i].meanLength > m_profiles[*longest].meanLength))
                longest = i;
        }
        return longest;
    }

    /// The column that is called the text holds numbers, and another one holds texts.
    void goAgainstHeader(std::size_t named, std::size_t texts)
    {
        const ColumnProfile& profile = m_profiles[named];
        const bool takenAsId = profile.allIntegers() && profile.eachOnce();
        m_detection.doubt = Phrase::joined(holds(profile, named),
            takenAsId ? Phrase::of("It is taken as the id, and column %1 as the text.", texts + 1)
                      : Phrase::of("Instead column %1 is taken as the text.", texts + 1));
        m_text = texts;
        if (takenAsId)
            m_id = named;
        else if (!m_label || *m_label == texts)
            m_label = profile.looksLikeLabel() ? std::optional(named) : std::nullopt;
    }

    /// What the column that is called the text holds.
    [[nodiscard]] Phrase holds(const ColumnProfile& profile, std::size_t named) const
    {
        const std::string& called = m_detection.columnNames[named];
        const std::size_t column = named + 1;
        const std::size_t rows = profile.rows;
        const std::string least = toText(profile.least);
        const std::string most = toText(profile.greatest);
        const bool all = m_sample.complete;
        if (!profile.allIntegers()) {
            return all
                ? Phrase::of(
                      "The first line names column %1 “%2”, but it holds numbers only.", column, called)
                : Phrase::of(
                      "The first line names column %1 “%2”, but it holds numbers only in the first %3 rows.",
                      column, called, rows);
        }
        if (profile.eachOnce()) {
            return all
                ? Phrase::of(
                      "The first line names column %1 “%2”, but it holds the numbers %3 to %4, each once.",
                      column, called, least, most)
                : Phrase::of("The first line names column %1 “%2”, but it holds the numbers %3 to %4, each "
                             "once in the first %5 rows.",
                      column, called, least, most, rows);
        }
        return all ? Phrase::of("The first line names column %1 “%2”, but it holds the numbers %3 to %4.",
                         column, called, least, most)
                   : Phrase::of("The first line names column %1 “%2”, but it holds the numbers %3 to %4 in "
                                "the first %5 rows.",
                         column, called, least, most, rows);
    }

    [[nodiscard]] bool isFree(std::size_t column) const
    {
        return m_text != column && m_label != column && m_id != column && m_document != column;
    }

    void guessUnnamed()
    {
        // An id first: numbers that stand once each are no labels.
        for (std::size_t i = 0; i < m_profiles.size() && !m_id && !m_detection.header; ++i) {
            if (isFree(i) && m_profiles[i].looksLikeId())
                m_id = i;
        }
        for (std::size_t i = 0; i < m_profiles.size() && !m_label; ++i) {
            if (isFree(i) && m_profiles[i].looksLikeLabel())
                m_label = i;
        }
    }

    const Sample& m_sample;
    Detection& m_detection;
    std::vector<ColumnProfile> m_profiles;
    std::optional<std::size_t> m_text, m_label, m_id, m_document;
};

} // namespace

ColumnProfile profileOf(const Sample& sample, std::size_t column, std::size_t firstRow)
{
    ColumnProfile profile;
    std::unordered_set<std::size_t> seen;
    std::size_t length = 0;
    for (std::size_t i = firstRow; i < sample.rows.size(); ++i) {
        if (!hasColumns(sample, i))
            continue;
        const std::string& cell = sample.rows[i][column];
        ++profile.rows;
        length += cell.size();
        seen.insert(std::hash<std::string>{}(cell));
        profile.empty += cell.empty() ? 1U : 0U;
        profile.withBlanks += cell.find(' ') != std::string::npos ? 1U : 0U;
        if (const auto integer = parseInteger(cell)) {
            profile.least = profile.integers == 0 ? *integer : std::min(profile.least, *integer);
            profile.greatest = profile.integers == 0 ? *integer : std::max(profile.greatest, *integer);
            ++profile.integers;
            ++profile.numbers;
        } else if (parseDouble(cell)) {
            ++profile.numbers;
        }
    }
    profile.distinct = seen.size();
    profile.meanLength
        = profile.rows > 0 ? static_cast<double>(length) / static_cast<double>(profile.rows) : 0;
    return profile;
}

bool looksLikeHeader(const Sample& sample, bool (*isKnown)(const std::string& name))
{
    if (sample.rows.empty() || !hasColumns(sample, 0))
        return false;
    constexpr std::size_t kLongestName = 60;
    const std::vector<std::string>& first = sample.rows.front();
    bool known = false;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const std::string& cell = first[i];
        const bool repeated = std::find(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(i), cell)
            != first.begin() + static_cast<std::ptrdiff_t>(i);
        if (cell.size() > kLongestName || parseDouble(cell) || (repeated && !cell.empty()))
            return false;
        known = known || isKnown(cell);
    }
    if (known)
        return true;
    for (std::size_t i = 0; i < first.size(); ++i) {
        if (!first[i].empty() && profileOf(sample, i, 1).allNumbers())
            return true;
    }
    return false;
}

void proposeColumns(const Sample& sample, std::optional<bool> header, Detection& detection)
{
    nameColumns(sample, header, isKnownName, detection);
    Sample shaped = sample;
    shaped.columns = detection.columnNames.size(); // the names say how many there are
    Proposal(shaped, detection).make();
}

} // namespace heldout::formats
