// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/statements.h"

#include <array>

namespace heldout::store {

namespace {

constexpr std::array<const char*, kStatementCount> kTexts{
#define HELDOUT_STATEMENT(name, text) text,
#include "store/statements.inc"
#undef HELDOUT_STATEMENT
};

constexpr std::array<const char*, kStatementCount> kNames{
#define HELDOUT_STATEMENT(name, text) #name,
#include "store/statements.inc"
#undef HELDOUT_STATEMENT
};

} // namespace

const char* text(Sql statement)
{
    return kTexts.at(static_cast<std::size_t>(statement));
}

const char* name(Sql statement)
{
    return kNames.at(static_cast<std::size_t>(statement));
}

} // namespace heldout::store
