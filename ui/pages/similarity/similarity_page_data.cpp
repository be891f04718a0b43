// SPDX-License-Identifier: GPL-3.0-or-later
// What the page shows, from the project down to the numbers.
#include "pages/similarity/similarity_page.h"

#include <QStackedWidget>

#include <algorithm>
#include <iterator>
#include <utility>

#include "charts/histogram_view.h"
#include "pages/similarity/closest_pairs_panel.h"
#include "pages/similarity/histogram_panel.h"
#include "pages/similarity/run_settings_panel.h"
#include "pages/similarity/tables_area.h"
#include "session/ngram_words.h"
#include "session/session.h"
#include "session/words.h"
#include "widgets/segmented.h"

namespace heldout::ui {

namespace {

constexpr std::size_t kClosestRows = 24; // more than the tallest list shows
constexpr std::size_t kTextBytes = 160;
constexpr std::uint64_t kFewPairs = 9;

bool sameAsShown(const std::optional<project::ComparisonRun>& shown, const project::ComparisonRun& run)
{
    return shown && shown->id == run.id && shown->outdated == run.outdated;
}

} // namespace

void SimilarityPage::projectChanged()
{
    ++m_numbersGeneration;
    ++m_closestGeneration;
    ++m_intervalsGeneration;
    m_saveTimer.stop();
    m_choice = {};
    m_sides.clear();
    m_run.reset();
    m_failure.reset();
    m_comparison = 0;
    m_stateLoaded = false;
    if (session().project())
        loadState();
    refresh();
}

void SimilarityPage::loadState()
{
    session().jobs().start<std::string>(
        quietJob(tr("Reading the page")),
        [project = session().project()](JobContext&) { return project->pageState("similarity"); }, this,
        [this, generation = ++m_stateGeneration](const Result<std::string>& state) {
            if (generation != m_stateGeneration)
                return;
            if (state)
                m_choice = SimilarityChoice::fromJson(*state);
            m_stateLoaded = true;
            m_histogram->setShown(m_choice.shown);
            m_histogram->setStretched(m_choice.stretch);
            m_tables->setShownTable(m_choice.table);
            m_sideChoice->setCurrentIndex(m_choice.side);
            m_saveTimer.stop(); // what was just read need not be written
            refresh();
        });
}

void SimilarityPage::rememberNow()
{
    if (m_saveTimer.isActive())
        saveState();
}

void SimilarityPage::saveState()
{
    m_saveTimer.stop();
    if (m_stateLoaded)
        remember(m_choice.toJson());
}

void SimilarityPage::refresh()
{
    if (!session().project()) {
        showNoData();
        return;
    }
    if (!m_stateLoaded || !session().loaded())
        return;
    m_sides = splitPairs(session().datasets());
    if (m_sides.empty()) {
        showNoData();
        return;
    }
    chooseSides();
    m_pages->setCurrentIndex(1);
    m_settings->setSplitPairs(m_sides);
    m_settings->setChoice(m_choice);
    showRun();
}

void SimilarityPage::chooseSides()
{
    const auto known = [this](const QString& dataset, const QString& test, const QString& train) {
        return std::ranges::any_of(m_sides, [&](const SplitPair& pair) {
            return pair.dataset == dataset && pair.testSplit == test && pair.trainSplit == train;
        });
    };
    if (known(m_choice.dataset, m_choice.testSplit, m_choice.trainSplit))
        return;
    for (const project::ComparisonRun& run : session().comparisons()) {
        if (SimilarityChoice::canShow(run) && !run.options.within
            && known(fromUtf8(run.dataset), fromUtf8(run.testSplit), fromUtf8(run.trainSplit))) {
            m_choice.take(run);
            return;
        }
    }
    m_choice.dataset = m_sides.front().dataset;
    m_choice.testSplit = m_sides.front().testSplit;
    m_choice.trainSplit = m_sides.front().trainSplit;
    m_choice.unit = project::CompareUnit::Text;
}

std::vector<project::ComparisonRun> SimilarityPage::runsOfChoice() const
{
    std::vector<project::ComparisonRun> runs; // newest first in the session
    for (const project::ComparisonRun& run : session().comparisons()) {
        const bool newest = std::ranges::none_of(
            runs, [&run](const auto& other) { return sameSizes(other.options, run.options); });
        if (m_choice.asks(run) && newest)
            runs.push_back(run);
    }
    std::ranges::sort(
        runs, {}, [](const auto& run) { return std::pair(run.options.n, run.options.longest); });
    return runs;
}

void SimilarityPage::showRun()
{
    const std::vector<project::ComparisonRun> runs = runsOfChoice();
    if (runs.empty()) {
        showNotCompared();
        return;
    }
    const auto sizesOfRun = [](const auto& candidate) { return project::sizesOf(candidate.options); };
    auto run = std::ranges::find(runs, m_choice.shown, sizesOfRun);
    if (run == runs.end())
        run = runs.begin();
    m_histogram->setNgramsShown(!m_choice.ofEmbeddings());
    if (!m_choice.ofEmbeddings()) {
        m_choice.shown = sizesOfRun(*run);
        std::vector<project::NgramSizes> sizes;
        std::ranges::transform(runs, std::back_inserter(sizes), sizesOfRun);
        m_histogram->setCompared(sizes);
        m_histogram->setShown(m_choice.shown);
    }
    m_tables->setRuns(runs);
    m_tables->setShown(*run);
    if (sameAsShown(m_run, *run)) {
        m_results->setCurrentIndex(1);
        showOutdated();
        updateActions();
        return;
    }
    loadNumbers(*run);
    loadClosest(*run);
}

void SimilarityPage::loadNumbers(const project::ComparisonRun& run)
{
    session().jobs().start<Numbers>(
        quietJob(tr("Reading the histogram")),
        [project = session().project(), id = run.id, borders = m_choice.borders](
            JobContext&) -> Result<Numbers> {
            Numbers numbers;
            auto histogram = project->histogram(id);
            if (!histogram)
                return fail(histogram.error());
            auto intervals = project->intervals(id, borders);
            if (!intervals)
                return fail(intervals.error());
            numbers.histogram = std::move(*histogram);
            numbers.intervals = std::move(*intervals);
            return numbers;
        },
        this,
        [this, run, generation = ++m_numbersGeneration](const Result<Numbers>& numbers) {
            if (generation != m_numbersGeneration)
                return;
            if (numbers)
                showNumbers(run, *numbers);
            else if (numbers.error().code != Code::Cancelled)
                Q_EMIT session().failed(numbers.error());
        });
}

void SimilarityPage::showNumbers(const project::ComparisonRun& run, const Numbers& numbers)
{
    m_run = run;
    m_results->setCurrentIndex(1);
    m_histogram->setQuestion(run.unit, run.options.within);
    m_view->setHistogram(Histogram(numbers.histogram), run.unit, run.options);
    m_view->setIntervals(numbers.intervals);
    m_settings->setRun(run);
    m_tables->setFileStem(histogramFigure({m_view->histogram(), numbers.intervals, run}).fileStem);
    bordersShown();
    if (m_choice.borders != m_view->borders())
        applyBorders(m_choice.borders); // a border was moved while the numbers were read
    showOutdated();
    updateHead();
    updateActions();
    arrange();
}

void SimilarityPage::loadIntervals()
{
    if (!m_run)
        return;
    using Intervals = std::vector<leakage::Interval>;
    session().jobs().start<Intervals>(
        quietJob(tr("Counting intervals")),
        [project = session().project(), id = m_run->id, borders = m_choice.borders](
            JobContext&) { return project->intervals(id, borders); },
        this,
        [this, generation = ++m_intervalsGeneration](const Result<Intervals>& intervals) {
            if (generation != m_intervalsGeneration)
                return;
            if (intervals) {
                m_view->setIntervals(*intervals);
                bordersShown();
            } else if (intervals.error().code != Code::Cancelled) {
                Q_EMIT session().failed(intervals.error());
            }
        });
}

void SimilarityPage::loadClosest(const project::ComparisonRun& run)
{
    ++m_closestGeneration;
    if (run.outdated) // its texts are not there any more
        return;
    // "Show all" leads to the near half; where that holds fewer pairs than the list, to all.
    project::PairFilter near;
    near.notIdentical = true;
    near.fromMilli = static_cast<std::int32_t>(m_choice.borders[m_choice.borders.size() / 2]);
    session().jobs().start<Closest>(
        quietJob(tr("Reading the closest pairs")),
        [project = session().project(), id = run.id, near](JobContext& job) -> Result<Closest> {
            Closest closest;
            closest.filter = near;
            auto selection = project->selectPairs(id, closest.filter, job);
            if (selection && selection->count < kFewPairs) {
                closest.filter.fromMilli.reset();
                selection = project->selectPairs(id, closest.filter, job);
            }
            if (!selection)
                return fail(selection.error());
            closest.total = selection->count;
            std::vector<std::uint32_t> places = selection->positions;
            places.resize(std::min(places.size(), kClosestRows));
            auto rows = selection->positions.empty()
                ? project->pairs(id, selection->first,
                      std::min<std::uint64_t>(selection->count, kClosestRows), kTextBytes)
                : project->pairsAt(id, places, kTextBytes);
            if (!rows)
                return fail(rows.error());
            closest.rows = std::move(*rows);
            return closest;
        },
        this,
        [this, generation = m_closestGeneration](const Result<Closest>& closest) {
            if (generation != m_closestGeneration)
                return;
            if (closest) {
                m_closestFilter = closest->filter;
                m_closest->setPairs(closest->rows, closest->total);
            } else if (closest.error().code != Code::Cancelled) {
                Q_EMIT session().failed(closest.error());
            }
        });
}

std::optional<HistogramContent> SimilarityPage::content() const
{
    if (!m_run)
        return std::nullopt;
    return HistogramContent{m_view->histogram(), m_view->intervals(), *m_run};
}

} // namespace heldout::ui
