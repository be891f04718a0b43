// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json_line.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <nlohmann/json.hpp>
#include <simdjson.h>

#include "base/numbers.h"

namespace heldout::formats {

using simdjson::dom::element;
using simdjson::dom::element_type;

namespace {

constexpr int kDeepestName = 4;

/// Takes nothing and remembers where the text stops being JSON.
class ErrorFinder final : public nlohmann::json_sax<nlohmann::json>
{
public:
    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(number_integer_t /*value*/) override { return true; }
    bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
    bool string(string_t& /*value*/) override { return true; }
    bool binary(binary_t& /*value*/) override { return true; }
    bool start_object(std::size_t /*elements*/) override { return true; }
    bool key(string_t& /*value*/) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t /*elements*/) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string& /*token*/,
        const nlohmann::detail::exception& /*error*/) override
    {
        m_position = position;
        return false;
    }

    [[nodiscard]] std::size_t position() const { return m_position; }

private:
    std::size_t m_position = 0;
};

/// `find(object, key)` along a path; a name that is there literally goes first.
std::optional<element> findIn(const element& object, std::string_view name)
{
    element found;
    if (object.at_key(name).get(found) == simdjson::SUCCESS)
        return found;
    const std::size_t dot = name.find('.');
    if (dot == std::string_view::npos || object.at_key(name.substr(0, dot)).get(found) != simdjson::SUCCESS)
        return std::nullopt;
    return found.is_object() ? findIn(found, name.substr(dot + 1)) : std::nullopt;
}

/// The text of a whole number, a truth value or a text.
bool simpleText(const element& value, std::string& text)
{
    std::string_view letters;
    std::int64_t integer = 0;
    std::uint64_t big = 0;
    double number = 0;
    bool truth = false;
    if (value.get(letters) == simdjson::SUCCESS)
        text = letters;
    else if (value.is_int64() && value.get(integer) == simdjson::SUCCESS)
        text = toText(integer);
    else if (value.is_uint64() && value.get(big) == simdjson::SUCCESS)
        text = toText(big);
    else if (value.get(number) == simdjson::SUCCESS)
        text = toText(number);
    else if (value.get(truth) == simdjson::SUCCESS)
        text = truth ? "true" : "false";
    else
        return false;
    return true;
}

void collectNames(const element& object, const std::string& prefix, int depth,
    const std::function<void(const std::string&, std::size_t)>& take)
{
    simdjson::dom::object fields;
    if (object.get(fields) != simdjson::SUCCESS)
        return;
    for (const auto& [key, value] : fields) {
        const std::string name = prefix + std::string(key);
        std::string_view letters;
        if (value.is_object() && depth < kDeepestName)
            collectNames(value, name + '.', depth + 1, take);
        else
            take(name, value.get(letters) == simdjson::SUCCESS ? letters.size() : 0);
    }
}

} // namespace

std::string jsonText(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

struct JsonLine::Parsers
{
    simdjson::dom::parser dom;
    simdjson::ondemand::parser raw;
    element root;

    /// The number as it is written, which the parsed tree no longer knows.
    std::string writtenNumber(
        const char* bytes, std::size_t length, std::size_t capacity, std::string_view name);
};

std::string JsonLine::Parsers::writtenNumber(
    const char* bytes, std::size_t length, std::size_t capacity, std::string_view name)
{
    simdjson::ondemand::document document;
    if (raw.iterate(bytes, length, capacity).get(document) != simdjson::SUCCESS)
        return {};
    simdjson::ondemand::object object;
    if (document.get_object().get(object) != simdjson::SUCCESS)
        return {};
    element tree = root;
    simdjson::ondemand::value value;
    for (;;) {
        element literal;
        const std::size_t dot = name.find('.');
        const bool last
            = dot == std::string_view::npos || tree.at_key(name).get(literal) == simdjson::SUCCESS;
        const std::string_view key = last ? name : name.substr(0, dot);
        if (object.find_field_unordered(key).get(value) != simdjson::SUCCESS)
            return {};
        if (last)
            break;
        if (value.get_object().get(object) != simdjson::SUCCESS
            || tree.at_key(key).get(tree) != simdjson::SUCCESS)
            return {};
        name.remove_prefix(dot + 1);
    }
    std::string_view token = value.raw_json_token();
    const std::size_t end = token.find_last_not_of(" \t\r\n");
    return std::string(token.substr(0, end + 1));
}

JsonLine::JsonLine()
    : m_parsers(std::make_unique<Parsers>())
{
}

JsonLine::~JsonLine() = default;

JsonLine::State JsonLine::parse(std::string_view line)
{
    m_padded.assign(line);
    m_padded.append(simdjson::SIMDJSON_PADDING, '\0');
    m_length = line.size();
    const auto error = m_parsers->dom.parse(m_padded.data(), m_length, false).get(m_parsers->root);
    if (error == simdjson::SUCCESS)
        return m_parsers->root.is_object() ? State::Object : State::OtherValue;
    ErrorFinder finder;
    if (nlohmann::json::sax_parse(line.begin(), line.end(), &finder))
        return State::TooBig;
    m_errorColumn = std::min<std::uint64_t>(finder.position(), m_length + 1);
    return State::Invalid;
}

void JsonLine::find(const std::string& name, Field& field)
{
    field.kind = Kind::Missing;
    field.text.clear();
    field.list.clear();
    field.simpleList = false;
    const std::optional<element> found = findIn(m_parsers->root, name);
    if (!found || found->is_null())
        return;
    switch (found->type()) {
    case element_type::OBJECT:
        field.kind = Kind::Object;
        return;
    case element_type::ARRAY: {
        field.kind = Kind::List;
        simdjson::dom::array values;
        field.simpleList = found->get(values) == simdjson::SUCCESS;
        for (const element value : values) {
            std::string text;
            field.simpleList = simpleText(value, text) && field.simpleList;
            field.list.push_back(std::move(text));
        }
        return;
    }
    case element_type::STRING:
        field.kind = Kind::Text;
        break;
    case element_type::BOOL:
        field.kind = Kind::Truth;
        break;
    default:
        field.kind = Kind::Number;
        break;
    }
    static_cast<void>(simpleText(*found, field.text));
    if (found->is_double()) {
        std::string written = m_parsers->writtenNumber(m_padded.data(), m_length, m_padded.size(), name);
        if (!written.empty())
            field.text = std::move(written);
    }
}

void JsonLine::names(const std::function<void(const std::string&, std::size_t)>& take)
{
    collectNames(m_parsers->root, {}, 1, take);
}

std::string JsonLine::others(const std::vector<std::string>& without)
{
    std::string json;
    simdjson::dom::object fields;
    if (m_parsers->root.get(fields) != simdjson::SUCCESS)
        return json;
    for (const auto& [key, value] : fields) {
        if (std::find(without.begin(), without.end(), key) != without.end())
            continue;
        json += json.empty() ? '{' : ',';
        json += jsonText(key);
        json += ':';
        json += simdjson::minify(value);
    }
    if (!json.empty())
        json += '}';
    return json;
}

} // namespace heldout::formats
