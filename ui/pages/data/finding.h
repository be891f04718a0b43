// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>

class QLabel;
class QPushButton;

namespace heldout::ui {

class StatusSign;

/// One finding: sign, large number, a plain sentence, a small line, one action.
class Finding : public QWidget
{
    Q_OBJECT
public:
    Finding(const QString& name, QWidget* parent = nullptr);
    void show(bool warn, std::optional<std::uint64_t> number, const QString& sentence, const QString& small,
        const QString& action);
    [[nodiscard]] QString number() const;
    [[nodiscard]] QPushButton* action() const { return m_action; }

Q_SIGNALS:
    void triggered();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    StatusSign* m_sign;
    QLabel* m_number;
    QLabel* m_sentence;
    QLabel* m_small;
    QPushButton* m_action;
};

} // namespace heldout::ui
