// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace heldout::cli {

/// The programs of the terminal: one with every command, and one whose compare ranks of MPI share.
enum class Program : std::uint8_t { Cli, Mpi };

[[nodiscard]] constexpr const char* name(Program program)
{
    return program == Program::Cli ? "heldout-cli" : "heldout-mpi";
}

} // namespace heldout::cli
