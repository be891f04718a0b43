// SPDX-License-Identifier: GPL-3.0-or-later
// Bars of work going on, of a known length or not.
#include <QElapsedTimer>
#include <QPainter>
#include <QStyleOption>
#include <QTimer>
#include <QVariant>
#include <QWidget>

#include <algorithm>

#include "style/heldout_style_p.h"
#include "style/painting.h"
#include "style/theme.h"
#include "style/tokens.h"

namespace heldout::ui {

namespace {

constexpr int kBusyFrameMs = 40;
constexpr int kBusyRoundMs = 1600;
constexpr char kBusyProperty[] = "heldoutBusy";

/// Where the block of a bar of unknown length stands, 0 to 1; asks for the next picture while the bar may
/// move.
double busyPlace(const QWidget* widget)
{
    const Theme* theme = Theme::instance();
    if (widget == nullptr || theme == nullptr || !theme->animated())
        return 0.35;
    static QElapsedTimer clock;
    if (!clock.isValid())
        clock.start();
    auto* target = const_cast<QWidget*>(widget);
    if (!target->property(kBusyProperty).toBool()) {
        target->setProperty(kBusyProperty, true);
        QTimer::singleShot(kBusyFrameMs, target, [target] {
            target->setProperty(kBusyProperty, false);
            target->update();
        });
    }
    return static_cast<double>(clock.elapsed() % kBusyRoundMs) / kBusyRoundMs;
}

} // namespace

void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar, const QWidget* widget)
{
    const Tokens& t = tokens();
    const double height = 5.0;
    const QRectF track(bar.rect.left(), bar.rect.center().y() + 0.5 - height / 2, bar.rect.width(), height);
    const bool rightToLeft = (bar.direction == Qt::RightToLeft) != bar.invertedAppearance;
    paintBox(painter, track, height / 2, t.track, {});
    const bool stopped
        = widget != nullptr && widget->property(kKindProperty).toString() == QLatin1String("stopped");
    const QColor fill = stopped || !bar.state.testFlag(QStyle::State_Enabled) ? t.border : t.primary;
    QRectF part = track;
    if (bar.maximum <= bar.minimum) {
        const double width = track.width() / 4;
        const double start = stopped ? 0.0 : busyPlace(widget) * (track.width() + width) - width;
        part = QRectF(track.left() + start, track.top(), width, height).intersected(track);
    } else {
        const double share = static_cast<double>(bar.progress - bar.minimum) / (bar.maximum - bar.minimum);
        part.setWidth(track.width() * std::clamp(share, 0.0, 1.0));
    }
    if (rightToLeft)
        part.moveRight(track.right() - (part.left() - track.left()));
    if (part.width() > 0)
        paintBox(painter, part, std::min(height / 2, part.width() / 2), fill, {});
}

} // namespace heldout::ui
