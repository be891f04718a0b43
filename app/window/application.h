// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>

class QApplication;

namespace heldout::ui {
class Language;
class MainWindow;
class ProjectControl;
class Session;
class Settings;
class Theme;
} // namespace heldout::ui

namespace heldout::app {

/// The parts of the running program, put together: settings, theme, language, session and the window around
/// them.
class Application : public QObject
{
    Q_OBJECT
public:
    struct Places
    {
        QString settingsFile; ///< "" = the user's
        QString dataFolder; ///< "" = the user's
    };

    Application(QApplication& application, const Places& places, const QString& language);
    ~Application() override;

    /// Makes the window and shows it; opens `files`, the last project or, on the first start or when asked
    /// for, the sample.
    void start(const QStringList& files, bool sample = false);
    /// Makes the window without opening anything.
    void makeWindow();

    [[nodiscard]] ui::MainWindow* window() const { return m_window.get(); }
    [[nodiscard]] ui::Session& session() const { return *m_session; }
    [[nodiscard]] ui::Settings& settings() const { return *m_settings; }
    [[nodiscard]] ui::ProjectControl& control() const { return *m_control; }
    [[nodiscard]] ui::Theme& theme() const { return *m_theme; }

private:
    void applySettings();
    void rebuildWindow();

    QString m_language; ///< from the command line; wins over the settings
    QString m_shownLanguage;
    std::unique_ptr<ui::Settings> m_settings;
    std::unique_ptr<ui::Theme> m_theme;
    std::unique_ptr<ui::Language> m_translations;
    std::unique_ptr<ui::Session> m_session;
    std::unique_ptr<ui::ProjectControl> m_control;
    std::unique_ptr<ui::MainWindow> m_window;
};

} // namespace heldout::app
