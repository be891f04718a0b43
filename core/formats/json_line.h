// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace heldout::formats {

/// `text` as a JSON string with its quotes. Bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string jsonText(std::string_view text);

/// One line of a JSONL file: checked as a whole, then asked for its fields.
class JsonLine
{
public:
    enum class State : std::uint8_t { Object, OtherValue, Invalid, TooBig };
    enum class Kind : std::uint8_t { Missing, Text, Number, Truth, List, Object };

    /// What a field holds.
    struct Field
    {
        Kind kind = Kind::Missing; ///< null counts as missing
        std::string text; ///< of Text, Number (as written) and Truth
        std::vector<std::string> list; ///< of List, when it holds such values alone
        bool simpleList = false;
    };

    JsonLine();
    ~JsonLine();
    JsonLine(const JsonLine&) = delete;
    JsonLine& operator=(const JsonLine&) = delete;

    /// TooBig: valid JSON, but nested over 1,024 deep or with a number over 64 bits.
    [[nodiscard]] State parse(std::string_view line);
    /// Byte (from 1) at which an invalid line stops being JSON.
    [[nodiscard]] std::uint64_t errorColumn() const { return m_errorColumn; }

    /// The field of this name, else the one at the path "a.b". Only after parse() gave Object.
    void find(const std::string& name, Field& field);
    /// All names, those of nested objects as paths, in file order, with the length of the text or 0.
    void names(const std::function<void(const std::string& name, std::size_t textLength)>& take);
    /// The top fields but those named, as a JSON object; "" when none is left.
    [[nodiscard]] std::string others(const std::vector<std::string>& without);

private:
    struct Parsers;
    std::unique_ptr<Parsers> m_parsers;
    std::string m_padded; // the line and what the parser may read behind it
    std::size_t m_length = 0;
    std::uint64_t m_errorColumn = 0;
};

} // namespace heldout::formats
