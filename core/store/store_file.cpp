// SPDX-License-Identifier: GPL-3.0-or-later
// Making, opening, copying and watching the file; what pages remember.
#include "store/schema.h"
#include "store/shared.h"
#include "store/store.h"

namespace heldout::store {

namespace {

/// A copy was never open: its session mark is that of a file at rest.
Status restMark(const std::string& path)
{
    Result<Database> copy = Database::open(path, Access::Write);
    if (!copy)
        return fail(copy.error());
    return execute(*copy, Sql::MetaSet, "session_open", 0);
}

} // namespace

Result<std::shared_ptr<Store>> Store::create(
    const std::string& path, const std::string& programVersion, const std::string& now)
{
    if (const Result<FileKey> there = fileKey(path); there || there.error().code != Code::NotFound) {
        return failFile(Code::AlreadyExists, path, Phrase::of("There is a file of this name already."),
            Phrase::of("Open it, or choose another name."));
    }
    if (Status alone = checkNothingBeside(path); !alone)
        return fail(alone.error());
    Result<std::string> temporary = makeTemporary(path);
    if (!temporary)
        return fail(temporary.error());
    Status made;
    {
        Result<Database> database = Database::open(*temporary, Access::Create);
        made = database ? createSchema(*database, programVersion, now) : Status(fail(database.error()));
    }
    if (made)
        made = moveIntoPlace(*temporary, path, false);
    if (!made) {
        removeFile(*temporary);
        removeFile(*temporary + "-journal");
        Error error = made.error();
        error.file = path;
        return fail(std::move(error));
    }
    return open(path, OpenMode::ReadWrite);
}

Result<std::shared_ptr<Store>> Store::open(const std::string& path, OpenMode mode)
{
    const Result<FileKey> key = fileKey(path);
    if (!key)
        return fail(key.error());
    const bool inUseHere = OpenMark::isOpen(*key);
    auto shared = std::make_shared<Shared>(*key);
    if (Status status = shared->connect(path, mode, inUseHere); !status)
        return fail(status.error());
    return std::make_shared<Store>(std::move(shared));
}

Store::Store(std::shared_ptr<Shared> shared)
    : m_shared(std::move(shared))
{
}

Store::~Store() = default;

FileInfo Store::info() const
{
    FileInfo info = m_shared->file;
    info.bytes = bytesOf(info.path);
    return info;
}

Status Store::checkWritable() const
{
    return m_shared->file.readOnly ? m_shared->readOnlyError() : Status{};
}

Status Store::stillThere()
{
    const Result<FileKey> now = fileKey(m_shared->file.path);
    if (now && *now == m_shared->mark.key())
        return {};
    return failMoved(m_shared->file.path);
}

Status Store::saveCopy(const std::string& path, JobContext& job)
{
    const Result<FileKey> target = fileKey(path);
    if (target && OpenMark::isOpen(*target))
        return fail(Code::InvalidArgument,
            Phrase::of("A copy cannot take the place of a project that is open."),
            Phrase::of("Choose another name."));
    if (!target && target.error().code == Code::ForeignProject)
        return fail(Code::UnwritableFile, Phrase::of("The name belongs to something that is no file."),
            Phrase::of("Choose another name."));
    if (Status alone = checkNothingBeside(path); !alone)
        return alone;
    const auto lock = m_shared->lockSide(job);
    if (!lock)
        return fail(lock.error());
    Result<std::string> temporary = makeTemporary(path);
    if (!temporary)
        return fail(temporary.error());
    Status copied;
    {
        Database& side = m_shared->side;
        const Result<std::int64_t> pages = side.number("PRAGMA page_count");
        const Result<std::int64_t> size = side.number("PRAGMA page_size");
        job.begin(
            Stage::Copying, Unit::Bytes, pages && size ? static_cast<std::uint64_t>(*pages * *size) : 0);
        int ticks = 0;
        const StopGuard guard(side, job.stopToken(), [&] {
            constexpr int kTicks = 64; // asking the system for a size costs more than a tick
            if (++ticks % kTicks == 0)
                job.advanceTo(bytesOf(*temporary));
        });
        copied = side.exec("PRAGMA query_only=OFF");
        if (copied)
            copied = side.exec("VACUUM INTO " + quoted(*temporary));
    }
    if (copied)
        copied = restMark(*temporary);
    if (copied)
        copied = job.checkStop();
    if (copied)
        copied = moveIntoPlace(*temporary, path, true);
    if (!copied) {
        removeFile(*temporary);
        removeFile(*temporary + "-journal");
        Error error = copied.error();
        if (error.code != Code::DamagedProject)
            error.file = path; // what failed is the copy
        return fail(std::move(error));
    }
    job.end();
    return {};
}

Result<std::string> Store::pageState(const std::string& page)
{
    {
        const std::lock_guard lock(m_shared->memoryMutex);
        const auto found = m_shared->pageStates.find(page);
        if (found != m_shared->pageStates.end())
            return found->second;
    }
    Result<ReaderPool::Lease> reader = m_shared->reader();
    if (!reader)
        return fail(reader.error());
    std::string json;
    Query query(**reader, Sql::PageStateGet, page);
    while (query.next())
        json = query.string(0);
    if (Status status = query.status(); !status)
        return fail(status.error());
    return json;
}

Status Store::setPageState(const std::string& page, const std::string& json)
{
    if (m_shared->file.readOnly) {
        const std::lock_guard lock(m_shared->memoryMutex);
        m_shared->pageStates[page] = json;
        return {};
    }
    return m_shared->decide(
        [&](Database& database) { return execute(database, Sql::PageStateSet, page, json); });
}

} // namespace heldout::store
