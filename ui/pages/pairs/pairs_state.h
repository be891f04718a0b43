// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <optional>
#include <string>

#include "project/types.h"

namespace heldout::ui {

/// What the page remembers in the project.
struct PairsState
{
    project::ObjectId run = 0;
    project::PairFilter filter;
    std::uint64_t pos = 0;
    bool asCompared = false;
    bool mentions = false;
    bool shared = true;
    bool others = false; ///< the folded panel is open
    QList<int> columns; ///< sizes of the splitters; empty = as laid out
    QList<int> rows;
};

[[nodiscard]] std::string toJson(const PairsState& state);
/// What can be understood of it; the rest as in a fresh state.
[[nodiscard]] PairsState pairsStateFrom(const std::string& json);

} // namespace heldout::ui
