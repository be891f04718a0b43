// SPDX-License-Identifier: GPL-3.0-or-later
// Loading what systems predict.
#include "project/evaluation.h"
#include "project/project.h"

namespace heldout::project {

Result<formats::PredictionPreview> previewPredictions(
    const std::string& path, const formats::PredictionOptions& options)
{
    if (auto data = checkIsData(path); !data)
        return fail(data.error());
    return formats::previewPredictions(path, options);
}

} // namespace heldout::project
