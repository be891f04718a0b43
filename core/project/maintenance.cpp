// SPDX-License-Identifier: GPL-3.0-or-later
// The project file as a file.
#include "project/project_impl.h"

namespace heldout::project {

Result<std::string> ProjectImpl::pageState(const std::string& page)
{
    {
        const std::lock_guard lock(m_mutex);
        const auto kept = m_pageStates.find(page);
        if (kept != m_pageStates.end())
            return kept->second;
    }
    return m_store->pageState(page);
}

Status ProjectImpl::setPageState(const std::string& page, const std::string& json)
{
    if (!m_store->info().readOnly)
        return m_store->setPageState(page, json);
    const std::lock_guard lock(m_mutex);
    m_pageStates[page] = json;
    return {};
}

Status ProjectImpl::saveCopy(const std::string& path, JobContext& job)
{
    return m_store->saveCopy(path, job);
}

Status ProjectImpl::tidy(JobContext& job)
{
    if (m_store->info().readOnly)
        return {};
    auto garbage = m_store->hasGarbage();
    if (!garbage)
        return fail(garbage.error());
    return *garbage ? m_store->sweep(job) : Status{};
}

Status ProjectImpl::check(JobContext& job)
{
    return m_store->check(job);
}

Status ProjectImpl::stillThere()
{
    return m_store->stillThere();
}

} // namespace heldout::project
