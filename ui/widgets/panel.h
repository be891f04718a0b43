// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QBoxLayout;
class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace heldout::ui {

class ElidedLabel;

/// A white panel with a hairline: title, grey suffix, tools at the end of the same line, content below. Where
/// the line is too short for both, the tools stand below the title. Never put a panel inside a panel.
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
    /// Content that reaches from border to border (tables: their lines touch the panel's).
    void setFlush(bool flush);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void updateHead();
    void arrangeHead();
    [[nodiscard]] int titleWidth() const;
    [[nodiscard]] int toolsWidth() const;

    QWidget* m_head;
    ElidedLabel* m_title;
    ElidedLabel* m_suffix;
    QBoxLayout* m_headRow;
    QHBoxLayout* m_tools;
    QVBoxLayout* m_content;
    QVBoxLayout* m_outer;
    bool m_flush = false;
};

} // namespace heldout::ui
