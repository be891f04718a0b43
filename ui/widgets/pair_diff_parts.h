// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "project/types.h"

namespace heldout::ui {

/// The name of a split in a small box.
class SplitTag : public QWidget
{
    Q_OBJECT
public:
    explicit SplitTag(QWidget* parent = nullptr);
    void setText(const QString& text);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
};

/// A word with the mark it explains.
class MarkSample : public QWidget
{
    Q_OBJECT
public:
    explicit MarkSample(text::MarkKind kind, QWidget* parent = nullptr);
    void setText(const QString& text);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    text::MarkKind m_kind;
    QString m_text;
};

} // namespace heldout::ui
