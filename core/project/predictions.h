// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "formats/predictions.h"
#include "project/types.h"

/// Predictions of systems: how they are loaded, and what is known of them.
namespace heldout::project {

enum class Task : std::uint8_t {
    Classification, ///< one label an item; relations are items with a label
    MultiLabel, ///< any number of labels an item
    Mentions, ///< spans of the text
    Tags, ///< a tag a token; scored as the mentions that the tags make
    /// Relations between mentions; of evaluations only, their systems predict mentions and what relates them.
    /// A predicted relation is right when a gold one of its item has the same type and the same arguments:
    /// roles, and types and places of their mentions, in any order (an equivalence of BRAT, whose arguments
    /// have no roles, is a set). A gold relation is found once. There is no accuracy, and groups are of
    /// items.
    Relations,
};
/// "classification", "multi-label", "mentions", "tags", "relations"
[[nodiscard]] const char* name(Task task);
inline constexpr auto kTasks
    = {Task::Classification, Task::MultiLabel, Task::Mentions, Task::Tags, Task::Relations};
/// Mentions, or what is made of them; else labels.
[[nodiscard]] constexpr bool isMentions(Task task)
{
    return task == Task::Mentions || task == Task::Tags || task == Task::Relations;
}

struct PredictionRequest
{
    std::string dataset, split;
    std::vector<std::string> paths; ///< read in order into one system
    std::string system; ///< "" = the name of the first file
    formats::PredictionOptions options;
    JoinBy join = JoinBy::Id; ///< files without ids need Position
    bool replace = false; ///< a system of the name is swapped; else AlreadyExists
};

/// How the rows of a system met the items of its split.
struct JoinCounts
{
    std::uint64_t rows = 0; ///< read
    std::uint64_t joined = 0; ///< items that have a prediction
    /// Items without one: of classification they count as wrong, of mentions as an item where nothing was
    /// found.
    std::uint64_t missing = 0;
    std::uint64_t surplus = 0; ///< rows of items that are not in the split
    std::uint64_t duplicate = 0; ///< rows of an item that has one already; the first counts
};
inline constexpr std::size_t kNamedIds = 1000; ///< how many of them are listed

struct PredictionOutcome
{
    ObjectId system = 0;
    std::string name;
    Task task = Task::Classification;
    JoinCounts counts;
    std::vector<std::string> missing, surplus, duplicate; ///< ids, the first kNamedIds in file order
    std::uint64_t mentions = 0, relations = 0; ///< predicted
    std::vector<formats::SourceReport> sources;
    std::vector<Diagnostic> diagnostics;
};

struct SystemInfo
{
    ObjectId id = 0;
    std::string name;
    Task task = Task::Classification;
    JoinBy joinedBy = JoinBy::Id;
    JoinCounts counts; ///< rows as far as they are known: joined + surplus + duplicate
    std::uint64_t mentions = 0, relations = 0; ///< predicted
    bool scores = false; ///< there is a score with each label
    bool current = true; ///< the split is still the one they were joined to; else load them again
    std::vector<formats::SourceReport> sources;
    std::string loadedAt; ///< UTC, ISO 8601
};

} // namespace heldout::project
