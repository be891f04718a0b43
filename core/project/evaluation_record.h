// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "project/evaluation.h"

namespace heldout::project {

/// Canonical JSON (sorted keys) of everything that decides an evaluation, its inputs apart. `similarity` is
/// the settings of the comparison, "" = none is needed.
[[nodiscard]] std::string evaluationSettings(
    const EvaluateRequest& request, MatchMode mode, const std::string& similarity);

/// What is stored of an evaluation beside its settings.
[[nodiscard]] std::string evaluationJson(const Evaluation& evaluation);
/// DamagedProject when it is not what the function above writes. Times, version and whether it is outdated
/// are left to the caller.
[[nodiscard]] Result<Evaluation> readEvaluation(const std::string& json);

} // namespace heldout::project
