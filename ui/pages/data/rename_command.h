// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

#include <memory>
#include <string>

#include "project/project.h"

namespace heldout::ui {

class Session;

/// A data set's new name, to be taken back.
class RenameCommand final : public QUndoCommand
{
public:
    RenameCommand(Session& session, project::ObjectId dataset, std::string before, std::string after);
    void undo() override;
    void redo() override;

private:
    void apply(const std::string& name);

    Session& m_session;
    std::shared_ptr<project::Project> m_project;
    project::ObjectId m_dataset;
    std::string m_before;
    std::string m_after;
};

} // namespace heldout::ui
