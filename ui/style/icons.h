// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>
#include <QStringList>

class QPainter;

namespace heldout::ui {

/// A drawing of the house's set in text 2 (disabled text when disabled, accent when on). It follows the theme
/// and the screen. An unknown name gives an icon without strokes.
[[nodiscard]] QIcon icon(const QString& name);
/// The same in one colour; for painters and for signs of state. The colour does not follow the theme.
[[nodiscard]] QIcon icon(const QString& name, const QColor& color);
[[nodiscard]] QPixmap iconPixmap(const QString& name, const QColor& color, int size, qreal ratio);
void paintIcon(QPainter& painter, const QString& name, const QRectF& rect, const QColor& color);

[[nodiscard]] QStringList iconNames();

/// The program's mark, for windows and packages.
[[nodiscard]] QIcon applicationIcon();

} // namespace heldout::ui
