// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/decision_button.h"

#include <QPainter>
#include <QStyle>

#include "style/painting.h"
#include "style/theme.h"
#include "widgets/keycap_label.h"

namespace heldout::ui {

namespace {

constexpr int kSignGap = 8;
constexpr int kPadding = 12;

} // namespace

DecisionButton::DecisionButton(Sign sign, const QString& word, const QString& key, QWidget* parent)
    : QAbstractButton(parent)
    , m_sign(sign)
{
    setText(word);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setKey(key);
}

void DecisionButton::setKey(const QString& key)
{
    m_key = key;
    setAccessibleDescription(key.isEmpty() ? QString() : tr("Key %1").arg(key));
    updateGeometry();
    update();
}

QSize DecisionButton::minimumSizeHint() const
{
    const int word = QFontMetrics(fonts::bodyBold()).horizontalAdvance(text());
    const int cap = m_key.isEmpty() ? 0 : kSignGap + keycapSize(m_key).width();
    return {2 * kPadding + metrics::scaled(20) + kSignGap + word + cap, metrics::decisionButton()};
}

QSize DecisionButton::sizeHint() const
{
    return minimumSizeHint() + QSize(2 * metrics::kSpace16, 0);
}

void DecisionButton::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens();
    QPainter painter(this);
    QColor ground = t.panel;
    if (!isEnabled())
        ground = QColor();
    else if (isChecked() || isDown())
        ground = t.selection;
    else if (underMouse())
        ground = t.pointedAt;
    if (hasFocus())
        paintBox(painter, rect(), metrics::kControlRadius, ground, t.accent, metrics::kFocusWidth);
    else
        paintBox(painter, rect(), metrics::kControlRadius, ground,
            !isEnabled() ? t.hairline : (isChecked() ? t.accent : t.border));

    const int side = metrics::scaled(20);
    const int word = QFontMetrics(fonts::bodyBold()).horizontalAdvance(text()) + 1;
    const QSize cap = m_key.isEmpty() ? QSize(0, 0) : keycapSize(m_key);
    const int whole = side + kSignGap + word + (m_key.isEmpty() ? 0 : kSignGap + cap.width());
    const QRect content((width() - whole) / 2, 0, whole, height());
    const auto visual = [&](const QRect& r) { return QStyle::visualRect(layoutDirection(), content, r); };
    const QColor ink = isEnabled() ? t.text1 : t.disabledText;
    paintSign(painter, m_sign, visual(QRect(content.left(), (height() - side) / 2, side, side)), ink);
    painter.setFont(fonts::bodyBold());
    painter.setPen(ink);
    painter.drawText(
        visual(QRect(content.left() + side + kSignGap, 0, word, height())), Qt::AlignCenter, text());
    if (!m_key.isEmpty()) {
        const QRect place(
            content.right() + 1 - cap.width(), (height() - cap.height()) / 2, cap.width(), cap.height());
        paintKeycap(painter, visual(place), m_key, isEnabled());
    }
}

} // namespace heldout::ui
