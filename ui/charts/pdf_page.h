// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include "base/result.h"

namespace heldout::ui {

/// QPdfWriter rounds the page to whole points and stamps the file with the time of day. This gives its one
/// page the exact size (in points) and the document the date given (ISO 8601, UTC; "" = none), and mends the
/// table of offsets.
[[nodiscard]] Result<QByteArray> withPageAndDate(const QByteArray& pdf, QSizeF points, const QString& madeAt);

} // namespace heldout::ui
