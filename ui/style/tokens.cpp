// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/tokens.h"

#include "style/tokens_p.h"

#include <algorithm>
#include <cmath>

namespace heldout::ui {

namespace {

const Tokens* g_current = nullptr;

struct Lab
{
    double l = 0;
    double a = 0;
    double b = 0;
};

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double gammaOf(double channel)
{
    return channel <= 0.0031308 ? channel * 12.92 : 1.055 * std::pow(channel, 1.0 / 2.4) - 0.055;
}

// CIE 1976 L*a*b*, D65 white.
constexpr double kWhiteX = 0.95047;
constexpr double kWhiteZ = 1.08883;

Lab toLab(const QColor& color)
{
    const double r = linear(color.redF());
    const double g = linear(color.greenF());
    const double b = linear(color.blueF());
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
    const double x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / kWhiteX);
    const double y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / kWhiteZ);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

QColor fromLab(const Lab& lab)
{
    const double fy = (lab.l + 16.0) / 116.0;
    const auto inverse
        = [](double t) { return t * t * t > 0.008856 ? t * t * t : (t - 16.0 / 116.0) / 7.787; };
    const double x = kWhiteX * inverse(fy + lab.a / 500.0);
    const double y = inverse(fy);
    const double z = kWhiteZ * inverse(fy - lab.b / 200.0);
    const auto channel
        = [](double value) { return static_cast<float>(std::clamp(gammaOf(value), 0.0, 1.0)); };
    return QColor::fromRgbF(channel(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
        channel(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
        channel(0.0556434 * x - 0.2040259 * y + 1.0572252 * z));
}

QColor between(const QColor& from, const QColor& to, double share)
{
    const Lab a = toLab(from);
    const Lab b = toLab(to);
    return fromLab({std::lerp(a.l, b.l, share), std::lerp(a.a, b.a, share), std::lerp(a.b, b.b, share)});
}

QColor alongStops(const std::array<QColor, 4>& stops, const QColor& last, int index, int count)
{
    const int wanted = std::clamp(index, 0, std::max(0, count - 1));
    const int available = count > 4 ? 5 : 4;
    const auto stop = [&](int i) { return i < 4 ? stops[static_cast<std::size_t>(i)] : last; };
    if (count <= 1)
        return stop(2);
    if (count == available)
        return stop(wanted);
    const double place = static_cast<double>(wanted) * (available - 1) / (count - 1);
    const int lower = std::min(static_cast<int>(place), available - 2);
    if (place == lower)
        return stop(lower);
    if (place == lower + 1)
        return stop(lower + 1);
    return between(stop(lower), stop(lower + 1), place - lower);
}

double luminance(const QColor& color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

Tokens makeLight()
{
    Tokens t;
    t.window = QColor(0xEEF1F4);
    t.side = QColor(0xE9EDF1);
    t.page = QColor(0xF7F8FA);
    t.panel = QColor(0xFFFFFF);
    t.sunken = QColor(0xF2F4F7);
    t.hairline = QColor(0xDCE1E7);
    t.headLine = QColor(0xC3CBD4);
    t.border = QColor(0x818C98);
    t.text1 = QColor(0x17202A);
    t.text2 = QColor(0x47535F);
    t.text3 = QColor(0x596571);
    t.disabledText = QColor(0x8B95A0);
    t.accent = QColor(0x00629B);
    t.primary = QColor(0x00629B);
    t.onPrimary = QColor(0xFFFFFF);
    t.selection = QColor(0xD9E9F5);
    t.pointedAt = QColor(0xEAF2F9);
    t.track = QColor(0xE3E8ED);
    t.warningText = QColor(0x7A4B00);
    t.warningGround = QColor(0xFFF4DC);
    t.warningLine = QColor(0xB27300);
    t.errorText = QColor(0xA8201A);
    t.errorGround = QColor(0xFDECEA);
    t.doneText = QColor(0x00694A);
    t.doneGround = QColor(0xE3F4EC);
    t.difference = QColor(0xA94400);
    t.differenceGround = QColor(0xFDEBDD);
    t.sharedRun = QColor(0x2F7CB3);
    t.sharedRunGround = QColor(0xEBF3FA);
    t.tooltipGround = QColor(0x17202A);
    t.tooltipText = QColor(0xFFFFFF);
    t.rampStops = {QColor(0xD3E3F0), QColor(0x9CC3E0), QColor(0x4A90C2), QColor(0x0B4F80)};
    t.rampOutlines = {QColor(0x6E93B2), QColor(0x5588B3), QColor(0x2F76AC), QColor(0x083D64)};
    t.equal = QColor(0x052A47);
    t.systems = {QColor(0x0072B2), QColor(0xC24E00), QColor(0x00805C), QColor(0x7A1F5C), QColor(0x5A3E00)};
    t.reference = QColor(0x6F7B87);
    return t;
}

Tokens makeDark()
{
    Tokens t;
    t.isDark = true;
    t.window = QColor(0x14181D);
    t.side = QColor(0x14181D);
    t.page = QColor(0x191E24);
    t.panel = QColor(0x20262D);
    t.sunken = QColor(0x1B2026);
    t.hairline = QColor(0x333C46);
    t.headLine = QColor(0x46515D);
    t.border = QColor(0x74818E);
    t.text1 = QColor(0xE9EDF1);
    t.text2 = QColor(0xB6C0CA);
    t.text3 = QColor(0x9FAAB6);
    t.disabledText = QColor(0x6D7884);
    t.accent = QColor(0x6CBDF0);
    t.primary = QColor(0x1F74AE);
    t.onPrimary = QColor(0xFFFFFF);
    t.selection = QColor(0x213F57);
    t.pointedAt = QColor(0x27313B);
    t.track = QColor(0x2E363F);
    t.warningText = QColor(0xF0C060);
    t.warningGround = QColor(0x3A2F17);
    t.warningLine = QColor(0xC89A3C);
    t.errorText = QColor(0xFF9C92);
    t.errorGround = QColor(0x432322);
    t.doneText = QColor(0x5CD0A4);
    t.doneGround = QColor(0x173528);
    t.difference = QColor(0xFFAC70);
    t.differenceGround = QColor(0x4A2E1B);
    t.sharedRun = QColor(0x5B9CCB);
    t.sharedRunGround = QColor(0x22384A);
    t.tooltipGround = QColor(0x0C0F12);
    t.tooltipText = QColor(0xFFFFFF);
    t.rampStops = {QColor(0x2A4257), QColor(0x3F73A0), QColor(0x6DB3E6), QColor(0xC4E4FA)};
    t.rampOutlines = {QColor(0x6E96B8), QColor(0x6E9FCB), QColor(0x8CC6F0), QColor(0xE6F4FE)};
    t.equal = QColor(0xFFFFFF);
    t.systems = {QColor(0x56B0EA), QColor(0xEE7B36), QColor(0x2FB488), QColor(0xF0B4DA), QColor(0xF6E3A0)};
    t.reference = QColor(0x8794A1);
    return t;
}

} // namespace

const Tokens& Tokens::light()
{
    static const Tokens t = makeLight();
    return t;
}

const Tokens& Tokens::dark()
{
    static const Tokens t = makeDark();
    return t;
}

QColor Tokens::ramp(int index, int count) const
{
    return alongStops(rampStops, equal, index, count);
}

QColor Tokens::rampOutline(int index, int count) const
{
    return alongStops(rampOutlines, equal, index, count);
}

QColor Tokens::system(int index) const
{
    return systems[static_cast<std::size_t>(std::max(index, 0)) % systems.size()];
}

const Tokens& tokens()
{
    return g_current != nullptr ? *g_current : Tokens::light();
}

void setCurrentTokens(const Tokens& current)
{
    g_current = &current;
}

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

QColor mixed(const QColor& under, const QColor& over, double share)
{
    const auto channel = [share](float from, float to) {
        return static_cast<float>(std::clamp(from + (to - from) * share, 0.0, 1.0));
    };
    return QColor::fromRgbF(channel(under.redF(), over.redF()), channel(under.greenF(), over.greenF()),
        channel(under.blueF(), over.blueF()));
}

} // namespace heldout::ui
