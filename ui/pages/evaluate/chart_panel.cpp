// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/chart_panel.h"

#include <QActionGroup>
#include <QComboBox>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "charts/number_words.h"
#include "charts/score_chart.h"
#include "pages/evaluate/evaluation_words.h"
#include "pages/evaluate/score_readout.h"
#include "session/words.h"

namespace heldout::ui {

ChartPanel::ChartPanel(QWidget* parent)
    : Panel({}, parent)
    , m_readout(new ScoreReadout)
    , m_crossed(new QComboBox)
    , m_chart(new ScoreChart)
    , m_menu(new QMenu(this))
    , m_shapes(new QActionGroup(this))
{
    qRegisterMetaType<heldout::ui::ScoreShape>();
    setObjectName(QStringLiteral("chartPanel"));
    m_crossed->setObjectName(QStringLiteral("crossedGroup"));
    m_crossed->setAccessibleName(tr("Second group that is drawn"));
    m_crossed->hide();
    addTool(m_readout);
    addTool(m_crossed);
    QToolButton* more = addTool(QStringLiteral("more"), tr("More"));
    more->setObjectName(QStringLiteral("chartMenu"));
    more->setPopupMode(QToolButton::InstantPopup);
    more->setMenu(m_menu);
    content()->addWidget(m_chart, 1);
    makeMenu();
    connect(m_crossed, &QComboBox::activated, this, &ChartPanel::refresh);
    connect(m_chart, &ScoreChart::activeChanged, this, &ChartPanel::showValues);
    connect(m_chart, &ScoreChart::groupChosen, this, [this](int group) { Q_EMIT rowChosen(rowOf(group)); });
    connect(m_chart, &ScoreChart::activated, this, [this](int group) { Q_EMIT rowActivated(rowOf(group)); });
}

void ChartPanel::makeMenu()
{
    const auto add = [this](const QString& words, ScoreShape shape, const char* name) {
        QAction* action = m_menu->addAction(words);
        action->setObjectName(QString::fromLatin1(name));
        action->setCheckable(true);
        action->setData(static_cast<int>(shape));
        m_shapes->addAction(action);
        connect(action, &QAction::triggered, this, [this, shape] {
            setShape(shape);
            Q_EMIT shapeChosen(shape);
        });
    };
    add(tr("Points by group"), ScoreShape::Points, "chartPoints");
    add(tr("Bars by group"), ScoreShape::Bars, "chartBars");
    add(tr("Smoothed curve over similarity"), ScoreShape::Curve, "chartCurve");
    m_menu->addSeparator();
}

bool ChartPanel::hasCurve() const
{
    return m_evaluation
        && std::ranges::any_of(m_evaluation->curves, [](const auto& curve) { return !curve.empty(); });
}

ScoreShape ChartPanel::shape() const
{
    return m_wanted == ScoreShape::Curve && !hasCurve() ? ScoreShape::Points : m_wanted;
}

void ChartPanel::setShape(ScoreShape shape)
{
    m_wanted = shape;
    refresh();
}

void ChartPanel::setEvaluation(
    std::shared_ptr<const project::Evaluation> evaluation, const std::vector<std::size_t>& shown)
{
    m_evaluation = std::move(evaluation);
    m_shown = shown;
    const QSignalBlocker block(m_crossed);
    const QString before = m_crossed->currentText();
    m_crossed->clear();
    if (m_evaluation && m_evaluation->crossed) {
        std::vector<std::pair<std::size_t, QString>> groups;
        for (const project::GroupRow& row : m_evaluation->rows)
            groups.emplace_back(row.crossedGroup, phraseText(row.crossedTitle));
        std::ranges::sort(groups);
        for (const auto& [group, title] : groups)
            if (m_crossed->findData(static_cast<qulonglong>(group)) < 0)
                m_crossed->addItem(title, static_cast<qulonglong>(group));
        m_crossed->setCurrentIndex(std::max(0, m_crossed->findText(before)));
    }
    m_crossed->setVisible(m_crossed->count() > 0);
    refresh();
}

void ChartPanel::refresh()
{
    for (QAction* action : m_shapes->actions()) {
        if (action->data().toInt() == static_cast<int>(ScoreShape::Curve))
            action->setEnabled(hasCurve());
        action->setChecked(action->data().toInt() == static_cast<int>(shape()));
    }
    m_chart->setShape(shape());
    if (!m_evaluation) {
        m_rows.clear();
        m_chart->setContent({});
        return;
    }
    const QString metric = metricWord(m_evaluation->metric);
    //: Title of a chart; %1 is a metric
    setTitle(shape() == ScoreShape::Curve || project::needsSimilarity(m_evaluation->group.by)
            ? tr("%1 against similarity").arg(metric)
            : scoresTitle(*m_evaluation));
    m_rows = drawnRows(*m_evaluation, static_cast<std::size_t>(m_crossed->currentData().toULongLong()));
    m_chart->setContent(scoreContent(*m_evaluation, m_shown, m_rows));
    showValues(m_chart->active());
}

void ChartPanel::showValues(int group)
{
    const ScoreContent& content = m_chart->content();
    if (group < 0 || group >= static_cast<int>(content.groups.size())) {
        m_readout->setValues({}, {});
        return;
    }
    const auto at = static_cast<std::size_t>(group);
    std::vector<ScoreReadout::Value> values;
    for (const ScoreSystem& system : content.systems)
        values.push_back({system.number, decimalWords(system.at(at).value, 1), content.groups[at].small});
    m_readout->setValues(content.groups[at].words, std::move(values));
}

std::size_t ChartPanel::rowOf(int group) const
{
    return group >= 0 && group < static_cast<int>(m_rows.size()) ? m_rows[static_cast<std::size_t>(group)]
                                                                 : project::kAllRows;
}

void ChartPanel::chooseRow(std::size_t row)
{
    const auto found = std::ranges::find(m_rows, row);
    m_chart->setChosen(found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin()));
    showValues(m_chart->active());
}

void ChartPanel::setDimmed(bool dimmed)
{
    m_chart->setDimmed(dimmed);
}

} // namespace heldout::ui
