// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/histogram_figure.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

#include "base/numbers.h"
#include "charts/count_axis.h"
#include "charts/number_words.h"
#include "session/ngram_words.h"
#include "session/words.h"
#include "style/tokens.h"

namespace heldout::ui {

namespace {

const auto kCounts = QStringLiteral("counts");
const auto kStretch = QStringLiteral("stretch");
constexpr double kMargin = 1.2; // millimetres
constexpr double kTickLength = 0.7;
constexpr double kGap = 0.8; // between ticks, numbers and titles

/// The context of these strings for translators.
struct HistogramFigure
{
    Q_DECLARE_TR_FUNCTIONS(HistogramFigure)
};

double percentOf(double count, std::uint64_t total)
{
    return total == 0 ? 0 : 100.0 * count / static_cast<double>(total);
}

/// Paints one histogram; lives for one call.
class HistogramPainter
{
public:
    HistogramPainter(FigureCanvas& canvas, const HistogramContent& content, const QSet<QString>& options)
        : m_canvas(canvas)
        , m_content(content)
        , m_tokens(canvas.look().printColours ? Tokens::light() : Tokens::dark())
        , m_counts(options.contains(kCounts))
        , m_stretch(options.contains(kStretch))
    {
    }

    void paint()
    {
        layOut();
        paintGrid();
        paintBars();
        paintAxes();
        paintBorders();
        if (m_counts)
            paintCounts();
    }

private:
    void layOut();
    void paintGrid();
    void paintBars();
    void paintAxes();
    void paintBorders();
    void paintCounts();
    [[nodiscard]] double x(std::int32_t milli) const
    {
        const std::int32_t start = m_content.histogram.start();
        return m_plot.left()
            + m_plot.width() * (std::max(milli, start) - start) / double(Histogram::kEnd - start);
    }
    [[nodiscard]] double y(double count) const
    {
        return m_plot.bottom() - m_plot.height() * m_axis.place(count);
    }
    [[nodiscard]] int intervalCount() const { return static_cast<int>(m_content.intervals.size()); }

    FigureCanvas& m_canvas;
    const HistogramContent& m_content;
    const Tokens& m_tokens;
    bool m_counts;
    bool m_stretch;
    QRectF m_plot;
    CountAxis m_axis;
};

void HistogramPainter::layOut()
{
    const double tick = m_canvas.tickPt();
    const double title = m_canvas.textPt();
    QRectF plot = m_canvas.area().adjusted(kMargin, kMargin, -kMargin, -kMargin);
    if (m_counts)
        plot.adjust(0, m_canvas.lineHeight(title) + m_canvas.lineHeight(tick), 0, 0);
    plot.adjust(0, 0, 0, -(m_canvas.lineHeight(title) + kGap + m_canvas.lineHeight(tick) + kTickLength));
    m_axis = countAxis(
        m_content.histogram.greatest(), m_stretch, plot.height(), m_canvas.lineHeight(tick) * 1.7);
    double numbers = 0;
    for (const double count : m_axis.ticks)
        numbers = std::max(numbers, m_canvas.textWidth(countText(static_cast<std::uint64_t>(count)), tick));
    plot.adjust(m_canvas.lineHeight(title) + kGap + numbers + kGap + kTickLength, 0, 0, 0);
    plot.setRight(plot.right() - m_canvas.textWidth(QStringLiteral("100"), tick) / 2);
    m_plot = plot;
}

void HistogramPainter::paintGrid()
{
    for (const double count : m_axis.ticks)
        if (count > 0)
            m_canvas.line({m_plot.left(), y(count)}, {m_plot.right(), y(count)}, m_tokens.hairline, 0.7);
}

void HistogramPainter::paintBars()
{
    const std::vector<HistogramStep> steps = m_content.histogram.steps(m_content.intervals);
    for (int interval = 0; interval < intervalCount(); ++interval) {
        QPolygonF top;
        for (const HistogramStep& step : steps) {
            if (step.interval != interval)
                continue;
            top << QPointF(x(step.from), y(step.height)) << QPointF(x(step.to), y(step.height));
        }
        if (top.isEmpty())
            continue;
        QPolygonF outline = top;
        outline.prepend({top.first().x(), m_plot.bottom()});
        outline.append({top.last().x(), m_plot.bottom()});
        m_canvas.area(outline, m_tokens.ramp(interval, intervalCount()));
        m_canvas.polyline(outline, m_tokens.rampOutline(interval, intervalCount()), 0.7);
    }
}

void HistogramPainter::paintAxes()
{
    const double tick = m_canvas.tickPt();
    for (const double count : m_axis.ticks) {
        m_canvas.line({m_plot.left() - kTickLength, y(count)}, {m_plot.left(), y(count)}, m_tokens.text2);
        m_canvas.text({m_plot.left() - kTickLength - kGap, y(count)}, Qt::AlignRight | Qt::AlignVCenter,
            countText(static_cast<std::uint64_t>(count)), tick, m_tokens.text2);
    }
    m_canvas.line({m_plot.left(), m_plot.top()}, {m_plot.left(), m_plot.bottom()}, m_tokens.text2);
    m_canvas.line(m_plot.bottomLeft(), m_plot.bottomRight(), m_tokens.text2);

    std::vector<std::int32_t> marks{m_content.histogram.start(), Histogram::kEnd};
    for (const leakage::Interval& interval : m_content.intervals)
        if (interval.from > 0)
            marks.push_back(interval.from);
    if (m_content.histogram.start() < 0)
        marks.push_back(0);
    std::vector<QRectF> taken; // of the numbers written, so that none overlap
    for (const std::int32_t mark : marks) {
        m_canvas.line({x(mark), m_plot.bottom()}, {x(mark), m_plot.bottom() + kTickLength}, m_tokens.text2);
        const QString words = borderWords(mark);
        const double half = m_canvas.textWidth(words, tick) / 2 + kGap / 2;
        const QRectF place(x(mark) - half, 0, 2 * half, 1);
        if (std::ranges::any_of(taken, [&place](const QRectF& other) { return other.intersects(place); }))
            continue;
        taken.push_back(place);
        m_canvas.text({x(mark), m_plot.bottom() + kTickLength + kGap / 2}, Qt::AlignHCenter | Qt::AlignTop,
            words, tick, m_tokens.text2);
    }
    const project::ComparisonRun& run = m_content.run;
    m_canvas.text({m_plot.center().x(), m_canvas.area().bottom() - kMargin},
        Qt::AlignHCenter | Qt::AlignBottom, similarityAxisTitle(run.unit, run.options), m_canvas.textPt(),
        m_tokens.text1);
    m_canvas.uprightText(
        {m_canvas.area().left() + kMargin + m_canvas.lineHeight(m_canvas.textPt()), m_plot.center().y()},
        itemsAxisTitle(run.unit, run.options.within), m_canvas.textPt(), m_tokens.text1);
}

void HistogramPainter::paintBorders()
{
    const double top = m_counts ? m_canvas.area().top() + kMargin : m_plot.top();
    for (const leakage::Interval& interval : m_content.intervals)
        if (interval.from > 0)
            m_canvas.line({x(interval.from), top}, {x(interval.from), m_plot.bottom()}, m_tokens.text2, 1,
                Qt::DashLine);
}

void HistogramPainter::paintCounts()
{
    const double top = m_canvas.area().top() + kMargin;
    for (const leakage::Interval& interval : m_content.intervals) {
        const double percent = percentOf(static_cast<double>(interval.count), m_content.histogram.total());
        //: A share above a part of a histogram; %1 is a number
        const QString share = HistogramFigure::tr("%1 %").arg(decimalWords(percent, 1));
        const QString count = countText(interval.count);
        const double room = x(interval.to) - x(interval.from) - kGap;
        const double middle = (x(interval.from) + x(interval.to)) / 2;
        if (m_canvas.textWidth(share, m_canvas.textPt(), true) <= room)
            m_canvas.text({middle, top}, Qt::AlignHCenter | Qt::AlignTop, share, m_canvas.textPt(),
                m_tokens.text1, true);
        if (m_canvas.textWidth(count, m_canvas.tickPt()) <= room)
            m_canvas.text({middle, top + m_canvas.lineHeight(m_canvas.textPt())},
                Qt::AlignHCenter | Qt::AlignTop, count, m_canvas.tickPt(), m_tokens.text2);
    }
}

/// "-bigram", "-character-2-4-gram-jaccard": not translated, for names of files.
QString methodStem(const similarity::Options& options)
{
    static const char* const kWords[] = {"unigram", "bigram", "trigram"};
    const project::NgramSizes sizes = project::sizesOf(options);
    QString stem;
    if (options.unit == similarity::GramUnit::Characters)
        stem += QStringLiteral("-character");
    stem += QLatin1Char('-');
    stem += sizes.longest == 0 && sizes.n >= 1 && sizes.n <= 3
        ? QString::fromLatin1(kWords[sizes.n - 1])
        : fromUtf8(project::name(sizes)) + QStringLiteral("-gram");
    if (options.measure != similarity::Measure::Cosine)
        stem += QLatin1Char('-') + QLatin1String(project::name(options.measure));
    else if (options.weighting != similarity::Weighting::Counts)
        stem += QLatin1Char('-') + QLatin1String(project::name(options.weighting));
    if (options.within)
        stem += QStringLiteral("-within");
    if (everyPair(options))
        stem += QStringLiteral("-all-pairs");
    return stem;
}

QString fileStem(const project::ComparisonRun& run)
{
    const QString name = fromUtf8(run.dataset).toLower();
    static const QRegularExpression notPlain(QStringLiteral("[^\\p{L}\\p{N}]+"));
    QString stem = name;
    stem.replace(notPlain, QStringLiteral(" "));
    stem = stem.trimmed().replace(QLatin1Char(' '), QLatin1Char('-'));
    if (run.unit == project::CompareUnit::Mentions)
        stem += QStringLiteral("-mention");
    if (ofEmbeddings(run))
        return stem + QStringLiteral("-embedding-similarity");
    return stem + methodStem(run.options) + QStringLiteral("-similarity");
}

} // namespace

QString itemsAxisTitle(project::CompareUnit unit, bool within)
{
    if (within)
        return unit == project::CompareUnit::Mentions ? HistogramFigure::tr("Mentions")
                                                      : HistogramFigure::tr("Sentences");
    return unit == project::CompareUnit::Mentions ? HistogramFigure::tr("Test mentions")
                                                  : HistogramFigure::tr("Test sentences");
}

QString similarityAxisTitle(project::CompareUnit unit, const similarity::Options& options)
{
    const bool mentions = unit == project::CompareUnit::Mentions;
    QString title;
    if (options.within)
        //: Title of an axis; %1 is "%", "Jaccard, %", "cosine of embeddings, %"
        title = mentions ? HistogramFigure::tr("Similarity to the closest other mention (%1)")
                         : HistogramFigure::tr("Similarity to the closest other sentence (%1)");
    else
        //: Title of an axis; %1 is "%", "Jaccard, %", "cosine of embeddings, %"
        title = mentions ? HistogramFigure::tr("Similarity to the closest training mention (%1)")
                         : HistogramFigure::tr("Similarity to the closest training sentence (%1)");
    if (unit == project::CompareUnit::Embeddings)
        return title.arg(HistogramFigure::tr("cosine of embeddings, %"));
    switch (options.measure) {
    case similarity::Measure::Cosine:
        break;
    case similarity::Measure::Jaccard:
        return title.arg(HistogramFigure::tr("Jaccard, %"));
    case similarity::Measure::Containment:
        return title.arg(HistogramFigure::tr("containment, %"));
    }
    return title.arg(QLatin1Char('%'));
}

Figure histogramFigure(const HistogramContent& content)
{
    Figure figure;
    const similarity::Options& method = content.run.options;
    const QString how = withMethod(methodTitle(content.run), method);
    figure.title = method.within
        //: Title of a figure; %1 data set, %2 its split, %3 "Unigrams, within one split"
        ? HistogramFigure::tr("%1, %2: %3")
              .arg(fromUtf8(content.run.dataset), fromUtf8(content.run.testSplit), how)
        //: Title of a figure; %1 data set, %2 "Unigrams"
        : HistogramFigure::tr("%1, test against train: %2").arg(fromUtf8(content.run.dataset), how);
    figure.fileStem = fileStem(content.run);
    figure.options = {{kCounts, HistogramFigure::tr("Counts above the intervals"), true},
        {kStretch, HistogramFigure::tr("Stretch small counts (square root)"), false}};
    figure.paint = [content](FigureCanvas& canvas, const QSet<QString>& options) {
        HistogramPainter(canvas, content, options).paint();
    };
    figure.numbers = [content] { return histogramNumbers(content); };
    figure.settings = [content] { return histogramSettings(content); };
    figure.madeAt = fromUtf8(content.run.startedAt);
    return figure;
}

std::string histogramNumbers(const HistogramContent& content)
{
    const std::uint64_t total = content.histogram.total();
    std::string text = "part\tfrom_percent\tto_percent\tcount\tshare_percent\n";
    const auto line = [&](const char* part, std::int32_t from, std::int32_t to, double count) {
        text += part;
        text += '\t' + toText(from / 1000.0) + '\t' + toText(to / 1000.0) + '\t' + toText(count) + '\t';
        text += total == 0 ? std::string() : toFixed(percentOf(count, total), 4);
        text += '\n';
    };
    for (const leakage::Interval& interval : content.intervals)
        line("interval", interval.from, interval.to, static_cast<double>(interval.count));
    for (const HistogramStep& step : content.histogram.steps(content.intervals))
        line("bar", step.from, step.to, step.count);
    return text;
}

std::string histogramSettings(const HistogramContent& content)
{
    const project::ComparisonRun& run = content.run;
    const project::NgramSizes sizes = project::sizesOf(run.options);
    QJsonObject json{
        {QStringLiteral("program"), QStringLiteral("Heldout")},
        {QStringLiteral("version"), fromUtf8(run.programVersion)},
        {QStringLiteral("started_at"), fromUtf8(run.startedAt)},
        {QStringLiteral("duration_ms"), static_cast<qint64>(run.durationMs)},
        {QStringLiteral("dataset"), fromUtf8(run.dataset)},
        {QStringLiteral("test"), fromUtf8(run.testSplit)},
        {QStringLiteral("train"), fromUtf8(run.trainSplit)},
        {QStringLiteral("test_items"), static_cast<qint64>(run.testItems)},
        {QStringLiteral("train_items"), static_cast<qint64>(run.trainItems)},
        {QStringLiteral("of"), QLatin1String(project::name(run.unit))},
        {QStringLiteral("measure"), QLatin1String(project::name(run.options.measure))},
    };
    const auto word
        = [&json](const char* key, const QJsonValue& value) { json.insert(QLatin1String(key), value); };
    if (ofEmbeddings(run)) {
        word("test_vectors", fromUtf8(run.vectors.test));
        word("train_vectors", fromUtf8(run.vectors.train));
        word("dimensions", static_cast<qint64>(run.dimensions));
    } else {
        word("ngram", sizes.longest == 0 ? QJsonValue(sizes.n) : QJsonValue(fromUtf8(project::name(sizes))));
        word("grams", QLatin1String(project::name(run.options.unit)));
        word("weighting", QLatin1String(project::name(run.options.weighting)));
        word("scoring", QLatin1String(project::name(run.options.scoring)));
    }
    if (!ofEmbeddings(run) && run.options.unit == similarity::GramUnit::Words)
        json.insert(QStringLiteral("stop_words"), QLatin1String(project::name(run.options.stopWords)));
    QJsonArray borders;
    for (const leakage::Interval& interval : content.intervals)
        if (interval.from > 0)
            borders.append(interval.from / 1000.0);
    json.insert(QStringLiteral("borders_percent"), borders);
    const QJsonDocument settings = QJsonDocument::fromJson(QByteArray::fromStdString(run.settings));
    if (settings.isObject())
        json.insert(QStringLiteral("settings"), settings.object());
    return QJsonDocument(json).toJson(QJsonDocument::Indented).toStdString();
}

Result<std::vector<QString>> exportHistogram(
    const QString& path, const HistogramContent& content, FigureSettings settings, const FigureExtras& extras)
{
    const std::optional<FigureFile> file = figureFileOf(path);
    if (!file)
        return fail(Code::InvalidArgument, Phrase::of("A figure is written as .pdf, .svg or .png."));
    settings.file = *file;
    return writeFigure(path, histogramFigure(content), settings, extras);
}

} // namespace heldout::ui
