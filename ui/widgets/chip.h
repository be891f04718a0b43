// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace heldout::ui {

/// An active filter: click to edit it (clicked()), x or Delete to remove it (removeRequested()).
class FilterChip : public QAbstractButton
{
    Q_OBJECT
public:
    explicit FilterChip(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void removeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRect crossRect() const;
    bool m_crossPointedAt = false;
};

/// The dashed "Add filter" chip.
class AddChip : public QAbstractButton
{
    Q_OBJECT
public:
    explicit AddChip(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// A line sample with a system's marker and its name. Checked = shown. A double click, or Enter, asks to show
/// it alone.
class SystemChip : public QAbstractButton
{
    Q_OBJECT
public:
    /// `system` from 0; -1 = reference.
    SystemChip(int system, const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void aloneRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int m_system;
};

} // namespace heldout::ui
