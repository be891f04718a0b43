// SPDX-License-Identifier: GPL-3.0-or-later
// The page without data, without predictions, without similarity, and while an evaluation is made.
#include <QAction>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>

#include "pages/evaluate/chart_panel.h"
#include "pages/evaluate/evaluate_bar.h"
#include "pages/evaluate/evaluate_page.h"
#include "pages/evaluate/evaluation_tables.h"
#include "pages/evaluate/evaluation_words.h"
#include "pages/evaluate/headline_panel.h"
#include "session/session.h"
#include "session/words.h"
#include "widgets/banner.h"
#include "widgets/empty_state.h"
#include "widgets/page_head.h"

namespace heldout::ui {

void EvaluatePage::showNothing(bool predictionsMissing)
{
    ++m_evaluationGeneration;
    m_evaluation.reset();
    using State = EmptyState::StepState;
    m_nothing->setDrawing(EmptyState::Drawing::Points);
    const bool compared = !session().comparisons().empty();
    if (predictionsMissing) {
        m_nothing->setTitle(tr("No predictions yet"));
        m_nothing->setSentence(tr(
            "Load a system's predictions for the test split to see how its score changes with the distance "
            "to the training texts."));
        m_nothing->setPrimary(tr("Load predictions…"), QStringLiteral("import"));
    } else {
        m_nothing->setTitle(tr("No data yet"));
        m_nothing->setSentence(
            tr("Import a training and a test split, then load what systems predict for the test split."));
        m_nothing->setPrimary(tr("Import…"), QStringLiteral("import"));
    }
    m_nothing->setSecond(predictionsMissing ? QString() : tr("Open the sample"));
    m_nothing->setSteps({{predictionsMissing ? State::Done : State::Next, tr("Training and test split"),
                             tr("Texts with their labels or mentions"), QStringLiteral("import")},
        {compared ? State::Done : State::Later, tr("Compare"),
            tr("How close each test sentence is to training"), QStringLiteral("play")},
        {predictionsMissing ? State::Next : State::Later, tr("Predictions"), tr("One file a system"),
            QStringLiteral("import")}});
    m_nothing->setDropHint(predictionsMissing ? tr("You can also drop files of predictions here.")
                                              : tr("You can also drop files anywhere on this window."));
    m_pages->setCurrentIndex(0);
    m_banner->hide();
    updateHead();
    updateActions();
}

void EvaluatePage::showNotCompared()
{
    ++m_evaluationGeneration;
    session().jobs().cancel(m_job);
    m_busyTimer.stop();
    m_banner->hide();
    m_evaluation.reset();
    m_headline->hide();
    m_notCompared->setDrawing(EmptyState::Drawing::Histogram);
    if (systemsOutdated()) {
        showPredictionsOutdated();
        return;
    }
    const bool training = target() != nullptr && !target()->trainSplit.isEmpty();
    m_notCompared->setTitle(training ? tr("Not compared with training yet") : tr("No training split"));
    m_notCompared->setSentence(training ? tr("These groups follow how close each test sentence is to the "
                                             "training sentences. Compare the two "
                                             "splits first, or group by something else.")
                                        : tr("These groups follow how close each test sentence is to "
                                             "training. Import the training split of "
                                             "this data set, or group by something else."));
    m_notCompared->setPrimary(training ? tr("Compare") : tr("Import…"),
        training ? QStringLiteral("play") : QStringLiteral("import"));
    m_notCompared->primaryButton()->setObjectName(QStringLiteral("compareForGroups"));
    m_pages->setCurrentIndex(1);
    m_results->setCurrentIndex(0);
    updateHead();
    updateActions();
}

void EvaluatePage::showPredictionsOutdated()
{
    m_notCompared->setDrawing(EmptyState::Drawing::Points);
    m_notCompared->setTitle(tr("The predictions are of an earlier split"));
    m_notCompared->setSentence(
        tr("The split was loaded again since. Load the predictions again, so that they meet its items."));
    m_notCompared->setPrimary(tr("Load predictions…"), QStringLiteral("import"));
    m_pages->setCurrentIndex(1);
    m_results->setCurrentIndex(0);
    updateHead();
    updateActions();
}

void EvaluatePage::showOutdated()
{
    QStringList old;
    for (const project::SystemInfo& system : target()->systems)
        if (!system.current)
            old.append(fromUtf8(system.name));
    m_bannerAction = old.isEmpty() ? BannerAction::Compare : BannerAction::Load;
    const QString action = session().readOnly() ? QString()
        : old.isEmpty()                         ? tr("Compare")
                                                : tr("Load predictions…");
    if (m_evaluation->outdated)
        m_banner->display(Banner::Level::Outdated,
            tr("Outdated: %1").arg(phraseText(m_evaluation->outdatedBecause)), action);
    else if (!old.isEmpty())
        m_banner->display(Banner::Level::Outdated,
            //: %1 is a list of systems
            tr("The split was loaded again since the predictions of %1. Load them again.")
                .arg(QLocale().createSeparatedList(old)),
            action);
}

void EvaluatePage::runBannerAction()
{
    switch (m_bannerAction) {
    case BannerAction::Cancel:
        session().jobs().cancel(m_job);
        break;
    case BannerAction::Load:
        loadPredictions();
        break;
    case BannerAction::Compare:
        compare();
        break;
    }
}

void EvaluatePage::showBusy(bool busy)
{
    m_tables->setDimmed(busy);
    m_chart->setDimmed(busy);
    m_headline->setDimmed(busy);
    m_bannerAction = BannerAction::Cancel;
    if (busy)
        m_banner->display(Banner::Level::Info, tr("Scoring and resampling…"), tr("Cancel"));
    else
        m_banner->hide();
}

void EvaluatePage::updateActions()
{
    const bool imported = session().project() && !session().datasets().empty();
    const bool readOnly = session().readOnly();
    const bool shown = m_evaluation != nullptr && m_pages->currentIndex() == 1;
    m_load->setEnabled(imported && !readOnly);
    m_loadButton->setEnabled(m_load->isEnabled());
    m_loadButton->setToolTip(readOnly && imported ? tr("This project can only be read") : QString());
    m_nothing->primaryButton()->setEnabled(!imported || !readOnly);
    m_loadButton->setVisible(m_pages->currentIndex() == 1); // the empty state has its own
    m_export->setEnabled(shown);
    m_exportButton->setVisible(shown);
    m_splits->setEnabled(shown && m_targets.size() > 1);
    m_splitsButton->setVisible(m_splits->isEnabled());
    const bool comparing = m_comparison != 0 && !session().jobs().job(m_comparison).finished()
        && session().jobs().job(m_comparison).id != 0;
    m_notCompared->primaryButton()->setEnabled(!readOnly && !comparing);
    m_notCompared->primaryButton()->setToolTip(comparing ? tr("This comparison is running") : QString());
}

void EvaluatePage::updateHead()
{
    if (m_evaluation)
        m_head->setSubtitle(subtitle(*m_evaluation));
    else if (target() != nullptr && m_pages->currentIndex() == 1)
        //: "BC2GM · test"
        m_head->setSubtitle(tr("%1 · %2").arg(m_choice.dataset, m_choice.testSplit));
    else
        m_head->setSubtitle({});
}

void EvaluatePage::jobChanged(quint64 id)
{
    if (id == m_comparison && m_comparison != 0)
        updateActions();
}

} // namespace heldout::ui
