// SPDX-License-Identifier: GPL-3.0-or-later
// What the page shows, from the project down to the numbers.
#include <QStackedWidget>

#include <algorithm>
#include <tuple>
#include <utility>

#include "pages/evaluate/chart_panel.h"
#include "pages/evaluate/evaluate_bar.h"
#include "pages/evaluate/evaluate_page.h"
#include "pages/evaluate/evaluation_tables.h"
#include "pages/evaluate/evaluation_words.h"
#include "pages/evaluate/headline_panel.h"
#include "project/evaluation.h"
#include "session/ngram_words.h"
#include "session/session.h"
#include "session/words.h"
#include "widgets/banner.h"
#include "widgets/empty_state.h"

namespace heldout::ui {

namespace {

/// From as many scores on, an evaluation is a job of the list: it takes seconds.
constexpr std::uint64_t kManyScores = 500'000;

QString trainingSplitOf(const project::DatasetInfo& dataset, const project::SplitInfo& test)
{
    for (const project::SplitInfo& split : dataset.splits)
        if (split.role == SplitRole::Train && split.id != test.id)
            return fromUtf8(split.name);
    return {};
}

} // namespace

void EvaluatePage::projectChanged()
{
    ++m_targetsGeneration;
    ++m_evaluationGeneration;
    m_saveTimer.stop();
    m_busyTimer.stop();
    m_choice = {};
    m_targets.clear();
    m_evaluation.reset();
    m_stateLoaded = false;
    m_targetsLoaded = false;
    m_job = 0;
    m_comparison = 0;
    showBusy(false);
    if (session().project())
        loadState();
    refresh();
}

void EvaluatePage::loadState()
{
    session().jobs().start<std::string>(
        quietJob(tr("Reading the page")),
        [project = session().project()](JobContext&) { return project->pageState("evaluate"); }, this,
        [this, generation = ++m_stateGeneration](const Result<std::string>& state) {
            if (generation != m_stateGeneration)
                return;
            if (state)
                m_choice = EvaluateChoice::fromJson(*state);
            m_stateLoaded = true;
            m_tables->setShownTable(m_choice.table);
            m_chart->setShape(m_choice.shape);
            arrange();
            refresh();
        });
}

void EvaluatePage::rememberNow()
{
    if (m_saveTimer.isActive())
        saveState();
}

void EvaluatePage::saveState()
{
    m_saveTimer.stop();
    if (m_stateLoaded)
        remember(m_choice.toJson());
}

void EvaluatePage::loadTargets()
{
    if (!session().project() || !session().loaded()) {
        refresh();
        return;
    }
    using Targets = std::vector<Target>;
    session().jobs().start<Targets>(
        quietJob(tr("Reading the systems")),
        [project = session().project(), datasets = session().datasets()](JobContext&) -> Result<Targets> {
            Targets targets;
            for (const project::DatasetInfo& dataset : datasets) {
                for (const project::SplitInfo& split : dataset.splits) {
                    auto systems = project->evaluations().systems(split.id);
                    if (!systems)
                        return fail(systems.error());
                    if (!systems->empty())
                        targets.push_back({fromUtf8(dataset.name), split, trainingSplitOf(dataset, split),
                            std::move(*systems)});
                }
            }
            return targets;
        },
        this,
        [this, generation = ++m_targetsGeneration](const Result<Targets>& targets) {
            if (generation != m_targetsGeneration)
                return;
            if (targets)
                takeTargets(*targets);
            else if (targets.error().code != Code::Cancelled)
                Q_EMIT session().failed(targets.error());
        });
}

void EvaluatePage::takeTargets(std::vector<Target> targets)
{
    m_targets = std::move(targets);
    m_targetsLoaded = true;
    refresh();
}

void EvaluatePage::refresh()
{
    if (!session().project() || (session().loaded() && session().datasets().empty())) {
        showNothing(false);
        return;
    }
    if (!m_stateLoaded || !m_targetsLoaded)
        return;
    if (m_targets.empty()) {
        showNothing(true);
        return;
    }
    chooseTarget();
    QStringList names;
    int chosen = 0;
    for (const Target& candidate : m_targets) {
        if (&candidate == target())
            chosen = static_cast<int>(names.size());
        names.append(QStringLiteral("%1 · %2").arg(candidate.dataset, fromUtf8(candidate.split.name)));
    }
    m_bar->setSplits(names, chosen);
    m_choice.relations = m_choice.relations && hasRelations();
    const project::Task task = m_choice.relations ? project::Task::Relations : target()->systems.front().task;
    const std::vector<project::Grouping> groupings = groupingsOf(task);
    if (std::ranges::find(groupings, m_choice.group.by) == groupings.end())
        m_choice.group.by = groupings.front();
    const std::vector<project::Metric> metrics = metricsOf(task);
    if (std::ranges::find(metrics, m_choice.metric) == metrics.end())
        m_choice.metric = metrics.front();
    if (project::isMentions(task))
        m_choice.leftOut.clear();
    m_bar->setGroupings(task, groupings, m_choice.group.by);
    m_tables->setMetrics(metrics, m_choice.metric);
    std::vector<EvaluateBar::Similarity> runs;
    for (const project::ComparisonRun* run : similarities())
        runs.push_back({run->id, similarityWords(*run)});
    const project::ComparisonRun* run = similarity();
    m_bar->setSimilarities(runs, run != nullptr ? run->id : 0);
    evaluate();
}

void EvaluatePage::chooseTarget()
{
    if (target() != nullptr)
        return;
    // A test split with the most systems is what one came for.
    const auto best = std::ranges::max_element(m_targets, [](const Target& a, const Target& b) {
        const auto worth = [](const Target& one) {
            return std::pair(one.split.role == SplitRole::Test, one.systems.size());
        };
        return worth(a) < worth(b);
    });
    m_choice.dataset = best->dataset;
    m_choice.testSplit = fromUtf8(best->split.name);
    m_choice.similarityRun = 0;
}

const EvaluatePage::Target* EvaluatePage::target() const
{
    const auto found = std::ranges::find_if(m_targets, [this](const Target& candidate) {
        return candidate.dataset == m_choice.dataset && fromUtf8(candidate.split.name) == m_choice.testSplit;
    });
    return found == m_targets.end() ? nullptr : &*found;
}

bool EvaluatePage::hasRelations() const
{
    return target()->split.relations > 0
        && std::ranges::any_of(target()->systems,
            [](const project::SystemInfo& system) { return system.task == project::Task::Mentions; });
}

std::vector<const project::ComparisonRun*> EvaluatePage::similarities() const
{
    std::vector<const project::ComparisonRun*> runs;
    for (const project::ComparisonRun& run : session().comparisons()) {
        if (fromUtf8(run.dataset) == m_choice.dataset && fromUtf8(run.testSplit) == m_choice.testSplit
            && !run.options.within && !run.outdated
            && !(m_choice.relations && run.unit == project::CompareUnit::Mentions))
            runs.push_back(&run);
    }
    // Of the text before that of mentions, short n-grams before long ones; the newest of each first.
    std::ranges::stable_sort(runs, {}, [](const project::ComparisonRun* run) {
        return std::tuple(run->unit, run->options.unit, run->options.measure, run->options.n);
    });
    return runs;
}

const project::ComparisonRun* EvaluatePage::similarity() const
{
    const std::vector<const project::ComparisonRun*> runs = similarities();
    if (runs.empty())
        return nullptr;
    const auto chosen = std::ranges::find(runs, m_choice.similarityRun, &project::ComparisonRun::id);
    return chosen == runs.end() ? runs.front() : *chosen;
}

void EvaluatePage::evaluate()
{
    const project::ComparisonRun* run = similarity();
    const bool unknown = m_choice.needsSimilarity() && run == nullptr;
    if (systemsOutdated() || unknown) {
        loadOutdated();
        return;
    }
    EvaluateChoice asked = m_choice;
    asked.similarityRun = run != nullptr ? run->id : 0;
    if (asked.groupsMentions(run != nullptr && run->unit == project::CompareUnit::Mentions))
        asked.metric = project::Metric::Recall;
    const QString train = run != nullptr ? fromUtf8(run->trainSplit) : target()->trainSplit;
    const project::EvaluateRequest request
        = asked.request(run != nullptr || asked.needsTraining() ? train : QString());
    session().jobs().cancel(m_job);
    JobSpec spec = quietJob(tr("Evaluating %1").arg(m_choice.dataset));
    spec.visible = target()->split.items * target()->systems.size() > kManyScores;
    spec.changesProject = spec.visible;
    m_pages->setCurrentIndex(1);
    m_busyTimer.start();
    m_job = session().jobs().start<project::Evaluation>(
        std::move(spec),
        [project = session().project(), request](
            JobContext& job) { return project->evaluations().evaluate(request, job); },
        this,
        [this, generation = ++m_evaluationGeneration](const Result<project::Evaluation>& evaluation) {
            if (generation == m_evaluationGeneration)
                takeEvaluation(evaluation);
        });
    updateHead();
    updateActions();
}

bool EvaluatePage::systemsOutdated() const
{
    return std::ranges::none_of(target()->systems, &project::SystemInfo::current);
}

/// What was evaluated last stays readable; what to do next is said above it.
void EvaluatePage::loadOutdated()
{
    session().jobs().cancel(m_job);
    m_busyTimer.stop();
    using Evaluations = std::vector<project::Evaluation>;
    session().jobs().start<Evaluations>(
        quietJob(tr("Reading evaluations")),
        [project = session().project()](JobContext&) { return project->evaluations().evaluations(); }, this,
        [this, generation = ++m_evaluationGeneration](const Result<Evaluations>& stored) {
            if (generation != m_evaluationGeneration)
                return;
            showBusy(false);
            if (!stored && stored.error().code != Code::Cancelled)
                Q_EMIT session().failed(stored.error());
            const Evaluations none;
            const Evaluations& all = stored ? *stored : none;
            const auto last = std::ranges::find_if(all, [this](const project::Evaluation& one) {
                return fromUtf8(one.dataset) == m_choice.dataset
                    && fromUtf8(one.testSplit) == m_choice.testSplit && one.outdated
                    && one.group.by == m_choice.group.by
                    && (one.task == project::Task::Relations) == m_choice.relations;
            });
            if (last == all.end()) {
                showNotCompared();
                return;
            }
            m_evaluation = std::make_shared<const project::Evaluation>(*last);
            showEvaluation();
        });
}

void EvaluatePage::takeEvaluation(const Result<project::Evaluation>& evaluation)
{
    m_job = 0;
    m_busyTimer.stop();
    showBusy(false);
    if (evaluation) {
        m_evaluation = std::make_shared<const project::Evaluation>(*evaluation);
        showEvaluation();
        return;
    }
    const bool cancelled = evaluation.error().code == Code::Cancelled;
    m_banner->display(cancelled ? Banner::Level::Warning : Banner::Level::Error,
        cancelled ? tr("The evaluation was cancelled; what is shown is the one before.")
                  : errorSentence(evaluation.error()));
    if (m_evaluation == nullptr)
        m_headline->hide();
    updateHead();
    updateActions();
}

void EvaluatePage::showEvaluation()
{
    m_pages->setCurrentIndex(1);
    m_results->setCurrentIndex(1);
    m_headline->show();
    showOutdated();
    const auto metrics = metricsOf(m_evaluation->task);
    m_tables->setMetrics(
        m_evaluation->mentionsGrouped ? std::vector{project::Metric::Recall} : metrics, m_evaluation->metric);
    showSystems();
    updateHead();
    updateActions();
    arrange();
}

std::vector<std::size_t> EvaluatePage::shownSystems() const
{
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; m_evaluation && i < m_evaluation->systems.size(); ++i)
        if (!m_choice.hidden.contains(fromUtf8(m_evaluation->systems[i].name)))
            shown.push_back(i);
    for (std::size_t i = 0; shown.empty() && m_evaluation && i < m_evaluation->systems.size(); ++i)
        shown.push_back(i);
    return shown;
}

std::size_t EvaluatePage::countedSystem() const
{
    if (!m_evaluation)
        return 0;
    const auto found = std::ranges::find(
        m_evaluation->systems, m_choice.counted.toStdString(), &project::SystemInfo::name);
    if (found != m_evaluation->systems.end())
        return static_cast<std::size_t>(found - m_evaluation->systems.begin());
    const std::vector<std::size_t> shown = shownSystems();
    return shown.empty() ? 0 : shown.front();
}

void EvaluatePage::showSystems()
{
    if (!m_evaluation)
        return;
    const std::vector<std::size_t> shown = shownSystems();
    const std::size_t counted = countedSystem();
    QStringList names;
    std::vector<bool> checked;
    for (std::size_t i = 0; i < m_evaluation->systems.size(); ++i) {
        names.append(fromUtf8(m_evaluation->systems[i].name));
        checked.push_back(std::ranges::find(shown, i) != shown.end());
    }
    m_bar->setSystems(names, checked);
    m_headline->setWords(headlineWords(*m_evaluation, counted));
    m_tables->setEvaluation(m_evaluation, shown, counted);
    m_chart->setEvaluation(m_evaluation, shown);
}

} // namespace heldout::ui
