// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/score_chart.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "charts/number_words.h"
#include "charts/score_plot.h"
#include "style/painting.h"
#include "style/theme.h"
#include "widgets/system_marker.h"

namespace heldout::ui {

namespace {

constexpr double kLine = 1;
constexpr double kSystemLine = 1.5;

/// The chart in pixels of the window.
class ScreenSurface : public ScoreSurface
{
public:
    ScreenSurface(QPainter* painter, const QRectF& area)
        : m_painter(painter)
        , m_area(area)
    {
    }

    QRectF area() const override { return m_area; }
    Sizes sizes() const override { return {4, 4, 4, 9, 4.5, 10}; }
    const Tokens& colours() const override { return tokens(); }
    double width(const QString& text, Words words) const override
    {
        return QFontMetricsF(font(words)).horizontalAdvance(text);
    }
    double height(Words words) const override { return QFontMetricsF(font(words)).height(); }

    void text(
        QPointF anchor, Qt::Alignment alignment, const QString& text, Words words, const QColor& ink) override
    {
        const QFontMetricsF metrics(font(words));
        QPointF start = anchor;
        if (alignment & Qt::AlignHCenter)
            start.rx() -= metrics.horizontalAdvance(text) / 2;
        else if (alignment & Qt::AlignRight)
            start.rx() -= metrics.horizontalAdvance(text);
        if (alignment & Qt::AlignTop)
            start.ry() += metrics.ascent();
        else if (alignment & Qt::AlignVCenter)
            start.ry() += metrics.capHeight() / 2;
        else if (alignment & Qt::AlignBottom)
            start.ry() -= metrics.descent();
        m_painter->setFont(font(words));
        m_painter->setPen(ink);
        m_painter->drawText(QPointF(std::round(start.x()), std::round(start.y())), text);
    }

    void upright(QPointF anchor, const QString& text, const QColor& ink) override
    {
        const QFontMetricsF metrics(font(Words::Title));
        m_painter->save();
        m_painter->translate(anchor);
        m_painter->rotate(-90);
        m_painter->setFont(font(Words::Title));
        m_painter->setPen(ink);
        m_painter->drawText(QPointF(-metrics.horizontalAdvance(text) / 2, -metrics.descent()), text);
        m_painter->restore();
    }

    void line(QPointF from, QPointF to, const QColor& ink, double factor) override
    {
        // Upright and level lines lie on pixels.
        const bool level = from.x() == to.x() || from.y() == to.y();
        const auto place = [level](QPointF point) {
            return level ? QPointF(std::floor(point.x()) + 0.5, std::floor(point.y()) + 0.5) : point;
        };
        m_painter->setPen(QPen(ink, kLine * factor, Qt::SolidLine, Qt::FlatCap));
        m_painter->drawLine(place(from), place(to));
    }

    void systemLine(const QPolygonF& points, int system) override
    {
        m_painter->setPen(systemPen(system, kSystemLine));
        m_painter->setBrush(Qt::NoBrush);
        m_painter->drawPolyline(points);
    }

    void area(const QPolygonF& outline, const QColor& fill) override
    {
        m_painter->setPen(Qt::NoPen);
        m_painter->setBrush(fill);
        m_painter->drawPolygon(outline);
    }

    void marker(int system, QPointF centre, bool hollow) override
    {
        paintSystemMarker(*m_painter, system, centre, sizes().marker, hollow);
    }

private:
    static QFont font(Words words) { return words == Words::Name ? fonts::axisBold() : fonts::axis(); }

    QPainter* m_painter; ///< null while only places are asked for
    QRectF m_area;
};

} // namespace

ScoreChart::ScoreChart(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("scoreChart"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Chart of scores; its numbers stand in the table"));
}

void ScoreChart::setContent(ScoreContent content)
{
    m_content = std::move(content);
    const auto groups = static_cast<int>(m_content.groups.size());
    m_chosen = m_chosen < groups ? m_chosen : -1;
    m_below = m_below < groups ? m_below : -1;
    describe();
    update();
}

void ScoreChart::setShape(ScoreShape shape)
{
    m_shape = shape;
    update();
}

void ScoreChart::setChosen(int group)
{
    if (group == m_chosen)
        return;
    m_chosen = group;
    describe();
    update();
}

void ScoreChart::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    update();
}

void ScoreChart::point(int group)
{
    if (group == m_below)
        return;
    m_below = group;
    describe();
    update();
    Q_EMIT activeChanged(active());
}

void ScoreChart::choose(int group)
{
    if (group == m_chosen)
        return;
    setChosen(group);
    Q_EMIT activeChanged(active());
    Q_EMIT groupChosen(group);
}

void ScoreChart::describe()
{
    QStringList words;
    if (active() >= 0) {
        const auto group = static_cast<std::size_t>(active());
        words.append(m_content.groups[group].words);
        for (const ScoreSystem& system : m_content.systems) {
            //: A system and its score
            words.append(tr("%1 %2").arg(system.name, decimalWords(system.at(group).value, 1)));
        }
    }
    setAccessibleDescription(words.join(QStringLiteral(", ")));
}

int ScoreChart::groupAt(QPoint position) const
{
    ScreenSurface surface(nullptr, rect());
    return ScorePlot(surface, m_content, {m_shape}).groupAt(position.x());
}

QRect ScoreChart::groupRect(int group) const
{
    ScreenSurface surface(nullptr, rect());
    return ScorePlot(surface, m_content, {m_shape}).groupRect(group).toRect();
}

void ScoreChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LeftToRight);
    if (m_dimmed)
        painter.setOpacity(0.5);
    ScreenSurface surface(&painter, rect());
    ScorePlot::Look look;
    look.shape = m_shape;
    look.active = active();
    ScorePlot(surface, m_content, look).paint();
    if (hasFocus())
        paintFocusRing(painter, rect(), metrics::kMarkRadius);
}

void ScoreChart::mouseMoveEvent(QMouseEvent* event)
{
    point(groupAt(event->pos()));
}

void ScoreChart::mousePressEvent(QMouseEvent* event)
{
    const int group = groupAt(event->pos());
    if (event->button() == Qt::LeftButton && group >= 0)
        choose(group);
}

void ScoreChart::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int group = groupAt(event->pos());
    if (event->button() == Qt::LeftButton && group >= 0)
        Q_EMIT activated(group);
}

void ScoreChart::leaveEvent(QEvent* event)
{
    point(-1);
    QWidget::leaveEvent(event);
}

void ScoreChart::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_content.groups.size()) - 1;
    if (last < 0 || m_shape == ScoreShape::Curve) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        choose(std::max(0, (m_chosen < 0 ? last + 1 : m_chosen) - 1));
        return;
    case Qt::Key_Right:
        choose(std::min(last, m_chosen + 1));
        return;
    case Qt::Key_Home:
        choose(0);
        return;
    case Qt::Key_End:
        choose(last);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_chosen >= 0)
            Q_EMIT activated(m_chosen);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ScoreChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void ScoreChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

QSize ScoreChart::sizeHint() const
{
    return {metrics::scaled(440), metrics::scaled(420)};
}

QSize ScoreChart::minimumSizeHint() const
{
    return {metrics::scaled(240), metrics::scaled(190)};
}

} // namespace heldout::ui
