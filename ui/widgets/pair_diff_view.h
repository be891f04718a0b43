// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <memory>

#include "project/types.h"

class QCheckBox;
class QLabel;
class QToolButton;

namespace heldout::ui {

class ElidedLabel;
class MarkSample;
class ReviewTextView;
class SplitTag;

/// A test text and a training text side by side: what they share, what stands on one side only, the mentions;
/// below them the legend and the way through the differences. Both sides scroll together.
class PairDiffView : public QFrame
{
    Q_OBJECT
public:
    enum class Mode {
        AsInFile, ///< the texts, every difference marked
        AsCompared, ///< the words that were counted, the n-grams that made the score marked
    };

    explicit PairDiffView(QWidget* parent = nullptr);

    /// Names of the two splits, shown in the tags.
    void setSplitNames(const QString& test, const QString& train);
    void showPair(std::shared_ptr<const project::PairDetail> pair);
    void clear();
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const { return m_mode; }
    void setDimmed(bool dimmed);

    [[nodiscard]] int differences() const; ///< 0 in AsCompared
    [[nodiscard]] int currentDifference() const { return m_difference; } ///< from 0; -1 = none
    void nextDifference();
    void previousDifference();

    [[nodiscard]] bool mentionsShown() const;
    void setMentionsShown(bool shown);
    [[nodiscard]] bool sharedShown() const;
    void setSharedShown(bool shown);

    [[nodiscard]] ReviewTextView* testView() const { return m_test.text; }
    [[nodiscard]] ReviewTextView* trainView() const { return m_train.text; }

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void differenceChanged(int number);
    void marksShownChanged(); ///< by a check box

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Side
    {
        QWidget* widget = nullptr;
        SplitTag* tag = nullptr;
        ElidedLabel* key = nullptr;
        QLabel* line = nullptr;
        QToolButton* copy = nullptr;
        ReviewTextView* text = nullptr;
        QLabel* nothing = nullptr; ///< instead of the text when there is no partner
        ElidedLabel* caption = nullptr;
    };

    [[nodiscard]] Side makeSide(const QString& objectName);
    [[nodiscard]] QWidget* makeLegend();
    static void arrangeHead(const Side& side);
    void fill();
    void fillSide(const Side& side, const project::PairSide& content, const std::vector<text::Mark>& marks,
        const text::EngineView& asCompared);
    void scrollTogether(ReviewTextView* from, ReviewTextView* to);
    void goToDifference(int number);
    void updateDifferenceLabel();

    std::shared_ptr<const project::PairDetail> m_pair;
    Side m_test;
    Side m_train;
    QWidget* m_legend = nullptr;
    MarkSample* m_sharedSample = nullptr;
    MarkSample* m_onlySample = nullptr;
    QLabel* m_differenceLabel = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QCheckBox* m_mentionsBox = nullptr;
    QCheckBox* m_sharedBox = nullptr;
    Mode m_mode = Mode::AsInFile;
    int m_difference = -1;
    bool m_scrolling = false;
};

} // namespace heldout::ui
