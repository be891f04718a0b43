// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>
#include <cmath>

#include "resources.h"
#include "style/tokens.h"

namespace heldout::ui {

namespace {

struct Drawing
{
    const char* name;
    /// Content of a 20 x 20 svg. Strokes of 1.5 and round ends come from the group around it; class "f" is
    /// filled.
    const char* body;
};

// Every drawing is the project's own.
constexpr std::array kDrawings{
    Drawing{"database",
        "<ellipse cx='10' cy='4.75' rx='6.25' ry='2.5'/><path d='M3.75 4.75v10.5c0 1.4 2.8 2.5 6.25 "
        "2.5s6.25-1.1 "
        "6.25-2.5V4.75M3.75 10c0 1.4 2.8 2.5 6.25 2.5s6.25-1.1 6.25-2.5'/>"},
    Drawing{"histogram", "<path d='M2.5 17h15M4.5 17v-3.5M7.5 17V9M10.5 17V3.5M13.5 17V7.5M16 17v-5'/>"},
    Drawing{"pairs",
        "<rect x='2.5' y='3.75' width='6.5' height='12.5' rx='1'/><rect x='11' y='3.75' width='6.5' "
        "height='12.5' "
        "rx='1'/><path d='M4.75 7.25h2M4.75 10h2M4.75 12.75h2M13.25 7.25h2M13.25 10h2M13.25 12.75h2'/>"},
    Drawing{"evaluate",
        "<path d='M3 2.75V17h14.5M6.5 10.5v4.5M10.75 7v4.5M15.25 3v4.5'/><circle class='f' cx='6.5' "
        "cy='12.75' "
        "r='1.5'/><circle class='f' cx='10.75' cy='9.25' r='1.5'/><circle class='f' cx='15.25' cy='5.25' "
        "r='1.5'/>"},
    Drawing{"split",
        "<path d='M10 2.75v5.5M10 8.25c0 4.25-6.25 2.75-6.25 8M10 8.25c0 4.25 6.25 2.75 6.25 8M1.75 14.25l2 "
        "2.25 "
        "2-2.25M14.25 14.25l2 2.25 2-2.25'/>"},
    Drawing{"ontology",
        "<circle cx='10' cy='4.25' r='1.9'/><circle cx='4' cy='15.5' r='1.9'/><circle cx='16' cy='15.5' "
        "r='1.9'/>"
        "<path d='M9.1 6L5 13.8M10.9 6l4.1 7.8M6 15.5h8'/>"},
    Drawing{"entities",
        "<path d='M2.75 6.5v-3h3.5M17.25 6.5v-3h-3.5M2.75 13.5v3h3.5M17.25 13.5v3h-3.5M6.5 10h7'/>"},
    Drawing{"moments", "<path d='M2.5 16.5h15M3 14c3.5 0 4-9.5 7-9.5s3.5 9.5 7 9.5M10 4.5v12'/>"},
    Drawing{"probing",
        "<circle cx='8.75' cy='8.75' r='5.5'/><path d='M12.9 12.9l4.35 4.35M8.75 6.25v5M6.25 8.75h5'/>"},
    Drawing{"report", "<path d='M5 2.5h7l3.5 3.5v11.5h-10.5zM12 2.5V6h3.5M7.5 10h5.5M7.5 13.25h5.5'/>"},
    Drawing{"import", "<path d='M10 2.75v9.5M6.5 9l3.5 3.5L13.5 9M3 12.5v4h14v-4'/>"},
    Drawing{"export", "<path d='M10 12.5V3M6.5 6.25L10 2.75l3.5 3.5M3 12.5v4h14v-4'/>"},
    Drawing{"play", "<path d='M5.5 3.25v13.5L16.5 10z'/>"},
    Drawing{"pin", "<path d='M7 2.75h6M8 2.75v5.5L6 11.5h8l-2-3.25v-5.5M10 11.5v5.75'/>"},
    Drawing{"copy",
        "<rect x='7' y='7' width='10' height='10' rx='1.5'/><path d='M13.25 "
        "7V4.5c0-.8-.7-1.5-1.5-1.5H4.5C3.7 3 3 "
        "3.7 3 4.5v7.25c0 .8.7 1.5 1.5 1.5H7'/>"},
    Drawing{"more",
        "<circle class='f' cx='4.25' cy='10' r='1.1'/><circle class='f' cx='10' cy='10' r='1.1'/><circle "
        "class='f' "
        "cx='15.75' cy='10' r='1.1'/>"},
    Drawing{"search", "<circle cx='8.5' cy='8.5' r='5.25'/><path d='M12.5 12.5l4.75 4.75'/>"},
    Drawing{"sort", "<path d='M6.25 3.5v13M3.25 13.5l3 3 3-3M13.75 16.5v-13M10.75 6.5l3-3 3 3'/>"},
    Drawing{"chevron-up", "<path d='M4.5 12.5L10 7l5.5 5.5'/>"},
    Drawing{"chevron-down", "<path d='M4.5 7.5L10 13l5.5-5.5'/>"},
    Drawing{"chevron-left", "<path d='M12.5 4.5L7 10l5.5 5.5'/>"},
    Drawing{"chevron-right", "<path d='M7.5 4.5L13 10l-5.5 5.5'/>"},
    Drawing{"arrow-up", "<path d='M10 16.5V4M5 9l5-5 5 5'/>"},
    Drawing{"arrow-down", "<path d='M10 3.5V16M5 11l5 5 5-5'/>"},
    Drawing{"undo", "<path d='M7 3.5L3.25 7.25 7 11M3.5 7.25H12c2.6 0 4.5 1.9 4.5 4.4S14.6 16 12 16H8'/>"},
    Drawing{"redo", "<path d='M13 3.5l3.75 3.75L13 11M16.5 7.25H8c-2.6 0-4.5 1.9-4.5 4.4S5.4 16 8 16h4'/>"},
    Drawing{"close", "<path d='M5 5l10 10M15 5L5 15'/>"},
    Drawing{"check", "<path d='M3.5 10.5l4.25 4.25L16.5 5.5'/>"},
    Drawing{"check-circle", "<circle cx='10' cy='10' r='7.25'/><path d='M6.5 10.25l2.5 2.5 4.5-5'/>"},
    Drawing{
        "warning", "<path d='M10 3L17.75 16.5H2.25zM10 8v4'/><circle class='f' cx='10' cy='14.2' r='.9'/>"},
    Drawing{"error",
        "<path d='M7 2.75h6L17.25 7v6L13 17.25H7L2.75 13V7zM10 6v4.75'/><circle class='f' cx='10' cy='13.6' "
        "r='.9'/>"},
    Drawing{"info",
        "<circle cx='10' cy='10' r='7.25'/><path d='M10 9.25v4.5'/><circle class='f' cx='10' cy='6.5' "
        "r='.9'/>"},
    Drawing{"question",
        "<circle cx='10' cy='10' r='7.25'/><path d='M7.75 8c0-3 4.5-3 4.5 0 0 1.7-2.25 1.7-2.25 "
        "3.3'/><circle class='f' cx='10' cy='13.9' r='.9'/>"},
    Drawing{"clock", "<circle cx='10' cy='10' r='7.25'/><path d='M10 5.5V10l3.25 2'/>"},
    Drawing{"stop", "<rect x='5' y='5' width='10' height='10' rx='1'/>"},
    Drawing{"plus", "<path d='M10 3.5v13M3.5 10h13'/>"},
    Drawing{"minus", "<path d='M3.5 10h13'/>"},
    Drawing{"skip", "<path d='M4 4.5L11.5 10 4 15.5M15 4.25v11.5'/>"},
    Drawing{"file", "<path d='M4.5 2.5h7l4 4v11h-11zM11.5 2.5v4h4'/>"},
    Drawing{"folder",
        "<path d='M2.5 5c0-.6.4-1 1-1h4l2 2.25h7c.6 0 1 .4 1 1V15c0 .6-.4 1-1 1h-13c-.6 "
        "0-1-.4-1-1z'/>"},
    Drawing{
        "save", "<path d='M3.25 3.25h11l2.5 2.5v11H3.25zM6.25 3.25v4.5h6.5v-4.5M6.25 16.75v-5.5h7.5v5.5'/>"},
    Drawing{"settings",
        "<path d='M2.75 5.5h7.5M14.75 5.5h2.5M2.75 14.5h2.5M9.75 14.5h7.5'/><circle cx='12.5' cy='5.5' "
        "r='2.25'/><circle cx='7.5' cy='14.5' r='2.25'/>"},
    Drawing{"filter", "<path d='M3 4.5h14M5.5 10h9M8.25 15.5h3.5'/>"},
    Drawing{"table",
        "<rect x='2.75' y='3.75' width='14.5' height='12.5' rx='1.5'/><path d='M2.75 8h14.5M2.75 "
        "12.1h14.5M8 8v8'/>"},
    Drawing{"picture",
        "<rect x='2.75' y='3.75' width='14.5' height='12.5' rx='1.5'/><path d='M3 14.5l4-4 3 3 "
        "3.5-4.5 3.5 4'/>"},
    Drawing{"keyboard",
        "<rect x='2' y='5' width='16' height='10.5' rx='1.5'/><path d='M5 8.25h.01M8.3 8.25h.01M11.7 "
        "8.25h.01M15 8.25h.01M6.5 12.25h7'/>"},
    Drawing{"trash", "<path d='M3.5 5.25h13M8 5v-1.75h4V5M5.25 5.25l.75 11.5h8l.75-11.5'/>"},
    Drawing{"link",
        "<path d='M8.25 11.75l3.5-3.5M9.5 6l2-2c2.9-2.3 6.8 1.6 4.5 4.5l-2 2M10.5 14l-2 2c-2.9 "
        "2.3-6.8-1.6-4.5-4.5l2-2'/>"},
    Drawing{"eye",
        "<path d='M1.75 10c2.5-4.2 5.25-5.5 8.25-5.5s5.75 1.3 8.25 5.5c-2.5 4.2-5.25 5.5-8.25 "
        "5.5s-5.75-1.3-8.25-5.5z'/><circle cx='10' cy='10' r='2.25'/>"},
    Drawing{"lock",
        "<rect x='4.25' y='9' width='11.5' height='8' rx='1.5'/><path d='M6.75 9V6.25c0-4 6.5-4 6.5 0V9'/>"},
};

const QHash<QString, QByteArray>& drawings()
{
    static const QHash<QString, QByteArray> table = [] {
        QHash<QString, QByteArray> result;
        for (const Drawing& drawing : kDrawings)
            result.insert(QString::fromLatin1(drawing.name), QByteArray(drawing.body));
        return result;
    }();
    return table;
}

QByteArray svgOf(const QString& name, const QColor& color)
{
    const QByteArray ink = color.name(QColor::HexRgb).toLatin1();
    QByteArray body = drawings().value(name);
    // QtSvg reads no style sheets reliably: the class is written out.
    body.replace("class='f'", "fill='" + ink + "' stroke='none'");
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'><g fill='none' stroke='" + ink
        + "' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'>" + body + "</g></svg>";
}

/// Draws from the name at the size, ratio and colour asked for; cached under the colour, so a theme change
/// needs none of the old pictures.
class DrawnIconEngine : public QIconEngine
{
public:
    DrawnIconEngine(QString name, QColor color)
        : m_name(std::move(name))
        , m_color(std::move(color))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        paintIcon(*painter, m_name, rect, ink(mode, state));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        // Qt hands the size in device pixels and sets the ratio itself.
        return iconPixmap(m_name, ink(mode, state), std::min(size.width(), size.height()), 1.0);
    }

    QIconEngine* clone() const override { return new DrawnIconEngine(*this); }
    QString key() const override { return QStringLiteral("heldout"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return !drawings().contains(m_name); }
    QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override
    {
        const int side = std::min(size.width(), size.height());
        return {side, side};
    }

private:
    [[nodiscard]] QColor ink(QIcon::Mode mode, QIcon::State state) const
    {
        const Tokens& t = tokens();
        if (mode == QIcon::Disabled)
            return t.disabledText;
        if (m_color.isValid())
            return m_color;
        return state == QIcon::On ? t.accent : t.text2;
    }

    QString m_name;
    QColor m_color;
};

} // namespace

QIcon icon(const QString& name)
{
    return QIcon(new DrawnIconEngine(name, {}));
}

QIcon icon(const QString& name, const QColor& color)
{
    return QIcon(new DrawnIconEngine(name, color));
}

QPixmap iconPixmap(const QString& name, const QColor& color, int size, qreal ratio)
{
    const int side = std::max(1, static_cast<int>(std::lround(size * ratio)));
    const QString key
        = QStringLiteral("heldout/%1/%2/%3/%4").arg(name, color.name(QColor::HexArgb)).arg(side).arg(ratio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(side, side);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(svgOf(name, color));
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(0, 0, side, side));
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

void paintIcon(QPainter& painter, const QString& name, const QRectF& rect, const QColor& color)
{
    const double side = std::min(rect.width(), rect.height());
    const QRectF square(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side);
    QSvgRenderer renderer(svgOf(name, color));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, square);
    painter.restore();
}

QStringList iconNames()
{
    QStringList names = drawings().keys();
    names.sort();
    return names;
}

QIcon applicationIcon()
{
    initHeldoutResources();
    QIcon mark;
    QSvgRenderer renderer(QStringLiteral(":/icons/heldout.svg"));
    for (const int side : {16, 22, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        painter.end();
        mark.addPixmap(pixmap);
    }
    return mark;
}

} // namespace heldout::ui
