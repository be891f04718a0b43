// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QDialog;

namespace heldout::ui {

/// The first size of a dialog, given for the usual font: grows with the font as far as the window goes that
/// it stands before.
void setFirstSize(QDialog& dialog, QSize size);

} // namespace heldout::ui
