// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/phrase_json.h"

#include <cstdint>
#include <utility>

#include <nlohmann/json.hpp>

namespace heldout::store {

namespace {

using nlohmann::json;

// Sentences about sentences end soon; a file that goes deeper was not written here.
constexpr int kDeepest = 16;

json jsonOf(const Phrase& phrase);

json jsonOf(const PhraseValue& value)
{
    if (const auto* const text = std::get_if<std::string>(&value.held))
        return *text;
    if (const auto* const number = std::get_if<std::uint64_t>(&value.held))
        return *number;
    return jsonOf(std::get<Phrase>(value.held));
}

json jsonOf(const Phrase& phrase)
{
    json array = json::array({phrase.pattern});
    for (const PhraseValue& value : phrase.values)
        array.push_back(jsonOf(value));
    return array;
}

std::optional<Phrase> phraseFrom(const json& array, int depth)
{
    if (depth > kDeepest || !array.is_array() || array.empty() || !array.front().is_string())
        return std::nullopt;
    Phrase phrase;
    phrase.pattern = array.front().get<std::string>();
    for (std::size_t i = 1; i < array.size(); ++i) {
        const json& value = array[i];
        if (value.is_string()) {
            phrase.values.emplace_back(value.get<std::string>());
        } else if (value.is_number_unsigned()) {
            phrase.values.emplace_back(value.get<std::uint64_t>());
        } else {
            std::optional<Phrase> inner = phraseFrom(value, depth + 1);
            if (!inner)
                return std::nullopt;
            phrase.values.emplace_back(std::move(*inner));
        }
    }
    return phrase;
}

} // namespace

std::string toJson(const std::vector<Phrase>& phrases)
{
    json all = json::array();
    for (const Phrase& phrase : phrases)
        all.push_back(jsonOf(phrase));
    return all.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::optional<std::vector<Phrase>> phrasesFromJson(const std::string& text)
{
    const json all = json::parse(text, nullptr, false);
    if (!all.is_array())
        return std::nullopt;
    std::vector<Phrase> phrases;
    for (const json& array : all) {
        std::optional<Phrase> phrase = phraseFrom(array, 0);
        if (!phrase)
            return std::nullopt;
        phrases.push_back(std::move(*phrase));
    }
    return phrases;
}

} // namespace heldout::store
