// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/application.h"

#include <QApplication>
#include <QFileInfo>

#include "pages/data/data_page.h"
#include "pages/evaluate/evaluate_page.h"
#include "pages/pairs/pairs_page.h"
#include "pages/similarity/similarity_page.h"
#include "session/environment.h"
#include "session/session.h"
#include "session/settings.h"
#include "shell/language.h"
#include "shell/main_window.h"
#include "shell/project_control.h"
#include "style/theme.h"

namespace heldout::app {

Application::Application(QApplication& application, const Places& places, const QString& language)
    : m_language(language)
    , m_settings(std::make_unique<ui::Settings>(places.settingsFile))
    , m_theme(std::make_unique<ui::Theme>(application))
    , m_translations(std::make_unique<ui::Language>())
    , m_session(std::make_unique<ui::Session>(ui::desktopEnvironment()))
    , m_control(std::make_unique<ui::ProjectControl>(*m_session, *m_settings,
          places.dataFolder.isEmpty() ? ui::ProjectControl::defaultDataFolder() : places.dataFolder))
{
    applySettings();
    connect(m_settings.get(), &ui::Settings::changed, this, &Application::applySettings);
}

Application::~Application()
{
    // The window uses the session, the session's jobs the project.
    m_window.reset();
    m_control.reset();
    m_session.reset();
}

void Application::applySettings()
{
    const auto appearance = m_settings->appearance();
    m_theme->setAppearance(appearance == ui::Settings::Appearance::Light ? ui::Appearance::Light
            : appearance == ui::Settings::Appearance::Dark               ? ui::Appearance::Dark
                                                                         : ui::Appearance::Desktop);
    m_theme->setDesktopFont(m_settings->desktopFont());
    m_session->jobs().setThreads(m_settings->threads());

    const QString language = m_language.isEmpty() ? m_settings->language() : m_language;
    if (m_window && language == m_shownLanguage)
        return;
    m_shownLanguage = language;
    m_translations->apply(language);
    if (m_window) // after the dialog that changed it has closed
        QMetaObject::invokeMethod(this, &Application::rebuildWindow, Qt::QueuedConnection);
}

void Application::makeWindow()
{
    m_window = std::make_unique<ui::MainWindow>(*m_session, *m_settings, *m_control);
    const QString group = QCoreApplication::translate("heldout::ui::MainWindow", "Your data");
    m_window->addPage(new ui::DataPage(*m_session, m_settings.get(), m_window.get()), group);
    m_window->addPage(new ui::SimilarityPage(*m_session, m_window.get()), group);
    m_window->addPage(new ui::PairsPage(*m_session, m_window.get()), group);
    m_window->addPage(new ui::EvaluatePage(*m_session, m_window.get()), group);
    m_window->showPage(m_settings->lastPage());
}

void Application::rebuildWindow()
{
    const QByteArray geometry = m_window->saveGeometry();
    m_settings->setWindowGeometry(geometry);
    m_window->hide();
    makeWindow();
    m_window->show();
}

void Application::start(const QStringList& files, bool sample)
{
    makeWindow();
    m_window->show();
    if (!files.isEmpty())
        m_window->takePaths(files);
    else if (sample || !m_settings->startedBefore())
        m_control->openSample();
    else if (m_settings->openLastProject() && QFileInfo::exists(m_settings->lastProject()))
        m_control->openLast();
    m_settings->setStartedBefore();
}

} // namespace heldout::app
