// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of the open project, and going on in one.
#include "shell/project_control.h"

#include <QFileInfo>

#include <utility>

#include "session/session.h"
#include "session/settings.h"
#include "session/words.h"

namespace heldout::ui {

void ProjectControl::copyTo(const QString& path, std::function<void()> then)
{
    if (!m_session.project())
        return;
    JobSpec spec;
    spec.name = tr("Saving a copy as %1").arg(QFileInfo(path).fileName());
    spec.runAgain = [this, path, then] { copyTo(path, then); };
    m_session.jobs().start<int>(
        std::move(spec),
        [project = m_session.project(), file = path.toStdString()](JobContext& job) -> Result<int> {
            if (const Status saved = project->saveCopy(file, job); !saved)
                return fail(saved.error());
            return 0;
        },
        this,
        [this, path, then = std::move(then)](const Result<int>& saved) {
            if (saved)
                then();
            else if (saved.error().code != Code::Cancelled)
                Q_EMIT m_session.failed(saved.error());
        });
}

void ProjectControl::saveCopy(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    copyTo(absolute, [this, absolute] {
        m_settings.addRecentFile(absolute);
        Q_EMIT m_session.notice(tr("A copy was saved as %1.").arg(QFileInfo(absolute).fileName()));
    });
}

void ProjectControl::saveAs(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const QString old = isUntitled() ? fromUtf8(m_session.project()->info().path) : QString();
    copyTo(absolute, [this, absolute, old] {
        if (!old.isEmpty())
            connect(
                this, &ProjectControl::opened, this,
                [this, absolute, old](const QString& now) {
                    if (now != absolute)
                        return;
                    removeProjectFile(old);
                    m_settings.removeRecentFile(old);
                },
                Qt::SingleShotConnection);
        open(absolute);
    });
}

} // namespace heldout::ui
