// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/figure_preview.h"

#include <QPainter>

#include <algorithm>

#include "style/painting.h"
#include "style/tokens.h"

namespace heldout::ui {

namespace {

constexpr int kMargin = 18;
constexpr double kDpi = 96;
constexpr double kMmPerInch = 25.4;
constexpr double kLargest = 1.6;

} // namespace

FigurePreview::FigurePreview(Figure figure, QWidget* parent)
    : QFrame(parent)
    , m_figure(std::move(figure))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void FigurePreview::setSettings(const FigureSettings& settings)
{
    m_settings = settings;
    m_image = {};
    update();
    Q_EMIT scaleChanged();
}

double FigurePreview::scale() const
{
    const double pixelsPerMm = kDpi / kMmPerInch;
    const double wide = (width() - 2 * kMargin) / (m_settings.look.widthMm * pixelsPerMm);
    const double high = (height() - 2 * kMargin) / (m_settings.look.heightMm * pixelsPerMm);
    return std::clamp(std::min(wide, high), 0.05, kLargest);
}

void FigurePreview::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, rect(), 6, tokens().sunken, tokens().hairline);
    if (m_image.isNull()) {
        m_image = figureImage(m_figure, m_settings, kDpi * scale() * devicePixelRatioF());
        m_image.setDevicePixelRatio(devicePixelRatioF());
    }
    const QSizeF size = m_image.deviceIndependentSize();
    const QPoint corner = QPointF((width() - size.width()) / 2, (height() - size.height()) / 2).toPoint();
    painter.drawImage(corner, m_image);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(tokens().headLine);
    painter.drawRect(QRectF(corner, size).adjusted(-0.5, -0.5, 0.5, 0.5));
}

void FigurePreview::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_image = {};
    Q_EMIT scaleChanged();
}

} // namespace heldout::ui
