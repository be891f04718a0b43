// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "formats/reading.h"

namespace heldout::formats {

/// Bytes of the characters of a text that are no white space: what BC2GM's offsets count.
struct CharacterSpan
{
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};
void spansOfCharacters(std::string_view text, std::vector<CharacterSpan>& spans);

/// A line `ID|start end|text`; the text may be missing.
struct MentionLine
{
    std::string_view id;
    std::uint64_t start = 0;
    std::uint64_t end = 0; ///< inclusive
    std::string_view surface; ///< "" = not written

    /// Unset when the line has no id in front of a bar, or no two offsets behind it.
    [[nodiscard]] static std::optional<MentionLine> parse(std::string_view line);
};

/// A file of lines `ID|start end|text`, held in memory until its sentences come by.
class MentionFile
{
public:
    MentionFile(RowSink& sink, JobContext& job, std::string path);
    MentionFile(const MentionFile&) = delete;
    MentionFile& operator=(const MentionFile&) = delete;

    /// NotThisFormat when there are lines and none is a mention.
    /// `tap` may be empty.
    [[nodiscard]] Status load(ByteSource& source, const CellTap& tap = {});
    /// Ids in the order the file names them first, with the line of that.
    [[nodiscard]] const std::vector<std::pair<std::string, std::uint64_t>>& ids() const { return m_ids; }
    [[nodiscard]] bool has(const std::string& id) const { return m_byId.contains(id); }
    /// Hands out the mentions of a sentence, sorted; a second sentence of the same id gets none.
    [[nodiscard]] Status place(const std::string& id, std::string_view text,
        const std::vector<CharacterSpan>& spans, std::vector<Mention>& mentions);
    /// Tells of the mentions whose sentence never came.
    [[nodiscard]] Status finish();
    [[nodiscard]] SourceReport& report() { return m_report; }

private:
    struct Entry
    {
        std::uint64_t start = 0;
        std::uint64_t end = 0; // inclusive
        std::uint64_t line = 0;
        std::string surface;
    };
    [[nodiscard]] Status loadLine(std::string_view text);
    [[nodiscard]] Status placeOne(const Entry& entry, std::string_view text,
        const std::vector<CharacterSpan>& spans, std::vector<Mention>& mentions);

    SourceReport m_report; // owns the path m_rows refers to
    Rows m_rows;
    std::unordered_map<std::string, std::vector<Entry>> m_byId;
    std::vector<std::pair<std::string, std::uint64_t>> m_ids;
    std::uint64_t m_entries = 0;
};

/// Sentences from `reading`, mentions from what the two sources hold (null = none). Their reports are
/// appended to `reading.sources`.
[[nodiscard]] Status readBc2gmFrom(const Reading& reading, ByteSource* gold, ByteSource* alternatives);

} // namespace heldout::formats
