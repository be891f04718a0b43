// SPDX-License-Identifier: GPL-3.0-or-later
// What the user does on the page.
#include <algorithm>

#include "charts/figure_dialog.h"
#include "charts/score_chart.h"
#include "charts/score_figure.h"
#include "pages/evaluate/chart_panel.h"
#include "pages/evaluate/evaluate_page.h"
#include "pages/evaluate/evaluation_settings_dialog.h"
#include "pages/evaluate/items_dialog.h"
#include "pages/evaluate/predictions_dialog.h"
#include "pages/evaluate/side_by_side_dialog.h"
#include "session/ngram_words.h"
#include "session/session.h"
#include "session/words.h"

namespace heldout::ui {

void EvaluatePage::change(const std::function<void(EvaluateChoice&)>& edit)
{
    edit(m_choice);
    m_saveTimer.start();
    if (m_stateLoaded && m_targetsLoaded)
        refresh();
}

void EvaluatePage::chooseGrouping(project::Grouping grouping)
{
    const bool incomplete = (grouping == project::Grouping::Field && m_choice.group.field.empty())
        || (grouping == project::Grouping::Overlap && m_choice.group.fields.empty());
    if (incomplete) {
        EvaluateChoice wanted = m_choice;
        wanted.group.by = grouping;
        refresh(); // the bar shows what is until the dialog says otherwise
        openSettingsWith(wanted);
        return;
    }
    change([grouping](EvaluateChoice& choice) {
        choice.group.by = grouping;
        if (choice.crossed && choice.crossed->by == grouping)
            choice.crossed.reset();
    });
}

void EvaluatePage::openSettings()
{
    openSettingsWith(m_choice);
}

void EvaluatePage::openSettingsWith(const EvaluateChoice& choice)
{
    if (target() == nullptr)
        return;
    const project::ComparisonRun* run = similarity();
    auto* dialog = new EvaluationSettingsDialog(session(), choice,
        hasRelations() ? project::Task::Mentions : target()->systems.front().task, target()->split,
        run != nullptr && run->unit == project::CompareUnit::Mentions, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
        [this, dialog] { change([dialog](EvaluateChoice& edited) { edited = dialog->choice(); }); });
    dialog->open();
}

void EvaluatePage::compare()
{
    if (target() == nullptr || !session().project())
        return;
    if (target()->trainSplit.isEmpty()) {
        Q_EMIT session().importRequested({});
        return;
    }
    project::CompareRequest request;
    request.dataset = m_choice.dataset.toStdString();
    request.testSplit = m_choice.testSplit.toStdString();
    request.trainSplit = target()->trainSplit.toStdString();
    m_comparison = session().startComparison(request);
    updateActions();
}

bool EvaluatePage::takeFiles(const QStringList& paths)
{
    if (!m_load->isEnabled() || paths.isEmpty())
        return false;
    loadPredictions(paths);
    return true;
}

void EvaluatePage::loadPredictions(const QStringList& paths)
{
    if (!m_load->isEnabled())
        return;
    auto* dialog = new PredictionsDialog(session(), m_choice.dataset, m_choice.testSplit, paths, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PredictionsDialog::loaded, this, [this](const QString& dataset, const QString& split) {
        if (dataset != m_choice.dataset || split != m_choice.testSplit) {
            m_choice.dataset = dataset;
            m_choice.testSplit = split;
            m_choice.similarityRun = 0;
            m_saveTimer.start();
        }
        loadTargets();
    });
    dialog->open();
}

void EvaluatePage::exportFigure()
{
    if (!m_evaluation)
        return;
    auto* dialog = new FigureDialog(
        scoreFigure(m_chart->chart()->content(), m_chart->shape()), session().outputFolder(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (!dialog->written().empty())
            Q_EMIT session().notice(tr("Figure written to %1").arg(dialog->written().front()));
    });
    dialog->open();
}

void EvaluatePage::openItems(std::size_t row, std::size_t system)
{
    if (!m_evaluation || m_job != 0)
        return;
    auto* dialog = new ItemsDialog(session(), m_evaluation, row, system, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void EvaluatePage::compareSplits()
{
    if (!m_evaluation || m_targets.size() < 2)
        return;
    std::vector<SideBySideDialog::Side> sides;
    int shown = 0;
    for (const Target& candidate : m_targets) {
        if (&candidate == target())
            shown = static_cast<int>(sides.size());
        EvaluateChoice choice = m_choice;
        choice.dataset = candidate.dataset;
        choice.testSplit = fromUtf8(candidate.split.name);
        // The same similarity on the other side: one that is stored, else it is made.
        choice.similarityRun = 0;
        QString train = candidate.trainSplit;
        for (const project::ComparisonRun& run : session().comparisons()) {
            const bool fits = fromUtf8(run.dataset) == choice.dataset && run.testSplitId == candidate.split.id
                && !run.outdated && !run.options.within && run.unit == m_evaluation->similarityUnit
                && sameSizes(run.options, m_evaluation->similarityOptions)
                && sameMethod(run.options, m_evaluation->similarityOptions);
            if (fits && choice.similarityRun == 0) {
                choice.similarityRun = run.id;
                train = fromUtf8(run.trainSplit);
            }
        }
        project::EvaluateRequest request = choice.request(choice.needsTraining() ? train : QString());
        request.similarity.unit = m_evaluation->similarityUnit;
        askForMethod(request.similarity, m_evaluation->similarityOptions);
        request.similarity.ngrams = {project::NgramSizes(
            std::max(1, m_evaluation->similarityOptions.n), m_evaluation->similarityOptions.longest)};
        sides.push_back({QStringLiteral("%1 · %2").arg(choice.dataset, choice.testSplit), request});
    }
    auto* dialog = new SideBySideDialog(session(), std::move(sides), shown, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace heldout::ui
