// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/name_places.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace heldout::ui {

namespace {

constexpr std::array kSteps{0.15, 0.3, 0.5, 0.7, 0.85};
constexpr std::size_t kSegmentsTried = 24;

bool crosses(const QRectF& rect, const QLineF& line)
{
    if (rect.contains(line.p1()) || rect.contains(line.p2()))
        return true;
    const std::array sides{QLineF(rect.topLeft(), rect.topRight()),
        QLineF(rect.topRight(), rect.bottomRight()), QLineF(rect.bottomRight(), rect.bottomLeft()),
        QLineF(rect.bottomLeft(), rect.topLeft())};
    return std::ranges::any_of(sides, [&line](const QLineF& side) {
        return side.intersects(line, nullptr) == QLineF::BoundedIntersection;
    });
}

double distance(QPointF point, const QLineF& line)
{
    const QPointF along = line.p2() - line.p1();
    const double length = QPointF::dotProduct(along, along);
    const double share
        = length <= 0 ? 0 : std::clamp(QPointF::dotProduct(point - line.p1(), along) / length, 0.0, 1.0);
    return QLineF(point, line.p1() + share * along).length();
}

/// Of a rectangle that does not cross the line: one of its corners or one of the line's ends is nearest.
double distance(const QRectF& rect, const QLineF& line)
{
    double least = std::numeric_limits<double>::max();
    for (const QPointF corner : {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()})
        least = std::min(least, distance(corner, line));
    for (const QPointF end : {line.p1(), line.p2()}) {
        const double across = std::max({rect.left() - end.x(), 0.0, end.x() - rect.right()});
        const double down = std::max({rect.top() - end.y(), 0.0, end.y() - rect.bottom()});
        least = std::min(least, std::hypot(across, down));
    }
    return least;
}

double distance(const QRectF& rect, const QPolygonF& line)
{
    double least = std::numeric_limits<double>::max();
    for (qsizetype i = 0; i + 1 < line.size(); ++i)
        least = std::min(least, distance(rect, QLineF(line[i], line[i + 1])));
    return least;
}

std::vector<QRectF> candidates(const QPolygonF& line, QSizeF size, double gap)
{
    std::vector<QRectF> rects;
    const auto segments = static_cast<std::size_t>(std::max<qsizetype>(0, line.size() - 1));
    const std::size_t step = std::max<std::size_t>(1, segments / kSegmentsTried);
    for (std::size_t i = 0; i < segments; i += step) {
        const QLineF segment(line[static_cast<qsizetype>(i)], line[static_cast<qsizetype>(i + 1)]);
        for (const double share : kSteps) {
            const QPointF at = segment.pointAt(share);
            for (const double across : {-size.width() - gap, -size.width() / 2, gap})
                for (const double down : {-size.height() - gap, -size.height() / 2, gap})
                    rects.emplace_back(at + QPointF(across, down), size);
        }
    }
    return rects;
}

} // namespace

std::vector<std::optional<QRectF>> namePlaces(const std::vector<QPolygonF>& lines,
    const std::vector<QSizeF>& names, const std::vector<QRectF>& taken, const QRectF& plot, double gap)
{
    std::vector<std::optional<QRectF>> places(names.size());
    std::vector<QRectF> written;
    for (std::size_t i = 0; i < names.size(); ++i) {
        double best = std::numeric_limits<double>::max();
        for (const QRectF& rect : candidates(lines[i], names[i], gap)) {
            const QRectF around = rect.adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2);
            const auto meets = [&around](const QRectF& other) { return other.intersects(around); };
            if (!plot.contains(rect) || std::ranges::any_of(taken, meets)
                || std::ranges::any_of(written, meets))
                continue;
            const auto met = [&around](const QPolygonF& line) {
                for (qsizetype k = 0; k + 1 < line.size(); ++k)
                    if (crosses(around, QLineF(line[k], line[k + 1])))
                        return true;
                return false;
            };
            if (std::ranges::any_of(lines, met))
                continue;
            const double own = distance(rect, lines[i]);
            double others = std::numeric_limits<double>::max();
            for (std::size_t k = 0; k < lines.size(); ++k)
                if (k != i)
                    others = std::min(others, distance(rect, lines[k]));
            // A name nearer to another line than to its own would be read as that line's.
            const double cost = own + (others <= own ? 8 * (own - others) + 4 * gap : 0)
                + std::max(0.0, 3 * gap - others) / 2;
            if (cost < best) {
                best = cost;
                places[i] = rect;
            }
        }
        if (places[i])
            written.push_back(*places[i]);
    }
    return places;
}

} // namespace heldout::ui
