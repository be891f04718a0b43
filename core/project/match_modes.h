// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "metrics/mention_scorer.h"
#include "project/evaluation.h"

namespace heldout::project {

[[nodiscard]] inline metrics::MentionMode modeOf(MatchMode mode)
{
    switch (mode) {
    case MatchMode::Strict:
        return metrics::MentionMode::Strict;
    case MatchMode::Exact:
        return metrics::MentionMode::Exact;
    case MatchMode::Partial:
        return metrics::MentionMode::Partial;
    case MatchMode::Type:
        return metrics::MentionMode::Type;
    case MatchMode::Left:
        return metrics::MentionMode::Left;
    case MatchMode::Right:
        return metrics::MentionMode::Right;
    case MatchMode::Alternatives:
        break;
    }
    return metrics::MentionMode::Alternatives;
}

} // namespace heldout::project
