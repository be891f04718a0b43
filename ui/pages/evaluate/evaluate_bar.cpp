// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/evaluate_bar.h"

#include <QActionGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

#include "pages/evaluate/evaluation_words.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/chip.h"
#include "widgets/flow_layout.h"
#include "widgets/icon_button.h"
#include "widgets/segmented.h"

namespace heldout::ui {

namespace {

constexpr std::size_t kInBar = 4;

QHBoxLayout* together(std::initializer_list<QWidget*> widgets)
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kControlGap);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    return row;
}

} // namespace

EvaluateBar::EvaluateBar(QWidget* parent)
    : QWidget(parent)
    , m_row(new FlowLayout(this, metrics::kControlGap, metrics::kControlGap))
    , m_split(new QComboBox(this))
    , m_groupings(new Segmented(this))
    , m_more(makeIconButton(QStringLiteral("more"), tr("More groupings"), this))
    , m_menu(new QMenu(this))
    , m_similarityLabel(makeLabel(tr("Similarity"), FontRole::Body, Ink::Text2, this))
    , m_similarity(new QComboBox(this))
    , m_settings(makeIconButton(QStringLiteral("settings"), tr("Settings of the evaluation"), this))
{
    qRegisterMetaType<heldout::project::Grouping>();
    m_row->setContentsMargins(0, 0, 0, 0);
    m_split->setObjectName(QStringLiteral("evaluatedSplit"));
    m_split->setAccessibleName(tr("Test split"));
    m_split->hide();
    m_groupings->setObjectName(QStringLiteral("groupings"));
    m_groupings->setAccessibleName(tr("Group by"));
    m_more->setObjectName(QStringLiteral("moreGroupings"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_menu);
    m_similarity->setObjectName(QStringLiteral("similarityBox"));
    m_similarity->setAccessibleName(tr("Similarity"));
    m_similarity->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_settings->setObjectName(QStringLiteral("evaluationSettings"));

    m_row->addWidget(m_split);
    m_row->addItem(
        together({makeLabel(tr("Group by"), FontRole::Body, Ink::Text2, this), m_groupings, m_more}));
    m_row->addItem(together({m_similarityLabel, m_similarity, m_settings}));
    m_row->addStretch();

    connect(m_split, &QComboBox::activated, this, &EvaluateBar::splitChosen);
    connect(m_groupings, &Segmented::currentIndexChanged, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(m_inBar.size()))
            Q_EMIT groupingChosen(m_inBar[static_cast<std::size_t>(index)]);
    });
    connect(m_similarity, &QComboBox::activated, this, [this](int index) {
        const auto run = m_similarity->itemData(index).toLongLong();
        if (run > 0) {
            Q_EMIT similarityChosen(run);
            return;
        }
        m_similarity->setCurrentIndex(0);
        Q_EMIT compareRequested();
    });
    connect(m_settings, &QToolButton::clicked, this, &EvaluateBar::settingsRequested);
}

void EvaluateBar::setSplits(const QStringList& names, int chosen)
{
    const QSignalBlocker block(m_split);
    m_split->clear();
    m_split->addItems(names);
    m_split->setCurrentIndex(chosen);
    m_split->setVisible(names.size() > 1);
}

void EvaluateBar::setGroupings(
    project::Task task, const std::vector<project::Grouping>& groupings, project::Grouping chosen)
{
    const QSignalBlocker block(m_groupings);
    // One of the others joins the row while it is chosen.
    std::vector<project::Grouping> inBar(groupings.begin(),
        groupings.begin() + static_cast<std::ptrdiff_t>(std::min(kInBar, groupings.size())));
    if (std::ranges::find(inBar, chosen) == inBar.end())
        inBar.push_back(chosen);
    if (inBar != m_inBar || task != m_task) {
        m_inBar = inBar;
        m_task = task;
        QStringList words;
        for (const project::Grouping grouping : m_inBar)
            words.append(groupingWord(task, grouping));
        m_groupings->setTexts(words);
        m_row->invalidate();
    }
    m_groupings->setCurrentIndex(static_cast<int>(std::ranges::find(m_inBar, chosen) - m_inBar.begin()));
    m_menu->clear();
    auto* group = new QActionGroup(m_menu);
    for (std::size_t i = kInBar; i < groupings.size(); ++i) {
        const project::Grouping grouping = groupings[i];
        QAction* action = m_menu->addAction(groupingWord(task, grouping));
        action->setObjectName(QStringLiteral("groupBy_%1").arg(QLatin1String(project::name(grouping))));
        action->setCheckable(true);
        action->setChecked(grouping == chosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, grouping] { Q_EMIT groupingChosen(grouping); });
    }
}

void EvaluateBar::setSimilarities(const std::vector<Similarity>& runs, project::ObjectId chosen)
{
    const QSignalBlocker block(m_similarity);
    m_similarity->clear();
    for (const Similarity& run : runs)
        m_similarity->addItem(run.words, static_cast<qlonglong>(run.run));
    if (runs.empty())
        m_similarity->addItem(tr("Not compared"), -1);
    m_similarity->addItem(tr("Compare…"), -1);
    m_similarity->setCurrentIndex(std::max(0, m_similarity->findData(static_cast<qlonglong>(chosen))));
}

void EvaluateBar::setSystems(const QStringList& names, const std::vector<bool>& shown)
{
    const bool same = std::ranges::equal(
        names, m_chips, [](const QString& name, const SystemChip* chip) { return name == chip->text(); });
    if (!same) {
        qDeleteAll(m_chips);
        m_chips.clear();
        for (qsizetype i = 0; i < names.size(); ++i) {
            auto* chip = new SystemChip(static_cast<int>(i), names[i], this);
            chip->setObjectName(QStringLiteral("system%1").arg(i));
            m_row->addWidget(chip);
            chip->show();
            m_chips.push_back(chip);
            const auto at = static_cast<std::size_t>(i);
            connect(chip, &SystemChip::clicked, this, [this] { emitShown(this->shown()); });
            connect(chip, &SystemChip::aloneRequested, this, [this, at] { showAlone(at); });
        }
    }
    for (std::size_t i = 0; i < m_chips.size() && i < shown.size(); ++i)
        m_chips[i]->setChecked(shown[i]);
    m_row->invalidate();
    updateGeometry();
}

std::vector<bool> EvaluateBar::shown() const
{
    std::vector<bool> shown;
    for (const SystemChip* chip : m_chips)
        shown.push_back(chip->isChecked());
    return shown;
}

void EvaluateBar::emitShown(std::vector<bool> shown)
{
    // One always stays; hiding the last one shows all again.
    if (std::ranges::none_of(shown, [](bool one) { return one; }))
        shown.assign(shown.size(), true);
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        m_chips[i]->setChecked(shown[i]);
    Q_EMIT shownChanged(shown);
}

void EvaluateBar::showAlone(std::size_t system)
{
    std::vector<bool> shown(m_chips.size(), false);
    shown[system] = true;
    emitShown(std::move(shown));
}

void EvaluateBar::setNarrow(bool narrow)
{
    m_similarityLabel->setVisible(!narrow);
    m_row->invalidate();
}

} // namespace heldout::ui
