// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/export_figures.h"

#include <QCoreApplication>
#include <QDir>
#include <QSet>
#include <QTextStream>

#include "charts/histogram_figure.h"
#include "project/project.h"
#include "session/environment.h"

namespace heldout::app {

namespace {

constexpr int kProjectTrouble = 4;
constexpr int kRefused = 3;
const std::vector<std::uint32_t> kBorders{25'000, 50'000, 75'000};

void complain(const Error& error)
{
    QTextStream(stderr) << QString::fromStdString(describe(error)) << '\n';
}

Result<ui::HistogramContent> readContent(project::Project& source, const project::ComparisonRun& run)
{
    const auto counts = source.histogram(run.id);
    if (!counts)
        return fail(counts.error());
    const auto intervals = source.intervals(run.id, kBorders);
    if (!intervals)
        return fail(intervals.error());
    return ui::HistogramContent{ui::Histogram(*counts), *intervals, run};
}

/// One comparison as three files and its numbers. `taken` holds the names that are in use: another comparison
/// of that name carries the number of its run, so that none overwrites another.
Status writeRun(project::Project& source, const project::ComparisonRun& run, const QDir& folder,
    QSet<QString>& taken, QTextStream& out)
{
    const auto content = readContent(source, run);
    if (!content)
        return fail(content.error());
    const ui::Figure figure = ui::histogramFigure(*content);
    QString stem = figure.fileStem;
    if (taken.contains(stem))
        stem += QStringLiteral("-run-%1").arg(run.id);
    taken.insert(stem);
    for (const ui::FigureFile file : {ui::FigureFile::Pdf, ui::FigureFile::Svg, ui::FigureFile::Png}) {
        ui::FigureSettings settings;
        settings.file = file;
        settings.options = figure.defaultOptions();
        const QString path = folder.filePath(stem + QLatin1Char('.') + ui::suffix(file));
        const auto written = ui::writeFigure(path, figure, settings, {file == ui::FigureFile::Pdf, false});
        if (!written)
            return fail(written.error());
        for (const QString& name : *written)
            out << name << '\n';
    }
    return {};
}

} // namespace

int exportFigures(const QString& path, const QString& folder)
{
    const auto source
        = project::Project::open(path.toStdString(), project::OpenMode::ReadOnly, ui::desktopEnvironment());
    if (!source) {
        complain(source.error());
        return kProjectTrouble;
    }
    const auto runs = (*source)->comparisons();
    if (!runs) {
        complain(runs.error());
        return kProjectTrouble;
    }
    QTextStream errors(stderr);
    if (runs->empty()) {
        errors << QCoreApplication::translate("main", "This project holds no comparison yet.") << '\n';
        return kRefused;
    }
    if (!QDir().mkpath(folder)) {
        errors << QCoreApplication::translate("main", "The folder %1 cannot be made.").arg(folder) << '\n';
        return kRefused;
    }
    QTextStream out(stdout);
    QSet<QString> taken;
    for (const project::ComparisonRun& run : *runs) {
        if (const Status written = writeRun(**source, run, QDir(folder), taken, out); !written) {
            complain(written.error());
            return kRefused;
        }
    }
    return 0;
}

} // namespace heldout::app
