// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/interner.h"

#include <algorithm>

#include "base/numbers.h"

namespace heldout::store {

namespace {

constexpr std::size_t kRemembered = 500'000;

void remember(std::unordered_map<std::string, std::int64_t>& memory, const std::string& key, std::int64_t id)
{
    if (memory.size() >= kRemembered)
        memory.clear();
    memory.emplace(key, id);
}

/// Id of the row that `find` gives, or of the one that `insert` makes.
template <typename... Args>
Result<std::int64_t> findOrInsert(Database& database, Sql find, Sql insert, const Args&... args)
{
    {
        std::int64_t id = 0;
        Query query(database, find, args...);
        while (query.next())
            id = query.integer(0);
        if (Status status = query.status(); !status)
            return fail(status.error());
        if (id != 0)
            return id;
    }
    if (Status status = execute(database, insert, args...); !status)
        return fail(status.error());
    return database.lastId();
}

} // namespace

Result<std::int64_t> Interner::name(Database& database, const char* kind, const std::string& text)
{
    const std::string key = std::string(kind) + '\0' + text;
    if (const auto found = m_names.find(key); found != m_names.end())
        return found->second;
    Result<std::int64_t> id = findOrInsert(database, Sql::NameFind, Sql::NameInsert, m_dataset, kind, text);
    if (id)
        remember(m_names, key, *id);
    return id;
}

Result<std::int64_t> Interner::labelSet(Database& database, const std::vector<std::string>& labels)
{
    std::vector<std::int64_t> ids;
    ids.reserve(labels.size());
    for (const std::string& label : labels) {
        Result<std::int64_t> id = name(database, "label", label);
        if (!id)
            return id;
        ids.push_back(*id);
    }
    std::ranges::sort(ids);
    ids.erase(std::ranges::unique(ids).begin(), ids.end());
    const std::string names = idList(ids);
    if (const auto found = m_labelSets.find(names); found != m_labelSets.end())
        return found->second;
    Result<std::int64_t> id
        = findOrInsert(database, Sql::LabelSetFind, Sql::LabelSetInsert, m_dataset, names);
    if (id)
        remember(m_labelSets, names, *id);
    return id;
}

Result<std::int64_t> Interner::document(Database& database, const std::string& key)
{
    if (m_lastDocumentId != 0 && key == m_lastDocument)
        return m_lastDocumentId;
    const auto found = m_documents.find(key);
    if (found == m_documents.end()) {
        Result<std::int64_t> id
            = findOrInsert(database, Sql::DocumentFind, Sql::DocumentInsert, m_dataset, key);
        if (!id)
            return id;
        remember(m_documents, key, *id);
        m_lastDocumentId = *id;
    } else {
        m_lastDocumentId = found->second;
    }
    m_lastDocument = key;
    return m_lastDocumentId;
}

std::string idList(const std::vector<std::int64_t>& ids)
{
    std::string json = "[";
    for (const std::int64_t id : ids) {
        if (json.size() > 1)
            json += ',';
        json += toText(id);
    }
    return json + "]";
}

std::vector<std::int64_t> parseIdList(std::string_view json)
{
    std::vector<std::int64_t> ids;
    std::size_t begin = 1;
    while (begin < json.size()) {
        const std::size_t end = std::min(json.find_first_of(",]", begin), json.size());
        if (const auto id = parseInteger(json.substr(begin, end - begin)))
            ids.push_back(*id);
        begin = end + 1;
    }
    return ids;
}

} // namespace heldout::store
