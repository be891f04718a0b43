// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/npy.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

#include "base/byte_order.h"
#include "base/files.h"
#include "base/utf8.h"
#include "formats/bytes_at.h"
#include "formats/npy_header.h"

namespace heldout::formats {

namespace {

constexpr std::size_t kBufferSize = std::size_t{256} * 1024;
constexpr std::uint64_t kMostRows = 0xfffffffeU;
constexpr std::size_t kQuoted = 40; // bytes of a type that a message repeats

tl::unexpected<Error> refuse(
    const std::string& path, Phrase what, Phrase hint, Code code = Code::NotThisFormat)
{
    return failFile(code, path, std::move(what), std::move(hint));
}

/// IEEE 754 binary16 to binary32, exact. The exponent is moved by a product, which makes subnormal numbers
/// normal on the way.
float fromHalf(std::uint16_t half)
{
    constexpr float kShift = 0x1p112F; // 127 - 15
    constexpr std::uint32_t kInfinite = 0x7f800000U;
    const std::uint32_t magnitude = (half & 0x7fffU) << 13U;
    std::uint32_t bits = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude) * kShift);
    bits = magnitude >= 0x0f800000U ? magnitude | kInfinite : bits;
    return std::bit_cast<float>(bits | (half & 0x8000U) << 16U);
}

template <typename Bits, bool Swap, typename Convert>
void convert(const char* from, std::size_t count, float* out, std::size_t stride, const Convert& toFloat)
{
    for (std::size_t i = 0; i < count; ++i) {
        Bits bits{};
        std::memcpy(&bits, from + i * sizeof(Bits), sizeof(Bits));
        if constexpr (Swap)
            bits = byteSwapped(bits);
        out[i * stride] = toFloat(bits);
    }
}

template <bool Swap>
void convertBy(std::size_t width, const char* from, std::size_t count, float* out, std::size_t stride)
{
    switch (width) {
    case 2:
        convert<std::uint16_t, Swap>(from, count, out, stride, fromHalf);
        break;
    case 4:
        convert<std::uint32_t, Swap>(
            from, count, out, stride, [](std::uint32_t bits) { return std::bit_cast<float>(bits); });
        break;
    default:
        convert<std::uint64_t, Swap>(from, count, out, stride, [](std::uint64_t bits) {
            // A conversion of what is out of range is not defined by the language.
            const auto number = std::bit_cast<double>(bits);
            constexpr double kLimit = 0x1.ffffffp127; // rounds to infinity from here on
            if (number >= kLimit || number <= -kLimit)
                return std::copysign(
                    std::numeric_limits<float>::infinity(), static_cast<float>(number > 0 ? 1 : -1));
            return static_cast<float>(number);
        });
        break;
    }
}

struct NumberType
{
    std::size_t width = 0;
    bool swapped = false;
};

Result<NumberType> numberType(const NpyHeader& header, const std::string& path)
{
    const std::string& type = header.type;
    if (type.empty())
        return refuse(path,
            Phrase::of("“%1” holds records of several fields, not plain numbers.", baseName(path)),
            Phrase::of("Save the array of the vectors alone."));
    if (type.find('O') != std::string::npos)
        return refuse(path,
            Phrase::of(
                "“%1” holds Python objects (pickle). They are never loaded, for loading them can run any "
                "program.",
                baseName(path)),
            Phrase::of("Save plain numbers: numpy.save(\"vectors.npy\", array.astype(\"float32\"))."));
    const char order = type.front();
    const std::string_view number = std::string_view(type).substr(1);
    const bool isOrder = order == '<' || order == '>' || order == '=';
    if (!isOrder || (number != "f2" && number != "f4" && number != "f8"))
        return refuse(path,
            Phrase::of("“%1” holds numbers of type “%2”; float16, float32 and float64 are read.",
                baseName(path), repairUtf8(std::string_view(type).substr(0, kQuoted))),
            Phrase::of("Save plain numbers: numpy.save(\"vectors.npy\", array.astype(\"float32\"))."));
    const bool little = std::endian::native == std::endian::little;
    return NumberType{static_cast<std::size_t>(number[1] - '0'), order != '=' && (order == '<') != little};
}

Result<NpyHeader> readHeader(const BytesAt& bytes)
{
    std::string head(
        static_cast<std::size_t>(std::min<std::uint64_t>(bytes.size(), kLongestNpyPrefix)), '\0');
    if (Status status = bytes.read(0, head); !status)
        return fail(std::move(status.error()));
    const Result<std::uint64_t> end = npyHeaderEnd(head, bytes.path());
    if (!end)
        return fail(end.error());
    head.resize(static_cast<std::size_t>(std::min(bytes.size(), *end)));
    if (Status status = bytes.read(0, head); !status)
        return fail(std::move(status.error()));
    return parseNpyHeader(head, bytes.path());
}

Status checkShape(const NpyHeader& header, const std::string& path)
{
    if (header.shape.size() != 2)
        return header.shape.size() == 1
            ? refuse(path,
                  Phrase::of(
                      "“%1” has one dimension; vectors come as two: rows and numbers.", baseName(path)),
                  Phrase::of("Save one vector a row, for example array.reshape(rows, numbers)."))
            : refuse(path,
                  Phrase::of("“%1” has %2 dimensions; vectors come as two: rows and numbers.", baseName(path),
                      header.shape.size()),
                  Phrase::of("Save one vector a row, for example array.reshape(rows, numbers)."));
    const std::uint64_t rows = header.shape[0];
    const std::uint64_t columns = header.shape[1];
    if (rows == 0 || columns == 0)
        return refuse(path, Phrase::of("“%1” holds no numbers.", baseName(path)),
            Phrase::of("Choose the file with the vectors."), Code::NoRows);
    if (rows > kMostRows)
        return refuse(path,
            Phrase::of("“%1” has %2 rows; at most %3 can be read.", baseName(path), rows, kMostRows),
            Phrase::of("Compare it in parts."));
    if (columns > NpyFile::kMostColumns)
        return refuse(path,
            Phrase::of("“%1” has %2 numbers a row; at most %3 can be read.", baseName(path), columns,
                NpyFile::kMostColumns),
            Phrase::of("Save one vector a row; the array may need to be transposed."));
    return {};
}

/// Rows, columns and width are within bounds whose product fits 64 bits.
Status checkSize(const NpyHeader& header, std::size_t width, const BytesAt& bytes)
{
    const std::uint64_t needed = header.begin + header.shape[0] * header.shape[1] * width;
    if (bytes.size() < needed)
        return refuse(bytes.path(),
            Phrase::of("“%1” is cut off: its shape needs %2 bytes, the file has %3.", baseName(bytes.path()),
                needed, bytes.size()),
            Phrase::of("Fetch or copy the file again."));
    if (bytes.size() > needed)
        return refuse(bytes.path(),
            Phrase::of("“%1” goes on after its array: its shape needs %2 bytes, the file has %3.",
                baseName(bytes.path()), needed, bytes.size()),
            Phrase::of("Save one array a file."));
    return {};
}

} // namespace

NpyFile::NpyFile(std::unique_ptr<BytesAt> bytes)
    : m_bytes(std::move(bytes))
{
}

NpyFile::NpyFile(NpyFile&&) noexcept = default;
NpyFile& NpyFile::operator=(NpyFile&&) noexcept = default;
NpyFile::~NpyFile() = default;

const std::string& NpyFile::name() const
{
    return m_bytes->path();
}

Result<NpyFile> NpyFile::open(const std::string& path)
{
    Result<OpenedFile> opened = openRegularFile(path);
    if (!opened)
        return fail(std::move(opened.error()));
    return over(std::make_unique<FileBytes>(path, std::move(*opened)));
}

Result<NpyFile> NpyFile::over(std::unique_ptr<BytesAt> bytes)
{
    const Result<NpyHeader> header = readHeader(*bytes);
    if (!header)
        return fail(header.error());
    const Result<NumberType> type = numberType(*header, bytes->path());
    if (!type)
        return fail(type.error());
    if (Status status = checkShape(*header, bytes->path()); !status)
        return fail(std::move(status.error()));
    if (Status status = checkSize(*header, type->width, *bytes); !status)
        return fail(std::move(status.error()));
    NpyFile file(std::move(bytes));
    file.m_begin = header->begin;
    file.m_rows = header->shape[0];
    file.m_columns = static_cast<std::size_t>(header->shape[1]);
    file.m_width = type->width;
    file.m_swapped = type->swapped;
    file.m_fortranOrder = header->fortranOrder;
    return file;
}

Status NpyFile::read(std::uint64_t first, std::size_t count, std::span<float> out, const JobContext& job)
{
    if (first > m_rows || count > m_rows - first || out.size() != count * m_columns)
        return fail(Code::Internal, Phrase::of("A reader asked for rows that are not there."));
    if (!m_fortranOrder)
        return readRun(first * m_columns, out.size(), out.data(), 1, job);
    for (std::size_t column = 0; column < m_columns; ++column) {
        if (Status status = readRun(column * m_rows + first, count, out.data() + column, m_columns, job);
            !status)
            return status;
    }
    return {};
}

Status NpyFile::readRun(
    std::uint64_t first, std::size_t count, float* out, std::size_t stride, const JobContext& job)
{
    m_buffer.resize(kBufferSize);
    while (count > 0) {
        if (Status status = job.checkStop(); !status)
            return status;
        const std::size_t take = std::min(count, kBufferSize / m_width);
        const std::span<char> bytes(m_buffer.data(), take * m_width);
        if (Status status = m_bytes->read(m_begin + first * m_width, bytes); !status)
            return status;
        if (m_swapped)
            convertBy<true>(m_width, bytes.data(), take, out, stride);
        else
            convertBy<false>(m_width, bytes.data(), take, out, stride);
        first += take;
        count -= take;
        out += take * stride;
    }
    return {};
}

} // namespace heldout::formats
