// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scroll_area.h"

#include <QLayout>
#include <QScrollArea>

namespace heldout::ui {

int ScrollContent::heightForWidth(int width) const
{
    return hasHeightForWidth() && layout() ? layout()->minimumHeightForWidth(width) : -1;
}

QScrollArea* makeScrollArea(QWidget* content, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false); // setWidget() switched it on
    return area;
}

} // namespace heldout::ui
