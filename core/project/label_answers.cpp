// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/answers.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "metrics/classification.h"

namespace heldout::project {

namespace {

using Classes = std::vector<std::uint32_t>;

/// Sets of labels as the store has them, turned into classes.
class LabelSets
{
public:
    /// All sets that are used, then finish().
    void use(std::uint32_t set) { m_classes.try_emplace(set); }
    [[nodiscard]] Status finish(store::Store& store)
    {
        std::set<std::string> names;
        std::unordered_map<std::uint32_t, std::vector<std::string>> labelsOf;
        for (const auto& [set, classes] : m_classes) {
            if (set == 0)
                continue;
            auto labels = store.labels(set);
            if (!labels)
                return fail(labels.error());
            names.insert(labels->begin(), labels->end());
            labelsOf.emplace(set, std::move(*labels));
        }
        m_names.assign(names.begin(), names.end());
        for (const auto& [set, labels] : labelsOf) {
            Classes& classes = m_classes[set];
            for (const std::string& label : labels) {
                const auto place = std::ranges::lower_bound(m_names, label);
                classes.push_back(static_cast<std::uint32_t>(place - m_names.begin()));
            }
            std::ranges::sort(classes);
        }
        return {};
    }
    [[nodiscard]] const Classes& operator[](std::uint32_t set) const { return m_classes.at(set); }
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

private:
    std::unordered_map<std::uint32_t, Classes> m_classes;
    std::vector<std::string> m_names;
};

class LabelAnswers final : public Answers
{
public:
    [[nodiscard]] Status load(store::Store& store, const store::SplitRow& split, Task task,
        const std::vector<ObjectId>& systems, JobContext& job)
    {
        auto facts = store.itemFacts(split.id, job.stopToken());
        if (!facts)
            return fail(facts.error());
        for (const store::ItemFacts& item : *facts) {
            m_gold.push_back(static_cast<std::uint32_t>(item.labelSet));
            m_sets.use(m_gold.back());
        }
        for (const ObjectId system : systems) {
            auto labels = store.predictedLabels(system);
            if (!labels)
                return fail(labels.error());
            if (labels->size() != m_gold.size())
                return fail(
                    Code::DamagedProject, Phrase::of("Predictions do not fit the items of their split."));
            for (const std::uint32_t set : *labels)
                m_sets.use(set);
            m_predicted.push_back(std::move(*labels));
        }
        if (auto finished = m_sets.finish(store); !finished)
            return finished;
        m_task.kind = task == Task::Classification ? metrics::Kind::OneLabel : metrics::Kind::LabelSets;
        m_task.classes = static_cast<std::uint32_t>(m_sets.names().size());
        m_current.resize(systems.size());
        return {};
    }
    [[nodiscard]] Status leaveOut(const std::vector<std::string>& labels)
    {
        const std::vector<std::string>& names = m_sets.names();
        for (const std::string& label : labels) {
            const auto place = std::ranges::lower_bound(names, label);
            if (place == names.end() || *place != label)
                return fail(Code::InvalidArgument,
                    Phrase::of("No item has the label %1, which is to be left out.", label),
                    Phrase::of("Choose one of the labels."));
            m_task.outside.push_back(static_cast<std::uint32_t>(place - names.begin()));
        }
        std::ranges::sort(m_task.outside);
        return {};
    }

    [[nodiscard]] const metrics::Task& task() const override { return m_task; }
    [[nodiscard]] const std::vector<std::string>& classes() const override { return m_sets.names(); }
    [[nodiscard]] bool hasGold(std::uint32_t item) const override
    {
        return m_task.kind == metrics::Kind::LabelSets || m_gold[item] != 0;
    }
    void look(std::uint32_t item) override
    {
        m_item = item;
        for (std::size_t system = 0; system < m_current.size(); ++system)
            m_current[system] = &found(m_gold[item], m_predicted[system][item]);
    }
    [[nodiscard]] const metrics::Outcome& outcome(std::uint32_t system) const override
    {
        return *m_current[system];
    }
    [[nodiscard]] bool right(std::uint32_t system) const override
    {
        return m_current[system]->correct == m_current[system]->trials;
    }
    [[nodiscard]] std::vector<std::uint32_t> itemClasses() const override { return m_sets[m_gold[m_item]]; }
    [[nodiscard]] std::size_t goldMentions() const override { return 0; }
    [[nodiscard]] metrics::ClassCounts ofMention(std::uint32_t, std::size_t) const override { return {}; }

private:
    /// The same pairs of sets come again and again.
    const metrics::Outcome& found(std::uint32_t gold, std::uint32_t predicted)
    {
        const auto [at, isNew] = m_outcomes.try_emplace({gold, predicted});
        if (!isNew)
            return at->second;
        const Classes& goldClasses = m_sets[gold];
        const Classes& predictedClasses = m_sets[predicted];
        if (m_task.kind == metrics::Kind::OneLabel) {
            at->second = metrics::outcomeOf(
                goldClasses.front(), predictedClasses.empty() ? metrics::kNoLabel : predictedClasses.front());
        } else {
            at->second = metrics::outcomeOf(goldClasses, predictedClasses);
            if (predicted == 0) // not answered at all, not even that there are none
                at->second.correct = 0;
        }
        return at->second;
    }

    metrics::Task m_task;
    LabelSets m_sets;
    std::vector<std::uint32_t> m_gold; ///< label set by item; 0 = none
    std::vector<std::vector<std::uint32_t>> m_predicted; ///< by system, then item; 0 = none
    std::map<std::pair<std::uint32_t, std::uint32_t>, metrics::Outcome> m_outcomes;
    std::uint32_t m_item = 0;
    std::vector<const metrics::Outcome*> m_current;
};

} // namespace

Result<std::unique_ptr<Answers>> labelAnswers(store::Store& store, const store::SplitRow& split, Task task,
    const std::vector<std::string>& leftOut, const std::vector<ObjectId>& systems, JobContext& job)
{
    auto answers = std::make_unique<LabelAnswers>();
    if (auto loaded = answers->load(store, split, task, systems, job); !loaded)
        return fail(loaded.error());
    if (auto left = answers->leaveOut(leftOut); !left)
        return fail(left.error());
    return answers;
}

} // namespace heldout::project
