// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>

#include "style/heldout_style.h"

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

} // namespace heldout::ui
