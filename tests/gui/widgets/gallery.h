// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace heldout::ui {

/// Every part of the house in its states on one page of 1446 x 720; for eyes and for the tests of both
/// appearances.
[[nodiscard]] QWidget* makeGallery();

} // namespace heldout::ui
