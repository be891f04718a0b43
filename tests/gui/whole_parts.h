// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QLabel>
#include <QStringList>
#include <QWidget>

namespace heldout::testing {

/// Names of the buttons and labels in sight that are smaller than their words, or reach over their parent's
/// side.
inline QString cutParts(const QWidget& page)
{
    QStringList cut;
    for (const QWidget* part : page.findChildren<QWidget*>()) {
        const auto* label = qobject_cast<const QLabel*>(part);
        const auto* button = qobject_cast<const QAbstractButton*>(part);
        if (!part->isVisible() || (label == nullptr && button == nullptr))
            continue;
        const QSize least = part->minimumSizeHint();
        const QString words = button != nullptr ? button->text() : label->text();
        if (words.isEmpty())
            continue;
        const bool tooSmall = part->width() < least.width() || part->height() < least.height();
        const QRect place = part->geometry();
        if (tooSmall || place.left() < 0 || place.right() >= part->parentWidget()->width())
            cut.append(QStringLiteral("%1 (%2 x %3)").arg(words).arg(part->width()).arg(part->height()));
    }
    return cut.join(QStringLiteral(", "));
}

} // namespace heldout::testing
