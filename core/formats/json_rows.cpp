// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json_rows.h"

#include <algorithm>
#include <utility>

#include "formats/cells.h"

namespace heldout::formats {

Status resolveField(
    std::string& name, const std::vector<std::string>& names, const std::string& path, bool lenient)
{
    if (name.empty())
        return {};
    Result<std::size_t> found = findColumn(name, names, path);
    if (found) {
        name = names[*found];
        return {};
    }
    const std::string prefix = name + '.';
    const bool above = std::any_of(
        names.begin(), names.end(), [&](const std::string& known) { return known.starts_with(prefix); });
    if (above)
        return {};
    if (!lenient)
        return fail(std::move(found.error()));
    name.clear();
    return {};
}

Result<bool> parseObject(std::string_view text, JsonLine& json, Rows& rows)
{
    Status told;
    if (isBlank(text)) {
        told = rows.note(DiagnosticCode::BlankLine, 0, Phrase::of("Blank line"), Phrase::of("Skipped"));
    } else {
        const auto refuse = [&](std::uint64_t column, Phrase message) {
            return rows.refused(
                DiagnosticCode::BadJson, column, std::move(message), Phrase::of("Line left out"));
        };
        switch (json.parse(text)) {
        case JsonLine::State::Object:
            return true;
        case JsonLine::State::OtherValue:
            told = refuse(1, Phrase::of("The line is a JSON value but no object"));
            break;
        case JsonLine::State::TooBig:
            told = refuse(0, Phrase::of("The line is nested over 1,024 deep or holds a number over 64 bits"));
            break;
        case JsonLine::State::Invalid:
            told = refuse(json.errorColumn(),
                Phrase::of("The line is not valid JSON from byte %1 on", json.errorColumn()));
            break;
        }
    }
    if (!told)
        return fail(std::move(told.error()));
    return false;
}

void tapFields(JsonLine& json, const std::vector<std::string>& names, std::uint64_t line, const CellTap& tap)
{
    std::vector<std::string> texts;
    JsonLine::Field field;
    for (const std::string& name : names) {
        json.find(name, field);
        std::string cell = field.text;
        for (std::size_t i = 0; i < field.list.size(); ++i)
            cell += (i > 0 ? ", " : "") + field.list[i];
        texts.push_back(std::move(cell));
    }
    tap(line, std::vector<std::string_view>(texts.begin(), texts.end()));
}

Phrase wrongType(const std::string& name, JsonLine::Kind kind)
{
    switch (kind) {
    case JsonLine::Kind::Truth:
        return Phrase::of("The field “%1” holds true or false, a text or a number was expected", name);
    case JsonLine::Kind::List:
        return Phrase::of("The field “%1” holds a list, a text or a number was expected", name);
    default:
        return Phrase::of("The field “%1” holds an object, a text or a number was expected", name);
    }
}

Phrase wrongList(const std::string& name)
{
    return Phrase::of("The list “%1” holds more than texts and numbers", name);
}

} // namespace heldout::formats
