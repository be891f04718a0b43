// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/evaluate/evaluation_words.h"
#include "widgets/panel.h"

class QLabel;
class QToolButton;

namespace heldout::ui {

/// The sentence that says what the headline number hides, with how sure it is. Copied as plain text.
class HeadlinePanel : public Panel
{
    Q_OBJECT
public:
    explicit HeadlinePanel(QWidget* parent = nullptr);

    void setWords(const HeadlineWords& words);
    [[nodiscard]] QString text() const; ///< what is copied
    void copy() const;
    void setDimmed(bool dimmed);

private:
    HeadlineWords m_words;
    QLabel* m_sentence;
    QLabel* m_details;
};

} // namespace heldout::ui
