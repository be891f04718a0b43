// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace heldout::ui {

class ElidedLabel;

/// Title, what is compared, and the page's actions at the end. 54 high, 48 in a low window.
class PageHead : public QWidget
{
    Q_OBJECT
public:
    explicit PageHead(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setSubtitle(const QString& subtitle);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString subtitle() const;

    /// Adds at the end of the row; the head takes the widget.
    void addWidget(QWidget* widget);
    /// A button with icon and word; `icon` may be empty.
    QPushButton* addButton(const QString& icon, const QString& text, bool primary = false);

    /// 48 instead of 54; a page calls it from its resizeEvent with its window's height.
    void setLow(bool low);

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* m_title;
    ElidedLabel* m_subtitle;
    QHBoxLayout* m_actions;
    bool m_low = false;
};

} // namespace heldout::ui
