// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "store/store.h"

namespace heldout::project {

/// Mentions of all items of a split, of one set. Types are shared between lists.
class SpanList
{
public:
    using Types = std::map<std::int64_t, std::string>; ///< by the store's number

    [[nodiscard]] static Result<SpanList> load(store::Store& store, const store::SplitRow& split,
        store::Store::SpansOf kind, ObjectId predictions, Types& types, JobContext& job)
    {
        SpanList list;
        list.m_first.reserve(static_cast<std::size_t>(split.items) + 1);
        auto read = store.readSpans(
            split.id, kind, predictions,
            [&](std::span<const store::SpanView> spans) -> Status {
                for (const store::SpanView& span : spans) {
                    while (list.m_first.size() <= span.ordinal)
                        list.m_first.push_back(list.m_spans.size());
                    list.m_spans.push_back(span);
                    types.try_emplace(span.type);
                }
                return {};
            },
            job.stopToken());
        if (!read)
            return fail(read.error());
        while (list.m_first.size() <= split.items)
            list.m_first.push_back(list.m_spans.size());
        return list;
    }
    [[nodiscard]] static Status nameTypes(store::Store& store, Types& types)
    {
        for (auto& [number, typeName] : types) {
            auto known = store.typeName(number);
            if (!known)
                return fail(known.error());
            typeName = std::move(*known);
        }
        return {};
    }

    [[nodiscard]] std::size_t size() const { return m_spans.size(); }
    [[nodiscard]] std::span<const store::SpanView> of(std::size_t item) const
    {
        return std::span(m_spans).subspan(m_first[item], m_first[item + 1] - m_first[item]);
    }
    /// Those of one item as metrics take them.
    void mentions(std::size_t item, const Types& types, std::vector<Mention>& out) const
    {
        out.clear();
        for (const store::SpanView& span : of(item))
            out.push_back({span.first, span.last, types.at(span.type), {}, span.fragments});
    }

private:
    std::vector<store::SpanView> m_spans;
    std::vector<std::size_t> m_first; ///< by item, and the end
};

} // namespace heldout::project
