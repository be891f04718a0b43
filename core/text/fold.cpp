// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/fold.h"

#include <algorithm>
#include <array>

#include <unicode/uchar.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

#include "text/code_points.h"

namespace heldout::text {

namespace {

bool isAsciiByte(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

/// Appends the full folding of one code point. Full folding has no context, so one at a time is enough; it is
/// at most three characters long.
void appendFolded(CodePoint c, std::string& out)
{
    std::array<UChar, 2> from{};
    const bool pair = c > 0xFFFF;
    from[0] = static_cast<UChar>(pair ? U16_LEAD(c) : c);
    from[1] = static_cast<UChar>(pair ? U16_TRAIL(c) : 0);
    std::array<UChar, 8> folded{};
    UErrorCode status = U_ZERO_ERROR;
    const std::int32_t size = u_strFoldCase(folded.data(), static_cast<std::int32_t>(folded.size()),
        from.data(), pair ? 2 : 1, U_FOLD_CASE_DEFAULT, &status);
    for (std::int32_t i = 0; i < size; ++i) {
        const CodePoint unit = folded[static_cast<std::size_t>(i)];
        if (U16_IS_LEAD(unit) && i + 1 < size)
            appendCodePoint(out, U16_GET_SUPPLEMENTARY(unit, folded[static_cast<std::size_t>(++i)]));
        else
            appendCodePoint(out, unit);
    }
}

} // namespace

void foldCase(std::string_view text, std::string& out)
{
    out.clear();
    for (std::size_t i = 0; i < text.size();) {
        const char byte = text[i];
        if (isAsciiByte(byte)) {
            out.push_back(byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte);
            ++i;
            continue;
        }
        appendFolded(nextCodePoint(text, i), out);
    }
}

void foldSpace(std::string_view text, std::string& out)
{
    out.clear();
    bool blank = false;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t start = i;
        if (u_isUWhiteSpace(nextCodePoint(text, i))) {
            blank = !out.empty();
            continue;
        }
        if (blank)
            out.push_back(' ');
        blank = false;
        out.append(text.substr(start, i - start));
    }
}

} // namespace heldout::text
