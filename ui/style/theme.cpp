// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPointer>
#include <QToolTip>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <vector>

#include "resources.h"
#include "style/heldout_style.h"
#include "style/tokens_p.h"

namespace heldout::ui {

namespace {

constexpr char kFontRoleProperty[] = "heldoutFontRole";
constexpr char kInkProperty[] = "heldoutInk";
constexpr double kPointsPerPixel = 0.75;
constexpr double kBase = 13.0;

Theme* g_theme = nullptr;

struct RoleShape
{
    double pixels; // for a base of 13
    bool bold;
};

RoleShape shapeOf(FontRole role)
{
    switch (role) {
    case FontRole::PageTitle:
        return {20.0, true};
    case FontRole::Headline:
        return {18.0, false};
    case FontRole::Review:
        return {15.0, false};
    case FontRole::PanelTitle:
        return {13.5, true};
    case FontRole::Body:
        return {13.0, false};
    case FontRole::BodyBold:
        return {13.0, true};
    case FontRole::Label:
    case FontRole::Mono:
        return {12.0, false};
    case FontRole::Axis:
        return {11.0, false};
    case FontRole::AxisBold:
        return {11.0, true};
    }
    return {13.0, false};
}

QStringList bundledFamilies()
{
    return {QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC"),
        QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Noto Sans CJK KR"),
        QStringLiteral("Noto Sans Arabic"), QStringLiteral("Noto Sans Hebrew"),
        QStringLiteral("Noto Sans Devanagari")};
}

void applyTextRole(QWidget* widget)
{
    const QVariant role = widget->property(kFontRoleProperty);
    if (!role.isValid())
        return;
    widget->setFont(fonts::font(static_cast<FontRole>(role.toInt())));
    const auto ink = static_cast<Ink>(widget->property(kInkProperty).toInt());
    QPalette palette = widget->palette();
    const QColor color = inkColor(ink);
    if (palette.color(QPalette::Active, QPalette::WindowText) == color)
        return;
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        palette.setColor(group, QPalette::WindowText, color);
        palette.setColor(group, QPalette::Text, color);
    }
    palette.setColor(QPalette::Disabled, QPalette::WindowText, tokens().disabledText);
    palette.setColor(QPalette::Disabled, QPalette::Text, tokens().disabledText);
    widget->setPalette(palette);
}

} // namespace

namespace fonts {

QFont font(FontRole role)
{
    const RoleShape shape = shapeOf(role);
    const Theme* theme = Theme::instance();
    QFont font = theme != nullptr ? theme->baseFont() : QApplication::font();
    const double base = theme != nullptr ? theme->baseFontSize() : kBase;
    const double smallest = 11.0 * base / kBase;
    if (role == FontRole::Mono) {
        font.setFamilies({QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono"),
            QStringLiteral("monospace")});
        font.setStyleHint(QFont::Monospace);
    }
    font.setPointSizeF(std::max(smallest, shape.pixels * base / kBase) * kPointsPerPixel);
    font.setBold(shape.bold);
    return font;
}

QFont pageTitle()
{
    return font(FontRole::PageTitle);
}

QFont headline()
{
    return font(FontRole::Headline);
}

QFont review()
{
    return font(FontRole::Review);
}

QFont panelTitle()
{
    return font(FontRole::PanelTitle);
}

QFont body()
{
    return font(FontRole::Body);
}

QFont bodyBold()
{
    return font(FontRole::BodyBold);
}

QFont label()
{
    return font(FontRole::Label);
}

QFont axis()
{
    return font(FontRole::Axis);
}

QFont axisBold()
{
    return font(FontRole::AxisBold);
}

QFont mono()
{
    return font(FontRole::Mono);
}

} // namespace fonts

QColor inkColor(Ink ink)
{
    const Tokens& t = tokens();
    switch (ink) {
    case Ink::Text1:
        return t.text1;
    case Ink::Text2:
        return t.text2;
    case Ink::Text3:
        return t.text3;
    case Ink::Accent:
        return t.accent;
    case Ink::Warning:
        return t.warningText;
    case Ink::Error:
        return t.errorText;
    case Ink::Done:
        return t.doneText;
    }
    return t.text1;
}

QPalette paletteFor(const Tokens& t)
{
    QPalette p;
    p.setColor(QPalette::Window, t.page);
    p.setColor(QPalette::WindowText, t.text1);
    p.setColor(QPalette::Base, t.panel);
    p.setColor(QPalette::AlternateBase, t.sunken);
    p.setColor(QPalette::Text, t.text1);
    p.setColor(QPalette::Button, t.panel);
    p.setColor(QPalette::ButtonText, t.text1);
    p.setColor(QPalette::BrightText, t.errorText);
    p.setColor(QPalette::Highlight, t.selection);
    p.setColor(QPalette::HighlightedText, t.text1);
    p.setColor(QPalette::Link, t.accent);
    p.setColor(QPalette::LinkVisited, t.accent);
    p.setColor(QPalette::PlaceholderText, t.text3);
    p.setColor(QPalette::ToolTipBase, t.tooltipGround);
    p.setColor(QPalette::ToolTipText, t.tooltipText);
    p.setColor(QPalette::Light, t.panel);
    p.setColor(QPalette::Midlight, t.hairline);
    p.setColor(QPalette::Mid, t.hairline);
    p.setColor(QPalette::Dark, t.border);
    p.setColor(QPalette::Shadow, t.border);
    for (const auto role :
        {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        p.setColor(QPalette::Disabled, role, t.disabledText);
    p.setColor(QPalette::Disabled, QPalette::Base, t.sunken);
    p.setColor(QPalette::Disabled, QPalette::Highlight, t.track);
    return p;
}

void setTextRole(QWidget* widget, FontRole font, Ink ink)
{
    widget->setProperty(kFontRoleProperty, static_cast<int>(font));
    widget->setProperty(kInkProperty, static_cast<int>(ink));
    applyTextRole(widget);
}

QLabel* makeLabel(const QString& text, FontRole font, Ink ink, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    setTextRole(label, font, ink);
    return label;
}

Theme::Theme(QApplication& application)
    : QObject(nullptr)
    , m_application(application)
    , m_desktopFont(QApplication::font())
    , m_desktopDark(desktopIsDark())
{
    initHeldoutResources();
    for (const QString& file :
        {QStringLiteral(":/fonts/NotoSans-Regular.ttf"), QStringLiteral(":/fonts/NotoSans-Bold.ttf")})
        QFontDatabase::addApplicationFont(file);
    g_theme = this;
    QApplication::setStyle(new HeldoutStyle);
    apply();
    m_application.installEventFilter(this);
}

Theme::~Theme()
{
    g_theme = nullptr;
}

Theme* Theme::instance()
{
    return g_theme;
}

bool Theme::isDark() const
{
    return m_appearance == Appearance::Dark || (m_appearance == Appearance::Desktop && m_desktopDark);
}

void Theme::setAppearance(Appearance appearance)
{
    if (m_appearance == appearance)
        return;
    m_appearance = appearance;
    apply();
}

void Theme::setBaseFontSize(double pixels)
{
    const double wanted = std::clamp(pixels, 9.0, 40.0);
    if (qFuzzyCompare(wanted, m_basePixels))
        return;
    m_basePixels = wanted;
    apply();
}

void Theme::setDesktopFont(bool on)
{
    if (m_useDesktopFont == on)
        return;
    m_useDesktopFont = on;
    if (on) {
        const double points = m_desktopFont.pointSizeF();
        const double pixels = points > 0 ? points / kPointsPerPixel : m_desktopFont.pixelSize();
        m_basePixels = std::clamp(pixels, 9.0, 40.0);
    } else {
        m_basePixels = kBase;
    }
    apply();
}

void Theme::setAnimated(bool on)
{
    m_animated = on;
}

QFont Theme::baseFont() const
{
    QFont font = m_useDesktopFont ? m_desktopFont : QFont();
    if (!m_useDesktopFont)
        font.setFamilies(bundledFamilies());
    font.setPointSizeF(m_basePixels * kPointsPerPixel);
    font.setBold(false);
    font.setItalic(false);
    return font;
}

bool Theme::desktopIsDark() const
{
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

void Theme::apply()
{
    m_applying = true;
    setCurrentTokens(isDark() ? Tokens::dark() : Tokens::light());
    const QPalette palette = paletteFor(tokens());
    QApplication::setFont(baseFont());
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    QToolTip::setFont(fonts::label());
    refreshWidgets();
    m_applying = false;
    Q_EMIT changed();
}

void Theme::refreshWidgets() const
{
    // A widget may take others away when it hears of it.
    const QWidgetList all = QApplication::allWidgets();
    const std::vector<QPointer<QWidget>> widgets(all.begin(), all.end());
    // Qt tells widgets of a new palette and font only inside exec(); programs that draw pictures have none.
    for (const auto type : {QEvent::ApplicationPaletteChange, QEvent::ApplicationFontChange}) {
        for (const QPointer<QWidget>& widget : widgets) {
            QEvent inherited(type);
            if (widget)
                QApplication::sendEvent(widget, &inherited);
        }
    }
    for (const QPointer<QWidget>& widget : widgets) {
        if (widget)
            applyTextRole(widget);
        // Buttons and combo boxes keep their size until told that the style has changed, hidden ones too.
        QEvent event(QEvent::StyleChange);
        if (widget)
            QApplication::sendEvent(widget, &event);
        if (widget) {
            widget->updateGeometry();
            widget->update();
        }
    }
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ThemeChange && !m_applying && watched->isWidgetType()) {
        // The application's palette hides the desktop's: look beneath it for a moment.
        m_applying = true;
        QApplication::setPalette(QPalette());
        const bool dark = desktopIsDark();
        m_applying = false;
        m_desktopDark = dark;
        apply();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace heldout::ui
