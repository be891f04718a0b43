// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace heldout::ui {

class BorderGrip;

/// Makes the histogram a chart whose borders are sliders for assistive technology: name, value, range, steps.
/// Once a process; cheap to repeat.
void installHistogramAccessibility();
/// The border moved, or took the focus.
void announceBorder(BorderGrip* grip);
void announceBorderFocus(BorderGrip* grip);

} // namespace heldout::ui
