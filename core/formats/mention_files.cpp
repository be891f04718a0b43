// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "formats/detection.h"
#include "formats/file_names.h"

namespace heldout::formats {

std::string findMentionFile(const std::string& sentencePath, const std::string& kind)
{
    const std::string folder = folderOf(sentencePath);
    std::string stem = sentencePath.substr(folder.size());
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
        if (std::string path = plainOrPacked(folder + candidate); !path.empty())
            return path;
    }
    return {};
}

} // namespace heldout::formats
