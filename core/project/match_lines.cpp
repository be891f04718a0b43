// SPDX-License-Identifier: GPL-3.0-or-later
// A comparison item by item, in the order of the test file.
#include <span>

#include "base/numbers.h"
#include "project/items.h"
#include "project/project_impl.h"

namespace heldout::project {

namespace {

constexpr std::size_t kChunk = 4096;

/// One side of a run: what its items are called.
struct Side
{
    ObjectId split;
    const std::vector<std::uint32_t>& mentions; ///< instance ordinal and n in turn; empty for texts
    CompareUnit unit;

    [[nodiscard]] Result<ItemPage> load(store::Store& store, std::vector<std::uint32_t> items) const
    {
        return loadItems(store, split, mentions, unit, std::move(items), 0);
    }
    [[nodiscard]] std::string idOf(const ItemPage& page, std::uint32_t item) const
    {
        const std::string& key = page.at(item).key;
        return unit == CompareUnit::Mentions
            ? key + ':' + toText(std::uint64_t{mentions[2 * std::size_t{item} + 1]} + 1)
            : key;
    }
};

/// Partners of rank 2 and more, a chunk at a time: one test item may have millions.
class PartnerLines
{
public:
    PartnerLines(store::Store& store, ObjectId run, const Side& train)
        : m_store(store)
        , m_run(run)
        , m_train(train)
    {
    }
    /// Hands on those of one test item; call it for the items in order. `line` is that of the best match.
    [[nodiscard]] Status take(std::uint32_t test, MatchLine line,
        const std::function<Status(const MatchLine&)>& taker, const JobContext& job)
    {
        line.ties = 0;
        for (;;) {
            if (m_next == m_rows.size()) {
                if (Status read = m_done ? Status() : readOn(job); !read)
                    return read;
                if (m_done && m_next == m_rows.size())
                    return {};
            }
            const store::PartnerRow& row = m_rows[m_next];
            if (row.test > test)
                return {};
            ++m_next;
            line.trainId = m_train.idOf(m_ids, row.train);
            line.rank = row.rank;
            line.score = row.score;
            line.dot = row.dot;
            line.norm2Train = row.norm2Train;
            if (Status taken = taker(line); !taken)
                return taken;
        }
    }

private:
    [[nodiscard]] Status readOn(const JobContext& job)
    {
        if (Status going = job.checkStop(); !going)
            return going;
        const store::PartnerRow last = m_rows.empty() ? store::PartnerRow() : m_rows.back();
        auto rows = m_store.partnersAfter(m_run, last.test, last.rank, kChunk);
        if (!rows)
            return fail(rows.error());
        std::vector<std::uint32_t> items;
        for (const store::PartnerRow& row : *rows)
            items.push_back(row.train);
        auto ids = m_train.load(m_store, std::move(items));
        if (!ids)
            return fail(ids.error());
        m_done = rows->size() < kChunk;
        m_rows = std::move(*rows);
        m_ids = std::move(*ids);
        m_next = 0;
        return {};
    }

    store::Store& m_store;
    ObjectId m_run;
    const Side& m_train;
    std::vector<store::PartnerRow> m_rows;
    ItemPage m_ids;
    std::size_t m_next = 0;
    bool m_done = false;
};

/// Best matches of `places`, in that order, and what follows each.
class MatchLines
{
public:
    MatchLines(const Side& test, const Side& train, Listed listed, PartnerLines& partners)
        : m_test(test)
        , m_train(train)
        , m_listed(listed)
        , m_partners(partners)
    {
    }
    [[nodiscard]] Status take(store::Store& store, const std::vector<store::MatchRow>& rows,
        const std::function<Status(const MatchLine&)>& taker, const JobContext& job)
    {
        std::vector<std::uint32_t> testItems, trainItems;
        for (const store::MatchRow& row : rows) {
            testItems.push_back(row.test);
            if (row.train)
                trainItems.push_back(*row.train);
        }
        auto tests = m_test.load(store, std::move(testItems));
        if (!tests)
            return fail(tests.error());
        auto trains = m_train.load(store, std::move(trainItems));
        if (!trains)
            return fail(trains.error());
        for (const store::MatchRow& row : rows) {
            MatchLine line;
            line.testId = m_test.idOf(*tests, row.test);
            if (row.train)
                line.trainId = m_train.idOf(*trains, *row.train);
            line.rank = row.train ? 1 : 0;
            line.score = row.score;
            line.dot = row.dot;
            line.norm2Test = row.norm2Test;
            line.norm2Train = row.norm2Train;
            line.ties = row.ties;
            Status taken = taker(line);
            if (taken && m_listed == Listed::Partners)
                taken = m_partners.take(row.test, std::move(line), taker, job);
            if (!taken)
                return taken;
        }
        return {};
    }

private:
    const Side& m_test;
    const Side& m_train;
    Listed m_listed;
    PartnerLines& m_partners;
};

} // namespace

Status ProjectImpl::matches(
    ObjectId run, Listed listed, const std::function<Status(const MatchLine&)>& take, JobContext& job)
{
    auto known = currentFacts(run);
    if (!known)
        return fail(known.error());
    const RunFacts& facts = **known;
    const RunRecord& record = facts.record;
    const Side test{record.testSplitId, facts.testItems, record.unit};
    const Side train{record.trainSplitId, facts.trainItems, record.unit};
    PartnerLines partners(*m_store, run, train);
    MatchLines lines(test, train, listed, partners);
    job.begin(Stage::Reading, Unit::Pairs, facts.row.rowCount);
    for (std::uint64_t first = 0; first < facts.row.rowCount; first += kChunk) {
        if (auto go = job.checkStop(); !go)
            return go;
        auto places = m_store->columnU32(run, kPosColumn, first, kChunk);
        if (!places)
            return fail(places.error());
        auto rows = m_store->matchesAt(run, *places);
        if (!rows)
            return fail(rows.error());
        if (Status taken = lines.take(*m_store, *rows, take, job); !taken)
            return taken;
        job.advance(rows->size());
    }
    job.end();
    return {};
}

} // namespace heldout::project
