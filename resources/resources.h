// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Makes ":/fonts", ":/icons", ":/i18n" and what else is compiled in readable. Any number of calls.
void initHeldoutResources();
