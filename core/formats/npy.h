// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/job.h"
#include "base/result.h"
#include "data/vector_source.h"

namespace heldout::formats {

class BytesAt;

/// The rows of a matrix in a .npy file (format 1.0, 2.0, 3.0; float16, float32, float64 of either byte order;
/// C and Fortran order). Numbers come as float32: float16 exactly, float64 rounded to the nearest, infinite
/// when it is beyond the range. Reads what is asked for and holds no more than 256 KB besides, so a file may
/// be larger than memory. Files of C order are read front to back; of Fortran order each call takes a piece
/// of every column, so ask for many rows at a time.
class NpyFile final : public VectorSource
{
public:
    /// More numbers a row than any embedding has.
    static constexpr std::uint64_t kMostColumns = 65536;

    /// Checks header, type, shape and that the file has just the bytes its shape needs, before anything is
    /// allocated by it. Errors: NotFound, UnreadableFile; NotThisFormat names what is not as it should be:
    /// no .npy file, objects, another type, not two dimensions, too many rows (2^32-2) or columns, cut off,
    /// too long; NoRows when rows or columns are 0.
    [[nodiscard]] static Result<NpyFile> open(const std::string& path);
    /// The same over bytes that are at hand.
    [[nodiscard]] static Result<NpyFile> over(std::unique_ptr<BytesAt> bytes);

    NpyFile(NpyFile&&) noexcept;
    NpyFile& operator=(NpyFile&&) noexcept;
    ~NpyFile() override;

    [[nodiscard]] const std::string& name() const override;
    [[nodiscard]] std::uint64_t rows() const override { return m_rows; }
    [[nodiscard]] std::size_t columns() const override { return m_columns; }
    [[nodiscard]] Status read(
        std::uint64_t first, std::size_t count, std::span<float> out, const JobContext& job) override;

private:
    explicit NpyFile(std::unique_ptr<BytesAt> bytes);
    /// `count` numbers from number `first` of the file on, `stride` apart in `out`.
    [[nodiscard]] Status readRun(
        std::uint64_t first, std::size_t count, float* out, std::size_t stride, const JobContext& job);

    std::unique_ptr<BytesAt> m_bytes;
    std::uint64_t m_begin = 0; // offset of the first number
    std::uint64_t m_rows = 0;
    std::size_t m_columns = 0;
    std::size_t m_width = 0; // bytes a number
    bool m_swapped = false; // not in the byte order of this machine
    bool m_fortranOrder = false;
    std::vector<char> m_buffer;
};

/// The names of the rows of a .npy file, one a line, plain or packed with gzip; a blank line is an empty
/// name. NotThisFormat when there are not just `rows` of them; NotUtf8 names the line.
[[nodiscard]] Result<std::vector<std::string>> readRowNames(
    const std::string& path, std::uint64_t rows, JobContext& job);

} // namespace heldout::formats
