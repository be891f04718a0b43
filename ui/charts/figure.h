// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSet>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "charts/figure_canvas.h"

namespace heldout::ui {

enum class FigureFile { Pdf, Svg, Png };
[[nodiscard]] QString suffix(FigureFile file); ///< "pdf", "svg", "png"
[[nodiscard]] std::optional<FigureFile> figureFileOf(const QString& path); ///< by its suffix

/// A choice that only this figure offers, such as "Counts above the intervals".
struct FigureOption
{
    QString id;
    QString words;
    bool on = false;
};

struct FigureSettings
{
    FigureLook look;
    FigureFile file = FigureFile::Pdf;
    int dpi = 300; ///< of PNG files, 72 .. 1200
    bool title = false; ///< the figure's title above it
    QSet<QString> options; ///< ids of the figure's options that are on
};

/// A figure made for paper: its own layout, painted in millimetres, not a picture of a window. A plain value;
/// `paint` holds whatever it needs, so that it can be drawn at any time and without a window.
struct Figure
{
    QString title;
    QString fileStem; ///< "bc2gm-unigram-similarity"
    std::vector<FigureOption> options;
    std::function<void(FigureCanvas&, const QSet<QString>& options)> paint;
    std::function<std::string()> numbers; ///< TSV with a head line; empty = none to write
    std::function<std::string()> settings; ///< JSON; empty = none to write
    QString madeAt; ///< ISO 8601, UTC; the date a PDF carries. The same run gives the same file.

    /// Those options that are on from the start.
    [[nodiscard]] QSet<QString> defaultOptions() const;
};

/// The bytes of the file: the same on every screen, scale and day. Needs a QGuiApplication (fonts). Errors:
/// InvalidArgument for sizes outside 20 .. 500 mm or dpi outside 72 .. 1200.
[[nodiscard]] Result<QByteArray> renderFigure(const Figure& figure, const FigureSettings& settings);

/// The figure as pixels, round(mm * dpi / 25.4) wide; for previews and the clipboard.
[[nodiscard]] QImage figureImage(const Figure& figure, const FigureSettings& settings, double dpi);

struct FigureExtras
{
    bool numbers = false; ///< beside it, same name, .tsv
    bool settings = false; ///< beside it, same name, .json
};
/// Writes the figure and what goes with it, each file in one step. Returns the paths written.
[[nodiscard]] Result<std::vector<QString>> writeFigure(
    const QString& path, const Figure& figure, const FigureSettings& settings, const FigureExtras& extras);

} // namespace heldout::ui
