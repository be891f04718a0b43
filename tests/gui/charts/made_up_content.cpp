// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/made_up_content.h"

#include <cmath>

namespace heldout::testing {

ui::HistogramContent madeUpContent()
{
    std::vector<std::uint32_t> tenths(leakage::kHistogramSteps);
    for (std::size_t i = 0; i < tenths.size(); ++i) {
        const double distance = (static_cast<double>(i) - 320) / 110;
        tenths[i] = static_cast<std::uint32_t>(std::lround(14 * std::exp(-distance * distance / 2)));
    }
    tenths[0] = 23;
    tenths[500] += 40;
    tenths[1000] = 41;
    ui::HistogramContent content;
    content.histogram = ui::Histogram(tenths);
    content.intervals = content.histogram.intervals({25000, 50000, 75000});
    content.run.dataset = "Made up (2nd)";
    content.run.testSplit = "test";
    content.run.trainSplit = "train";
    content.run.programVersion = "1.2.3";
    content.run.startedAt = "2026-01-31T12:00:00Z";
    content.run.settings = R"({"ngram":1})";
    return content;
}

} // namespace heldout::testing
