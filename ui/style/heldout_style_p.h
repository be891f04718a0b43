// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>

#include "style/heldout_style.h"

class QIcon;
class QPainter;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionHeader;
class QStyleOptionMenuItem;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionTab;
class QStyleOptionToolButton;

/// What the parts of HeldoutStyle share.
namespace heldout::ui {

inline constexpr int kButtonPadding = 12;
inline constexpr int kLinkPadding = 4;
inline constexpr int kButtonIconGap = 4;
inline constexpr int kFieldPadding = 9;
inline constexpr int kCellPadding = 12;
inline constexpr int kMenuIconColumn = 28;
inline constexpr int kScrollBarExtent = 12;

struct FieldColors
{
    QColor ground;
    QColor line;
    double width = 1.0;
};

[[nodiscard]] Kind kindOf(const QWidget* widget);
/// The line edit inside a spin or combo box, which must not draw a box of its own.
[[nodiscard]] bool isPartOfField(const QWidget* widget);
[[nodiscard]] QFont bolder(QFont font);
[[nodiscard]] FieldColors fieldColors(const QStyleOption* option, const QWidget* widget);

/// A drawing of the house in the ink `color`, when that is valid; any other icon as it is.
void paintIconOf(
    QPainter& painter, const QIcon& icon, const QRect& rect, bool enabled, bool on, const QColor& color);
void paintPushButtonLabel(QPainter& painter, const QStyleOptionButton& button, const QWidget* widget);
void paintToolButtonLabel(QPainter& painter, const QStyleOptionToolButton& button);
void paintHeaderLabel(QPainter& painter, const QStyleOptionHeader& header, const QWidget* widget);
void paintMenuItem(QPainter& painter, const QStyleOptionMenuItem& item);
void paintTab(QPainter& painter, const QStyleOptionTab& tab);
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar, const QWidget* widget);

} // namespace heldout::ui
