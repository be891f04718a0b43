// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text_mark.h"

#include <QPainter>

#include "style/metrics.h"
#include "style/painting.h"
#include "style/theme.h"
#include "style/tokens.h"

namespace heldout::ui {

void paintTextMark(QPainter& painter, const QRectF& ground, text::MarkKind kind)
{
    const Tokens& colours = tokens();
    const bool shared = kind == text::MarkKind::Shared;
    paintBox(painter, ground, metrics::kMarkRadius,
        shared ? colours.sharedRunGround : colours.differenceGround, {});
    if (shared) {
        painter.fillRect(
            QRectF(ground.left() + 1.5, ground.bottom() - 1, ground.width() - 3, 1), colours.sharedRun);
        return;
    }
    QPen dashes(colours.difference, 2, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({2.5, 1.0});
    painter.setPen(dashes);
    painter.drawLine(
        QPointF(ground.left() + 1, ground.bottom() - 1), QPointF(ground.right() - 1, ground.bottom() - 1));
}

} // namespace heldout::ui
