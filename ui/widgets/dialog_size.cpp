// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialog_size.h"

#include <QDialog>

#include "style/metrics.h"

namespace heldout::ui {

void setFirstSize(QDialog& dialog, QSize size)
{
    const QWidget* parent = dialog.parentWidget();
    const QSize room = parent == nullptr ? size : parent->window()->size().expandedTo(size);
    dialog.resize(QSize(metrics::scaled(size.width()), metrics::scaled(size.height())).boundedTo(room));
}

} // namespace heldout::ui
