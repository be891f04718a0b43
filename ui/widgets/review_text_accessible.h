// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace heldout::ui {

class ReviewTextView;

/// Makes review texts readable for assistive technology (QAccessibleTextInterface). Once a process; cheap to
/// repeat.
void installReviewTextAccessibility();
void announceReviewText(ReviewTextView* view);
void announceReviewSelection(ReviewTextView* view);

} // namespace heldout::ui
