// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "store/database.h"
#include "store/types.h"

namespace heldout::store {

/// Turns labels, mention types and document ids of one data set into integers, inside the caller's write
/// transactions. Remembers a bounded number of strings; after a transaction that was rolled back it is of no
/// use.
class Interner
{
public:
    explicit Interner(Id dataset)
        : m_dataset(dataset)
    {
    }
    [[nodiscard]] Result<std::int64_t> name(Database& database, const char* kind, const std::string& text);
    [[nodiscard]] Result<std::int64_t> labelSet(Database& database, const std::vector<std::string>& labels);
    [[nodiscard]] Result<std::int64_t> document(Database& database, const std::string& key);

private:
    using Memory = std::unordered_map<std::string, std::int64_t>;

    Id m_dataset;
    Memory m_names;
    Memory m_labelSets;
    Memory m_documents;
    std::string m_lastDocument; // most items stand beside others of their document
    std::int64_t m_lastDocumentId = 0;
};

/// "[3,17]" and back.
[[nodiscard]] std::string idList(const std::vector<std::int64_t>& ids);
[[nodiscard]] std::vector<std::int64_t> parseIdList(std::string_view json);

} // namespace heldout::store
