// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "metrics/outcome_table.h"
#include "project/evaluation.h"
#include "store/store.h"

namespace heldout::project {

/// What systems answered for the items of a split, beside the gold answers: item by item as outcomes. Items
/// and systems by number.
class Answers
{
public:
    virtual ~Answers() = default;

    [[nodiscard]] virtual const metrics::Task& task() const = 0;
    /// Labels or mention types, sorted; a class is its place here.
    [[nodiscard]] virtual const std::vector<std::string>& classes() const = 0;
    /// False for an item without a gold answer: it is left out.
    [[nodiscard]] virtual bool hasGold(std::uint32_t item) const = 0;

    /// Looks at an item; the rest speaks of it until the next call. Items in any order.
    virtual void look(std::uint32_t item) = 0;
    [[nodiscard]] virtual const metrics::Outcome& outcome(std::uint32_t system) const = 0;
    /// Wholly right: nothing missed and nothing wrong.
    [[nodiscard]] virtual bool right(std::uint32_t system) const = 0;
    /// Classes of the item: gold ones, and of mentions predicted ones too; ascending, each once.
    [[nodiscard]] virtual std::vector<std::uint32_t> itemClasses() const = 0;
    /// Gold mentions of the item; 0 for labels.
    [[nodiscard]] virtual std::size_t goldMentions() const = 0;
    /// What became of the n-th gold mention: tp and fn of its type.
    [[nodiscard]] virtual metrics::ClassCounts ofMention(std::uint32_t system, std::size_t n) const = 0;
};

/// Gold and predicted labels. A missing prediction is wrong. InvalidArgument when no item has a label of
/// `leftOut` (EvaluateRequest).
[[nodiscard]] Result<std::unique_ptr<Answers>> labelAnswers(store::Store& store, const store::SplitRow& split,
    Task task, const std::vector<std::string>& leftOut, const std::vector<ObjectId>& systems,
    JobContext& job);

/// How mentions are matched.
struct MentionRules
{
    MatchMode mode = MatchMode::Strict;
    TagReading tagReading = TagReading::Conlleval;
    std::string tagScheme; ///< as asked for; "" = detected
};
struct MentionAnswers
{
    std::unique_ptr<Answers> answers;
    std::string tagScheme; ///< as used
    std::uint64_t tagRepairs = 0; ///< of gold tags
};
/// Gold and predicted mentions, or tags as the mentions they make.
[[nodiscard]] Result<MentionAnswers> mentionAnswers(store::Store& store, const store::SplitRow& split,
    Task task, const MentionRules& rules, const std::vector<ObjectId>& systems, JobContext& job);

/// Gold and predicted relations (Task::Relations).
[[nodiscard]] Result<std::unique_ptr<Answers>> relationAnswers(
    store::Store& store, const store::SplitRow& split, const std::vector<ObjectId>& systems, JobContext& job);

} // namespace heldout::project
