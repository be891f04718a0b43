// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>

#include <string>
#include <vector>

#include "project/evaluation.h"
#include "widgets/review_text_layout.h"

namespace heldout::ui {

/// A text with what is right in it and what a system says: the gold mentions in boxes with their types above,
/// the predicted ones as lines below with a sign and a word. Found, missed and wrong differ by sign, line and
/// colour. Read only; Up, Down and the page keys scroll, Ctrl+C copies the text.
class MarkedTextView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit MarkedTextView(QWidget* parent = nullptr);

    void setText(const std::string& text, const std::vector<project::MarkedMention>& gold,
        const std::vector<project::MarkedMention>& predicted);
    [[nodiscard]] QString text() const { return m_layout.text().source; }
    /// What the marks say, in words: "“p53” found, “BRCA1” missed".
    [[nodiscard]] QString marksText() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Mark
    {
        qsizetype first = 0;
        qsizetype last = 0;
        bool gold = false;
        project::Outcome outcome = project::Outcome::Found;
        QString type;
    };
    using Line = ReviewTextLayout::Line;

    void applyFonts();
    void layOut();
    void paintGold(QPainter& painter, const Line& line) const;
    void paintPredicted(QPainter& painter, const Line& line) const;
    void paintBelow(QPainter& painter, const QRectF& under, const Mark& mark, double& taken) const;
    [[nodiscard]] QPointF origin() const;

    ReviewTextLayout m_layout;
    std::vector<Mark> m_marks; ///< ascending by first
};

/// "found", "missed", "wrong", "found as alternative", "overlaps".
[[nodiscard]] QString outcomeWord(project::Outcome outcome);
[[nodiscard]] QColor outcomeInk(project::Outcome outcome);
/// Its sign in a square: a tick, a ring, a cross, a bar.
void paintOutcome(QPainter& painter, project::Outcome outcome, const QRectF& rect);

} // namespace heldout::ui
