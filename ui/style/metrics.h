// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Sizes in device-independent pixels. What holds text grows with the base font; spaces and lines do not.
namespace heldout::ui::metrics {

inline constexpr int kSpace4 = 4;
inline constexpr int kSpace8 = 8;
inline constexpr int kSpace12 = 12;
inline constexpr int kSpace16 = 16;
inline constexpr int kSpace24 = 24;

inline constexpr int kPageMargin = 16;
inline constexpr int kPanelGap = 12;
inline constexpr int kPanelMargin = 12;
inline constexpr int kControlGap = 8;
inline constexpr int kLabelGap = 3;

inline constexpr int kControlRadius = 5;
inline constexpr int kPanelRadius = 6;
inline constexpr int kMarkRadius = 3;
inline constexpr int kFocusWidth = 2;
inline constexpr int kAccentBar = 3;
inline constexpr int kSplitter = 8;
inline constexpr int kIcon = 18;
inline constexpr int kChipIcon = 14;

inline constexpr int kNavigationWidth = 168;
inline constexpr int kRailWidth = 52;
/// Windows narrower than this show the rail.
inline constexpr int kRailBelowWidth = 1320;
/// Windows lower than this use the low page head and fold secondary panels.
inline constexpr int kLowBelowHeight = 800;

/// `size` as drawn for the base font of 13 px, grown with the base font, never shrunk.
[[nodiscard]] int scaled(int size);

[[nodiscard]] int control(); ///< 30
[[nodiscard]] int segmented(); ///< 28
[[nodiscard]] int chip(); ///< 26
[[nodiscard]] int decisionButton(); ///< 44
[[nodiscard]] int row(); ///< 28
[[nodiscard]] int twoLineRow(); ///< 40
[[nodiscard]] int listRow(); ///< 52
[[nodiscard]] int jobRow(); ///< 32
[[nodiscard]] int columnHead(); ///< 28
[[nodiscard]] int pageHead(); ///< 54
[[nodiscard]] int pageHeadLow(); ///< 48
[[nodiscard]] int statusLine(); ///< 30
[[nodiscard]] int reviewLineStep(); ///< 29

} // namespace heldout::ui::metrics
