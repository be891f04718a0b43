// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace heldout {

/// Texts held one behind the other in one block. A view dies with the next add() or clear().
class TextList
{
public:
    void clear()
    {
        m_bytes.clear();
        m_ends.clear();
    }
    void add(std::string_view text)
    {
        m_bytes += text;
        m_ends.push_back(m_bytes.size());
    }
    [[nodiscard]] std::size_t size() const { return m_ends.size(); }
    [[nodiscard]] std::size_t bytes() const { return m_bytes.size(); }
    [[nodiscard]] std::string_view operator[](std::size_t i) const
    {
        const std::size_t begin = i == 0 ? 0 : m_ends[i - 1];
        return std::string_view(m_bytes).substr(begin, m_ends[i] - begin);
    }

private:
    std::string m_bytes;
    std::vector<std::size_t> m_ends;
};

} // namespace heldout
