// SPDX-License-Identifier: GPL-3.0-or-later
// Relations, written and read back.
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "store/relations.h"
#include "store/shared.h"
#include "store/split_lookup.h"
#include "store/store.h"

namespace heldout::store {

namespace {

constexpr std::size_t kPageRelations = 8192;

/// An argument as its row has it; no role is NULL.
struct ArgumentRow
{
    std::optional<std::int64_t> role, mention;
};

Result<ArgumentRow> argumentRow(
    Database& database, Interner& interner, const Relation& relation, std::size_t a)
{
    ArgumentRow row;
    if (a >= relation.arguments.size())
        return row;
    const RelationArgument& argument = relation.arguments[a];
    row.mention = argument.mention;
    if (argument.role.empty())
        return row;
    Result<std::int64_t> role = interner.name(database, "role", argument.role);
    if (!role)
        return fail(role.error());
    row.role = *role;
    return row;
}

/// Types and roles come again and again.
class Names
{
public:
    [[nodiscard]] Result<std::string> operator()(Database& database, std::int64_t id)
    {
        const auto [at, fresh] = m_names.try_emplace(id);
        if (!fresh)
            return at->second;
        Result<std::string> text = oneText(database, Sql::NameText, id);
        if (text)
            at->second = *text;
        return text;
    }

private:
    std::unordered_map<std::int64_t, std::string> m_names;
};

/// Reads an argument whose role stands in `column` and its mention in the one behind it.
Status readArgument(Database& database, const Query& row, int column, Names& names, Relation& relation)
{
    if (row.isNull(column + 1))
        return {};
    RelationArgument argument;
    argument.mention = static_cast<std::uint32_t>(row.integer(column + 1));
    if (!row.isNull(column)) {
        Result<std::string> role = names(database, row.integer(column));
        if (!role)
            return fail(role.error());
        argument.role = std::move(*role);
    }
    relation.arguments.push_back(std::move(argument));
    return {};
}

Status readRows(
    Database& database, Query& query, std::int64_t firstItem, Names& names, std::vector<RelationView>& out)
{
    while (query.next()) {
        RelationView view;
        view.ordinal = static_cast<std::uint64_t>(query.integer(0) - firstItem);
        view.n = static_cast<std::uint32_t>(query.integer(1));
        Result<std::string> type = names(database, query.integer(2));
        if (!type)
            return fail(type.error());
        view.relation.type = std::move(*type);
        for (const int column : {3, 5}) {
            if (Status status = readArgument(database, query, column, names, view.relation); !status)
                return status;
        }
        out.push_back(std::move(view));
    }
    return query.status();
}

/// Further arguments of relations by (ordinal, n).
Status fillArguments(
    Database& database, Id set, std::int64_t firstItem, Names& names, std::vector<RelationView>& relations)
{
    if (relations.empty())
        return {};
    Query query(database, Sql::RelationArgsBetween, set,
        firstItem + static_cast<std::int64_t>(relations.front().ordinal),
        firstItem + static_cast<std::int64_t>(relations.back().ordinal));
    std::size_t at = 0;
    while (query.next()) {
        const std::pair key(static_cast<std::uint64_t>(query.integer(0) - firstItem), query.natural(1));
        const auto keyOf
            = [&](std::size_t i) { return std::pair(relations[i].ordinal, std::uint64_t{relations[i].n}); };
        while (at < relations.size() && keyOf(at) < key)
            ++at;
        if (at == relations.size() || keyOf(at) != key)
            continue; // of a page before or after
        if (Status status = readArgument(database, query, 2, names, relations[at].relation); !status)
            return status;
    }
    return query.status();
}

} // namespace

Status checkRelations(const std::vector<Relation>& relations, std::size_t mentions)
{
    for (const Relation& relation : relations) {
        for (const RelationArgument& argument : relation.arguments) {
            if (argument.mention >= mentions)
                return fail(Code::InvalidArgument,
                    Phrase::of("A relation needs a mention that its item does not have."));
        }
    }
    return {};
}

Status insertRelations(Database& database, Interner& interner, Id set, std::int64_t instance,
    const std::vector<Relation>& relations)
{
    constexpr std::size_t kInline = 2;
    std::int64_t n = 0;
    for (const Relation& relation : relations) {
        Result<std::int64_t> type = interner.name(database, "relation", relation.type);
        if (!type)
            return fail(type.error());
        std::vector<ArgumentRow> rows;
        for (std::size_t a = 0; a < std::max(kInline, relation.arguments.size()); ++a) {
            Result<ArgumentRow> row = argumentRow(database, interner, relation, a);
            if (!row)
                return fail(row.error());
            rows.push_back(*row);
        }
        Status status = execute(database, Sql::RelationInsert, set, instance, n, *type, rows[0].role,
            rows[0].mention, rows[1].role, rows[1].mention);
        for (std::size_t a = kInline; status && a < rows.size(); ++a)
            status = execute(database, Sql::RelationArgInsert, set, instance, n, static_cast<std::int64_t>(a),
                rows[a].role, rows[a].mention);
        if (!status)
            return status;
        ++n;
    }
    return {};
}

Status Store::readRelations(
    Id split, SpansOf kind, Id predictions, const TakeRelations& take, const std::stop_token& stop)
{
    Result<SpanOwner> owner = readTogether<SpanOwner>(
        *m_shared, [&](Database& database) { return spanOwner(database, split, kind, predictions); });
    if (!owner)
        return fail(owner.error());
    if (owner->set == 0)
        return {};
    Names names;
    std::int64_t instance = 0;
    std::int64_t n = -1;
    const auto read = [&](Database& database, std::vector<RelationView>& page) -> Result<bool> {
        Query query(database, Sql::RelationPage, owner->set, instance, n, kPageRelations);
        Status status = readRows(database, query, owner->firstItem, names, page);
        if (status)
            status = fillArguments(database, owner->set, owner->firstItem, names, page);
        if (!status)
            return fail(status.error());
        if (!page.empty()) {
            instance = owner->firstItem + static_cast<std::int64_t>(page.back().ordinal);
            n = page.back().n;
        }
        return page.size() == kPageRelations;
    };
    return readPages<RelationView>(*m_shared, stop, read, take);
}

Result<std::vector<Relation>> Store::relations(Id split, SpansOf kind, Id predictions, std::uint64_t ordinal)
{
    return readTogether<std::vector<Relation>>(
        *m_shared, [&](Database& database) -> Result<std::vector<Relation>> {
            Result<SpanOwner> owner = spanOwner(database, split, kind, predictions);
            if (!owner)
                return fail(owner.error());
            Names names;
            std::vector<RelationView> found;
            Query query(database, Sql::RelationsOfItem, owner->set,
                owner->firstItem + static_cast<std::int64_t>(ordinal));
            Status status = readRows(database, query, owner->firstItem, names, found);
            if (status)
                status = fillArguments(database, owner->set, owner->firstItem, names, found);
            if (!status)
                return fail(status.error());
            std::vector<Relation> relations;
            relations.reserve(found.size());
            for (RelationView& view : found)
                relations.push_back(std::move(view.relation));
            return relations;
        });
}

} // namespace heldout::store
