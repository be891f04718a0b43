// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/sniff.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include <fmt/format.h>

#include "base/files.h"

namespace heldout::formats {

using namespace std::string_view_literals;

namespace {

constexpr std::size_t kHeadSize = std::size_t(1) << 20U;
// A first line longer than the head is read to its end, up to this.
constexpr std::size_t kLongestHead = std::size_t(64) << 20U;

struct Magic
{
    std::string_view bytes;
    const char* what;
    std::size_t offset = 0;
};

constexpr std::array kMagics{
    Magic{"\x89PNG\r\n"sv, "a PNG picture"},
    Magic{"\xff\xd8\xff"sv, "a JPEG picture"},
    Magic{"GIF8"sv, "a GIF picture"},
    Magic{"RIFF"sv, "a sound, film or picture"},
    Magic{"II*\0"sv, "a TIFF picture"},
    Magic{"MM\0*"sv, "a TIFF picture"},
    Magic{"%PDF-"sv, "a PDF document"},
    Magic{"{\\rtf"sv, "a formatted RTF document"},
    Magic{"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"sv, "an old Office document"},
    Magic{"PK\x03\x04"sv, "a ZIP archive or an Office document"},
    Magic{"PK\x05\x06"sv, "an empty ZIP archive"},
    Magic{"7z\xbc\xaf\x27\x1c"sv, "a 7z archive"},
    Magic{"Rar!\x1a\x07"sv, "a RAR archive"},
    Magic{"\xfd"
          "7zXZ\0"sv,
        "an xz archive"},
    Magic{"BZh"sv, "a bzip2 archive"},
    Magic{"\x28\xb5\x2f\xfd"sv, "a Zstandard archive"},
    Magic{"\x1f\x8b\x08"sv, "a gzip archive inside another one"},
    Magic{"ustar"sv, "a tar archive", 257},
    Magic{"SQLite format 3\0"sv, "a database (SQLite), perhaps a Heldout project"},
    Magic{"PAR1"sv, "a Parquet table"},
    Magic{"ARROW1\0"sv, "an Arrow table"},
    Magic{"\x89HDF\r\n"sv, "an HDF5 file"},
    Magic{"\x93NUMPY"sv, "a NumPy array"},
    Magic{"\x80\x04\x95"sv, "a Python pickle"},
    Magic{"\x7f"
          "ELF"sv,
        "a program"},
    Magic{"\xff\xfe\0\0"sv, "text in UTF-32"},
    Magic{"\0\0\xfe\xff"sv, "text in UTF-32"},
    Magic{"\xff\xfe"sv, "text in UTF-16"},
    Magic{"\xfe\xff"sv, "text in UTF-16"},
};

/// bzip2's three letters could begin a text; its block mark follows them.
bool isFalseAlarm(const Magic& magic, std::string_view bytes)
{
    return magic.bytes == "BZh"sv && bytes.substr(4, 6) != "1AY&SY"sv;
}

/// Text in UTF-16 without a mark has its NUL bytes at every second place.
bool looksLikeUtf16(std::string_view bytes)
{
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        zeros.at(i % 2) += bytes[i] == '\0' ? 1U : 0U;
    const std::size_t half = bytes.size() / 2;
    constexpr std::size_t kFew = 8;
    return half >= kFew && std::max(zeros[0], zeros[1]) * 2 > half
        && std::min(zeros[0], zeros[1]) * kFew < half;
}

bool isControl(char c)
{
    constexpr unsigned char kFirstVisible = 0x20;
    constexpr unsigned char kDelete = 0x7f;
    const auto byte = static_cast<unsigned char>(c);
    return (byte < kFirstVisible && "\t\n\v\f\r\x1b"sv.find(c) == std::string_view::npos) || byte == kDelete;
}

/// Letters of any case at the start, after blanks.
bool beginsWith(std::string_view bytes, std::string_view lowerCase)
{
    const std::size_t at = bytes.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (at == std::string_view::npos || bytes.size() - at < lowerCase.size())
        return false;
    return std::equal(lowerCase.begin(), lowerCase.end(), bytes.begin() + static_cast<std::ptrdiff_t>(at),
        [](char wanted, char c) { return wanted == (c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c); });
}

} // namespace

std::string notText(std::string_view bytes)
{
    for (const Magic& magic : kMagics) {
        if (bytes.size() >= magic.offset && bytes.substr(magic.offset).starts_with(magic.bytes)
            && !isFalseAlarm(magic, bytes))
            return magic.what;
    }
    if (looksLikeUtf16(bytes))
        return "text in UTF-16";
    // Damaged text has a few control characters, random bytes have one in nine.
    constexpr std::size_t kFew = 8;
    constexpr std::size_t kOneIn = 20;
    const auto controls = static_cast<std::size_t>(std::count_if(bytes.begin(), bytes.end(), isControl));
    if (controls > kFew && controls * kOneIn > bytes.size())
        return "a file of bytes that are no text";
    return {};
}

std::string notData(std::string_view bytes)
{
    if (beginsWith(bytes, "<!doctype html") || beginsWith(bytes, "<html"))
        return "a web page";
    if (beginsWith(bytes, "<?xml"))
        return "an XML document";
    if (beginsWith(bytes, "version https://git-lfs"))
        return "a Git LFS pointer that stands in for the real file";
    return {};
}

std::string extension(const std::string& path)
{
    std::string_view name = baseName(path);
    const auto last = [&] {
        const std::size_t dot = name.rfind('.');
        std::string lower(
            dot == std::string_view::npos || dot == 0 ? std::string_view() : name.substr(dot + 1));
        std::transform(lower.begin(), lower.end(), lower.begin(),
            [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
        return lower;
    };
    std::string found = last();
    if (found != "gz")
        return found;
    name.remove_suffix(3);
    return last();
}

Result<Head> readHead(const std::string& path)
{
    Result<InputFile> file = InputFile::open(path);
    if (!file)
        return fail(std::move(file.error()));
    Head head;
    head.path = path;
    bool lineSeen = false;
    while (head.bytes.size() < (lineSeen ? kHeadSize : kLongestHead)) {
        const Result<std::span<const char>> bytes = file->next();
        if (!bytes)
            return fail(bytes.error());
        if (bytes->empty()) {
            head.complete = true;
            break;
        }
        const std::string_view piece(bytes->data(), bytes->size());
        lineSeen = lineSeen || piece.find_first_of("\r\n") != std::string_view::npos;
        head.bytes.append(piece);
    }
    Error error;
    error.file = path;
    if (head.bytes.empty()) {
        error.code = Code::NoRows;
        error.message = fmt::format("“{}” is empty.", baseName(path));
        error.hint = "Choose another file.";
        return fail(std::move(error));
    }
    if (const std::string what = notText(head.bytes); !what.empty()) {
        const bool otherEncoding = what.starts_with("text in");
        error.code = Code::NotThisFormat;
        error.message = fmt::format(
            "“{}” is {}, {}.", baseName(path), what, otherEncoding ? "which is not read" : "not a text file");
        error.hint
            = otherEncoding ? "Save it as UTF-8 and import it again." : "Choose a text file, plain or gzip.";
        return fail(std::move(error));
    }
    return head;
}

} // namespace heldout::formats
