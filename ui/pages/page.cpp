// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/page.h"

#include "session/session.h"

namespace heldout::ui {

Page::Page(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
{
}

bool Page::takeFiles(const QStringList&)
{
    return false;
}

void Page::remember(const std::string& json)
{
    if (!m_session.project())
        return;
    m_session.jobs().start<void>(savingJob(tr("Remembering the page")),
        [project = m_session.project(), page = id().toStdString(), json](
            JobContext&) { return project->setPageState(page, json); },
        this, {});
}

} // namespace heldout::ui
