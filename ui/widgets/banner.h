// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace heldout::ui {

/// One sentence above what it speaks of, with an icon and at most one action. Hidden until show()n.
class Banner : public QFrame
{
    Q_OBJECT
public:
    enum class Level { Info, Outdated, Warning, Error };
    Q_ENUM(Level)

    explicit Banner(QWidget* parent = nullptr);
    Banner(Level level, const QString& sentence, const QString& action = {}, QWidget* parent = nullptr);

    /// Sets everything and shows the banner. An empty action shows no button.
    void display(Level level, const QString& sentence, const QString& action = {});
    [[nodiscard]] Level level() const { return m_level; }
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QPushButton* actionButton() const { return m_action; }
    /// A small x after the action; off by default.
    void setClosable(bool closable);

Q_SIGNALS:
    void actionTriggered();
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    Level m_level = Level::Info;
    QLabel* m_icon;
    QLabel* m_sentence;
    QPushButton* m_action;
    QWidget* m_close;
};

} // namespace heldout::ui
