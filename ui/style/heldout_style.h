// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QProgressBar;

namespace heldout::ui {

/// Dynamic properties HeldoutStyle reads. Set them with setKind()/setWrong() so that the widget repaints.
inline constexpr char kKindProperty[] = "kind";
inline constexpr char kWrongProperty[] = "wrong";

/// Values of `kind` on buttons: Normal has none. On QFrame: "panel", "sunken", "line".
enum class Kind { Normal, Primary, Quiet, Link, Icon };

void setKind(QWidget* widget, Kind kind);
/// Red 2 px border; the sentence below is the caller's.
void setWrong(QWidget* field, bool wrong);
[[nodiscard]] bool isWrong(const QWidget* field);
/// Grey bar: the job is stopping or was stopped.
void setStopped(QProgressBar* bar, bool stopped);

/// The house's look over Fusion: buttons by kind, fields with a wrong state, checks, combos, spin boxes,
/// sliders, bars, heads, menus, tooltips and the focus ring. Colours come from tokens(), sizes from metrics.
class HeldoutStyle : public QProxyStyle
{
    Q_OBJECT
public:
    HeldoutStyle();

    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;
    void polish(QPalette& palette) override;
    void polish(QApplication* application) override { QProxyStyle::polish(application); }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(
        PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
        const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
        SubControl part, const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(
        SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
        QStyleHintReturn* data) const override;
};

} // namespace heldout::ui
