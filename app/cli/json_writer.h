// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/numbers.h"

namespace heldout::cli {

/// Writes JSON in the order of the calls: keys stay where they are put and numbers are the shortest that read
/// back the same. Objects are indented by two blanks; those begun as Line::One stand on one line.
class JsonWriter
{
public:
    enum class Line : std::uint8_t { Many, One };

    explicit JsonWriter(std::string& out)
        : m_out(out)
    {
    }

    JsonWriter& beginObject(Line line = Line::Many) { return open('{', line); }
    JsonWriter& endObject() { return close('}'); }
    JsonWriter& beginArray(Line line = Line::Many) { return open('[', line); }
    JsonWriter& endArray() { return close(']'); }
    JsonWriter& key(std::string_view name);

    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(double number) { return raw(heldout::toText(number)); }
    JsonWriter& value(std::same_as<bool> auto truth) { return raw(truth ? "true" : "false"); }
    template <std::integral T>
        requires(!std::same_as<T, bool>)
    JsonWriter& value(T number)
    {
        if constexpr (std::signed_integral<T>)
            return raw(heldout::toText(static_cast<std::int64_t>(number)));
        else
            return raw(heldout::toText(static_cast<std::uint64_t>(number)));
    }
    JsonWriter& null() { return raw("null"); }
    template <typename T>
    JsonWriter& value(const std::optional<T>& maybe)
    {
        return maybe ? value(*maybe) : null();
    }
    /// Text that is JSON already; "" becomes null.
    JsonWriter& raw(std::string_view json);

    template <typename T>
    JsonWriter& member(std::string_view name, const T& content)
    {
        key(name);
        return value(content);
    }

private:
    struct Level
    {
        bool oneLine = false;
        bool any = false;
    };
    JsonWriter& open(char bracket, Line line);
    JsonWriter& close(char bracket);
    void beforeValue();
    void newLine();

    std::string& m_out;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

} // namespace heldout::cli
