// SPDX-License-Identifier: GPL-3.0-or-later
// The page without data, without a result, with an outdated one, and what can be done in each.
#include "pages/similarity/similarity_page.h"

#include <QAction>
#include <QPushButton>
#include <QStackedWidget>

#include "pages/similarity/closest_pairs_panel.h"
#include "pages/similarity/run_settings_panel.h"
#include "session/session.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "widgets/banner.h"
#include "widgets/empty_state.h"
#include "widgets/page_head.h"

namespace heldout::ui {

void SimilarityPage::showNoData()
{
    m_run.reset();
    m_noData->setDrawing(EmptyState::Drawing::Histogram);
    m_noData->setTitle(tr("No data yet"));
    m_noData->setSentence(
        tr("Import a training and a test split to see how close each test sentence is to a training "
           "sentence."));
    m_noData->setPrimary(tr("Import…"), QStringLiteral("import"));
    m_noData->setSecond(tr("Open the sample"));
    using State = EmptyState::StepState;
    m_noData->setSteps(
        {{State::Next, tr("First split"), tr("Training or test texts, one a row"), QStringLiteral("import")},
            {State::Later, tr("Second split"), tr("Of the same data set"), QStringLiteral("import")},
            {State::Later, tr("Compare"), tr("Unigrams, bigrams and trigrams"), QStringLiteral("play")}});
    m_noData->setDropHint(tr("You can also drop files anywhere on this window."));
    m_pages->setCurrentIndex(0);
    m_banner->hide();
    updateHead();
    updateActions();
}

void SimilarityPage::showNotCompared()
{
    ++m_numbersGeneration;
    ++m_closestGeneration;
    m_run.reset();
    m_settings->setRun({});
    m_banner->hide();
    m_notCompared->setDrawing(EmptyState::Drawing::Histogram);
    const bool failed = m_failure.has_value();
    const bool elsewhere = !session().comparisons().empty();
    const bool vectors = !failed && !m_choice.isWhole();
    m_notCompared->setTitle(vectors ? tr("No vectors yet")
            : failed                ? tr("The comparison stopped")
            : elsewhere             ? tr("Not compared with these settings")
                                    : tr("Not compared yet"));
    m_notCompared->setSentence(vectors ? tr("Choose the .npy files with a vector for each item in the run "
                                            "settings, or drop them on their "
                                            "fields.")
            : failed                   ? errorSentence(*m_failure)
            : m_choice.within()
            ? tr("Compare the split with itself to see which of its sentences are nearly the "
                 "same. To compare two, import another split of the same data set.")
            : tr("Compare the two sides to see how close each test sentence is to the "
                 "training sentences, and which pairs are closest."));
    m_notCompared->setPrimary(failed ? tr("Run again") : tr("Compare"), QStringLiteral("play"));
    m_notCompared->primaryButton()->setObjectName(QStringLiteral("compareFirst"));
    m_results->setCurrentIndex(0);
    updateHead();
    updateActions();
    arrange();
}

void SimilarityPage::showOutdated()
{
    if (m_run && m_run->outdated) {
        m_banner->display(
            Banner::Level::Outdated, tr("Outdated: %1").arg(outdatedSentence(*m_run)), tr("Run again"));
    } else {
        m_banner->hide();
    }
}

bool SimilarityPage::comparing() const
{
    if (m_comparison == 0)
        return false;
    const JobState state = session().jobs().job(m_comparison).state;
    return state == JobState::Waiting || state == JobState::Running || state == JobState::Stopping;
}

void SimilarityPage::updateActions()
{
    const bool sides = !m_sides.empty() && session().project();
    const bool readOnly = session().readOnly();
    const bool busy = comparing();
    const bool missingStep = sides && m_results->currentIndex() == 1 && m_run && m_run->outdated;
    const bool whole = m_choice.isWhole();
    const QString why = readOnly ? tr("This project can only be read")
        : busy                   ? tr("This comparison is running")
        : whole                  ? QString()
                                 : tr("Choose the files of the vectors first");
    for (QPushButton* button : {m_compareButton, m_notCompared->primaryButton()}) {
        button->setEnabled(sides && !readOnly && !busy && whole);
        button->setToolTip(why);
    }
    m_compare->setEnabled(m_compareButton->isEnabled());
    m_compareMore->setEnabled(m_compareButton->isEnabled());
    m_settings->setMoreEnabled(m_compareButton->isEnabled());
    m_banner->actionButton()->setEnabled(m_compareButton->isEnabled());
    // The empty state has the primary button while nothing was compared; two of them would compete.
    setKind(m_compareButton, missingStep ? Kind::Primary : Kind::Normal);
    m_compareButton->setVisible(sides);
    m_exportButton->setVisible(sides);
    m_exportButton->setEnabled(m_run.has_value());
    m_export->setEnabled(m_run.has_value());
}

void SimilarityPage::updateHead()
{
    if (m_sides.empty() || !session().project()) {
        m_head->setSubtitle({});
        return;
    }
    std::uint64_t test = 0;
    std::uint64_t train = 0;
    if (m_run) {
        test = m_run->testItems;
        train = m_run->trainItems;
    } else {
        for (const project::DatasetInfo& dataset : session().datasets()) {
            if (fromUtf8(dataset.name) != m_choice.dataset)
                continue;
            for (const project::SplitInfo& split : dataset.splits) {
                if (fromUtf8(split.name) == m_choice.testSplit)
                    test = split.items;
                if (fromUtf8(split.name) == m_choice.trainSplit)
                    train = split.items;
            }
        }
    }
    if (m_choice.within()) {
        //: "BC2GM · train 15 000 within itself"
        m_head->setSubtitle(
            tr("%1 · %2 %3 within itself").arg(m_choice.dataset, m_choice.testSplit, countText(test)));
        return;
    }
    //: "BC2GM · test 5 000 against train 15 000"
    m_head->setSubtitle(tr("%1 · %2 %3 against %4 %5")
            .arg(m_choice.dataset, m_choice.testSplit, countText(test), m_choice.trainSplit,
                countText(train)));
}

void SimilarityPage::jobChanged(quint64 id)
{
    if (id != m_comparison || m_comparison == 0)
        return;
    const JobInfo info = session().jobs().job(id);
    if (info.state == JobState::Failed) {
        m_failure = info.error;
        m_settings->setFailure(m_failure);
        if (!m_run)
            showNotCompared();
    } else if (info.state == JobState::Done) {
        m_failure.reset();
    }
    updateActions();
}

} // namespace heldout::ui
