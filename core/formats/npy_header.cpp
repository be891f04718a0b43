// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/npy_header.h"

#include <algorithm>
#include <optional>

#include "base/files.h"
#include "base/numbers.h"

namespace heldout::formats {

namespace {

constexpr std::string_view kMark("\x93NUMPY", 6);
constexpr std::string_view kArchiveMark("PK\x03\x04", 4);
// More than numpy itself allows.
constexpr std::size_t kMostDimensions = 64;

std::uint64_t littleEndian(std::string_view bytes)
{
    std::uint64_t value = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        value = value << 8U | static_cast<unsigned char>(bytes[i]);
    return value;
}

/// Bytes from the start of the file to the dictionary; the length of the latter stands before it.
std::size_t prefixLength(std::string_view bytes)
{
    return bytes[kMark.size()] == 1 ? 10 : 12;
}

/// The literal of the header, piece by piece. Each function takes what it names or leaves the place as it
/// was.
class Literal
{
public:
    explicit Literal(std::string_view text)
        : m_text(text)
    {
    }

    bool take(char wanted)
    {
        skipBlanks();
        if (m_text.empty() || m_text.front() != wanted)
            return false;
        m_text.remove_prefix(1);
        return true;
    }

    bool takeWord(std::string_view wanted)
    {
        skipBlanks();
        if (!m_text.starts_with(wanted))
            return false;
        m_text.remove_prefix(wanted.size());
        return true;
    }

    /// A text in quotes without any escape.
    std::optional<std::string_view> takeText()
    {
        skipBlanks();
        if (m_text.empty() || (m_text.front() != '\'' && m_text.front() != '"'))
            return std::nullopt;
        const std::size_t end = m_text.find(m_text.front(), 1);
        if (end == std::string_view::npos)
            return std::nullopt;
        const std::string_view text = m_text.substr(1, end - 1);
        if (text.find('\\') != std::string_view::npos)
            return std::nullopt;
        m_text.remove_prefix(end + 1);
        return text;
    }

    /// A whole number; Python 2 wrote an L behind long ones.
    std::optional<std::uint64_t> takeNumber()
    {
        skipBlanks();
        const std::size_t digits = std::min(m_text.find_first_not_of("0123456789"), m_text.size());
        const std::optional<std::uint64_t> number = parseUnsigned(m_text.substr(0, digits));
        if (!number)
            return std::nullopt;
        m_text.remove_prefix(digits);
        if (!m_text.empty() && m_text.front() == 'L')
            m_text.remove_prefix(1);
        return number;
    }

    /// Goes behind a list in brackets, whatever stands in it.
    bool skipList()
    {
        if (!take('['))
            return false;
        std::size_t open = 1;
        std::size_t at = 0;
        for (; at < m_text.size() && open > 0; ++at)
            open += m_text[at] == '[' ? 1U : m_text[at] == ']' ? static_cast<std::size_t>(-1) : 0U;
        m_text.remove_prefix(at);
        return open == 0;
    }

    bool atEnd()
    {
        skipBlanks();
        return m_text.empty();
    }

private:
    void skipBlanks() { m_text.remove_prefix(std::min(m_text.find_first_not_of(" \t\r\n"), m_text.size())); }

    std::string_view m_text;
};

bool takeShape(Literal& literal, std::vector<std::uint64_t>& shape)
{
    if (!literal.take('('))
        return false;
    bool comma = true; // a number may follow
    while (!literal.take(')')) {
        const std::optional<std::uint64_t> length = comma ? literal.takeNumber() : std::nullopt;
        if (!length || shape.size() == kMostDimensions)
            return false;
        shape.push_back(*length);
        comma = literal.take(',');
    }
    return shape.size() != 1 || comma; // (3) is a number in Python, (3,) a tuple
}

bool takeType(Literal& literal, NpyHeader& header)
{
    if (literal.skipList())
        return true;
    const std::optional<std::string_view> type = literal.takeText();
    if (!type || type->empty())
        return false;
    header.type = *type;
    return true;
}

bool takeOrder(Literal& literal, NpyHeader& header)
{
    header.fortranOrder = literal.takeWord("True");
    return header.fortranOrder || literal.takeWord("False");
}

bool takeDictionary(Literal& literal, NpyHeader& header)
{
    unsigned seen = 0;
    const auto first = [&](unsigned entry) { return (std::exchange(seen, seen | entry) & entry) == 0; };
    if (!literal.take('{'))
        return false;
    bool comma = true; // an entry may follow
    while (!literal.take('}')) {
        const std::optional<std::string_view> key = comma ? literal.takeText() : std::nullopt;
        if (!key || !literal.take(':'))
            return false;
        const bool taken = *key == "descr" ? first(1) && takeType(literal, header)
            : *key == "fortran_order"      ? first(2) && takeOrder(literal, header)
            : *key == "shape"              ? first(4) && takeShape(literal, header.shape)
                                           : false;
        if (!taken)
            return false;
        comma = literal.take(',');
    }
    return seen == 7 && literal.atEnd();
}

} // namespace

Result<std::uint64_t> npyHeaderEnd(std::string_view prefix, const std::string& path)
{
    const auto refuse = [&](Phrase what, Phrase hint) {
        return failFile(Code::NotThisFormat, path, std::move(what), std::move(hint));
    };
    if (prefix.starts_with(kArchiveMark))
        return refuse(Phrase::of("“%1” is an archive of several arrays (.npz).", baseName(path)),
            Phrase::of("Save the one array that holds the vectors: numpy.save(\"vectors.npy\", array)."));
    if (!prefix.starts_with(kMark))
        return refuse(Phrase::of("“%1” is no .npy file: it does not begin as one.", baseName(path)),
            Phrase::of("Save the vectors with numpy.save(\"vectors.npy\", array)."));
    const Phrase again = Phrase::of("Fetch or copy the file again.");
    if (prefix.size() < kMark.size() + 2)
        return refuse(Phrase::of("“%1” is cut off within its header.", baseName(path)), again);
    const auto major = static_cast<unsigned char>(prefix[kMark.size()]);
    const auto minor = static_cast<unsigned char>(prefix[kMark.size() + 1]);
    if (major < 1 || major > 3 || minor != 0)
        return refuse(Phrase::of("“%1” has the unknown .npy version %2.", baseName(path),
                          toText(std::uint64_t{major}) + '.' + toText(std::uint64_t{minor})),
            Phrase::of("Versions 1.0, 2.0 and 3.0 are read. Save it again with numpy.save."));
    const std::size_t begin = prefixLength(prefix);
    if (prefix.size() < begin)
        return refuse(Phrase::of("“%1” is cut off within its header.", baseName(path)), again);
    const std::uint64_t length = littleEndian(prefix.substr(kMark.size() + 2, begin - kMark.size() - 2));
    if (length > kLongestNpyHeader)
        return refuse(Phrase::of("The header of “%1” has %2 bytes, more than an array of vectors needs.",
                          baseName(path), length),
            Phrase::of("Save the vectors with numpy.save(\"vectors.npy\", array)."));
    return begin + length;
}

Result<NpyHeader> parseNpyHeader(std::string_view bytes, const std::string& path)
{
    const Result<std::uint64_t> end = npyHeaderEnd(bytes.substr(0, kLongestNpyPrefix), path);
    if (!end)
        return fail(end.error());
    if (bytes.size() < *end)
        return failFile(Code::NotThisFormat, path,
            Phrase::of("“%1” is cut off within its header.", baseName(path)),
            Phrase::of("Fetch or copy the file again."));
    NpyHeader header;
    header.begin = *end;
    const std::size_t begin = prefixLength(bytes);
    Literal literal(bytes.substr(begin, static_cast<std::size_t>(*end) - begin));
    if (!takeDictionary(literal, header))
        return failFile(Code::NotThisFormat, path,
            Phrase::of("The header of “%1” is none that numpy writes.", baseName(path)),
            Phrase::of("Save the vectors with numpy.save(\"vectors.npy\", array)."));
    return header;
}

} // namespace heldout::formats
