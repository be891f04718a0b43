// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace heldout::ui {

/// Lets content that may be higher than its place be scrolled to: no frame, no ground of its own, not
/// sideways, and no stop of Tab, which goes to the parts inside.
[[nodiscard]] QScrollArea* makeScrollArea(QWidget* content, QWidget* parent = nullptr);

} // namespace heldout::ui
