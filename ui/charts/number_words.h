// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace heldout::ui {

/// By the locale; for the screen and for figures, never for files.
[[nodiscard]] QString decimalWords(double value, int decimals);
[[nodiscard]] QString decimalWords(std::optional<double> value, int decimals); ///< "–" for nothing
/// "25" for 25000, "33.3" for 33300: thousandths of a percent without trailing zeros.
[[nodiscard]] QString borderWords(std::int32_t milli);
/// "0 to under 25"; the last interval "75 to 100".
[[nodiscard]] QString intervalWords(std::int32_t fromMilli, std::int32_t toMilli);

} // namespace heldout::ui
