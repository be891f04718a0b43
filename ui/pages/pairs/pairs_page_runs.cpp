// SPDX-License-Identifier: GPL-3.0-or-later
// Which comparison the pairs are of.
#include <QStackedWidget>

#include <algorithm>
#include <tuple>
#include <utility>

#include "models/pairs_model.h"
#include "pages/pairs/pair_filter_bar.h"
#include "pages/pairs/pair_head.h"
#include "pages/pairs/pair_list_panel.h"
#include "pages/pairs/pair_words.h"
#include "pages/pairs/pairs_page.h"
#include "session/ngram_words.h"
#include "session/session.h"
#include "session/words.h"
#include "widgets/banner.h"
#include "widgets/empty_state.h"
#include "widgets/page_head.h"
#include "widgets/pair_diff_view.h"

namespace heldout::ui {

void PairsPage::runsChanged()
{
    if (session().project() && !session().loaded()) {
        m_stack->setCurrentIndex(2);
        return;
    }
    chooseRun();
}

void PairsPage::chooseRun()
{
    const auto& runs = session().comparisons();
    if (runs.empty()) {
        m_run.reset();
        m_model->clear();
        showNoPair();
        showEmpty();
        Q_EMIT countChanged();
        return;
    }
    auto chosen = std::ranges::find(runs, m_state.run, &project::ComparisonRun::id);
    const bool remembered = chosen != runs.end();
    if (!remembered) {
        // The smallest n of the comparison made last: the one people look at first.
        chosen = runs.begin();
        for (auto run = runs.begin(); run != runs.end(); ++run) {
            const bool sibling = run->testSplitId == chosen->testSplitId
                && run->trainSplitId == chosen->trainSplitId && run->unit == chosen->unit
                && run->outdated == chosen->outdated && sameMethod(run->options, chosen->options);
            if (sibling && run->options.n < chosen->options.n)
                chosen = run;
        }
        m_state.pos = 0;
        if (m_state.run != 0)
            m_state.filter = {};
    }
    m_state.run = chosen->id;
    showRun(*chosen);
}

void PairsPage::showRun(const project::ComparisonRun& run)
{
    const bool same = m_run && m_run->id == run.id && m_run->outdated == run.outdated;
    m_run = run;
    m_head->setSubtitle(comparedWhat(run));
    std::vector<project::ComparisonRun> choices;
    for (const auto& candidate : session().comparisons()) {
        // An outdated one gives way to the same comparison of today's data.
        const bool replaced = candidate.outdated
            && std::ranges::any_of(session().comparisons(),
                [&](const auto& other) { return !other.outdated && sameComparison(other, candidate); });
        if (!replaced || candidate.id == run.id)
            choices.push_back(candidate);
    }
    std::ranges::stable_sort(choices, [](const auto& a, const auto& b) {
        const auto order = [](const project::ComparisonRun& of) {
            const similarity::Options& how = of.options;
            return std::tuple(of.dataset, of.testSplit, of.trainSplit, of.unit, how.unit, how.measure,
                how.weighting, how.n, how.longestN(), of.vectors.test);
        };
        return order(a) < order(b);
    });
    m_filters->setRuns(choices, run.id);
    m_diff->setSplitNames(fromUtf8(run.testSplit), fromUtf8(run.trainSplit));
    m_pairHead->setMethod(run);
    // What was compared of embeddings is not text.
    m_diff->setMode(m_state.asCompared && !ofEmbeddings(run) ? PairDiffView::Mode::AsCompared
                                                             : PairDiffView::Mode::AsInFile);
    showOutdated();
    m_stack->setCurrentWidget(m_content);
    if (same)
        return;
    m_filters->setFilter(m_state.filter, run);
    m_list->setWords(fromUtf8(m_state.filter.words));
    selectPairs();
}

void PairsPage::showEmpty()
{
    const auto& datasets = session().datasets();
    m_head->setSubtitle(datasets.empty() ? QString() : fromUtf8(datasets.front().name));
    m_empty->setDrawing(EmptyState::Drawing::Pairs);
    m_empty->setTitle(tr("No comparison yet"));
    m_empty->setSentence(
        tr("Compare the test texts with the training texts to see the closest pairs side by side."));
    EmptyState::Step loaded{
        EmptyState::StepState::Next, tr("Test and train splits loaded"), {}, QStringLiteral("import")};
    const EmptyState::Step compared{EmptyState::StepState::Later, tr("Similarity compared"),
        tr("Unigrams, bigrams and trigrams of the text"), QStringLiteral("histogram")};
    if (datasets.empty()) {
        m_empty->setPrimary(tr("Import texts…"), QStringLiteral("import"));
        m_empty->setSecond(tr("Open the sample"));
        m_empty->setDropHint(tr("You can also drop files anywhere on this window."));
        loaded.detail = tr("BC2GM file, TSV, CSV, JSONL or one text a line");
        m_empty->setSteps({loaded, compared});
    } else {
        m_empty->setPrimary(tr("Compare"), QStringLiteral("histogram"));
        m_empty->setSecond({});
        m_empty->setDropHint({});
        loaded.state = EmptyState::StepState::Done;
        EmptyState::Step next = compared;
        next.state = EmptyState::StepState::Next;
        m_empty->setSteps({loaded, next});
    }
    m_stack->setCurrentWidget(m_empty);
}

void PairsPage::showOutdated()
{
    if (!m_run || !m_run->outdated) {
        m_banner->hide();
        return;
    }
    m_banner->display(
        Banner::Level::Outdated, tr("Outdated: %1").arg(outdatedSentence(*m_run)), tr("Run again"));
}

void PairsPage::runAgain()
{
    if (!m_run)
        return;
    project::CompareRequest request;
    request.dataset = m_run->dataset;
    request.testSplit = m_run->testSplit;
    request.trainSplit = m_run->trainSplit;
    request.unit = m_run->unit;
    request.vectors = m_run->vectors;
    askForMethod(request, m_run->options);
    request.ngrams.clear();
    for (const auto& run : session().comparisons()) {
        project::ComparisonRun sibling = run;
        sibling.options.n = m_run->options.n;
        sibling.options.longest = m_run->options.longest;
        const project::NgramSizes sizes = project::sizesOf(run.options);
        if (sameComparison(sibling, *m_run)
            && std::ranges::find(request.ngrams, sizes) == request.ngrams.end())
            request.ngrams.push_back(sizes);
    }
    std::ranges::sort(request.ngrams, {},
        [](const project::NgramSizes& sizes) { return std::pair(sizes.n, sizes.longest); });
    m_runningAgain = true;
    session().startComparison(request);
}

void PairsPage::comparisonReady()
{
    if (!std::exchange(m_runningAgain, false) || !m_run)
        return;
    const auto& runs = session().comparisons();
    const auto fresh = std::ranges::find_if(
        runs, [&](const auto& run) { return !run.outdated && sameComparison(run, *m_run); });
    if (fresh != runs.end())
        showPairs(fresh->id, m_state.filter);
}

void PairsPage::showPairs(
    project::ObjectId run, const project::PairFilter& filter, qint64 pos, qint64 partner)
{
    m_state.pos = static_cast<std::uint64_t>(std::max<qint64>(0, pos));
    m_asked.reset();
    if (partner >= 0)
        m_asked = PairKey{run, m_state.pos, static_cast<std::uint64_t>(partner)};
    saveSoon();
    if (m_run && m_run->id == run) {
        if (!sameFilter(filter, m_state.filter) || m_selecting) {
            setFilter(filter);
            return;
        }
        moveTo(m_model->rowNear(m_state.pos));
        if (m_shown && (m_partner || !m_readingPair)) // it was on screen already
            showAgainst(m_asked ? std::exchange(m_asked, {})->partner : std::nullopt);
        return;
    }
    m_state.run = run;
    m_state.filter = filter;
    const auto& runs = session().comparisons();
    if (std::ranges::find(runs, run, &project::ComparisonRun::id) != runs.end())
        chooseRun();
}

} // namespace heldout::ui
