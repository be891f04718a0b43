// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/environment.h"

#include <QCoreApplication>
#include <QDateTime>

#include <chrono>

namespace heldout::ui {

project::Environment desktopEnvironment()
{
    project::Environment environment;
    environment.programVersion = QCoreApplication::applicationVersion().toStdString();
    environment.utcNow = [] {
        return QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ssZ")).toStdString();
    };
    environment.steadyMs = [] {
        return static_cast<std::int64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(
            std::chrono::steady_clock::now().time_since_epoch())
                .count());
    };
    return environment;
}

} // namespace heldout::ui
