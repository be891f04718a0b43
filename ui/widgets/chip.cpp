// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chip.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include "session/words.h"
#include "style/icons.h"
#include "style/painting.h"
#include "style/theme.h"
#include "widgets/system_marker.h"

namespace heldout::ui {

namespace {

constexpr int kChipPadding = 10;
constexpr int kCrossGap = 8;
constexpr int kLineSample = 26;

int chipIcon()
{
    return metrics::scaled(metrics::kChipIcon);
}

void prepare(QAbstractButton& chip)
{
    chip.setFocusPolicy(Qt::StrongFocus);
    chip.setAttribute(Qt::WA_Hover);
    chip.setMouseTracking(true);
    chip.setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void paintChipGround(QPainter& painter, const QAbstractButton& chip, const QColor& rest, const QColor& line)
{
    const Tokens& t = tokens();
    const QRectF rect = chip.rect();
    const double radius = rect.height() / 2;
    const QColor ground
        = chip.isDown() ? t.selection : (chip.underMouse() && rest == t.panel ? t.pointedAt : rest);
    if (chip.hasFocus())
        paintBox(painter, rect, radius, ground, t.accent, metrics::kFocusWidth);
    else
        paintBox(painter, rect, radius, ground, line);
}

} // namespace

FilterChip::FilterChip(const QString& text, QWidget* parent)
    : QAbstractButton(parent)
{
    setText(text);
    setAccessibleDescription(tr("Filter. %1 removes it.").arg(keyText(Qt::Key_Delete)));
    prepare(*this);
}

QSize FilterChip::sizeHint() const
{
    const int width
        = kChipPadding + fontMetrics().horizontalAdvance(text()) + kCrossGap + chipIcon() + kChipPadding - 2;
    return {width, metrics::chip()};
}

QRect FilterChip::crossRect() const
{
    // The target is wider than the drawing.
    const int side = chipIcon() + 10;
    return QStyle::visualRect(layoutDirection(), rect(), QRect(width() - side - 3, 0, side + 3, height()));
}

void FilterChip::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens();
    QPainter painter(this);
    paintChipGround(painter, *this, t.selection, t.accent);
    painter.setFont(font());
    painter.setPen(isEnabled() ? t.text1 : t.disabledText);
    const bool rightToLeft = layoutDirection() == Qt::RightToLeft;
    const QRect words = rect().adjusted(kChipPadding, 0, -(kChipPadding - 2 + chipIcon() + kCrossGap), 0);
    paintLine(painter, QStyle::visualRect(layoutDirection(), rect(), words), text(), rightToLeft);
    const int side = chipIcon();
    const QRect cross(width() - kChipPadding + 2 - side, (height() - side) / 2, side, side);
    paintIcon(painter, QStringLiteral("close"), QStyle::visualRect(layoutDirection(), rect(), cross),
        m_crossPointedAt ? t.accent : t.text2);
}

void FilterChip::mouseMoveEvent(QMouseEvent* event)
{
    const bool over = crossRect().contains(event->pos());
    if (over != m_crossPointedAt) {
        m_crossPointedAt = over;
        update();
    }
    QAbstractButton::mouseMoveEvent(event);
}

void FilterChip::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && isDown() && crossRect().contains(event->pos())) {
        setDown(false);
        Q_EMIT removeRequested();
        return;
    }
    QAbstractButton::mouseReleaseEvent(event);
}

void FilterChip::leaveEvent(QEvent* event)
{
    m_crossPointedAt = false;
    QAbstractButton::leaveEvent(event);
}

void FilterChip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
        Q_EMIT removeRequested();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

AddChip::AddChip(const QString& text, QWidget* parent)
    : QAbstractButton(parent)
{
    setText(text);
    prepare(*this);
}

QSize AddChip::sizeHint() const
{
    return {kChipPadding + chipIcon() + 4 + fontMetrics().horizontalAdvance(text()) + kChipPadding,
        metrics::chip()};
}

void AddChip::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = height() / 2.0;
    if (isDown() || underMouse())
        paintBox(painter, rect(), radius, isDown() ? t.selection : t.pointedAt, {});
    if (hasFocus()) {
        paintFocusRing(painter, rect(), radius);
    } else {
        QPen dashed(isEnabled() ? t.border : t.hairline, 1.0);
        dashed.setDashPattern({4.0, 3.0});
        painter.setPen(dashed);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5);
    }
    const int side = chipIcon();
    const QColor ink = isEnabled() ? t.text2 : t.disabledText;
    const QRect plus(kChipPadding - 2, (height() - side) / 2, side, side);
    paintIcon(painter, QStringLiteral("plus"), QStyle::visualRect(layoutDirection(), rect(), plus), ink);
    painter.setFont(font());
    painter.setPen(ink);
    const QRect words = rect().adjusted(kChipPadding + side + 2, 0, -kChipPadding + 2, 0);
    paintLine(painter, QStyle::visualRect(layoutDirection(), rect(), words), text(),
        layoutDirection() == Qt::RightToLeft);
}

SystemChip::SystemChip(int system, const QString& text, QWidget* parent)
    : QAbstractButton(parent)
    , m_system(system)
{
    setText(text);
    setCheckable(true);
    setChecked(true);
    setToolTip(tr("%1 hides or shows it, %2 or a double click shows it alone")
            .arg(keyText(Qt::Key_Space), keyText(Qt::Key_Return)));
    prepare(*this);
}

QSize SystemChip::sizeHint() const
{
    return {kChipPadding - 1 + kLineSample + 6 + fontMetrics().horizontalAdvance(text()) + kChipPadding,
        metrics::chip()};
}

void SystemChip::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens();
    QPainter painter(this);
    paintChipGround(painter, *this, t.panel, isChecked() ? t.border : t.hairline);
    painter.setFont(font());
    painter.setPen(isChecked() ? t.text1 : t.text3);
    const QRect sample(kChipPadding - 1, 0, kLineSample, height());
    const QRectF shown = QStyle::visualRect(layoutDirection(), rect(), sample);
    if (!isChecked())
        painter.setOpacity(0.4);
    painter.save();
    painter.setPen(systemPen(m_system, 2.0));
    painter.drawLine(QPointF(shown.left(), height() / 2.0), QPointF(shown.right(), height() / 2.0));
    painter.restore();
    paintSystemMarker(painter, m_system, QPointF(shown.center().x(), height() / 2.0), 8.0);
    painter.setOpacity(1.0);
    const QRect words = rect().adjusted(sample.right() + 7, 0, -kChipPadding + 2, 0);
    paintLine(painter, QStyle::visualRect(layoutDirection(), rect(), words), text(),
        layoutDirection() == Qt::RightToLeft);
}

void SystemChip::mouseDoubleClickEvent(QMouseEvent* event)
{
    Q_EMIT aloneRequested();
    event->accept();
}

void SystemChip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        Q_EMIT aloneRequested();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

} // namespace heldout::ui
