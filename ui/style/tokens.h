// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <array>

namespace heldout::ui {

/// Every colour of the window. No colour is written anywhere else.
struct Tokens
{
    bool isDark = false;

    QColor window; ///< menu bar, status line
    QColor side; ///< navigation
    QColor page;
    QColor panel;
    QColor sunken; ///< group rows, disabled fields

    QColor hairline; ///< decoration only
    QColor headLine; ///< under column heads; decoration only
    QColor border; ///< controls, axes, scroll handles

    QColor text1; ///< content
    QColor text2; ///< labels, heads, axes
    QColor text3; ///< captions, hints
    QColor disabledText;

    QColor accent; ///< links, focus, current page
    QColor primary; ///< fill of the primary button, of checks and of bars
    QColor onPrimary; ///< text on it

    QColor selection;
    QColor pointedAt;
    QColor track;

    QColor warningText, warningGround, warningLine;
    QColor errorText, errorGround;
    QColor doneText, doneGround;
    QColor difference, differenceGround;
    QColor sharedRun, sharedRunGround;
    QColor tooltipGround, tooltipText;

    std::array<QColor, 4> rampStops; ///< farthest to nearest
    std::array<QColor, 4> rampOutlines;
    QColor equal; ///< score 100 where it is told apart
    std::array<QColor, 5> systems;
    QColor reference; ///< baselines

    [[nodiscard]] static const Tokens& light();
    [[nodiscard]] static const Tokens& dark();

    /// Fill of interval `index` of `count` (0 = farthest). Four: the stops themselves; five: the stops and
    /// `equal`; any other number: interpolated in Lab. Out of range is clamped.
    [[nodiscard]] QColor ramp(int index, int count) const;
    [[nodiscard]] QColor rampOutline(int index, int count) const;
    /// Colour of system number `index` (from 0; the sixth begins again).
    [[nodiscard]] QColor system(int index) const;
};

/// The tokens the window is drawn with now (light until a Theme says otherwise).
[[nodiscard]] const Tokens& tokens();

/// WCAG contrast of two opaque colours, 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);
/// `over` drawn at `share` (0 to 1) over `under`, opaque.
[[nodiscard]] QColor mixed(const QColor& under, const QColor& over, double share);

} // namespace heldout::ui
