// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/status_sign.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

#include "style/icons.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

constexpr int kGap = 6;

QString iconOf(Sign sign)
{
    switch (sign) {
    case Sign::Done:
        return QStringLiteral("check-circle");
    case Sign::Warning:
        return QStringLiteral("warning");
    case Sign::Error:
        return QStringLiteral("error");
    case Sign::Info:
        return QStringLiteral("info");
    case Sign::Outdated:
    case Sign::Waiting:
        return QStringLiteral("clock");
    case Sign::Running:
        return QStringLiteral("play");
    case Sign::Stopping:
        return QStringLiteral("stop");
    case Sign::Cancelled:
        return QStringLiteral("close");
    default:
        return {};
    }
}

void paintDecision(QPainter& painter, Sign sign, const QRectF& rect, const QColor& color)
{
    const double side = std::min(rect.width(), rect.height());
    const double u = side / 20.0;
    const QPointF c = rect.center();
    const auto at = [&](double x, double y) { return c + QPointF((x - 10) * u, (y - 10) * u); };
    QPen pen(color, 2.0 * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    switch (sign) {
    case Sign::Duplicate:
        painter.drawLine(at(3, 7), at(17, 7));
        painter.drawLine(at(3, 13), at(17, 13));
        break;
    case Sign::NearDuplicate:
        for (const double y : {7.0, 13.0}) {
            QPainterPath wave(at(3, y + 1));
            wave.cubicTo(at(6, y - 3.2), at(9, y - 1.2), at(10, y));
            wave.cubicTo(at(11, y + 1.2), at(14, y + 3.2), at(17, y - 1));
            painter.drawPath(wave);
        }
        break;
    case Sign::Different:
        painter.drawLine(at(3, 7), at(17, 7));
        painter.drawLine(at(3, 13), at(17, 13));
        painter.drawLine(at(13.5, 2.5), at(6.5, 17.5));
        break;
    case Sign::Unsure: {
        QPainterPath hook(at(6.5, 6.5));
        hook.cubicTo(at(7, 1.8), at(14, 2), at(13.7, 6.3));
        hook.cubicTo(at(13.5, 9), at(10, 9), at(10, 12.5));
        painter.drawPath(hook);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(at(10, 16.6), 1.4 * u, 1.4 * u);
        break;
    }
    case Sign::Skip: {
        const QPolygonF arrow{at(4.5, 4.5), at(10.5, 10), at(4.5, 15.5)};
        painter.drawPolyline(arrow);
        painter.drawLine(at(15, 4), at(15, 16));
        break;
    }
    case Sign::Undecided:
        pen.setWidthF(1.6 * u);
        pen.setDashPattern({0.1, 2.2});
        painter.setPen(pen);
        painter.drawEllipse(c, 5.6 * u, 5.6 * u);
        break;
    default:
        break;
    }
}

} // namespace

QColor signColor(Sign sign)
{
    const Tokens& t = tokens();
    switch (sign) {
    case Sign::Done:
        return t.doneText;
    case Sign::Warning:
    case Sign::Outdated:
        return t.warningText;
    case Sign::Error:
        return t.errorText;
    case Sign::Info:
    case Sign::Running:
        return t.accent;
    case Sign::Waiting:
    case Sign::Stopping:
    case Sign::Cancelled:
    case Sign::Undecided:
        return t.text3;
    default:
        return t.text1;
    }
}

QString signName(Sign sign)
{
    switch (sign) {
    case Sign::None:
        return {};
    case Sign::Done:
        return StatusSign::tr("Done");
    case Sign::Warning:
        return StatusSign::tr("Warning");
    case Sign::Error:
        return StatusSign::tr("Error");
    case Sign::Info:
        return StatusSign::tr("Note");
    case Sign::Outdated:
        return StatusSign::tr("Outdated");
    case Sign::Waiting:
        return StatusSign::tr("Waiting");
    case Sign::Running:
        return StatusSign::tr("Running");
    case Sign::Stopping:
        return StatusSign::tr("Stopping");
    case Sign::Cancelled:
        return StatusSign::tr("Cancelled");
    case Sign::Duplicate:
        return StatusSign::tr("Duplicate");
    case Sign::NearDuplicate:
        return StatusSign::tr("Near-duplicate");
    case Sign::Different:
        return StatusSign::tr("Different");
    case Sign::Unsure:
        return StatusSign::tr("Unsure");
    case Sign::Skip:
        return StatusSign::tr("Skip");
    case Sign::Undecided:
        return StatusSign::tr("Undecided");
    }
    return {};
}

void paintSign(QPainter& painter, Sign sign, const QRectF& rect, const QColor& color)
{
    if (sign == Sign::None)
        return;
    // The triangle and octagon keep the line colour of their kind, which carries further than the text's.
    const QColor own = sign == Sign::Warning ? tokens().warningLine : signColor(sign);
    const QColor ink = color.isValid() ? color : own;
    const QString name = iconOf(sign);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (name.isEmpty())
        paintDecision(painter, sign, rect, ink);
    else
        paintIcon(painter, name, rect, ink);
    painter.restore();
}

StatusSign::StatusSign(Sign sign, const QString& text, QWidget* parent)
    : QWidget(parent)
    , m_sign(Sign::None)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setState(sign, text);
}

void StatusSign::setState(Sign sign, const QString& text)
{
    m_sign = sign;
    m_text = text;
    setAccessibleName(text.isEmpty() ? signName(sign) : text);
    setToolTip(text.isEmpty() ? signName(sign) : QString());
    updateGeometry();
    update();
}

void StatusSign::setPlainText(bool plain)
{
    m_plain = plain;
    update();
}

QSize StatusSign::sizeHint() const
{
    const int side = m_sign == Sign::None ? 0 : metrics::scaled(metrics::kIcon);
    const int text = fontMetrics().horizontalAdvance(m_text);
    return {side + (side > 0 && text > 0 ? kGap : 0) + text + 1, std::max(side, fontMetrics().height())};
}

QSize StatusSign::minimumSizeHint() const
{
    const int side = m_sign == Sign::None ? 0 : metrics::scaled(metrics::kIcon);
    const int text = m_text.isEmpty() ? 0 : fontMetrics().horizontalAdvance(QStringLiteral("mmm…"));
    return {std::min(side + kGap + text, sizeHint().width()), sizeHint().height()};
}

void StatusSign::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int side = m_sign == Sign::None ? 0 : metrics::scaled(metrics::kIcon);
    const auto visual = [&](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    paintSign(painter, m_sign, visual(QRect(0, (height() - side) / 2, side, side)));
    painter.setFont(font());
    painter.setPen(m_plain ? palette().color(QPalette::WindowText) : signColor(m_sign));
    const int start = side > 0 ? side + kGap : 0;
    paintLine(painter, visual(QRect(start, 0, width() - start, height())), m_text,
        layoutDirection() == Qt::RightToLeft);
}

} // namespace heldout::ui
