// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "base/utf8.h"
#include "formats/line_reader.h"
#include "formats/npy.h"

namespace heldout::formats {

Result<std::vector<std::string>> readRowNames(const std::string& path, std::uint64_t rows, JobContext& job)
{
    Result<InputFile> file = InputFile::open(path);
    if (!file)
        return fail(std::move(file.error()));
    FileSource source(*file, job, 0);
    LineReader lines(source);
    std::vector<std::string> names;
    std::uint64_t count = 0;
    for (Line line;; ++count) {
        const Result<bool> more = lines.next(line);
        if (!more)
            return fail(more.error());
        if (!*more)
            break;
        if (firstInvalidUtf8(line.text) != kValid) {
            Error error{Code::NotUtf8, Phrase::of("A name in “%1” is no UTF-8.", baseName(path)), path,
                line.number, 0, Phrase::of("Save the file as UTF-8.")};
            return fail(std::move(error));
        }
        if (count < rows) // the rest is only counted
            names.emplace_back(line.text);
    }
    if (count != rows)
        return failFile(Code::NotThisFormat, path,
            Phrase::of("Names in “%1”: %2. Rows of the vectors: %3.", baseName(path), count, rows),
            Phrase::of("The file needs one line for each row, in the same order, and no heading."));
    return names;
}

} // namespace heldout::formats
