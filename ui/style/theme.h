// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QObject>
#include <QPalette>

#include "style/metrics.h"
#include "style/tokens.h"

class QApplication;
class QLabel;
class QWidget;

namespace heldout::ui {

enum class Appearance { Desktop, Light, Dark };

enum class FontRole {
    PageTitle, ///< 20 bold
    Headline, ///< 18
    Review, ///< 15, the text under review
    PanelTitle, ///< 13.5 bold
    Body, ///< 13
    BodyBold,
    Label, ///< 12: labels, column heads, help
    Axis, ///< 11: axes, keycaps
    AxisBold,
    Mono, ///< 12, raw replies
};

enum class Ink { Text1, Text2, Text3, Accent, Warning, Error, Done };

/// Ratios of the base font; nothing is smaller than Axis.
namespace fonts {
[[nodiscard]] QFont font(FontRole role);
[[nodiscard]] QFont pageTitle();
[[nodiscard]] QFont headline();
[[nodiscard]] QFont review();
[[nodiscard]] QFont panelTitle();
[[nodiscard]] QFont body();
[[nodiscard]] QFont bodyBold();
[[nodiscard]] QFont label();
[[nodiscard]] QFont axis();
[[nodiscard]] QFont axisBold();
[[nodiscard]] QFont mono();
} // namespace fonts

/// The palette made of tokens, and of an ink.
[[nodiscard]] QPalette paletteFor(const Tokens& tokens);
[[nodiscard]] QColor inkColor(Ink ink);

/// Gives a widget a font of the table and an ink for its words; both follow the theme from then on.
void setTextRole(QWidget* widget, FontRole font, Ink ink = Ink::Text1);
/// A label with that text and role.
[[nodiscard]] QLabel* makeLabel(
    const QString& text, FontRole font, Ink ink = Ink::Text1, QWidget* parent = nullptr);

/// Colours, fonts and style of the whole application. Make one after QApplication and before the first
/// widget. It follows the desktop's light or dark choice unless told otherwise.
class Theme : public QObject
{
    Q_OBJECT
public:
    /// Registers the fonts, installs HeldoutStyle, palette and font.
    explicit Theme(QApplication& application);
    ~Theme() override;

    /// The one that lives, or null.
    [[nodiscard]] static Theme* instance();

    void setAppearance(Appearance appearance);
    [[nodiscard]] Appearance appearance() const { return m_appearance; }
    [[nodiscard]] bool isDark() const;

    /// Base size in pixels at 96 dpi, 9 to 40; 13 unless set.
    void setBaseFontSize(double pixels);
    [[nodiscard]] double baseFontSize() const { return m_basePixels; }

    /// The desktop's font and size instead of the bundled Noto Sans.
    void setDesktopFont(bool on);
    [[nodiscard]] bool desktopFont() const { return m_useDesktopFont; }

    /// False when the desktop asks for none; indeterminate bars then stand still.
    void setAnimated(bool on);
    [[nodiscard]] bool animated() const { return m_animated; }

    [[nodiscard]] QFont baseFont() const;

Q_SIGNALS:
    /// After palette and fonts have changed.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();
    void refreshWidgets() const;
    [[nodiscard]] bool desktopIsDark() const;

    QApplication& m_application;
    QFont m_desktopFont;
    Appearance m_appearance = Appearance::Desktop;
    double m_basePixels = 13.0;
    bool m_useDesktopFont = false;
    bool m_animated = true;
    bool m_desktopDark = false;
    bool m_applying = false;
};

} // namespace heldout::ui
