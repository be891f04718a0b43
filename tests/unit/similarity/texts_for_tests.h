// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <fstream>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "data/text_source.h"

/// Texts in memory as a source, and the few lines that read the files of the tests.
namespace heldout::tests {

class ListSource final : public TextSource
{
public:
    explicit ListSource(std::vector<std::string> texts, std::size_t chunk = 4096)
        : m_texts(std::move(texts))
        , m_chunk(chunk)
    {
    }
    [[nodiscard]] std::uint64_t count() const override { return m_texts.size(); }
    [[nodiscard]] Status read(const Chunk& take) override
    {
        std::vector<std::string_view> views;
        for (std::size_t first = 0; first < m_texts.size(); first += m_chunk) {
            views.clear();
            for (std::size_t i = first; i < std::min(first + m_chunk, m_texts.size()); ++i)
                views.emplace_back(m_texts[i]);
            if (Status status = take(views); !status)
                return status;
        }
        return {};
    }
    [[nodiscard]] const std::vector<std::string>& texts() const { return m_texts; }

private:
    std::vector<std::string> m_texts;
    std::size_t m_chunk;
};

inline std::vector<std::string> readLines(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

inline std::vector<std::string> splitAt(const std::string& line, char separator)
{
    std::vector<std::string> fields;
    std::stringstream stream(line);
    for (std::string field; std::getline(stream, field, separator);)
        fields.push_back(field);
    return fields;
}

/// One column of a table with a header line.
inline std::vector<std::string> readColumn(const std::string& path, std::size_t column)
{
    std::vector<std::string> values;
    const std::vector<std::string> lines = readLines(path);
    for (std::size_t i = 1; i < lines.size(); ++i)
        values.push_back(splitAt(lines[i], '\t').at(column));
    return values;
}

/// Lines `ID text`: what stands after the first blank.
inline std::vector<std::string> readSentences(const std::string& path)
{
    std::vector<std::string> texts;
    for (const std::string& line : readLines(path))
        texts.push_back(line.substr(line.find(' ') + 1));
    return texts;
}

/// Lines `ID|first last|text`: the third field.
inline std::vector<std::string> readMentions(const std::string& path)
{
    std::vector<std::string> texts;
    for (const std::string& line : readLines(path))
        texts.push_back(line.substr(line.find('|', line.find('|') + 1) + 1));
    return texts;
}

} // namespace heldout::tests
