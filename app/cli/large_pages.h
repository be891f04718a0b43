// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace heldout::cli {

/// Starts the program anew, once, with memory in large pages: giving back gigabytes of small ones takes the
/// system longer than a user who stops the program should wait, and searching in them is slower. The C
/// library can be told so by its environment alone, and only before it starts. Whoever tells it anything else
/// is left alone. First in main(), with its arguments.
void useLargePages(char* const* argv);

} // namespace heldout::cli
