// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/splitter.h"

#include <QEvent>

namespace heldout::ui {

Splitter::Splitter(Qt::Orientation orientation, QWidget* parent)
    : QSplitter(orientation, parent)
{
    keepInside();
}

void Splitter::changeEvent(QEvent* event)
{
    QSplitter::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        keepInside();
}

void Splitter::keepInside()
{
    setContentsMargins(0, 0, isRightToLeft() ? 1 : 0, 0);
}

} // namespace heldout::ui
