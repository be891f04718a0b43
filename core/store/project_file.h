// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "base/result.h"

/// The file as the system sees it, before and around SQLite.
namespace heldout::store {

/// Which file a path names; equal for hard links and symbolic links of one file.
struct FileKey
{
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    friend auto operator<=>(const FileKey&, const FileKey&) = default;
};
[[nodiscard]] Result<FileKey> fileKey(const std::string& path); ///< NotFound, UnreadableFile

/// Marks a file as open in this process while it lives. Closing any other descriptor of such a file would
/// drop the locks that SQLite holds on it, so nothing here opens a marked file.
class OpenMark
{
public:
    explicit OpenMark(FileKey key);
    OpenMark(const OpenMark&) = delete;
    OpenMark& operator=(const OpenMark&) = delete;
    ~OpenMark();
    [[nodiscard]] const FileKey& key() const { return m_key; }
    [[nodiscard]] static bool isOpen(FileKey key);

private:
    FileKey m_key;
};

struct Header
{
    int format = 0; ///< user_version
    bool wal = false; ///< journal mode is WAL
};
/// Reads the first 100 bytes. NotFound, UnreadableFile, ForeignProject, NewerProject, DamagedProject (cut
/// off).
[[nodiscard]] Result<Header> readHeader(const std::string& path);

[[nodiscard]] bool hasWal(const std::string& path); ///< a -wal with content lies beside the file
/// AlreadyExists when a log or journal of another project lies where that of a new file `path` would: SQLite
/// would write its pages over the new ones.
[[nodiscard]] Status checkNothingBeside(const std::string& path);
[[nodiscard]] bool canWrite(const std::string& path); ///< the file and its folder
[[nodiscard]] std::uint64_t bytesOf(const std::string& path); ///< 0 when it is not there

/// Creates an empty file beside `path`, as createTemporary().
[[nodiscard]] Result<std::string> makeTemporary(const std::string& path);
/// Flushes `temporary` and gives it the name `path`. `replace` = an existing file is replaced; else
/// AlreadyExists.
[[nodiscard]] Status moveIntoPlace(const std::string& temporary, const std::string& path, bool replace);
void removeFile(const std::string& path);

} // namespace heldout::store
