// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "project/evaluation.h"
#include "project/project.h"
#include "store/store.h"

namespace heldout::project {

inline constexpr const char* kEvaluationKind = "evaluation"; ///< kind of an evaluation's run
inline constexpr const char* kEvaluationResult = "evaluation"; ///< name of its result
inline constexpr const char* kEntryColumn = "entry"; ///< item and row of each item in a row, in turn
inline constexpr const char* kEntryRightColumn = "entry_right"; ///< by entry, then system
inline constexpr const char* kItemRightColumn = "item_right"; ///< by item, then system; 2 = no gold answer

struct EvaluationPlan;

/// Evaluations over the store. What it needs of comparisons it asks the project for.
class EvaluationsImpl final : public Evaluations
{
public:
    EvaluationsImpl(std::shared_ptr<store::Store> store, const Environment& environment, Project& project)
        : m_store(std::move(store))
        , m_environment(environment)
        , m_project(project)
    {
    }

    // load_predictions.cpp
    [[nodiscard]] Result<PredictionOutcome> loadPredictions(
        const PredictionRequest& request, JobContext& job) override;

    // systems.cpp
    [[nodiscard]] Result<formats::ItemLabels> itemLabels(
        const std::string& dataset, const std::string& split, JobContext& job) override;
    [[nodiscard]] Result<std::vector<SystemInfo>> systems(ObjectId split) override;
    [[nodiscard]] Status removeSystem(ObjectId system) override;
    [[nodiscard]] Status renameSystem(ObjectId system, const std::string& name) override;
    [[nodiscard]] Result<std::vector<std::string>> fields(ObjectId split, JobContext& job) override;

    // evaluate.cpp
    [[nodiscard]] Result<Evaluation> evaluate(const EvaluateRequest& request, JobContext& job) override;
    [[nodiscard]] Result<std::optional<Evaluation>> storedEvaluation(
        const EvaluateRequest& request, JobContext& job) override;
    [[nodiscard]] Result<std::vector<Evaluation>> evaluations() override;
    [[nodiscard]] Result<Evaluation> evaluation(ObjectId run) override;

    // evaluated_items.cpp
    [[nodiscard]] Result<std::vector<std::uint32_t>> items(
        ObjectId run, std::size_t row, std::size_t system, Which which) override;
    [[nodiscard]] Result<EvaluatedItem> item(ObjectId run, std::uint64_t ordinal) override;

    // label_conflicts.cpp
    [[nodiscard]] Result<LabelConflicts> labelConflicts(ObjectId similarityRun,
        std::optional<std::int32_t> fromMilli, std::size_t limit, std::size_t maxBytes,
        JobContext& job) override;

private:
    /// Comparisons of a request: made, or as far as they are stored.
    using FindRuns = Result<std::vector<ComparisonRun>> (Project::*)(const CompareRequest&, JobContext&);
    /// None when the similarity it asks for is not there.
    [[nodiscard]] Result<std::optional<EvaluationPlan>> plan(
        const EvaluateRequest& request, FindRuns findRuns, JobContext& job);
    [[nodiscard]] Result<std::optional<Evaluation>> stored(const EvaluationPlan& plan);
    [[nodiscard]] Result<Evaluation> described(const store::RunRow& row);
    [[nodiscard]] Result<Evaluation> compute(const EvaluationPlan& plan, JobContext& job);

    std::shared_ptr<store::Store> m_store;
    const Environment& m_environment;
    Project& m_project;
};

/// The one that is the greater number, or later in the order of the bytes where they are no numbers.
[[nodiscard]] std::string greaterLabel(const std::vector<std::string>& labels);

/// The predictions were joined to what their split was before.
[[nodiscard]] tl::unexpected<Error> outdatedSystem(
    const store::PredictionRow& row, Code code = Code::InvalidArgument);

/// What a stored set of predictions says of itself.
[[nodiscard]] SystemInfo systemInfo(const store::PredictionRow& row, std::vector<store::SourceRow> sources);

} // namespace heldout::project
