// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/score_plot.h"

#include <algorithm>
#include <cmath>

#include "charts/name_places.h"
#include "charts/number_words.h"
#include "session/words.h"
#include "widgets/system_marker.h"

namespace heldout::ui {

namespace {

using Words = ScoreSurface::Words;

constexpr double kGreatest = 100;
constexpr std::size_t kNamedSystems = 4;
constexpr double kGroupShare = 0.8; ///< of a group's part of the axis that markers or bars may take

bool isPlotted(const ScoreValue& value)
{
    return value.value && std::isfinite(*value.value);
}

} // namespace

ScorePlot::ScorePlot(ScoreSurface& surface, const ScoreContent& content, const Look& look)
    : m_surface(surface)
    , m_content(content)
    , m_look(look)
    , m_sizes(surface.sizes())
    , m_colours(surface.colours())
{
    layOut();
}

void ScorePlot::paint()
{
    paintActive();
    paintAxes();
    if (m_look.shape == ScoreShape::Curve) {
        paintSimilarityAxis();
        paintCurves();
    } else {
        paintGroups();
        if (m_look.shape == ScoreShape::Bars)
            paintBars();
        else
            paintPoints();
    }
    if (hasNames())
        paintNames();
    if (m_look.legend && !m_allNamed)
        paintLegend();
}

QColor ScorePlot::inkOf(const ScoreSystem& system) const
{
    return systemColor(system.number, m_colours);
}

bool ScorePlot::hasNames() const
{
    return m_look.names && m_content.systems.size() <= kNamedSystems
        && (m_look.shape == ScoreShape::Curve || (m_look.shape == ScoreShape::Points && m_content.ordered));
}

/// Bars stand where the counts stand otherwise.
bool ScorePlot::countsBelow() const
{
    return m_look.counts && m_look.shape == ScoreShape::Bars;
}

double ScorePlot::bottomHeight() const
{
    double height = m_sizes.tick + m_sizes.gap + m_surface.height(Words::Tick) + m_sizes.gap
        + m_surface.height(Words::Title);
    if (countsBelow())
        height += m_surface.height(Words::Tick);
    if (m_look.legend)
        height += m_sizes.gap + m_surface.height(Words::Title);
    return height;
}

void ScorePlot::layOut()
{
    QRectF plot = m_surface.area().adjusted(m_sizes.margin, m_sizes.margin, -m_sizes.margin, -m_sizes.margin);
    plot.setBottom(plot.bottom() - bottomHeight());
    plot.setTop(plot.top() + m_surface.height(Words::Tick) / 2 + m_sizes.gap);
    m_plot = plot;
    double numbers = 0;
    for (const double value : valueTicks())
        numbers = std::max(numbers, m_surface.width(decimalWords(value, 0), Words::Tick));
    plot.setLeft(
        plot.left() + m_surface.height(Words::Title) + m_sizes.gap + numbers + m_sizes.gap + m_sizes.tick);
    if (m_look.shape == ScoreShape::Curve)
        plot.setRight(plot.right() - m_surface.width(QStringLiteral("100"), Words::Tick) / 2);
    m_plot = plot;
}

std::vector<double> ScorePlot::valueTicks() const
{
    const double range = kGreatest - m_content.least;
    const double room = std::max(1.0, m_plot.height() / (m_surface.height(Words::Tick) * 2));
    double step = 20;
    for (const double wider : {25.0, 50.0, 100.0}) {
        if (range / step <= room)
            break;
        step = wider;
    }
    std::vector<double> ticks;
    for (double value = m_content.least; value <= kGreatest; value += step)
        ticks.push_back(value);
    return ticks;
}

double ScorePlot::y(double value) const
{
    // A little room above 100, where markers of a full score stand.
    const double top = m_plot.top() + m_sizes.marker * 1.5;
    const double share
        = (std::clamp(value, m_content.least, kGreatest) - m_content.least) / (kGreatest - m_content.least);
    return m_plot.bottom() - (m_plot.bottom() - top) * share;
}

double ScorePlot::slot() const
{
    return m_content.groups.empty() ? m_plot.width()
                                    : m_plot.width() / static_cast<double>(m_content.groups.size());
}

double ScorePlot::x(std::size_t group) const
{
    return m_plot.left() + slot() * (static_cast<double>(group) + 0.5);
}

double ScorePlot::x(std::size_t group, std::size_t system) const
{
    const auto systems = static_cast<double>(m_content.systems.size());
    const double share = slot() * kGroupShare / std::max(1.0, systems);
    const double apart = m_look.shape == ScoreShape::Bars ? share : std::min(m_sizes.apart, share);
    return x(group) + (static_cast<double>(system) - (systems - 1) / 2) * apart;
}

double ScorePlot::xOf(double similarity) const
{
    return m_plot.left() + m_plot.width() * std::clamp(similarity, 0.0, kGreatest) / kGreatest;
}

int ScorePlot::groupAt(double position) const
{
    if (m_look.shape == ScoreShape::Curve || m_content.groups.empty() || position < m_plot.left()
        || position >= m_plot.right())
        return -1;
    return std::clamp(static_cast<int>((position - m_plot.left()) / slot()), 0,
        static_cast<int>(m_content.groups.size()) - 1);
}

QRectF ScorePlot::groupRect(int group) const
{
    return {m_plot.left() + slot() * group, m_plot.top(), slot(), m_plot.height()};
}

QString ScorePlot::fitted(const QString& text, double room) const
{
    if (m_surface.width(text, Words::Tick) <= room)
        return text;
    QString shorter = text;
    while (!shorter.isEmpty() && m_surface.width(shorter.trimmed() + QChar(0x2026), Words::Tick) > room)
        shorter.chop(1);
    return shorter.trimmed().size() < 2 ? QString() : shorter.trimmed() + QChar(0x2026);
}

void ScorePlot::paintActive()
{
    if (m_look.shape == ScoreShape::Curve || m_look.active < 0
        || m_look.active >= static_cast<int>(m_content.groups.size()))
        return;
    m_surface.area(QPolygonF(groupRect(m_look.active)), m_colours.pointedAt);
}

void ScorePlot::paintAxes()
{
    for (const double value : valueTicks()) {
        if (value > m_content.least)
            m_surface.line({m_plot.left(), y(value)}, {m_plot.right(), y(value)},
                value == 0 ? m_colours.border : m_colours.hairline);
        m_surface.line({m_plot.left() - m_sizes.tick, y(value)}, {m_plot.left(), y(value)}, m_colours.border);
        m_surface.text({m_plot.left() - m_sizes.tick - m_sizes.gap, y(value)},
            Qt::AlignRight | Qt::AlignVCenter, decimalWords(value, 0), Words::Tick, m_colours.text2);
    }
    m_surface.line(m_plot.topLeft(), m_plot.bottomLeft(), m_colours.border);
    m_surface.line(m_plot.bottomLeft(), m_plot.bottomRight(), m_colours.border);
    m_surface.upright(
        {m_surface.area().left() + m_sizes.margin + m_surface.height(Words::Title), m_plot.center().y()},
        m_content.valueTitle, m_colours.text2);
    const bool curve = m_look.shape == ScoreShape::Curve;
    const double ticks = m_surface.height(Words::Tick) * (countsBelow() ? 2 : 1);
    const double title = m_plot.bottom() + m_sizes.tick + m_sizes.gap + ticks + m_sizes.gap;
    m_surface.text({m_plot.center().x(), title}, Qt::AlignHCenter | Qt::AlignTop,
        curve ? m_content.curveTitle : m_content.groupTitle, Words::Title, m_colours.text2);
}

void ScorePlot::paintGroups()
{
    // Where the words of the groups find no room, every second, third, ... one is named.
    const double least = m_surface.width(QStringLiteral("100–000"), Words::Tick);
    const auto step = static_cast<std::size_t>(std::max(1.0, std::ceil(least / std::max(1e-6, slot()))));
    const double room = slot() * static_cast<double>(step) - m_sizes.gap;
    for (std::size_t group = 0; group < m_content.groups.size(); group += step) {
        const ScoreGroup& shown = m_content.groups[group];
        m_surface.line(
            {x(group), m_plot.bottom()}, {x(group), m_plot.bottom() + m_sizes.tick}, m_colours.border);
        m_surface.text({x(group), m_plot.bottom() + m_sizes.tick + m_sizes.gap / 2},
            Qt::AlignHCenter | Qt::AlignTop, fitted(shown.tick, room), Words::Tick, m_colours.text1);
        if (!m_look.counts)
            continue;
        const QString first = QStringLiteral("n = ") + countText(shown.items);
        const QString words
            = group == 0 && m_surface.width(first, Words::Tick) <= room ? first : countText(shown.items);
        const double height = m_surface.height(Words::Tick);
        const double width = m_surface.width(words, Words::Tick);
        if (width > room)
            continue;
        if (countsBelow()) {
            m_surface.text({x(group), m_plot.bottom() + m_sizes.tick + m_sizes.gap / 2 + height},
                Qt::AlignHCenter | Qt::AlignTop, words, Words::Tick, m_colours.text3);
            continue;
        }
        const QPointF at(x(group), m_plot.bottom() - m_sizes.gap / 2);
        m_taken.emplace_back(at.x() - width / 2, at.y() - height, width, height);
        m_surface.text(at, Qt::AlignHCenter | Qt::AlignBottom, words, Words::Tick, m_colours.text3);
    }
}

void ScorePlot::paintSimilarityAxis()
{
    for (const double value : {0.0, 20.0, 40.0, 60.0, 80.0, 100.0}) {
        m_surface.line({xOf(value), m_plot.top()}, {xOf(value), m_plot.bottom()}, m_colours.hairline);
        m_surface.line(
            {xOf(value), m_plot.bottom()}, {xOf(value), m_plot.bottom() + m_sizes.tick}, m_colours.border);
        m_surface.text({xOf(value), m_plot.bottom() + m_sizes.tick + m_sizes.gap / 2},
            Qt::AlignHCenter | Qt::AlignTop, decimalWords(value, 0), Words::Tick, m_colours.text1);
    }
}

void ScorePlot::paintWhisker(QPointF low, QPointF high, const QColor& ink)
{
    m_surface.line(low, high, ink, 1.5);
    const QPointF cap(m_sizes.cap, 0);
    for (const QPointF end : {low, high})
        m_surface.line(end - cap, end + cap, ink, 1.5);
    m_taken.push_back(QRectF(low, high).normalized().adjusted(-m_sizes.cap, 0, m_sizes.cap, 0));
}

void ScorePlot::paintPoints()
{
    for (std::size_t s = 0; s < m_content.systems.size(); ++s) {
        const ScoreSystem& system = m_content.systems[s];
        QPolygonF joined;
        for (std::size_t g = 0; g < std::min(system.values.size(), m_content.groups.size()); ++g)
            if (isPlotted(system.values[g]) && !m_content.groups[g].small)
                joined.append(QPointF(x(g, s), y(*system.values[g].value)));
        if (m_content.ordered)
            m_surface.systemLine(joined, system.number);
        m_lines.push_back(joined);
    }
    const double half = m_sizes.marker / 2;
    for (std::size_t s = 0; s < m_content.systems.size(); ++s) {
        const ScoreSystem& system = m_content.systems[s];
        for (std::size_t g = 0; g < std::min(system.values.size(), m_content.groups.size()); ++g) {
            const ScoreValue& score = system.values[g];
            if (!isPlotted(score))
                continue;
            const bool small = m_content.groups[g].small;
            const QPointF at(x(g, s), y(*score.value));
            if (!small && score.low && score.high)
                paintWhisker({at.x(), y(*score.low)}, {at.x(), y(*score.high)}, inkOf(system));
            m_surface.marker(system.number, at, small);
            m_taken.emplace_back(at.x() - half, at.y() - half, m_sizes.marker, m_sizes.marker);
        }
    }
}

void ScorePlot::paintBars()
{
    const double width = slot() * kGroupShare / std::max(1.0, static_cast<double>(m_content.systems.size()));
    for (std::size_t s = 0; s < m_content.systems.size(); ++s) {
        const ScoreSystem& system = m_content.systems[s];
        const QColor ink = inkOf(system);
        for (std::size_t g = 0; g < std::min(system.values.size(), m_content.groups.size()); ++g) {
            const ScoreValue& score = system.values[g];
            if (!isPlotted(score))
                continue;
            const bool small = m_content.groups[g].small;
            const double from = y(0);
            const QRectF bar(x(g, s) - width * 0.42, std::min(from, y(*score.value)), width * 0.84,
                std::abs(from - y(*score.value)));
            if (!small)
                m_surface.area(QPolygonF(bar), mixed(m_colours.panel, ink, 0.3));
            const std::vector<std::pair<QPointF, QPointF>> sides{{bar.bottomLeft(), bar.topLeft()},
                {bar.topLeft(), bar.topRight()}, {bar.topRight(), bar.bottomRight()}};
            for (const auto& [one, other] : sides)
                m_surface.line(one, other, ink);
            const QPointF at(x(g, s), y(*score.value));
            if (!small && score.low && score.high)
                paintWhisker({at.x(), y(*score.low)}, {at.x(), y(*score.high)}, ink);
            m_surface.marker(system.number, at, small);
        }
    }
}

void ScorePlot::paintCurves()
{
    for (const ScoreSystem& system : m_content.systems) {
        const QColor ink = inkOf(system);
        QPolygonF upper;
        QPolygonF lower;
        QPolygonF line;
        for (const ScoreCurvePoint& point : system.curve) {
            if (!isPlotted(point.score))
                continue;
            line.append(QPointF(xOf(point.similarity), y(*point.score.value)));
            if (point.score.low && point.score.high) {
                lower.append(QPointF(xOf(point.similarity), y(*point.score.low)));
                upper.append(QPointF(xOf(point.similarity), y(*point.score.high)));
            }
        }
        if (!upper.isEmpty()) {
            QPolygonF band = upper;
            for (auto point = lower.crbegin(); point != lower.crend(); ++point)
                band.append(*point);
            QColor fill = ink;
            fill.setAlphaF(0.2F);
            m_surface.area(band, fill);
            for (qsizetype i = 0; i + 1 < upper.size(); ++i)
                m_taken.push_back(QRectF(upper[i], lower[i + 1]).normalized());
            for (const QPolygonF& edge : {upper, lower})
                for (qsizetype i = 0; i + 1 < edge.size(); ++i)
                    m_surface.line(edge[i], edge[i + 1], mixed(m_colours.panel, ink, 0.5));
        }
        m_lines.push_back(line);
    }
    for (std::size_t s = 0; s < m_content.systems.size(); ++s)
        m_surface.systemLine(m_lines[s], m_content.systems[s].number);
}

void ScorePlot::paintNames()
{
    std::vector<QSizeF> sizes;
    for (const ScoreSystem& system : m_content.systems)
        sizes.emplace_back(m_surface.width(system.name, Words::Name), m_surface.height(Words::Name));
    const auto places
        = namePlaces(m_lines, sizes, m_taken, m_plot.adjusted(m_sizes.gap, 0, 0, 0), m_sizes.gap * 2);
    m_allNamed = true;
    for (std::size_t s = 0; s < places.size(); ++s) {
        if (!places[s]) {
            m_allNamed = false;
            continue;
        }
        const ScoreSystem& system = m_content.systems[s];
        m_surface.text(places[s]->topLeft(), Qt::AlignLeft | Qt::AlignTop, system.name, Words::Name,
            system.number < 0 ? m_colours.text2 : inkOf(system));
    }
}

void ScorePlot::paintLegend()
{
    const double sample = m_sizes.marker * 3;
    double width = 0;
    for (const ScoreSystem& system : m_content.systems)
        width += sample + m_sizes.gap + m_surface.width(system.name, Words::Title) + 3 * m_sizes.gap;
    const double height = m_surface.height(Words::Title);
    const double middle = m_surface.area().bottom() - m_sizes.margin - height / 2;
    double at = std::max(m_surface.area().left() + m_sizes.margin, m_plot.center().x() - width / 2);
    for (const ScoreSystem& system : m_content.systems) {
        m_surface.systemLine(QPolygonF({QPointF(at, middle), QPointF(at + sample, middle)}), system.number);
        m_surface.marker(system.number, {at + sample / 2, middle}, false);
        at += sample + m_sizes.gap;
        m_surface.text(
            {at, middle}, Qt::AlignLeft | Qt::AlignVCenter, system.name, Words::Title, m_colours.text1);
        at += m_surface.width(system.name, Words::Title) + 3 * m_sizes.gap;
    }
}

} // namespace heldout::ui
