// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "formats/predictions.h"
#include "project/types.h"

namespace heldout::project {

/// The gold labels of a file of their own, and which item each belongs to. Memory: the file's ids and
/// labels.
class LabelFile
{
public:
    /// Reads the file of the source. NoRows when it holds nothing; InvalidArgument when it holds mentions or
    /// tags.
    [[nodiscard]] static Result<LabelFile> read(const LabelSource& source, JobContext& job);

    /// Gives the next item its labels; items come in their order. Joined by position, NoRows when
    /// the file has a text beside the labels and it is another one than the item's.
    [[nodiscard]] Status label(Instance& item);
    /// After the last item: NoRows when the counts differ, joined by position (`refused` rows of the texts
    /// stand between the items at places nobody knows), or when no item has a label.
    [[nodiscard]] Status finish(std::uint64_t refused) const;
    /// What is wrong with the file, and what did not meet.
    [[nodiscard]] std::vector<Diagnostic> diagnostics() const;

    [[nodiscard]] const formats::SourceReport& report() const { return m_report.sources.front(); }
    [[nodiscard]] const std::string& settings() const { return m_report.settings; }

private:
    class Sink;
    struct Entry
    {
        std::vector<std::string> labels;
        std::optional<std::size_t> text; ///< hash of the text beside them
        std::uint64_t line = 0;
        bool met = false;
    };
    [[nodiscard]] Entry* entryOf(const Instance& item);

    std::string m_path;
    JoinBy m_join = JoinBy::Id;
    formats::PredictionReport m_report;
    std::vector<Entry> m_entries;
    std::unordered_map<std::string, std::size_t> m_byKey; ///< of equal ids the first
    std::unordered_map<std::uint64_t, std::size_t> m_byPosition;
    std::vector<Diagnostic> m_found; ///< by the reader
    std::uint64_t m_items = 0, m_labelled = 0, m_otherTexts = 0;
    std::string m_firstWithout, m_firstOther; ///< ids of items
};

} // namespace heldout::project
