// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSize>
#include <QString>

#include <functional>

#include "project/types.h"

class QWidget;

namespace heldout::app {

class Application;

/// Goes through the window as a user does and keeps pictures of what is seen: "data-light.png",
/// "pairs-characters-dark-1280x720@2x.png".
class Camera
{
public:
    /// `suffix` stands in every name: the language, the size of the font.
    Camera(Application& program, const QString& folder, const QString& suffix);

    /// Runs `walk` with the light appearance and with the dark one.
    void inEachMode(const std::function<void()>& walk);
    /// Pages of the window, light and dark, at both sizes; `state` is added to the names.
    void shootPages(const QStringList& pages, const QString& state = {});
    /// The usual size, as it is.
    void shootWindow(const QString& name);
    void shootJobs(const QString& name);
    /// A dialog that one of the window's actions opens.
    void shootDialog(const char* action, const QString& name);
    /// The dialog that `open` opens.
    void shootOpened(const std::function<void()>& open, const QString& name);
    void shootImport(const QString& file, const QString& name);

    /// Asks for pairs worth looking at: close ones of the newest comparison by `measure` that are not the
    /// same.
    void askForPairs(similarity::Measure measure);
    /// Waits until no job runs and all that was read is drawn; false when that takes too long.
    bool settle();
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    void shoot(QWidget& widget, const QString& name);
    void setSize(QSize size);

    Application& m_program;
    QString m_folder;
    QString m_suffix;
    QString m_mode;
    QSize m_size;
    bool m_failed = false;
};

} // namespace heldout::app
