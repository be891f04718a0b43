// SPDX-License-Identifier: GPL-3.0-or-later
// What the page shows: comparisons, the pairs that pass the filter, the pair chosen.
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <tuple>
#include <utility>

#include "models/pairs_model.h"
#include "pages/pairs/pair_filter_bar.h"
#include "pages/pairs/pair_head.h"
#include "pages/pairs/pair_list_panel.h"
#include "pages/pairs/pair_list_view.h"
#include "pages/pairs/pair_words.h"
#include "pages/pairs/pairs_page.h"
#include "pages/pairs/partners_model.h"
#include "session/session.h"
#include "session/words.h"
#include "widgets/banner.h"
#include "widgets/empty_state.h"
#include "widgets/page_head.h"
#include "widgets/pair_diff_view.h"

namespace heldout::ui {

namespace {

JobSpec quiet(const QString& name)
{
    JobSpec spec;
    spec.name = name;
    spec.visible = false;
    return spec;
}

/// A filter that can be taken away, and how many pairs there are without it.
struct Relief
{
    enum class Kind { None, Words, NotIdentical, Score };
    Kind kind = Kind::None;
    project::PairFilter filter;
    std::uint64_t pairs = 0;
};

Result<Relief> findRelief(
    project::Project& project, project::ObjectId run, const project::PairFilter& filter, JobContext& job)
{
    std::vector<Relief> candidates;
    if (!filter.words.empty()) {
        candidates.push_back({Relief::Kind::Words, filter, 0});
        candidates.back().filter.words.clear();
    }
    if (filter.notIdentical) {
        candidates.push_back({Relief::Kind::NotIdentical, filter, 0});
        candidates.back().filter.notIdentical = false;
    }
    if (filter.fromMilli || filter.toMilli) {
        candidates.push_back({Relief::Kind::Score, filter, 0});
        candidates.back().filter.fromMilli.reset();
        candidates.back().filter.toMilli.reset();
    }
    for (Relief& candidate : candidates) {
        const auto found = project.selectPairs(run, candidate.filter, job);
        if (!found)
            return fail(found.error());
        candidate.pairs = found->count;
        if (candidate.pairs > 0)
            return candidate;
    }
    return Relief{Relief::Kind::None, project::PairFilter{}, 0};
}

} // namespace

QString PairsPage::count() const
{
    return m_run && m_model->rowCount() > 0 ? countText(static_cast<quint64>(m_model->rowCount()))
                                            : QString();
}

void PairsPage::projectChanged()
{
    ++m_projectGeneration;
    ++m_selectGeneration;
    m_saveTimer.stop();
    m_run.reset();
    m_wanted.reset();
    m_selecting = false;
    m_readingPair = false;
    m_runningAgain = false;
    m_model->clear();
    m_state = {};
    if (const auto project = session().project()) {
        if (const auto json = project->pageState(id().toStdString()))
            m_state = pairsStateFrom(*json);
    }
    m_columnsMoved = m_state.columns.size() == 2;
    m_rowsMoved = m_state.rows.size() == 2;
    if (m_columnsMoved)
        m_columns->setSizes(m_state.columns);
    if (m_rowsMoved)
        m_rows->setSizes(m_state.rows);
    const auto mode = m_state.asCompared ? PairDiffView::Mode::AsCompared : PairDiffView::Mode::AsInFile;
    const PairsState state = m_state;
    m_diff->setMentionsShown(state.mentions);
    m_diff->setSharedShown(state.shared);
    m_diff->setMode(mode);
    m_pairHead->setMode(mode);
    m_state = state;
    m_saveTimer.stop();
    showNoPair();
    Q_EMIT countChanged();
}

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
                && run->outdated == chosen->outdated;
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
    const bool same = m_run && m_run->id == run.id;
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
        return std::tuple(a.dataset, a.testSplit, a.trainSplit, a.unit, a.options.n)
            < std::tuple(b.dataset, b.testSplit, b.trainSplit, b.unit, b.options.n);
    });
    m_filters->setRuns(choices, run.id);
    m_diff->setSplitNames(fromUtf8(run.testSplit), fromUtf8(run.trainSplit));
    showOutdated();
    m_stack->setCurrentWidget(m_content);
    if (same)
        return;
    m_filters->setFilter(m_state.filter, run.options.n);
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
        m_empty->setSecond(tr("Use the sample"));
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
    const QString because = fromUtf8(m_run->outdatedBecause);
    m_banner->display(Banner::Level::Outdated,
        because.isEmpty() ? tr("The texts have changed since this comparison.")
                          : tr("%1 has changed since this comparison.", "name of a split").arg(because),
        tr("Run again"));
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
    request.scoring = m_run->options.scoring;
    request.stopWords = m_run->options.stopWords;
    request.top = m_run->options.top;
    request.minScore = m_run->options.minScore;
    request.ngrams.clear();
    for (const auto& run : session().comparisons()) {
        project::ComparisonRun sibling = run;
        sibling.options.n = m_run->options.n;
        if (sameComparison(sibling, *m_run)
            && std::ranges::find(request.ngrams, run.options.n) == request.ngrams.end())
            request.ngrams.push_back(run.options.n);
    }
    std::ranges::sort(request.ngrams);
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

void PairsPage::showPairs(project::ObjectId run, const project::PairFilter& filter, qint64 pos)
{
    m_state.pos = static_cast<std::uint64_t>(std::max<qint64>(0, pos));
    saveSoon();
    if (m_run && m_run->id == run) {
        if (sameFilter(filter, m_state.filter) && !m_selecting)
            moveTo(m_model->rowNear(m_state.pos));
        else
            setFilter(filter);
        return;
    }
    m_state.run = run;
    m_state.filter = filter;
    const auto& runs = session().comparisons();
    if (std::ranges::find(runs, run, &project::ComparisonRun::id) != runs.end())
        chooseRun();
}

void PairsPage::setFilter(const project::PairFilter& filter)
{
    if (!m_run)
        return;
    const bool same = sameFilter(filter, m_state.filter) && !m_selecting;
    m_state.filter = filter;
    m_filters->setFilter(filter, m_run->options.n);
    m_list->setWords(fromUtf8(filter.words));
    if (same)
        return;
    saveSoon();
    selectPairs();
}

void PairsPage::selectPairs()
{
    const auto project = session().project();
    if (!project || !m_run)
        return;
    if (m_selecting)
        session().jobs().cancel(m_selectJob);
    m_selecting = true;
    m_lateList.start();
    using Selection = project::Project::PairSelection;
    m_selectJob = session().jobs().start<Selection>(
        quiet(tr("Finding pairs")),
        [project, run = m_run->id, filter = m_state.filter](
            JobContext& job) { return project->selectPairs(run, filter, job); },
        this,
        [this, generation = ++m_selectGeneration](const Result<Selection>& selection) {
            if (generation != m_selectGeneration)
                return;
            m_selecting = false;
            m_lateList.stop();
            if (selection) {
                pairsSelected(*selection);
                return;
            }
            m_list->showCount(m_model->rowCount());
            if (selection.error().code != Code::Cancelled)
                Q_EMIT session().failed(selection.error());
        });
}

void PairsPage::cancelSearch()
{
    if (!m_selecting)
        return;
    session().jobs().cancel(m_selectJob);
    ++m_selectGeneration;
    m_selecting = false;
    m_lateList.stop();
    // What is listed was found without the words that were given up.
    project::PairFilter filter = m_state.filter;
    filter.words.clear();
    m_state.filter = filter;
    m_filters->setFilter(filter, m_run ? m_run->options.n : 1);
    m_list->setWords({});
    m_list->showCount(m_model->rowCount());
    selectPairs();
}

void PairsPage::pairsSelected(project::Project::PairSelection selection)
{
    m_model->setPairs(session().project(), m_run->id, std::move(selection));
    m_list->showCount(m_model->rowCount());
    Q_EMIT countChanged();
    const int row = m_model->rowNear(m_state.pos);
    if (row >= 0) {
        m_list->hideNothing();
        const QModelIndex index = m_model->index(row);
        m_list->list()->setCurrentIndex(index);
        m_list->list()->scrollTo(index, QAbstractItemView::PositionAtCenter);
        return;
    }
    showNoPair();
    explainNothing();
}

void PairsPage::explainNothing()
{
    m_withoutFilter.reset();
    if (!isFiltered(m_state.filter)) {
        m_list->showNothing(tr("This comparison has no pairs."), {});
        return;
    }
    m_list->showNothing(tr("No pair fits these filters."), {});
    session().jobs().start<Relief>(
        quiet(tr("Counting pairs")),
        [project = session().project(), run = m_run->id, filter = m_state.filter](
            JobContext& job) { return findRelief(*project, run, filter, job); },
        this,
        [this, generation = m_selectGeneration](const Result<Relief>& relief) {
            if (generation != m_selectGeneration || !relief)
                return;
            QString name;
            switch (relief->kind) {
            case Relief::Kind::None:
                m_withoutFilter = project::PairFilter{};
                m_list->showNothing(tr("No pair fits these filters."), tr("Remove all filters"));
                return;
            case Relief::Kind::Words:
                name = fromUtf8(m_state.filter.words);
                break;
            case Relief::Kind::NotIdentical:
                name = tr("Not identical");
                break;
            case Relief::Kind::Score:
                name = scoreFilterText(m_run->options.n, m_state.filter);
                break;
            }
            m_withoutFilter = relief->filter;
            m_list->showNothing(tr("No pair fits these filters. %1 pair(s) without “%2”.", nullptr,
                                    static_cast<int>(relief->pairs))
                                    .arg(countText(relief->pairs), name),
                tr("Remove filter"));
        });
}

void PairsPage::currentPairChanged(const QModelIndex& current)
{
    if (!current.isValid()) {
        showNoPair();
        return;
    }
    m_state.pos = m_model->posOfRow(current.row());
    m_partner.reset();
    m_pairHead->setPlace(current.row() + 1, m_model->rowCount());
    saveSoon();
    wantPair();
}

void PairsPage::showAgainst(std::optional<std::uint64_t> partner)
{
    if (partner == m_partner || !m_run)
        return;
    m_partner = partner;
    wantPair();
}

void PairsPage::wantPair()
{
    m_wanted = PairKey{m_run->id, m_state.pos, m_partner};
    // One read at a time; when it ends the newest wish is read, those between are skipped.
    if (!m_readingPair)
        readPair();
}

void PairsPage::readPair()
{
    const auto project = session().project();
    if (!project || !m_wanted)
        return;
    m_readingPair = true;
    m_latePair.start();
    session().jobs().start<project::PairDetail>(
        quiet(tr("Reading a pair")),
        [project, key = *m_wanted](JobContext&) { return project->pair(key.run, key.pos, key.partner); },
        this,
        [this, key = *m_wanted, generation = m_projectGeneration](const Result<project::PairDetail>& pair) {
            if (generation != m_projectGeneration)
                return;
            m_readingPair = false;
            if (!m_wanted)
                return;
            if (key != *m_wanted) {
                readPair();
                return;
            }
            m_latePair.stop();
            m_diff->setDimmed(false);
            if (pair)
                showPair(*pair);
            else if (pair.error().code != Code::Cancelled)
                Q_EMIT session().failed(pair.error());
        });
}

void PairsPage::showPair(const project::PairDetail& pair)
{
    m_shown = std::make_shared<const project::PairDetail>(pair);
    m_diff->showPair(m_shown);
    m_pairHead->setScores(pair.scores);
    if (m_partner) {
        m_pairHead->setOtherPartner(tr("Beside another training sentence · %1 %2", "unigrams 31.3")
                .arg(ngramWord(m_run->options.n), scoreText(pair.row.score)));
        return;
    }
    m_pairHead->setOtherPartner({});
    m_pairHead->setWhy(whyFound(*m_run, m_state.filter, pair.row));
    m_partners->setPartners(pair.others, m_run->options.n);
    arrangeOthers();
}

void PairsPage::showNoPair()
{
    m_wanted.reset();
    m_partner.reset();
    m_shown.reset();
    m_latePair.stop();
    m_diff->setDimmed(false);
    m_diff->clear();
    m_pairHead->setPlace(0, m_model->rowCount());
    m_pairHead->setOtherPartner({});
    m_pairHead->setWhy({});
    m_pairHead->setScores({});
    m_partners->setPartners({}, m_run ? m_run->options.n : 1);
    arrangeOthers();
}

void PairsPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    if (m_saveTimer.isActive())
        saveState();
}

void PairsPage::saveState()
{
    m_saveTimer.stop();
    const auto project = session().project();
    if (!project || !m_run)
        return;
    // Whether it could be written is no news to anybody: what is remembered is a convenience.
    session().jobs().start<void>(quiet(tr("Remembering the view")),
        [project, page = id().toStdString(), json = toJson(m_state)](
            JobContext&) { return project->setPageState(page, json); },
        this, {});
}

} // namespace heldout::ui
