// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/side_source.h"

#include "base/utf8.h"

namespace heldout::project {

SideSource::SideSource(std::unique_ptr<TextSource> source)
    : m_source(std::move(source))
    , m_beyondAscii(m_source->count(), false)
{
}

Status SideSource::read(const Chunk& take)
{
    std::size_t item = 0;
    return m_source->read([&](std::span<const std::string_view> chunk) -> Status {
        for (const std::string_view text : chunk) {
            if (item < m_beyondAscii.size())
                m_beyondAscii[item] = !isAscii(text);
            ++item;
        }
        return take(chunk);
    });
}

ListSource::ListSource(std::vector<std::string> items)
    : m_items(std::move(items))
{
}

Status ListSource::read(const Chunk& take)
{
    const std::vector<std::string_view> views(m_items.begin(), m_items.end());
    return take(views);
}

} // namespace heldout::project
