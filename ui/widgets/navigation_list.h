// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QString>

#include <vector>

class QAbstractButton;
class QVBoxLayout;

namespace heldout::ui {

/// The pages at the start side: groups of icon + word rows with a grey count at the end; 168 wide, or a rail
/// of 52 with tooltips. One tab stop; Up, Down, Home and End change the page.
class NavigationList : public QScrollArea
{
    Q_OBJECT
public:
    explicit NavigationList(QWidget* parent = nullptr);

    void addGroup(const QString& title);
    /// `id` is what pageChosen() carries.
    void addPage(const QString& id, const QString& icon, const QString& title);
    void setCount(const QString& id, const QString& count);
    void setCurrent(const QString& id); ///< does not emit
    [[nodiscard]] QString current() const;
    [[nodiscard]] QStringList pages() const;
    void setRail(bool rail);
    [[nodiscard]] bool isRail() const { return m_rail; }

Q_SIGNALS:
    void pageChosen(const QString& id);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Row;
    class Group;
    void choose(const QString& id);
    void applyWidth();

    QVBoxLayout* m_layout;
    std::vector<Row*> m_rows;
    std::vector<Group*> m_groups;
    bool m_rail = false;
};

} // namespace heldout::ui
