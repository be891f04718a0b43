// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/number_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace heldout::ui {

namespace {

constexpr std::int32_t kEnd = 100000;

/// The context of these strings for translators.
struct IntervalWords
{
    Q_DECLARE_TR_FUNCTIONS(Interval)
};

} // namespace

QString decimalWords(double value, int decimals)
{
    return QLocale().toString(value, 'f', decimals);
}

QString decimalWords(std::optional<double> value, int decimals)
{
    return value ? decimalWords(*value, decimals) : QStringLiteral("–");
}

QString borderWords(std::int32_t milli)
{
    int decimals = 3;
    for (std::int32_t rest = milli; decimals > 0 && rest % 10 == 0; rest /= 10)
        --decimals;
    return decimalWords(milli / 1000.0, decimals);
}

QString intervalWords(std::int32_t fromMilli, std::int32_t toMilli)
{
    if (fromMilli <= -kEnd)
        //: A range of scores in percent that has no lower end
        return IntervalWords::tr("under %1").arg(borderWords(toMilli));
    const QString from = borderWords(fromMilli);
    const QString to = borderWords(toMilli);
    //: A range of scores in percent, "75 to 100"; its end belongs to it
    return toMilli >= kEnd ? IntervalWords::tr("%1 to %2").arg(from, to)
                           //: A range of scores in percent, "0 to under 25"
                           : IntervalWords::tr("%1 to under %2").arg(from, to);
}

} // namespace heldout::ui
