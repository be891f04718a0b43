// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/byte_order.h"

/// Values as bytes that mean the same on every machine: numbers little-endian, texts and bits after their
/// number (64 bits).
namespace heldout {

class ByteWriter
{
public:
    template <typename T>
    void number(T value)
    {
        const auto bytes = std::bit_cast<std::array<char, sizeof(T)>>(littleEndian(value));
        m_bytes.append(bytes.data(), bytes.size());
    }
    void text(std::string_view text)
    {
        number(std::uint64_t{text.size()});
        m_bytes += text;
    }
    void bits(const std::vector<bool>& bits)
    {
        number(std::uint64_t{bits.size()});
        for (std::size_t first = 0; first < bits.size(); first += 8) {
            std::uint8_t byte = 0;
            for (std::size_t i = first; i < std::min(first + 8, bits.size()); ++i)
                byte = static_cast<std::uint8_t>(byte | (bits[i] ? 1U << (i - first) : 0U));
            number(byte);
        }
    }
    void raw(std::string_view bytes) { m_bytes += bytes; }
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }
    [[nodiscard]] std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads bytes of others. Never reads past the end: what is missing is 0, and then isWhole() is false, as it
/// is when something is not as it must be.
class ByteReader
{
public:
    explicit ByteReader(std::string_view bytes)
        : m_bytes(bytes)
    {
    }
    template <typename T>
    [[nodiscard]] T number()
    {
        std::array<char, sizeof(T)> bytes{};
        std::ranges::copy(take(sizeof(T)), bytes.begin());
        return littleEndian(std::bit_cast<T>(bytes));
    }
    [[nodiscard]] std::string text() { return std::string(take(number<std::uint64_t>())); }
    /// A number of things that take at least `bytes` each.
    [[nodiscard]] std::size_t count(std::size_t bytes)
    {
        const auto count = number<std::uint64_t>();
        require(count <= m_bytes.size() / bytes);
        return m_whole ? count : 0;
    }
    [[nodiscard]] std::vector<bool> bits()
    {
        const auto count = number<std::uint64_t>();
        require(count / 8 <= m_bytes.size());
        std::vector<bool> bits(m_whole ? count : 0);
        for (std::size_t first = 0; first < bits.size(); first += 8) {
            const auto byte = number<std::uint8_t>();
            for (std::size_t i = first; i < std::min(first + 8, bits.size()); ++i)
                bits[i] = (byte >> (i - first) & 1U) != 0;
        }
        return bits;
    }
    void require(bool fact) { m_whole = m_whole && fact; }
    [[nodiscard]] bool isWhole() const { return m_whole && m_bytes.empty(); }

private:
    std::string_view take(std::uint64_t size)
    {
        require(size <= m_bytes.size());
        if (!m_whole)
            return {};
        const std::string_view part = m_bytes.substr(0, size);
        m_bytes.remove_prefix(size);
        return part;
    }

    std::string_view m_bytes;
    bool m_whole = true;
};

} // namespace heldout
