// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/icon_button.h"

#include <QToolButton>

#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/metrics.h"

namespace heldout::ui {

QToolButton* makeIconButton(const QString& icon, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    setKind(button, Kind::Icon);
    button->setIcon(heldout::ui::icon(icon));
    button->setIconSize({metrics::kIcon, metrics::kIcon});
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace heldout::ui
