// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "data/instance.h"

namespace heldout {

/// What a system says of a class.
struct ClassScore
{
    std::string label;
    double score = 0; ///< finite; the greater, the surer. A probability where the file has such
};

/// What a system says of one item, as a reader hands it over. Which item that is, and whether it is there, is
/// for whoever joins them.
struct Prediction
{
    std::string key; ///< id of the item; "" = by position
    std::uint64_t position = 0; ///< among the rows of the file, from 0; those that were refused count too
    std::string document; ///< "" = the file has none
    std::string text; ///< the item's text as the file of predictions has it; "" = it has none
    std::vector<std::string> labels; ///< none, one or several
    std::vector<ClassScore> scores; ///< in the order of the file; empty = the file has none
    std::vector<Mention> mentions; ///< by (first, last); bytes of the item's text
    std::vector<Relation> relations; ///< arguments are places in `mentions`
    /// Formats of one token a line: bytes of `text`, which is the tokens joined by one blank.
    std::vector<TextSpan> tokens;
    std::vector<std::string> tags; ///< predicted, as written; one a token
    std::vector<std::string> goldTags; ///< as written beside the predicted ones; one a token, or none
    std::uint64_t line = 0; ///< line in the file, from 1
};

} // namespace heldout
