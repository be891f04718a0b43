// SPDX-License-Identifier: GPL-3.0-or-later
// What the user does on the page.
#include "pages/similarity/similarity_page.h"

#include <QUndoStack>

#include <algorithm>
#include <utility>

#include "charts/figure_dialog.h"
#include "charts/histogram_view.h"
#include "pages/similarity/border_command.h"
#include "pages/similarity/closest_pairs_panel.h"
#include "pages/similarity/compare_more_dialog.h"
#include "pages/similarity/run_settings_panel.h"
#include "pages/similarity/tables_area.h"
#include "session/session.h"
#include "session/words.h"

namespace heldout::ui {

void SimilarityPage::compare()
{
    if (!session().project() || m_sides.empty() || comparing() || !m_choice.isWhole())
        return;
    m_failure.reset();
    m_settings->setFailure({});
    m_moreAsked.reset();
    m_comparison = session().startComparison(m_choice.request());
    updateActions();
}

/// Other sizes, more partners, or every pair; the settings of the page stay.
void SimilarityPage::compareMore()
{
    if (!session().project() || m_sides.empty() || comparing() || !m_choice.isWhole())
        return;
    auto* dialog = new CompareMoreDialog(m_choice, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_choice.moreSizes = dialog->choice().moreSizes;
        m_choice.moreTop = dialog->choice().moreTop;
        m_choice.everyFrom = dialog->choice().everyFrom;
        m_saveTimer.start();
        m_failure.reset();
        m_settings->setFailure({});
        m_moreAsked = dialog->request();
        m_comparison = session().startComparison(*m_moreAsked);
        updateActions();
    });
    dialog->open();
}

void SimilarityPage::comparisonReady(qint64 id)
{
    const auto& runs = session().comparisons();
    const auto run = std::ranges::find(runs, id, &project::ComparisonRun::id);
    const std::optional<project::CompareRequest> asked = std::exchange(m_moreAsked, {});
    if (run == runs.end())
        return;
    if (!SimilarityChoice::canShow(*run)) {
        if (asked)
            Q_EMIT session().pairsRequested(id, {});
        return;
    }
    if (!m_choice.asks(*run))
        m_choice.take(*run);
    if (asked && !m_choice.ofEmbeddings()) {
        m_choice.shown = project::sizesOf(run->options);
        m_saveTimer.start();
    }
    refresh();
}

void SimilarityPage::exportFigure()
{
    const std::optional<HistogramContent> shown = content();
    if (!shown)
        return;
    auto* dialog = new FigureDialog(histogramFigure(*shown), session().outputFolder(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (!dialog->written().empty())
            Q_EMIT session().notice(tr("Figure written to %1").arg(dialog->written().front()));
    });
    dialog->open();
}

void SimilarityPage::chooseNgram(const project::NgramSizes& sizes)
{
    if (sizes == m_choice.shown || m_choice.ofEmbeddings())
        return;
    m_choice.shown = sizes;
    m_saveTimer.start();
    if (m_stateLoaded && !m_sides.empty())
        showRun();
}

void SimilarityPage::changeChoice(const SimilarityChoice& choice)
{
    if (choice == m_choice)
        return;
    m_choice.dataset = choice.dataset;
    m_choice.testSplit = choice.testSplit;
    m_choice.trainSplit = choice.trainSplit;
    m_choice.unit = choice.unit;
    m_choice.grams = choice.grams;
    m_choice.measure = choice.measure;
    m_choice.weighting = choice.weighting;
    m_choice.scoring = choice.scoring;
    m_choice.stopWords = choice.stopWords;
    m_choice.vectors = choice.vectors;
    m_failure.reset();
    m_settings->setFailure({});
    m_saveTimer.start();
    refresh();
}

void SimilarityPage::pushBorders(
    const std::vector<std::uint32_t>& before, const std::vector<std::uint32_t>& after)
{
    if (before == after)
        return;
    session().undoStack().push(new BorderCommand(
        this, before, after, [this](const std::vector<std::uint32_t>& borders) { applyBorders(borders); }));
}

void SimilarityPage::applyBorders(const std::vector<std::uint32_t>& borders)
{
    ++m_intervalsGeneration;
    m_choice.borders = borders;
    m_saveTimer.start();
    m_settings->setBorders(borders);
    if (!m_run)
        return;
    if (m_view->borders() != borders)
        m_view->setIntervals(m_view->histogram().intervals(borders));
    bordersShown();
    if (!Histogram::countsExactly(borders))
        loadIntervals();
}

void SimilarityPage::bordersShown()
{
    if (!m_run)
        return;
    m_tables->setIntervals(m_view->intervals(), *m_run);
    m_closest->setBorders(m_view->borders());
    m_settings->setBorders(m_view->borders());
}

void SimilarityPage::openRange(std::int32_t fromMilli, std::int32_t toMilli)
{
    if (!m_run)
        return;
    project::PairFilter filter;
    if (fromMilli > m_view->intervals().front().from) // else from the lowest score on
        filter.fromMilli = fromMilli;
    if (toMilli < Histogram::kEnd)
        filter.toMilli = toMilli;
    Q_EMIT session().pairsRequested(m_run->id, filter);
}

void SimilarityPage::openPair(quint64 pos)
{
    if (m_run)
        Q_EMIT session().pairsRequested(m_run->id, m_closestFilter, static_cast<qint64>(pos));
}

void SimilarityPage::openClosest()
{
    if (m_run)
        Q_EMIT session().pairsRequested(m_run->id, m_closestFilter);
}

} // namespace heldout::ui
