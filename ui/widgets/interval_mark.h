// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>

#include <optional>

class QPainter;
class QRectF;

namespace heldout::ui {

/// A score on its track in a table: the system's marker at the value, a whisker between the bounds.
struct IntervalMark
{
    int system = 0; ///< its number; -1 = reference
    std::optional<double> value; ///< on the track, 0 .. 1; nothing = undefined, only the track is drawn
    std::optional<double> low, high; ///< nothing = no whisker
    bool hollow = false; ///< of few items

    friend bool operator==(const IntervalMark&, const IntervalMark&) = default;
};

/// The track with a tick at its ends and its middle, as wide as `rect`. Plots do not mirror.
void paintIntervalMark(QPainter& painter, const QRectF& rect, const IntervalMark& mark);

} // namespace heldout::ui

Q_DECLARE_METATYPE(heldout::ui::IntervalMark)
