// SPDX-License-Identifier: GPL-3.0-or-later
// Looks through the whole file: SQLite's own check, and rows that belong to nobody.
#include "base/numbers.h"
#include "store/shared.h"
#include "store/store.h"

namespace heldout::store {

namespace {

constexpr std::int64_t kEndOfIds = INT64_MAX;

/// What is wrong, in sentences.
using Findings = std::vector<Phrase>;

Status quickCheck(Database& database, Findings& findings)
{
    Result<std::string> answer = database.value("PRAGMA quick_check(1)");
    if (!answer && answer.error().code != Code::DamagedProject)
        return fail(answer.error());
    if (!answer || *answer != "ok")
        findings.push_back(answer ? Phrase::of("SQLite's check says: %1.", *answer) : answer.error().message);
    return {};
}

Status countBelongings(Database& database, Findings& findings)
{
    Query splits(database, Sql::SplitRanges);
    while (splits.next()) {
        const std::int64_t first = splits.integer(1);
        const std::int64_t items = splits.integer(2);
        for (const Sql count : {Sql::InstanceCount, Sql::TextCount}) {
            Result<std::int64_t> found = oneNumber(database, count, first, first + items);
            if (!found)
                return fail(found.error());
            if (*found != items)
                findings.push_back(Phrase::of("Split \"%1\" has %2 of %3 items.", splits.string(0),
                    static_cast<std::uint64_t>(*found), static_cast<std::uint64_t>(items)));
        }
    }
    return splits.status();
}

/// Items between the ranges that splits and garbage own.
Status findStrayItems(Database& database, Findings& findings)
{
    struct Range
    {
        std::int64_t first, end;
    };
    std::vector<Range> gaps;
    std::int64_t free = INT64_MIN;
    {
        Query owned(database, Sql::OwnedRanges);
        while (owned.next()) {
            gaps.push_back({free, owned.integer(0)});
            free = std::max(free, owned.integer(0) + owned.integer(1));
        }
        if (Status status = owned.status(); !status)
            return status;
    }
    gaps.push_back({free, kEndOfIds});
    for (const Range& gap : gaps) {
        if (gap.first >= gap.end)
            continue;
        for (const Sql between : {Sql::InstanceBetween, Sql::TextBetween}) {
            Result<std::int64_t> found = oneNumber(database, between, gap.first, gap.end);
            if (!found)
                return fail(found.error());
            if (*found != 0)
                findings.push_back(Phrase::of("Item %1 belongs to no split.", toText(*found)));
        }
    }
    return {};
}

/// Steps from owner to owner through a table's key and asks for each whether it is known.
Status findStrayOwners(Database& database, Sql after, Sql known, PhrasePattern<1> what, Findings& findings)
{
    std::int64_t owner = INT64_MIN;
    for (;;) {
        std::optional<std::int64_t> next;
        {
            Query query(database, after, owner);
            while (query.next())
                next = query.integer(0);
            if (Status status = query.status(); !status)
                return status;
        }
        if (!next)
            return {};
        owner = *next;
        Result<std::int64_t> there = oneNumber(database, known, owner);
        if (!there)
            return fail(there.error());
        if (*there == 0)
            findings.push_back(Phrase::of(what, toText(owner)));
    }
}

Status lookThrough(Database& database, Findings& findings)
{
    Result<Transaction> transaction = Transaction::beginRead(database);
    if (!transaction)
        return fail(transaction.error());
    Status status = countBelongings(database, findings);
    if (status)
        status = findStrayItems(database, findings);
    if (status)
        status = findStrayOwners(database, Sql::MatchOwnerAfter, Sql::RunKnown,
            Phrase::later("There are pairs of a run of number %1, which is not there."), findings);
    if (status)
        status = findStrayOwners(database, Sql::PartnerOwnerAfter, Sql::RunKnown,
            Phrase::later("There are partners of a run of number %1, which is not there."), findings);
    if (status)
        status = findStrayOwners(database, Sql::MentionOwnerAfter, Sql::SetKnown,
            Phrase::later("There are mentions of a set of number %1, which is not there."), findings);
    if (status)
        status = findStrayOwners(database, Sql::RelationOwnerAfter, Sql::SetKnown,
            Phrase::later("There are relations of a set of number %1, which is not there."), findings);
    if (status)
        status = findStrayOwners(database, Sql::DenseOwnerAfter, Sql::DenseKnown,
            Phrase::later("There are values of a column of number %1, which is not there."), findings);
    return status;
}

} // namespace

Status Store::check(JobContext& job)
{
    job.begin(Stage::Checking, Unit::Bytes, bytesOf(m_shared->file.path));
    Findings findings;
    {
        const auto lock = m_shared->lockSide(job);
        if (!lock)
            return fail(lock.error());
        const StopGuard guard(m_shared->side, job.stopToken());
        Status status = quickCheck(m_shared->side, findings);
        if (status && findings.empty())
            status = lookThrough(m_shared->side, findings);
        if (status)
            status = job.checkStop();
        if (!status)
            return status;
    }
    job.end();
    if (findings.empty())
        return {};
    Error error;
    error.code = Code::DamagedProject;
    error.message = Phrase::of("The project file is damaged.");
    constexpr std::size_t kNamed = 5;
    for (std::size_t i = 0; i < std::min(findings.size(), kNamed); ++i)
        error.message = Phrase::joined(std::move(error.message), std::move(findings[i]));
    error.file = m_shared->file.path;
    error.hint = Phrase::of("Save a copy of what can be read, and use an older copy if you have one.");
    return fail(std::move(error));
}

} // namespace heldout::store
