// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Makes ":/fonts" and ":/icons" readable. Any number of calls.
void initHeldoutResources();
