// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/reading.h"

#include <utility>

namespace heldout::formats {

Status addFileFacts(InputFile& file, SourceReport& report)
{
    Result<std::string> digest = file.sha256();
    if (!digest)
        return fail(std::move(digest.error()));
    report.bytes = file.bytesRead();
    report.sha256 = std::move(*digest);
    return {};
}

Status withFile(Status status, const std::string& path)
{
    if (!status && status.error().file.empty() && status.error().code == Code::NotThisFormat)
        status.error().file = path;
    return status;
}

} // namespace heldout::formats
