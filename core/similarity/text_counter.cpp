// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity/text_counter.h"

#include <algorithm>
#include <bit>

#include "similarity/hashing.h"

namespace heldout::similarity {

namespace {

struct Finding
{
    const Vocabulary& vocabulary;
    [[nodiscard]] std::uint32_t word(std::string_view bytes, const WordKey& key) const
    {
        return vocabulary.words().find(bytes, key);
    }
    [[nodiscard]] std::uint32_t pair(int level, std::uint32_t first, std::uint32_t second) const
    {
        return vocabulary.pairs(level).find(first, second);
    }
};

struct Adding
{
    Vocabulary& vocabulary;
    [[nodiscard]] std::uint32_t word(std::string_view bytes, const WordKey& key) const
    {
        return vocabulary.words().add(bytes, key);
    }
    [[nodiscard]] std::uint32_t pair(int level, std::uint32_t first, std::uint32_t second) const
    {
        return vocabulary.pairs(level).add(first, second);
    }
};

} // namespace

void TextCounter::count(const KeyedWords& text, const Vocabulary& vocabulary)
{
    run(text, vocabulary.levels(), Finding{vocabulary});
}

void TextCounter::countAdding(const KeyedWords& text, Vocabulary& vocabulary)
{
    run(text, vocabulary.levels(), Adding{vocabulary});
}

template <typename Lookup>
void TextCounter::run(const KeyedWords& text, int levels, const Lookup& lookup)
{
    m_levels.resize(static_cast<std::size_t>(levels));
    numberWords(text, lookup);
    store(m_levels[0]);
    if (levels == 1)
        return;
    m_gramAt = m_wordAt;
    m_words.clear();
    for (const Local& local : m_locals)
        m_words.push_back(local.gram);
    for (int level = 2; level <= levels; ++level) {
        lengthen(level, lookup);
        store(m_levels[static_cast<std::size_t>(level - 1)]);
    }
}

/// Looks all words up and leaves out the stop words. These are half of a text, in no order that a processor
/// could foresee: they are written like others, and the next word takes their place.
template <typename Lookup>
std::size_t TextCounter::lookUpWords(const KeyedWords& text, const Lookup& lookup)
{
    const std::size_t count = text.words.size();
    m_looked.resize(count);
    Looked* const looked = m_looked.data();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t id = lookup.word(text.words[i], text.keys[i]);
        looked[kept] = {id, static_cast<std::uint32_t>(i)};
        kept += id != kStopWord ? 1 : 0;
    }
    return kept;
}

template <typename Lookup>
void TextCounter::numberWords(const KeyedWords& text, const Lookup& lookup)
{
    const std::size_t count = lookUpWords(text, lookup);
    beginTable(count);
    m_locals.resize(count);
    m_firstAt.resize(count);
    m_wordAt.resize(count);
    Local* const locals = m_locals.data();
    std::uint32_t* const firstAt = m_firstAt.data();
    std::uint32_t distinct = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Looked looked = m_looked[i];
        const WordKey& key = text.keys[looked.at];
        const auto same = [&](std::uint32_t local) {
            return key.isWhole() || text.words[firstAt[local]] == text.words[looked.at];
        };
        Slot& slot = slotOf(key.hash, key.value, same);
        if (slot.text != m_text) {
            slot = {key.value, m_text, distinct};
            firstAt[distinct] = looked.at;
            locals[distinct++] = {looked.id, 0};
        }
        ++locals[slot.local].count;
        m_wordAt[i] = slot.local;
    }
    m_locals.resize(distinct);
}

/// From (level-1)-grams to n-grams of `level`. Where all shorter ones are distinct the longer ones are too,
/// and the local number of each is its position.
template <typename Lookup>
void TextCounter::lengthen(int level, const Lookup& lookup)
{
    const std::size_t added = static_cast<std::size_t>(level) - 1;
    const std::size_t positions = m_wordAt.size() > added ? m_wordAt.size() - added : 0;
    std::swap(m_locals, m_shorter);
    m_locals.clear();
    const auto lookUp = [&](std::size_t i) {
        const std::uint32_t shorter = m_shorter[m_gramAt[i]].gram;
        const std::uint32_t word = m_words[m_wordAt[i + added]];
        return shorter == kUnknown || word == kUnknown ? kUnknown : lookup.pair(level, shorter, word);
    };
    if (m_shorter.size() == m_gramAt.size()) {
        for (std::size_t i = 0; i < positions; ++i)
            m_locals.push_back({lookUp(i), 1});
        m_gramAt.resize(positions);
        return;
    }
    beginTable(positions);
    for (std::size_t i = 0; i < positions; ++i) {
        const std::uint64_t key = (std::uint64_t{m_gramAt[i]} << 32) | m_wordAt[i + added];
        Slot& slot = slotOf(hashKey(key), key, [](std::uint32_t) { return true; });
        if (slot.text != m_text) {
            slot = {key, m_text, static_cast<std::uint32_t>(m_locals.size())};
            m_locals.push_back({lookUp(i), 0});
        }
        ++m_locals[slot.local].count;
        m_gramAt[i] = slot.local;
    }
    m_gramAt.resize(positions);
}

void TextCounter::beginTable(std::size_t items)
{
    const std::size_t size = std::bit_ceil(2 * items + 2);
    if (m_slots.size() < size)
        m_slots.resize(size);
    m_mask = size - 1;
    if (++m_text == 0) { // after four thousand million texts old marks would look new
        std::ranges::fill(m_slots, Slot{});
        m_text = 1;
    }
}

template <typename Same>
TextCounter::Slot& TextCounter::slotOf(std::uint64_t hash, std::uint64_t key, Same same)
{
    for (std::size_t at = static_cast<std::size_t>(hash) & m_mask;; at = (at + 1) & m_mask) {
        Slot& slot = m_slots[at];
        if (slot.text != m_text || (slot.key == key && same(slot.local)))
            return slot;
    }
}

void TextCounter::store(Level& level) const
{
    level.grams.clear();
    level.norm2 = 0;
    level.distinct = m_locals.size();
    for (const Local& local : m_locals) {
        level.norm2 += std::uint64_t{local.count} * local.count;
        if (local.gram != kUnknown)
            level.grams.push_back({local.gram, local.count});
    }
}

} // namespace heldout::similarity
