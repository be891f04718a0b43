// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <system_error>

#include <fmt/format.h>

#include "formats/detection.h"

namespace heldout::formats {

std::string findMentionFile(const std::string& sentencePath, const std::string& kind)
{
    const std::size_t slash = sentencePath.rfind('/') + 1; // npos + 1 = 0: no folder
    const std::string folder = sentencePath.substr(0, slash);
    std::string stem = sentencePath.substr(slash);
    for (const std::string suffix : {".gz", ".in", ".txt"}) {
        if (stem.ends_with(suffix))
            stem.resize(stem.size() - suffix.size());
    }
    std::vector<std::string> candidates;
    const auto addFor = [&](const std::string& beginning) {
        for (const char* const joint : {"_", "-", "."})
            candidates.push_back(fmt::format("{}{}{}.eval", beginning, joint, kind));
    };
    addFor(stem);
    // train_train.in goes with train_GENE.eval
    if (const std::size_t joint = stem.find_last_of("_-."); joint != std::string::npos && joint > 0)
        addFor(stem.substr(0, joint));
    candidates.push_back(kind + ".eval");
    for (const std::string& candidate : candidates) {
        for (const char* const suffix : {"", ".gz"}) {
            std::string path = folder + candidate + suffix;
            std::error_code error;
            if (std::filesystem::is_regular_file(path, error))
                return path;
        }
    }
    return {};
}

} // namespace heldout::formats
