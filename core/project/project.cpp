// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/project.h"

#include "project/project_impl.h"

namespace heldout::project {

Result<std::shared_ptr<Project>> Project::create(const std::string& path, Environment environment)
{
    auto store = store::Store::create(path, environment.programVersion, environment.utcNow());
    if (!store)
        return fail(store.error());
    return std::make_shared<ProjectImpl>(std::move(*store), std::move(environment));
}

Result<std::shared_ptr<Project>> Project::open(
    const std::string& path, OpenMode mode, Environment environment)
{
    auto store = store::Store::open(
        path, mode == OpenMode::ReadOnly ? store::OpenMode::ReadOnly : store::OpenMode::ReadWrite);
    if (!store)
        return fail(store.error());
    return std::make_shared<ProjectImpl>(std::move(*store), std::move(environment));
}

ProjectImpl::ProjectImpl(std::shared_ptr<store::Store> store, Environment environment)
    : m_store(std::move(store))
    , m_environment(std::move(environment))
    , m_evaluations(m_store, m_environment, *this)
{
}

ProjectInfo ProjectImpl::info() const
{
    store::FileInfo file = m_store->info();
    ProjectInfo info;
    info.path = std::move(file.path);
    info.uuid = std::move(file.uuid);
    info.createdBy = std::move(file.createdBy);
    info.format = file.format;
    info.readOnly = file.readOnly;
    info.uncleanExit = file.uncleanExit;
    info.bytes = file.bytes;
    return info;
}

bool looksLikeProject(const std::string& path)
{
    return store::looksLikeProject(path);
}

} // namespace heldout::project
