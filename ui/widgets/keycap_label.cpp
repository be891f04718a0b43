// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keycap_label.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <vector>

#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

constexpr int kGap = 4;

struct Piece
{
    QString text;
    bool isKey = true;
};

/// "J / K" becomes cap, word, cap: what stands between blanks and is neither "/" nor "or" is a key.
std::vector<Piece> piecesOf(const QString& keys)
{
    std::vector<Piece> pieces;
    const QStringList parts = keys.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        const bool joint = part == QLatin1String("/") || part == QLatin1String("–")
            || part == KeycapLabel::tr("or") || part == QLatin1String(",");
        pieces.push_back({part, !joint || parts.size() == 1});
    }
    return pieces;
}

int pieceWidth(const Piece& piece)
{
    return piece.isKey ? keycapSize(piece.text).width()
                       : QFontMetrics(fonts::axis()).horizontalAdvance(piece.text);
}

} // namespace

QSize keycapSize(const QString& key)
{
    const QFontMetrics fm(fonts::axisBold());
    const int height = metrics::scaled(20);
    return {std::max(height, fm.horizontalAdvance(key) + metrics::scaled(10)), height};
}

void paintKeycap(QPainter& painter, const QRect& rect, const QString& key, bool enabled)
{
    const Tokens& t = tokens();
    const QColor line = enabled ? t.border : t.hairline;
    paintBox(painter, rect, metrics::kMarkRadius + 1, t.panel, line);
    // The front edge of the cap.
    painter.fillRect(QRectF(rect.left() + 2.5, rect.bottom() - 1.0, rect.width() - 5.0, 1.0), line);
    painter.save();
    painter.setFont(fonts::axisBold());
    painter.setPen(enabled ? t.text2 : t.disabledText);
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.drawText(rect.adjusted(0, -1, 0, -1), Qt::AlignCenter | Qt::TextSingleLine, key);
    painter.restore();
}

KeycapLabel::KeycapLabel(const QString& keys, QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setKeys(keys);
}

void KeycapLabel::setKeys(const QString& keys)
{
    m_keys = keys;
    setAccessibleName(tr("Key %1").arg(keys));
    updateGeometry();
    update();
}

QSize KeycapLabel::sizeHint() const
{
    int width = 0;
    const std::vector<Piece> pieces = piecesOf(m_keys);
    for (const Piece& piece : pieces)
        width += pieceWidth(piece) + kGap;
    return {std::max(0, width - kGap), metrics::scaled(20)};
}

void KeycapLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    int x = 0;
    const int top = (height() - metrics::scaled(20)) / 2;
    for (const Piece& piece : piecesOf(m_keys)) {
        const QRect place(x, top, pieceWidth(piece), metrics::scaled(20));
        const QRect shown = QStyle::visualRect(layoutDirection(), rect(), place);
        if (piece.isKey) {
            paintKeycap(painter, shown, piece.text, isEnabled());
        } else {
            painter.setFont(fonts::axis());
            painter.setPen(tokens().text3);
            painter.drawText(shown, Qt::AlignCenter, piece.text);
        }
        x += place.width() + kGap;
    }
}

} // namespace heldout::ui
