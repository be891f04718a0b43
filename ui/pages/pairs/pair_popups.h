// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <cstdint>
#include <optional>

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace heldout::ui {

/// Asks for the score interval of the pairs shown, below the chip it belongs to. Enter applies, Escape leaves
/// it.
class ScorePopup : public QFrame
{
    Q_OBJECT
public:
    explicit ScorePopup(QWidget* parent);

    /// Thousandths of a percent; unset = no bound. `lowest`: that can be asked for.
    void openBelow(QWidget* anchor, std::int32_t lowest, std::optional<std::int32_t> from,
        std::optional<std::int32_t> to);

Q_SIGNALS:
    /// Never both unset, and from < to.
    void applied(std::optional<std::int32_t> from, std::optional<std::int32_t> to);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void apply();
    void check();

    std::int32_t m_lowest = 0;
    QDoubleSpinBox* m_from;
    QDoubleSpinBox* m_to;
    QLabel* m_problem;
    QPushButton* m_apply;
};

/// Asks for the number of a pair.
class GoToPopup : public QFrame
{
    Q_OBJECT
public:
    explicit GoToPopup(QWidget* parent);

    void openBelow(QWidget* anchor, int current, int count);

Q_SIGNALS:
    void chosen(int number); ///< 1 .. count

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose();

    QSpinBox* m_number;
    QLabel* m_of;
};

} // namespace heldout::ui
