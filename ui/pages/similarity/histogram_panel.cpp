// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/histogram_panel.h"

#include <QCheckBox>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "charts/histogram_view.h"
#include "session/ngram_words.h"
#include "widgets/segmented.h"

namespace heldout::ui {

HistogramPanel::HistogramPanel(QWidget* parent)
    : Panel({}, parent)
    , m_ngrams(new Segmented({ngramTitle(1), ngramTitle(2), ngramTitle(3)}))
    , m_stretch(new QCheckBox)
    , m_menu(new QMenu(this))
    , m_view(new HistogramView)
{
    setObjectName(QStringLiteral("histogramPanel"));
    setCompared(project::CompareUnit::Text, false);
    setNarrow(false);
    m_ngrams->setObjectName(QStringLiteral("ngrams"));
    m_ngrams->setAccessibleName(tr("n-grams"));
    m_stretch->setObjectName(QStringLiteral("stretch"));
    addTool(m_ngrams);
    addTool(m_stretch);
    m_more = addTool(QStringLiteral("more"), tr("More"));
    m_more->setObjectName(QStringLiteral("histogramMenu"));
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    content()->addWidget(m_view, 1);

    connect(m_ngrams, &Segmented::currentIndexChanged, this,
        [this](int index) { Q_EMIT ngramChosen(index + 1); });
    connect(m_stretch, &QCheckBox::toggled, this, [this](bool on) {
        m_view->setStretched(on);
        Q_EMIT stretchChosen(on);
    });
}

void HistogramPanel::setAvailable(const std::vector<int>& sizes)
{
    for (int index = 0; index < m_ngrams->count(); ++index)
        m_ngrams->setSegmentEnabled(index, std::ranges::find(sizes, index + 1) != sizes.end());
}

void HistogramPanel::setNgram(int n)
{
    m_ngrams->setCurrentIndex(n - 1);
}

void HistogramPanel::setNgramsShown(bool shown)
{
    m_ngrams->setVisible(shown);
}

void HistogramPanel::setStretched(bool stretched)
{
    m_stretch->setChecked(stretched);
    m_view->setStretched(stretched);
}

void HistogramPanel::setNarrow(bool narrow)
{
    const QString whole = tr("Stretch small counts (square root)");
    m_stretch->setText(narrow ? tr("Stretch small counts") : whole);
    m_stretch->setToolTip(narrow ? whole : QString());
}

void HistogramPanel::setCompared(project::CompareUnit unit, bool within)
{
    const bool mentions = unit == project::CompareUnit::Mentions;
    if (within)
        setTitle(mentions ? tr("How close is each mention to another?")
                          : tr("How close is each sentence to another?"));
    else
        setTitle(mentions ? tr("How close is each test mention?") : tr("How close is each test sentence?"));
}

} // namespace heldout::ui
