// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// Every statement that reads or changes rows, by name, so that one test can look at the plan of each.
namespace heldout::store {

enum class Sql : std::uint16_t {
#define HELDOUT_STATEMENT(name, text) name,
#include "store/statements.inc"
#undef HELDOUT_STATEMENT
};

inline constexpr std::size_t kStatementCount = 0
#define HELDOUT_STATEMENT(name, text) +1 // NOLINT(bugprone-macro-parentheses): a term of the sum
#include "store/statements.inc"
#undef HELDOUT_STATEMENT
    ;

[[nodiscard]] const char* text(Sql statement);
[[nodiscard]] const char* name(Sql statement);

} // namespace heldout::store
