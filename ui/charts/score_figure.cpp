// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/score_figure.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include "base/numbers.h"
#include "charts/score_plot.h"

namespace heldout::ui {

namespace {

const auto kCounts = QStringLiteral("counts");

/// The context of these strings for translators.
struct ScoreFigure
{
    Q_DECLARE_TR_FUNCTIONS(ScoreFigure)
};

/// The chart in millimetres of paper.
class PaperSurface : public ScoreSurface
{
public:
    explicit PaperSurface(FigureCanvas& canvas)
        : m_canvas(canvas)
        , m_colours(canvas.look().printColours ? Tokens::light() : Tokens::dark())
    {
    }

    QRectF area() const override { return m_canvas.area(); }
    Sizes sizes() const override { return {1.2, 0.7, 0.8, 1.6, 0.7, 1.8}; }
    const Tokens& colours() const override { return m_colours; }
    double width(const QString& text, Words words) const override
    {
        return m_canvas.textWidth(text, points(words), words == Words::Name);
    }
    double height(Words words) const override { return m_canvas.lineHeight(points(words)); }
    void text(
        QPointF anchor, Qt::Alignment alignment, const QString& text, Words words, const QColor& ink) override
    {
        m_canvas.text(anchor, alignment, text, points(words), ink, words == Words::Name);
    }
    void upright(QPointF anchor, const QString& text, const QColor& ink) override
    {
        m_canvas.uprightText(anchor, text, points(Words::Title), ink);
    }
    void line(QPointF from, QPointF to, const QColor& ink, double factor) override
    {
        m_canvas.line(from, to, ink, factor);
    }
    void systemLine(const QPolygonF& points, int system) override
    {
        m_canvas.systemLine(points, system, m_colours);
    }
    void area(const QPolygonF& outline, const QColor& fill) override { m_canvas.area(outline, fill); }
    void marker(int system, QPointF centre, bool hollow) override
    {
        m_canvas.marker(centre, system, sizes().marker, hollow, m_colours);
    }

private:
    [[nodiscard]] double points(Words words) const
    {
        return words == Words::Tick ? m_canvas.tickPt() : m_canvas.textPt();
    }

    FigureCanvas& m_canvas;
    const Tokens& m_colours;
};

std::string field(const std::optional<double>& value)
{
    return '\t' + (value ? toFixed(*value, 4) : std::string());
}

std::string fields(const ScoreValue& score)
{
    return field(score.value) + field(score.low) + field(score.high) + '\n';
}

std::string oneLine(const QString& words)
{
    QString line = words;
    for (const char16_t c : {u'\t', u'\n', u'\r'})
        line.replace(QChar(c), QLatin1Char(' '));
    return line.toStdString();
}

/// Whether every name finds room beside its line, tried on a sheet that nobody sees.
bool namesFit(const FigureCanvas& canvas, const ScoreContent& content, const ScorePlot::Look& look)
{
    QImage nothing(1, 1, QImage::Format_RGB32);
    QPainter painter(&nothing);
    FigureCanvas sheet(painter, canvas.look(), FigureText::AsOutlines, canvas.area());
    PaperSurface surface(sheet);
    ScorePlot plot(surface, content, look);
    plot.paint();
    return plot.allNamed();
}

} // namespace

Figure scoreFigure(const ScoreContent& content, ScoreShape shape)
{
    Figure figure;
    figure.title = content.title;
    figure.fileStem = content.fileStem;
    if (shape != ScoreShape::Curve)
        figure.options = {{kCounts, ScoreFigure::tr("Number of items at the axis"), true}};
    figure.paint = [content, shape](FigureCanvas& canvas, const QSet<QString>& options) {
        PaperSurface surface(canvas);
        ScorePlot::Look look;
        look.shape = shape;
        look.counts = options.contains(kCounts);
        look.legend = content.systems.size() > 1 && !namesFit(canvas, content, look);
        ScorePlot(surface, content, look).paint();
    };
    figure.numbers = [content, shape] { return scoreNumbers(content, shape); };
    if (!content.settings.empty())
        figure.settings = [content] { return content.settings; };
    figure.madeAt = content.madeAt;
    return figure;
}

std::string scoreNumbers(const ScoreContent& content, ScoreShape shape)
{
    std::string text;
    if (shape == ScoreShape::Curve) {
        text = "similarity_percent\tsystem\tvalue_percent\tlow_percent\thigh_percent\n";
        for (const ScoreSystem& system : content.systems)
            for (const ScoreCurvePoint& point : system.curve)
                text += toFixed(point.similarity, 4) + '\t' + oneLine(system.name) + fields(point.score);
        return text;
    }
    text = "group\titems\tsystem\tvalue_percent\tlow_percent\thigh_percent\n";
    for (std::size_t group = 0; group < content.groups.size(); ++group)
        for (const ScoreSystem& system : content.systems)
            text += oneLine(content.groups[group].words) + '\t' + toText(content.groups[group].items) + '\t'
                + oneLine(system.name) + fields(system.at(group));
    return text;
}

} // namespace heldout::ui
