// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/sniff.h"

#include <algorithm>
#include <array>
#include <cstddef>

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
    PhrasePattern<1> what;
    std::size_t offset = 0;
    bool isText = false; ///< in an encoding that is not read
};

constexpr std::array kMagics{
    Magic{"\x89PNG\r\n"sv, Phrase::later("“%1” is a PNG picture, not a text file.")},
    Magic{"\xff\xd8\xff"sv, Phrase::later("“%1” is a JPEG picture, not a text file.")},
    Magic{"GIF8"sv, Phrase::later("“%1” is a GIF picture, not a text file.")},
    Magic{"RIFF"sv, Phrase::later("“%1” is a sound, film or picture, not a text file.")},
    Magic{"II*\0"sv, Phrase::later("“%1” is a TIFF picture, not a text file.")},
    Magic{"MM\0*"sv, Phrase::later("“%1” is a TIFF picture, not a text file.")},
    Magic{"%PDF-"sv, Phrase::later("“%1” is a PDF document, not a text file.")},
    Magic{"{\\rtf"sv, Phrase::later("“%1” is a formatted RTF document, not a text file.")},
    Magic{"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"sv,
        Phrase::later("“%1” is an old Office document, not a text file.")},
    Magic{"PK\x03\x04"sv, Phrase::later("“%1” is a ZIP archive or an Office document, not a text file.")},
    Magic{"PK\x05\x06"sv, Phrase::later("“%1” is an empty ZIP archive, not a text file.")},
    Magic{"7z\xbc\xaf\x27\x1c"sv, Phrase::later("“%1” is a 7z archive, not a text file.")},
    Magic{"Rar!\x1a\x07"sv, Phrase::later("“%1” is a RAR archive, not a text file.")},
    Magic{"\xfd"
          "7zXZ\0"sv,
        Phrase::later("“%1” is an xz archive, not a text file.")},
    Magic{"BZh"sv, Phrase::later("“%1” is a bzip2 archive, not a text file.")},
    Magic{"\x28\xb5\x2f\xfd"sv, Phrase::later("“%1” is a Zstandard archive, not a text file.")},
    Magic{"\x1f\x8b\x08"sv, Phrase::later("“%1” is a gzip archive inside another one, not a text file.")},
    Magic{"ustar"sv, Phrase::later("“%1” is a tar archive, not a text file."), 257},
    Magic{"SQLite format 3\0"sv,
        Phrase::later("“%1” is a database (SQLite), perhaps a Heldout project, not a text file.")},
    Magic{"PAR1"sv, Phrase::later("“%1” is a Parquet table, not a text file.")},
    Magic{"ARROW1\0"sv, Phrase::later("“%1” is an Arrow table, not a text file.")},
    Magic{"\x89HDF\r\n"sv, Phrase::later("“%1” is an HDF5 file, not a text file.")},
    Magic{"\x93NUMPY"sv, Phrase::later("“%1” is a NumPy array, not a text file.")},
    Magic{"\x80\x04\x95"sv, Phrase::later("“%1” is a Python pickle, not a text file.")},
    Magic{"\x7f"
          "ELF"sv,
        Phrase::later("“%1” is a program, not a text file.")},
    Magic{"\xff\xfe\0\0"sv, Phrase::later("“%1” is text in UTF-32, which is not read."), 0, true},
    Magic{"\0\0\xfe\xff"sv, Phrase::later("“%1” is text in UTF-32, which is not read."), 0, true},
    Magic{"\xff\xfe"sv, Phrase::later("“%1” is text in UTF-16, which is not read."), 0, true},
    Magic{"\xfe\xff"sv, Phrase::later("“%1” is text in UTF-16, which is not read."), 0, true},
};

/// bzip2's three letters could begin a text; its block mark follows them.
bool isFalseAlarm(const Magic& magic, std::string_view bytes)
{
    constexpr std::size_t kMark = 4;
    return magic.bytes == "BZh"sv && (bytes.size() < kMark || !bytes.substr(kMark).starts_with("1AY&SY"sv));
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

std::optional<NotText> notText(std::string_view bytes)
{
    for (const Magic& magic : kMagics) {
        if (bytes.size() >= magic.offset && bytes.substr(magic.offset).starts_with(magic.bytes)
            && !isFalseAlarm(magic, bytes))
            return NotText{magic.what, magic.isText};
    }
    if (looksLikeUtf16(bytes))
        return NotText{Phrase::later("“%1” is text in UTF-16, which is not read."), true};
    // Damaged text has a few control characters, random bytes have one in nine.
    constexpr std::size_t kFew = 8;
    constexpr std::size_t kOneIn = 20;
    const auto controls = static_cast<std::size_t>(std::count_if(bytes.begin(), bytes.end(), isControl));
    if (controls > kFew && controls * kOneIn > bytes.size())
        return NotText{Phrase::later("“%1” is a file of bytes that are no text, not a text file.")};
    return std::nullopt;
}

Status checkText(std::string_view bytes, const std::string& path)
{
    const std::optional<NotText> found = notText(bytes);
    if (!found)
        return {};
    return failFile(Code::NotThisFormat, path, Phrase::of(found->sentence, baseName(path)),
        found->otherEncoding ? Phrase::of("Save it as UTF-8 and import it again.")
                             : Phrase::of("Choose a text file, plain or gzip."));
}

std::optional<PhrasePattern<1>> notData(std::string_view bytes)
{
    if (beginsWith(bytes, "<!doctype html") || beginsWith(bytes, "<html"))
        return PhrasePattern<1>(Phrase::later("“%1” is a web page."));
    if (beginsWith(bytes, "<?xml"))
        return PhrasePattern<1>(Phrase::later("“%1” is an XML document."));
    if (beginsWith(bytes, "version https://git-lfs"))
        return PhrasePattern<1>(Phrase::later("“%1” is a Git LFS pointer that stands in for the real file."));
    return std::nullopt;
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
    if (head.bytes.empty())
        return failFile(Code::NoRows, path, Phrase::of("“%1” is empty.", baseName(path)),
            Phrase::of("Choose another file."));
    if (Status status = checkText(head.bytes, path); !status)
        return fail(std::move(status.error()));
    return head;
}

} // namespace heldout::formats
