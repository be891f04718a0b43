// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "base/result.h"

namespace heldout::store {

class Database;

inline constexpr std::uint32_t kApplicationId = 0x48454C44; ///< "HELD"
inline constexpr int kFormat = 1; ///< user_version of files this program writes

/// Fills an empty file: all tables of the current format, in one transaction.
[[nodiscard]] Status createSchema(
    Database& database, const std::string& programVersion, const std::string& now);

/// A step from format `from` to `from` + 1; runs inside the transaction that ends with the new user_version.
struct Migration
{
    int from = 0;
    Status (*apply)(Database& database) = nullptr;
};

/// The steps from format 1 to kFormat.
[[nodiscard]] std::span<const Migration> migrations();

/// Brings the file from format `from` to `to`, one transaction a step, after one copy `path`.vN.bak (VACUUM
/// INTO, never overwritten). A failed step leaves the format of the step before.
[[nodiscard]] Status migrate(
    Database& database, const std::string& path, int from, int to, std::span<const Migration> steps);

} // namespace heldout::store
