// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <array>

#include "project/types.h"
#include "widgets/pair_diff_view.h"

class QAbstractButton;
class QPushButton;
class QToolButton;

namespace heldout::ui {

class ElidedLabel;
class GoToPopup;
class ScoreBar;
class Segmented;

/// Above the two texts: which pair it is, the way to the next one, why it was found, its scores.
class PairHead : public QFrame
{
    Q_OBJECT
public:
    explicit PairHead(QWidget* parent = nullptr);

    /// `number` from 1; 0 = no pair.
    void setPlace(int number, int count);
    void setWhy(const QString& sentence);
    /// Names the scores.
    void setMethod(const project::ComparisonRun& run);
    void setScores(const std::vector<std::pair<int, double>>& scores);
    /// "" hides the way back from another training sentence.
    void setOtherPartner(const QString& sentence);
    void setMode(PairDiffView::Mode mode);
    void openGoTo();

Q_SIGNALS:
    void previousRequested();
    void nextRequested();
    void goToRequested(int number);
    void modeChosen(heldout::ui::PairDiffView::Mode mode);
    void backRequested();

private:
    QAbstractButton* m_place; ///< "Pair 44 of 310", opens the field for a number
    QToolButton* m_previous;
    QToolButton* m_next;
    ElidedLabel* m_why;
    QPushButton* m_back;
    Segmented* m_mode;
    std::array<ScoreBar*, 3> m_bars{};
    GoToPopup* m_goTo;
    int m_number = 0;
    int m_count = 0;
};

} // namespace heldout::ui
