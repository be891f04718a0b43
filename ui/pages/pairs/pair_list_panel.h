// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

class QLabel;
class QLineEdit;
class QPushButton;

namespace heldout::ui {

class PairListView;
class PairsModel;

/// The list of pairs with its search field above and their number below.
class PairListPanel : public QFrame
{
    Q_OBJECT
public:
    explicit PairListPanel(PairsModel& model, QWidget* parent = nullptr);

    [[nodiscard]] PairListView* list() const { return m_list; }
    [[nodiscard]] QLineEdit* search() const { return m_search; }

    /// Sets the field without asking for a search.
    void setWords(const QString& words);
    /// "310 pairs, closest first".
    void showCount(int pairs);
    /// Old rows stay, dimmed, and the line says that pairs are being found; with a way to stop it.
    void showSearching();
    /// No row: a sentence in the list's place, and the filter to take away ("" = no button).
    void showNothing(const QString& sentence, const QString& action);
    void hideNothing();

Q_SIGNALS:
    /// Enter, or 300 ms after the last key.
    void wordsEntered(const QString& words);
    void cancelRequested();
    void actionTriggered();

private:
    void enterWords();

    QLineEdit* m_search;
    PairListView* m_list;
    QWidget* m_nothing;
    QLabel* m_nothingText;
    QPushButton* m_nothingAction;
    QLabel* m_count;
    QPushButton* m_cancel;
    QTimer m_typing;
    QString m_words;
};

} // namespace heldout::ui
