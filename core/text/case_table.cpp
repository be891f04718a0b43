// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/case_table.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <string>

#include <unicode/uchar.h>

namespace heldout::text {

namespace {

constexpr std::size_t kPageSize = 256;
constexpr std::size_t kPages = 0x110000 / kPageSize;

using Page = std::array<LoweredPoint, kPageSize>;

LoweredPoint describe(CodePoint codePoint)
{
    LoweredPoint point;
    const CodePoint lower = u_tolower(codePoint);
    std::string utf8;
    appendCodePoint(utf8, lower);
    std::copy(utf8.begin(), utf8.end(), point.utf8.begin());
    point.length = static_cast<std::uint8_t>(utf8.size());
    point.isWord = lower == '_' || (U_GET_GC_MASK(lower) & (U_GC_L_MASK | U_GC_N_MASK)) != 0;
    point.isSpace = u_isUWhiteSpace(lower) != 0;
    point.depends = codePoint == kCapitalIWithDot || codePoint == kCapitalSigma;
    return point;
}

/// Pages that were met; they live as long as the program.
class Pages
{
public:
    Pages() = default;
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;
    ~Pages()
    {
        for (std::atomic<const Page*>& page : m_pages)
            delete page.load();
    }

    const Page& operator[](std::size_t number)
    {
        const Page* const page = m_pages[number].load(std::memory_order_acquire);
        return page != nullptr ? *page : make(number);
    }

private:
    /// Two threads may make the same page at once: the first one stays.
    const Page& make(std::size_t number)
    {
        auto made = std::make_unique<Page>();
        for (std::size_t i = 0; i < kPageSize; ++i)
            (*made)[i] = describe(static_cast<CodePoint>(number * kPageSize + i));
        const Page* there = nullptr;
        if (m_pages[number].compare_exchange_strong(there, made.get(), std::memory_order_acq_rel))
            there = made.release();
        return *there;
    }

    std::array<std::atomic<const Page*>, kPages> m_pages{};
};

Pages& pages()
{
    static Pages instance;
    return instance;
}

} // namespace

const LoweredPoint& loweredPoint(CodePoint codePoint)
{
    const auto value = static_cast<std::uint32_t>(codePoint);
    const std::uint32_t known = value < kPages * kPageSize ? value : std::uint32_t{kReplacement};
    return pages()[known / kPageSize][known % kPageSize];
}

} // namespace heldout::text
