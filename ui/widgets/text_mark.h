// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "project/types.h"

class QPainter;

namespace heldout::ui {

/// The ground and the line of a mark behind words: thin and solid where both sides share them, thick and
/// dashed where they stand on one side only.
void paintTextMark(QPainter& painter, const QRectF& ground, text::MarkKind kind);

} // namespace heldout::ui
