// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QAbstractButton;
class QButtonGroup;

namespace heldout::ui {

/// A row of exclusive choices in one outline. One tab stop; arrow keys, Home and End change the choice.
class Segmented : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(int currentIndex READ currentIndex WRITE setCurrentIndex NOTIFY currentIndexChanged USER true)
public:
    explicit Segmented(QWidget* parent = nullptr);
    explicit Segmented(const QStringList& texts, QWidget* parent = nullptr);

    void addSegment(const QString& text, const QString& toolTip = {});
    void setTexts(const QStringList& texts);
    [[nodiscard]] int count() const;
    [[nodiscard]] int currentIndex() const; ///< -1 = empty
    [[nodiscard]] QAbstractButton* button(int index) const;
    /// Emits currentIndexChanged when it changes. Out of range is ignored.
    void setCurrentIndex(int index);
    void setSegmentEnabled(int index, bool enabled);

Q_SIGNALS:
    void currentIndexChanged(int index);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void step(int direction);

    QButtonGroup* m_group;
    std::vector<QAbstractButton*> m_buttons;
};

} // namespace heldout::ui
