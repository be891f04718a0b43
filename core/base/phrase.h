// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Sentences for people that core makes and the window translates.
namespace heldout {

/// An English sentence with N places, "%1" to "%9". A pattern whose places are not just those does not
/// compile.
template <std::size_t N>
struct PhrasePattern
{
    const char* text;

    // Implicit, so that a literal is one.
    consteval PhrasePattern(const char* english) // NOLINT(google-explicit-constructor)
        : text(english)
    {
        static_assert(N <= 9, "a place has one digit");
        std::array<bool, N> seen{};
        for (const char* at = english; *at != 0; ++at) {
            if (at[0] != '%' || at[1] < '1' || at[1] > '9')
                continue;
            if (static_cast<std::size_t>(at[1] - '0') > N)
                throw "a place without a value";
            seen.at(static_cast<std::size_t>(at[1] - '1')) = true;
        }
        for (const bool used : seen) {
            if (!used)
                throw "a value without a place";
        }
    }
};

struct PhraseValue;

/// A sentence as its pattern and what belongs into it: English by text(), another language by translating the
/// pattern and then filling it. A pattern is a whole sentence, never a part to be glued to another one; where
/// a count can be one, that case has a pattern of its own.
///
/// packaging/update-translations finds patterns by the names `of` and `later`: they take literals only.
struct Phrase
{
    std::string pattern; ///< "" = nothing is said
    std::vector<PhraseValue> values; ///< of %1, %2 ...

    template <typename... Values>
    [[nodiscard]] static Phrase of(PhrasePattern<sizeof...(Values)> pattern, Values&&... values);

    /// A pattern that stands in a table and becomes a phrase elsewhere.
    [[nodiscard]] static consteval const char* later(const char* pattern) { return pattern; }

    /// A text that is not ours to translate: another library's, or one that was translated before.
    [[nodiscard]] static Phrase asIs(std::string text);

    /// The phrases one after the other, those that say nothing left out.
    [[nodiscard]] static Phrase joined(Phrase first, Phrase second);

    [[nodiscard]] bool empty() const { return pattern.empty(); }
    /// In English, numbers as plain digits.
    [[nodiscard]] std::string text() const;

    friend bool operator==(const Phrase& a, const Phrase& b);
};

/// What stands at a place of a pattern.
struct PhraseValue
{
    /// A name or a quotation, taken as it is; a number, written as the reader's language does; or a phrase.
    std::variant<std::string, std::uint64_t, Phrase> held;

    // Implicit, so that a phrase is made from its values as they are at hand.
    PhraseValue(std::string text) // NOLINT(google-explicit-constructor)
        : held(std::move(text))
    {
    }
    PhraseValue(std::string_view text) // NOLINT(google-explicit-constructor)
        : held(std::string(text))
    {
    }
    PhraseValue(const char* text) // NOLINT(google-explicit-constructor)
        : held(std::string(text))
    {
    }
    template <std::unsigned_integral Number>
    PhraseValue(Number number) // NOLINT(google-explicit-constructor)
        : held(std::uint64_t{number})
    {
    }
    PhraseValue(Phrase phrase) // NOLINT(google-explicit-constructor)
        : held(std::move(phrase))
    {
    }

    friend bool operator==(const PhraseValue& a, const PhraseValue& b) = default;
};

template <typename... Values>
Phrase Phrase::of(PhrasePattern<sizeof...(Values)> pattern, Values&&... values)
{
    Phrase phrase;
    phrase.pattern = pattern.text;
    phrase.values.reserve(sizeof...(Values));
    (phrase.values.emplace_back(std::forward<Values>(values)), ...);
    return phrase;
}

} // namespace heldout
