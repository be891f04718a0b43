// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;

namespace heldout::app {

/// Renders every page with the sample's data into `folder`, its dialogs, and its empty, outdated and failed
/// states: light and dark, pages at 1440 x 900 and 1280 x 720, at the scale the program runs with
/// ("data-light.png", "pairs-outdated-dark-1280x720@2x.png"). Another language than English and another size
/// of the base font than 13 px (0 = 13) stand in the names. Returns the exit status.
[[nodiscard]] int makeScreenshots(
    QApplication& application, const QString& folder, const QString& language, double fontSize);

} // namespace heldout::app
