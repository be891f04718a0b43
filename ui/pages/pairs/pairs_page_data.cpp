// SPDX-License-Identifier: GPL-3.0-or-later
// What the page shows of a comparison: the pairs that pass the filter, and the pair chosen.
#include <QSplitter>

#include <utility>

#include "models/pairs_model.h"
#include "pages/pairs/pair_filter_bar.h"
#include "pages/pairs/pair_head.h"
#include "pages/pairs/pair_list_panel.h"
#include "pages/pairs/pair_list_view.h"
#include "pages/pairs/pair_words.h"
#include "pages/pairs/pairs_page.h"
#include "pages/pairs/partners_model.h"
#include "session/ngram_words.h"
#include "session/session.h"
#include "session/words.h"
#include "widgets/pair_diff_view.h"

namespace heldout::ui {

namespace {

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
    m_asked.reset();
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

void PairsPage::setFilter(const project::PairFilter& filter)
{
    if (!m_run)
        return;
    const bool same = sameFilter(filter, m_state.filter) && !m_selecting;
    m_state.filter = filter;
    m_filters->setFilter(filter, *m_run);
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
    if (m_run->outdated) {
        showNoPairs();
        return;
    }
    m_selecting = true;
    m_lateList.start();
    using Selection = project::Project::PairSelection;
    m_selectJob = session().jobs().start<Selection>(
        quietJob(tr("Finding pairs")),
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

/// The texts that an outdated comparison compared are not there any more.
void PairsPage::showNoPairs()
{
    ++m_selectGeneration;
    m_selecting = false;
    m_lateList.stop();
    m_model->clear();
    showNoPair();
    m_list->showNothing(tr("Run the comparison again to see its pairs."), {});
    Q_EMIT countChanged();
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
    m_filters->setFilter(filter, m_run.value_or(project::ComparisonRun{}));
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
        quietJob(tr("Counting pairs")),
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
                name = scoreFilterText(*m_run, m_state.filter);
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
    if (m_asked && m_asked->pos != m_state.pos)
        m_asked.reset();
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
        quietJob(tr("Reading a pair")),
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
    m_pairHead->setScores(scoresOfPair(*m_run, pair));
    if (m_partner) {
        const QString beside = m_run->options.within
            ? tr("Beside another sentence · %1 %2", "unigrams 31.3")
            : tr("Beside another training sentence · %1 %2", "unigrams 31.3");
        m_pairHead->setOtherPartner(beside.arg(methodWord(*m_run), scoreText(pair.row.score)));
        return;
    }
    m_pairHead->setOtherPartner({});
    m_pairHead->setWhy(whyFound(*m_run, m_state.filter, pair.row));
    m_partners->setPartners(pair.others, *m_run);
    arrangeOthers();
    if (m_asked && m_asked->run == m_run->id && m_asked->pos == pair.row.pos)
        showAgainst(std::exchange(m_asked, {})->partner);
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
    m_partners->setPartners({}, m_run.value_or(project::ComparisonRun{}));
    arrangeOthers();
}

void PairsPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    rememberNow();
}

void PairsPage::rememberNow()
{
    if (m_saveTimer.isActive())
        saveState();
}

void PairsPage::saveState()
{
    m_saveTimer.stop();
    if (m_run)
        remember(toJson(m_state));
}

} // namespace heldout::ui
