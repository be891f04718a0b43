// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <vector>

#include "charts/figure.h"
#include "charts/histogram.h"
#include "project/types.h"

namespace heldout::ui {

/// What a histogram of best-match scores is made of.
struct HistogramContent
{
    Histogram histogram;
    std::vector<leakage::Interval> intervals; ///< exact
    project::ComparisonRun run;
};

/// "Test sentences" or "Test mentions", and "Similarity to the closest training sentence (%)", or "(Jaccard,
/// %)": the axis titles.
[[nodiscard]] QString itemsAxisTitle(project::CompareUnit unit, bool within);
[[nodiscard]] QString similarityAxisTitle(project::CompareUnit unit, const similarity::Options& options);

/// The histogram for paper. Options: "counts" (shares and counts above the intervals, on), "stretch"
/// (square-root axis, off).
[[nodiscard]] Figure histogramFigure(const HistogramContent& content);

/// The numbers of the picture as TSV: intervals, then bars, with ends in percent, counts and shares. Points,
/// no groups.
[[nodiscard]] std::string histogramNumbers(const HistogramContent& content);
/// Settings, versions and inputs of the run as JSON.
[[nodiscard]] std::string histogramSettings(const HistogramContent& content);

/// Writes the histogram without a window; the suffix of `path` chooses the type. Needs a QGuiApplication
/// only.
[[nodiscard]] Result<std::vector<QString>> exportHistogram(const QString& path,
    const HistogramContent& content, FigureSettings settings, const FigureExtras& extras = {});

} // namespace heldout::ui
