// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace heldout::ui {

class ElidedLabel;

/// A white panel with a hairline: title, grey suffix, tools at the end of the same line, content below. Never
/// put a panel inside a panel.
class Panel : public QFrame
{
    Q_OBJECT
public:
    explicit Panel(const QString& title = {}, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setSuffix(const QString& suffix); ///< grey, after the title
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString suffix() const;

    /// Adds to the end of the title's line; the panel takes the widget.
    void addTool(QWidget* widget);
    /// An icon button there, with its name as tooltip and accessible name.
    QToolButton* addTool(const QString& icon, const QString& name);

    /// Content, inside the margin of 12.
    [[nodiscard]] QVBoxLayout* content() const { return m_content; }
    /// Content without margins at start, end and bottom (tables: their lines touch the panel's border).
    void setFlush(bool flush);

protected:
    void changeEvent(QEvent* event) override;

private:
    void updateHead();

    QWidget* m_head;
    QLabel* m_title;
    ElidedLabel* m_suffix;
    QHBoxLayout* m_tools;
    QVBoxLayout* m_content;
    QVBoxLayout* m_outer;
    bool m_flush = false;
};

} // namespace heldout::ui
