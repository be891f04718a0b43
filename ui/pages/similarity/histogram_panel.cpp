// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/histogram_panel.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

#include "charts/histogram_view.h"
#include "session/ngram_words.h"
#include "widgets/segmented.h"

namespace heldout::ui {

namespace {

constexpr std::array<project::NgramSizes, 3> kUsual{1, 2, 3};

/// "2", "2–4".
QString sizeText(const project::NgramSizes& sizes)
{
    return sizes.longest == 0 ? QString::number(sizes.n)
                              : QStringLiteral("%1–%2").arg(sizes.n).arg(sizes.longest);
}

} // namespace

HistogramPanel::HistogramPanel(QWidget* parent)
    : Panel({}, parent)
    , m_ngrams(new Segmented)
    , m_stretch(new QCheckBox)
    , m_menu(new QMenu(this))
    , m_view(new HistogramView)
{
    setObjectName(QStringLiteral("histogramPanel"));
    setQuestion(project::CompareUnit::Text, false);
    setCompared({});
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
        [this](int index) { Q_EMIT ngramChosen(m_sizes[static_cast<std::size_t>(index)]); });
    connect(m_stretch, &QCheckBox::toggled, this, [this](bool on) {
        m_view->setStretched(on);
        Q_EMIT stretchChosen(on);
    });
}

void HistogramPanel::setCompared(const std::vector<project::NgramSizes>& sizes)
{
    m_sizes.assign(kUsual.begin(), kUsual.end());
    for (const project::NgramSizes& size : sizes)
        if (std::ranges::find(m_sizes, size) == m_sizes.end())
            m_sizes.push_back(size);
    std::ranges::sort(m_sizes, {}, [](const auto& size) { return std::pair(size.n, size.longest); });
    const bool many = m_sizes.size() > kUsual.size(); // their words do not fit beside each other
    QStringList words;
    for (const project::NgramSizes& size : m_sizes)
        words.push_back(many ? sizeText(size) : ngramTitle(size));
    const QSignalBlocker quiet(m_ngrams);
    m_ngrams->setTexts(words);
    for (int i = 0; i < m_ngrams->count(); ++i) {
        const project::NgramSizes& size = m_sizes[static_cast<std::size_t>(i)];
        m_ngrams->button(i)->setToolTip(many ? ngramTitle(size) : QString());
        m_ngrams->button(i)->setAccessibleName(ngramTitle(size));
        m_ngrams->setSegmentEnabled(i, std::ranges::find(sizes, size) != sizes.end());
    }
}

void HistogramPanel::setShown(const project::NgramSizes& sizes)
{
    const auto place = std::ranges::find(m_sizes, sizes);
    const QSignalBlocker quiet(m_ngrams);
    if (place != m_sizes.end())
        m_ngrams->setCurrentIndex(static_cast<int>(place - m_sizes.begin()));
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

void HistogramPanel::setQuestion(project::CompareUnit unit, bool within)
{
    const bool mentions = unit == project::CompareUnit::Mentions;
    if (within)
        setTitle(mentions ? tr("How close is each mention to another?")
                          : tr("How close is each sentence to another?"));
    else
        setTitle(mentions ? tr("How close is each test mention?") : tr("How close is each test sentence?"));
}

} // namespace heldout::ui
