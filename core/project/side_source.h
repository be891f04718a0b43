// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "data/text_source.h"
#include "store/store.h"

namespace heldout::project {

/// One side of a comparison on its way to the engine. Notes which items hold more than ASCII: only with them
/// can two texts be equal after case folding without having the same words.
class SideSource final : public TextSource
{
public:
    explicit SideSource(std::unique_ptr<TextSource> source);
    [[nodiscard]] std::uint64_t count() const override { return m_source->count(); }
    [[nodiscard]] Status read(const Chunk& take) override;
    /// After a whole read.
    [[nodiscard]] bool beyondAscii(std::uint32_t item) const { return m_beyondAscii[item]; }

private:
    std::unique_ptr<TextSource> m_source;
    std::vector<bool> m_beyondAscii;
};

/// Items that are in memory.
class ListSource final : public TextSource
{
public:
    explicit ListSource(std::vector<std::string> items);
    [[nodiscard]] std::uint64_t count() const override { return m_items.size(); }
    [[nodiscard]] Status read(const Chunk& take) override;

private:
    std::vector<std::string> m_items;
};

} // namespace heldout::project
