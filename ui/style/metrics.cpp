// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/metrics.h"

#include <algorithm>
#include <cmath>

#include "style/theme.h"

namespace heldout::ui::metrics {

int scaled(int size)
{
    const Theme* theme = Theme::instance();
    const double factor = theme != nullptr ? std::max(1.0, theme->baseFontSize() / 13.0) : 1.0;
    return static_cast<int>(std::lround(size * factor));
}

int control()
{
    return scaled(30);
}

int segmented()
{
    return scaled(28);
}

int chip()
{
    return scaled(26);
}

int decisionButton()
{
    return scaled(44);
}

int row()
{
    return scaled(28);
}

int twoLineRow()
{
    return scaled(40);
}

int listRow()
{
    return scaled(52);
}

int jobRow()
{
    return scaled(32);
}

int columnHead()
{
    return scaled(28);
}

int pageHead()
{
    return scaled(54);
}

int pageHeadLow()
{
    return scaled(48);
}

int statusLine()
{
    return scaled(30);
}

int reviewLineStep()
{
    return scaled(29);
}

} // namespace heldout::ui::metrics
