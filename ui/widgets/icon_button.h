// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QToolButton;
class QWidget;

namespace heldout::ui {

/// A button of an icon alone; its name is its tooltip and what assistive technology calls it.
[[nodiscard]] QToolButton* makeIconButton(
    const QString& icon, const QString& name, QWidget* parent = nullptr);

} // namespace heldout::ui
