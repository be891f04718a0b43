// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/figure.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHashFunctions>
#include <QImageWriter>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <cmath>

#include "base/atomic_file.h"
#include "charts/pdf_page.h"
#include "style/tokens.h"

namespace heldout::ui {

namespace {

constexpr double kMmPerInch = 25.4;
constexpr int kUnitsPerInch = static_cast<int>(kMmPerInch * FigureCanvas::kUnitsPerMm);

QSizeF sheet(const FigureLook& look)
{
    return {look.widthMm, look.heightMm};
}

void paintFigure(QPainter& painter, const Figure& figure, const FigureSettings& settings, FigureText text)
{
    const Tokens& tokens = settings.look.printColours ? Tokens::light() : Tokens::dark();
    QRectF area(QPointF(0, 0), sheet(settings.look));
    FigureCanvas canvas(painter, settings.look, text, area);
    canvas.rectangle(area, tokens.panel);
    if (settings.title && !figure.title.isEmpty()) {
        const double margin = 1.5;
        canvas.text({margin, margin}, Qt::AlignLeft | Qt::AlignTop, figure.title, settings.look.textPt,
            tokens.text1, true);
        area.setTop(margin + canvas.lineHeight(settings.look.textPt));
    }
    FigureCanvas rest(painter, settings.look, text, area);
    figure.paint(rest, settings.options);
}

/// The PDF writer lists its fonts in the order of a hash, which is another one in each process unless its
/// seed is set. Hashes that live already keep their own.
class SteadyHashes
{
public:
    SteadyHashes() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SteadyHashes() { QHashSeed::resetRandomGlobalSeed(); }
    SteadyHashes(const SteadyHashes&) = delete;
    SteadyHashes& operator=(const SteadyHashes&) = delete;
};

Result<QByteArray> renderPdf(const Figure& figure, const FigureSettings& settings)
{
    const SteadyHashes steady;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(kUnitsPerInch);
        writer.setPageSize(
            QPageSize(sheet(settings.look), QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setTitle(figure.title);
        writer.setCreator(QStringLiteral("Heldout"));
        QPainter painter(&writer);
        if (!painter.isActive())
            return fail(Code::Internal, Phrase::of("The PDF writer did not start."));
        paintFigure(painter, figure, settings, FigureText::AsText);
        painter.end();
    }
    return withPageAndDate(bytes, sheet(settings.look) * 72.0 / kMmPerInch, figure.madeAt);
}

Result<QByteArray> renderSvg(const Figure& figure, const FigureSettings& settings)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QSizeF units = sheet(settings.look) * FigureCanvas::kUnitsPerMm;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kUnitsPerInch);
    generator.setSize(units.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), units));
    generator.setTitle(figure.title);
    generator.setDescription(QStringLiteral("Heldout"));
    QPainter painter(&generator);
    if (!painter.isActive())
        return fail(Code::Internal, Phrase::of("The SVG writer did not start."));
    paintFigure(painter, figure, settings, FigureText::AsText);
    painter.end();
    return bytes;
}

Result<QByteArray> renderPng(const Figure& figure, const FigureSettings& settings)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    if (!writer.write(figureImage(figure, settings, settings.dpi)))
        return fail(Code::Internal,
            Phrase::of("The picture could not be packed as PNG: %1", writer.errorString().toStdString()));
    return bytes;
}

QString beside(const QString& path, const QString& ending)
{
    const QFileInfo info(path);
    return info.dir().filePath(info.completeBaseName() + QLatin1Char('.') + ending);
}

Status writeBytes(const QString& path, std::string_view bytes)
{
    return writeFileAtomically(QFile::encodeName(path).toStdString(), bytes);
}

} // namespace

QString suffix(FigureFile file)
{
    switch (file) {
    case FigureFile::Pdf:
        return QStringLiteral("pdf");
    case FigureFile::Svg:
        return QStringLiteral("svg");
    case FigureFile::Png:
        return QStringLiteral("png");
    }
    return {};
}

std::optional<FigureFile> figureFileOf(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const FigureFile file : {FigureFile::Pdf, FigureFile::Svg, FigureFile::Png})
        if (ending == suffix(file))
            return file;
    return std::nullopt;
}

QSet<QString> Figure::defaultOptions() const
{
    QSet<QString> on;
    for (const FigureOption& option : options)
        if (option.on)
            on.insert(option.id);
    return on;
}

QImage figureImage(const Figure& figure, const FigureSettings& settings, double dpi)
{
    const QSizeF pixels = sheet(settings.look) * dpi / kMmPerInch;
    QImage image(static_cast<int>(std::lround(pixels.width())),
        static_cast<int>(std::lround(pixels.height())), QImage::Format_RGB32);
    const int dotsPerMeter = static_cast<int>(std::lround(dpi * 1000.0 / kMmPerInch));
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(dpi / kUnitsPerInch, dpi / kUnitsPerInch);
    paintFigure(painter, figure, settings, FigureText::AsOutlines);
    return image;
}

Result<QByteArray> renderFigure(const Figure& figure, const FigureSettings& settings)
{
    const auto outside = [](double mm) { return !(mm >= 20 && mm <= 500); };
    if (outside(settings.look.widthMm) || outside(settings.look.heightMm))
        return fail(Code::InvalidArgument, Phrase::of("A figure is between 20 and 500 mm wide and high."));
    if (settings.file == FigureFile::Png && (settings.dpi < 72 || settings.dpi > 1200))
        return fail(
            Code::InvalidArgument, Phrase::of("The resolution of a picture is between 72 and 1200 dpi."));
    switch (settings.file) {
    case FigureFile::Pdf:
        return renderPdf(figure, settings);
    case FigureFile::Svg:
        return renderSvg(figure, settings);
    case FigureFile::Png:
        return renderPng(figure, settings);
    }
    return fail(Code::Internal, Phrase::of("No such file type."));
}

Result<std::vector<QString>> writeFigure(
    const QString& path, const Figure& figure, const FigureSettings& settings, const FigureExtras& extras)
{
    const Result<QByteArray> bytes = renderFigure(figure, settings);
    if (!bytes)
        return fail(bytes.error());
    std::vector<QString> written;
    const auto write = [&written](const QString& file, std::string_view content) -> Status {
        const Status status = writeBytes(file, content);
        if (status)
            written.push_back(file);
        return status;
    };
    if (const Status status = write(path, {bytes->constData(), static_cast<std::size_t>(bytes->size())});
        !status)
        return fail(status.error());
    if (extras.numbers && figure.numbers) {
        if (const Status status = write(beside(path, QStringLiteral("tsv")), figure.numbers()); !status)
            return fail(status.error());
    }
    if (extras.settings && figure.settings) {
        if (const Status status = write(beside(path, QStringLiteral("json")), figure.settings()); !status)
            return fail(status.error());
    }
    return written;
}

} // namespace heldout::ui
