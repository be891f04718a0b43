// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/phrase.h"

#include "base/numbers.h"

namespace heldout {

namespace {

std::string textOf(const PhraseValue& value)
{
    if (const auto* const text = std::get_if<std::string>(&value.held))
        return *text;
    if (const auto* const number = std::get_if<std::uint64_t>(&value.held))
        return toText(*number);
    return std::get<Phrase>(value.held).text();
}

} // namespace

Phrase Phrase::asIs(std::string text)
{
    return text.empty() ? Phrase() : Phrase{"%1", {std::move(text)}};
}

Phrase Phrase::joined(Phrase first, Phrase second)
{
    if (first.empty())
        return second;
    return second.empty() ? first : Phrase::of("%1 %2", std::move(first), std::move(second));
}

std::string Phrase::text() const
{
    std::string result;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        // A value may hold a % of its own: what is filled in is not looked at again.
        if (pattern[at] == '%' && at + 1 < pattern.size() && pattern[at + 1] >= '1'
            && static_cast<std::size_t>(pattern[at + 1] - '1') < values.size())
            result += textOf(values[static_cast<std::size_t>(pattern[++at] - '1')]);
        else
            result += pattern[at];
    }
    return result;
}

bool operator==(const Phrase& a, const Phrase& b)
{
    return a.pattern == b.pattern && a.values == b.values;
}

} // namespace heldout
