// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pairs/pair_filter_bar.h"

#include <QComboBox>
#include <QMenu>

#include <algorithm>
#include <functional>
#include <utility>

#include "pages/pairs/pair_popups.h"
#include "pages/pairs/pair_words.h"
#include "session/words.h"
#include "style/metrics.h"
#include "widgets/chip.h"
#include "widgets/flow_layout.h"

namespace heldout::ui {

PairFilterBar::PairFilterBar(QWidget* parent)
    : QWidget(parent)
    , m_runs(new QComboBox(this))
    , m_row(new FlowLayout(this, metrics::kControlGap, metrics::kSpace4))
    , m_add(new AddChip(tr("Add filter"), this))
    , m_menu(new QMenu(this))
    , m_scorePopup(new ScorePopup(this))
{
    m_runs->setObjectName(QStringLiteral("runChooser"));
    m_runs->setAccessibleName(tr("Comparison"));
    m_runs->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_add->setObjectName(QStringLiteral("addFilter"));
    m_scorePopup->setObjectName(QStringLiteral("scorePopup"));
    m_menu->setObjectName(QStringLiteral("filterMenu"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->addWidget(m_runs);
    m_row->addWidget(m_add);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setMinimumHeight(metrics::control());

    connect(m_runs, &QComboBox::activated, this,
        [this](int index) { Q_EMIT runChosen(m_runs->itemData(index).toLongLong()); });
    connect(m_add, &AddChip::clicked, this, &PairFilterBar::openMenu);
    connect(m_scorePopup, &ScorePopup::applied, this,
        [this](std::optional<std::int32_t> from, std::optional<std::int32_t> to) {
            project::PairFilter filter = m_filter;
            filter.fromMilli = from;
            filter.toMilli = to;
            changeFilter(filter);
        });
}

void PairFilterBar::setRuns(const std::vector<project::ComparisonRun>& runs, project::ObjectId current)
{
    const bool severalSets = std::ranges::any_of(runs, [&](const auto& run) {
        return run.dataset != runs.front().dataset || run.testSplit != runs.front().testSplit
            || run.trainSplit != runs.front().trainSplit;
    });
    m_runs->clear();
    for (const auto& run : runs) {
        const QString title = severalSets
            ? tr("%1, %2 against %3: %4", "data set, test split, train split, what was compared")
                  .arg(
                      fromUtf8(run.dataset), fromUtf8(run.testSplit), fromUtf8(run.trainSplit), runTitle(run))
            : runTitle(run);
        m_runs->addItem(title, QVariant::fromValue<qint64>(run.id));
    }
    m_runs->setCurrentIndex(m_runs->findData(QVariant::fromValue<qint64>(current)));
    m_runs->setVisible(runs.size() > 1);
}

void PairFilterBar::setFilter(const project::PairFilter& filter, const project::ComparisonRun& run)
{
    m_filter = filter;
    m_run = run;
    makeChips();
}

void PairFilterBar::changeFilter(const project::PairFilter& filter)
{
    setFilter(filter, m_run);
    Q_EMIT filterChanged(m_filter);
}

void PairFilterBar::addChip(const QString& name, const QString& text, const std::function<void()>& edit,
    const std::function<void(project::PairFilter&)>& remove)
{
    auto* chip = new FilterChip(text, this);
    chip->setObjectName(name);
    m_chips.append(chip);
    m_row->addWidget(chip);
    chip->show();
    if (edit)
        connect(chip, &FilterChip::clicked, this, [edit] { edit(); });
    // The chip sends this signal, so it must outlive the call.
    connect(
        chip, &FilterChip::removeRequested, this,
        [this, remove] {
            project::PairFilter filter = m_filter;
            remove(filter);
            m_add->setFocus(Qt::OtherFocusReason);
            changeFilter(filter);
        },
        Qt::QueuedConnection);
}

void PairFilterBar::makeChips()
{
    for (QWidget* chip : std::exchange(m_chips, {})) {
        m_row->removeWidget(chip);
        chip->hide();
        chip->deleteLater();
    }
    m_row->removeWidget(m_add);
    if (const QString score = scoreFilterText(m_run, m_filter); !score.isEmpty())
        addChip(
            QStringLiteral("scoreChip"), score, [this] { editScore(m_chips.first()); },
            [](project::PairFilter& filter) {
                filter.fromMilli.reset();
                filter.toMilli.reset();
            });
    if (m_filter.notIdentical)
        addChip(QStringLiteral("notIdenticalChip"), tr("Not identical"), {},
            [](project::PairFilter& filter) { filter.notIdentical = false; });
    if (!m_filter.words.empty()) {
        const QString words
            = fontMetrics().elidedText(fromUtf8(m_filter.words), Qt::ElideRight, metrics::scaled(200));
        addChip(
            QStringLiteral("wordsChip"), tr("Words “%1”").arg(words), [this] { Q_EMIT wordsRequested(); },
            [](project::PairFilter& filter) { filter.words.clear(); });
    }
    m_row->addWidget(m_add);
    QWidget* before = m_runs;
    for (QWidget* chip : std::as_const(m_chips)) {
        setTabOrder(before, chip);
        before = chip;
    }
    setTabOrder(before, m_add);
}

void PairFilterBar::openMenu()
{
    m_menu->clear();
    QAction* score = m_menu->addAction(tr("Score…"), this, [this] { editScore(m_add); });
    score->setEnabled(scoreFilterText(m_run, m_filter).isEmpty());
    QAction* notIdentical = m_menu->addAction(tr("Not identical"), this, [this] {
        project::PairFilter filter = m_filter;
        filter.notIdentical = true;
        changeFilter(filter);
    });
    notIdentical->setToolTip(tr("Leaves out pairs with the same text"));
    notIdentical->setEnabled(!m_filter.notIdentical);
    QAction* words = m_menu->addAction(tr("Words or an id…"), this, [this] { Q_EMIT wordsRequested(); });
    words->setEnabled(m_filter.words.empty());
    m_menu->popup(m_add->mapToGlobal(QPoint(0, m_add->height() + metrics::kSpace4)));
}

void PairFilterBar::editScore(QWidget* anchor)
{
    const bool below = m_run.summary.min.value_or(0) < 0;
    m_scorePopup->openBelow(anchor, below ? -100'000 : 0, m_filter.fromMilli, m_filter.toMilli);
}

} // namespace heldout::ui
