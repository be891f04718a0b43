// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/rename_command.h"

#include <QCoreApplication>

#include <utility>

#include "session/session.h"
#include "session/words.h"

namespace heldout::ui {

RenameCommand::RenameCommand(
    Session& session, project::ObjectId dataset, std::string before, std::string after)
    : QUndoCommand(QCoreApplication::translate("RenameCommand", "Rename %1").arg(fromUtf8(before)))
    , m_session(session)
    , m_project(session.project())
    , m_dataset(dataset)
    , m_before(std::move(before))
    , m_after(std::move(after))
{
}

void RenameCommand::undo()
{
    apply(m_before);
}

void RenameCommand::redo()
{
    apply(m_after);
}

void RenameCommand::apply(const std::string& name)
{
    JobSpec spec = quietJob(text());
    spec.changesProject = true;
    m_session.jobs().start<int>(
        std::move(spec),
        [project = m_project, dataset = m_dataset, name](JobContext&) -> Result<int> {
            if (const Status renamed = project->renameDataset(dataset, name); !renamed)
                return fail(renamed.error());
            return 0;
        },
        &m_session,
        [session = &m_session](const Result<int>& renamed) {
            if (!renamed && renamed.error().code != Code::Cancelled)
                Q_EMIT session->failed(renamed.error());
            session->reloadData();
        });
}

} // namespace heldout::ui
