// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSemaphore>

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "project/evaluation.h"
#include "project/project.h"

namespace heldout::test {

/// A project whose pairs are computed from their place: as many as asked for, at once, or held back until let
/// go.
class FakeProject : public project::Project
{
public:
    explicit FakeProject(std::uint64_t pairs)
        : m_pairs(pairs)
    {
    }

    void addRun(project::ObjectId id, int n, project::CompareUnit unit = project::CompareUnit::Text);
    std::vector<project::ComparisonRun> runs;
    std::vector<project::DatasetInfo> sets;

    /// Texts that stand in for the made-up ones of every pair.
    std::optional<std::pair<std::string, std::string>> texts_;
    std::vector<Mention> testMentions;

    /// While held, reads of the kind wait; each release lets one go.
    std::atomic<bool> holdSelections = false;
    std::atomic<bool> holdPairs = false;
    std::atomic<bool> holdDetails = false;
    QSemaphore gate;
    std::atomic<int> rowsRead = 0;
    std::atomic<int> detailsRead = 0;
    std::atomic<int> compared = 0;
    std::atomic<int> selections = 0;

    [[nodiscard]] static std::uint64_t numberOf(std::uint64_t pos) { return pos; }
    [[nodiscard]] project::PairRow row(std::uint64_t pos) const;
    [[nodiscard]] std::string state() const
    {
        const std::lock_guard lock(m_mutex);
        return m_state;
    }
    void setState(const std::string& state)
    {
        const std::lock_guard lock(m_mutex);
        m_state = state;
    }

    project::ProjectInfo info() const override { return {}; }
    Result<std::vector<project::DatasetInfo>> datasets() override { return sets; }
    Result<project::ImportOutcome> importSplit(const project::ImportRequest&, JobContext&) override
    {
        return unused();
    }
    Status renameDataset(project::ObjectId, const std::string&) override { return unused(); }
    Status removeSplit(project::ObjectId) override { return unused(); }
    Result<std::vector<project::TextRow>> texts(
        project::ObjectId, std::uint64_t, std::uint64_t, std::size_t) override
    {
        return unused();
    }
    Result<std::vector<Diagnostic>> diagnostics(project::ObjectId) override { return unused(); }
    Result<std::vector<project::DocumentOnBothSides>> documentsOnBothSides(
        project::ObjectId, project::ObjectId, std::size_t, std::uint64_t&) override
    {
        return unused();
    }
    Result<SeenMentions> seenMentions(project::ObjectId, project::ObjectId, JobContext&) override
    {
        return unused();
    }
    Result<std::string> comparePart(
        const project::CompareRequest&, const similarity::Shard&, JobContext&) override
    {
        return unused();
    }
    Result<std::vector<project::ComparisonRun>> mergeParts(
        const std::vector<std::string>&, JobContext&) override
    {
        return unused();
    }
    Result<std::vector<project::ComparisonRun>> storePart(std::string_view, JobContext&) override
    {
        return unused();
    }
    Result<std::vector<project::ComparisonRun>> storedRuns(
        const project::CompareRequest&, JobContext&) override
    {
        return unused();
    }
    Result<std::vector<project::ComparisonRun>> compare(const project::CompareRequest&, JobContext&) override
    {
        ++compared;
        return runs;
    }
    Result<std::vector<project::ComparisonRun>> comparisons() override { return runs; }
    Result<project::ComparisonRun> comparison(project::ObjectId) override { return unused(); }
    Status removeRun(project::ObjectId) override { return unused(); }
    Result<std::vector<std::uint32_t>> histogram(project::ObjectId) override { return unused(); }
    Result<std::vector<leakage::Interval>> intervals(
        project::ObjectId, const std::vector<std::uint32_t>&) override
    {
        return unused();
    }
    Result<std::vector<leakage::RankPart>> rankParts(project::ObjectId, std::uint32_t) override
    {
        return unused();
    }
    Result<std::vector<project::ClassSummary>> classSummaries(project::ObjectId, JobContext&) override
    {
        return unused();
    }
    Result<PairSelection> selectPairs(project::ObjectId, const project::PairFilter&, JobContext&) override;
    Result<std::vector<project::PairRow>> pairs(
        project::ObjectId, std::uint64_t first, std::uint64_t count, std::size_t maxBytes) override;
    Result<std::vector<project::PairRow>> pairsAt(
        project::ObjectId, const std::vector<std::uint32_t>& positions, std::size_t maxBytes) override;
    Result<project::PairDetail> pair(
        project::ObjectId, std::uint64_t pos, std::optional<std::uint64_t>) override;
    Status matches(project::ObjectId, project::Listed,
        const std::function<Status(const project::MatchLine&)>&, JobContext&) override
    {
        return unused();
    }
    project::Evaluations& evaluations() override { return *m_evaluations; }
    Result<std::string> pageState(const std::string&) override { return state(); }
    Status setPageState(const std::string&, const std::string& json) override
    {
        setState(json);
        return {};
    }
    Status saveCopy(const std::string&, JobContext&) override { return unused(); }
    Status tidy(JobContext&) override { return unused(); }
    Status check(JobContext&) override { return unused(); }
    Status stillThere() override { return {}; }

private:
    static tl::unexpected<Error> unused() { return fail(Code::Internal, Phrase::asIs("Not used here.")); }
    void waitAtGate(const std::atomic<bool>& held, JobContext* job = nullptr);

    std::unique_ptr<project::Evaluations> m_evaluations; // none: nobody here asks for them
    std::uint64_t m_pairs;
    mutable std::mutex m_mutex;
    std::string m_state;
};

} // namespace heldout::test
