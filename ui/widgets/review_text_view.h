// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QTimer>
#include <QVector>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "widgets/review_text.h"
#include "widgets/review_text_layout.h"

class QLabel;
class QPushButton;

namespace heldout::ui {

/// A text under review: large, read only, with marks behind the words. Shared runs are pale blue with a thin
/// line, what stands on this side only is pale orange with a thick dashed line, the current difference has a
/// box of 2 px. Text is selected and copied as the file has it. Texts over kReviewTextLimit are cut until
/// "Show all".
class ReviewTextView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit ReviewTextView(QWidget* parent = nullptr);
    ~ReviewTextView() override;

    /// Marks and mentions in bytes of `text` (UTF-8). Scrolls to the start and drops the selection.
    void setText(std::string text, std::vector<text::Mark> marks, std::vector<Mention> mentions = {},
        std::optional<Mention> compared = {});
    void clear();
    [[nodiscard]] const ReviewText& reviewText() const { return m_layout.text(); }

    void setSharedShown(bool shown);
    [[nodiscard]] bool sharedShown() const { return m_sharedShown; }
    void setMentionsShown(bool shown);
    [[nodiscard]] bool mentionsShown() const { return m_mentionsShown; }
    /// Text 3 instead of text 1, while something else is being read.
    void setDimmed(bool dimmed);
    /// Number of the difference in the box; -1 = none. Scrolls it into view when it is on this side.
    void setCurrentDifference(int number);

    [[nodiscard]] bool isCut() const { return reviewText().cut; }
    void showAll();
    [[nodiscard]] QPushButton* showAllButton() const { return m_showAll; }
    /// False while a long text is still being laid out.
    [[nodiscard]] bool isLaidOut() const { return !m_maker && m_layout.isComplete(); }

    [[nodiscard]] bool hasSelection() const { return m_anchor != m_caret; }
    [[nodiscard]] QString selectedText() const; ///< as in the file
    [[nodiscard]] qsizetype caret() const { return m_caret; }
    [[nodiscard]] qsizetype anchor() const { return m_anchor; }
    /// Places of reviewText().shown.
    void select(qsizetype anchor, qsizetype caret);
    void selectAll();
    /// The selection, or the whole text when nothing is selected.
    void copy() const;
    void copyAll() const;

    /// Where the characters [first, last) of reviewText().shown are, in viewport coordinates; one rectangle
    /// for each piece of a line.
    [[nodiscard]] QVector<QRectF> rectanglesOf(qsizetype first, qsizetype last) const;
    [[nodiscard]] qsizetype placeAt(QPoint viewportPoint) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void selectionChanged();

protected:
    bool viewportEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    [[nodiscard]] ReviewTextInput input() const;
    void takeText(ReviewText text);
    void makeSome();
    void applyFonts();
    void layOutSome();
    void updateScrollBar();
    void placeCutBar();
    void moveCaret(qsizetype place, bool extend);
    bool moveByKey(QKeyEvent* event);
    [[nodiscard]] qsizetype movedByLine(int lines) const;
    [[nodiscard]] qsizetype lineEnd(bool end) const;
    void selectWordAt(qsizetype place);
    void ensureVisible(qsizetype first, qsizetype last);
    [[nodiscard]] QPointF origin() const; ///< contents (0, 0) in the viewport

    using Line = ReviewTextLayout::Line;
    [[nodiscard]] QRectF groundOf(const Line& line, const ReviewTextLayout::Extent& extent) const;
    void paintMarks(QPainter& painter, const Line& line) const;
    void paintCurrentDifference(QPainter& painter, const Line& line) const;
    void paintMentions(QPainter& painter, const Line& line) const;
    void paintSelection(QPainter& painter, const Line& line) const;
    void paintControls(QPainter& painter, const Line& line) const;

    std::string m_bytes;
    std::vector<text::Mark> m_marks;
    std::vector<Mention> m_mentions;
    std::optional<Mention> m_compared;
    ReviewTextLayout m_layout;
    QTimer m_layoutTimer;
    std::unique_ptr<ReviewTextMaker> m_maker; ///< while "Show all" reads on
    QTimer m_makeTimer;
    QWidget* m_cutBar;
    QLabel* m_cutLabel;
    QPushButton* m_showAll;
    qsizetype m_anchor = 0;
    qsizetype m_caret = 0;
    int m_currentDifference = -1;
    bool m_sharedShown = true;
    bool m_mentionsShown = false;
    bool m_dimmed = false;
    bool m_selecting = false;
};

} // namespace heldout::ui
