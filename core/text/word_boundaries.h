// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "text/ngrams.h"

namespace heldout::text {

/// The words a reader sees: ICU's word boundaries, so that Chinese is cut by dictionary, and emoji. Byte
/// offsets into `text`.
[[nodiscard]] std::vector<WordSpan> displayWords(std::string_view text);

/// User-perceived characters of a text, which must outlive this.
class GraphemeBorders
{
public:
    explicit GraphemeBorders(std::string_view text);
    GraphemeBorders(const GraphemeBorders&) = delete;
    GraphemeBorders& operator=(const GraphemeBorders&) = delete;
    ~GraphemeBorders();
    [[nodiscard]] std::uint32_t atOrBefore(std::uint32_t offset) const;
    [[nodiscard]] std::uint32_t atOrAfter(std::uint32_t offset) const;

private:
    struct State;
    std::unique_ptr<State> m_state; // none for ASCII, where every offset will do
};

} // namespace heldout::text
