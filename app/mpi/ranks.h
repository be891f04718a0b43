// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace heldout::mpi {

/// The processes that mpirun started. One of it lives in a process, for as long as main() does; only the
/// thread that made it may use it. Errors of MPI itself end all ranks.
class Ranks
{
public:
    Ranks(int& argc, char**& argv);
    ~Ranks();
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    [[nodiscard]] int rank() const { return m_rank; } ///< from 0
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] bool isFirst() const { return m_rank == 0; }
    /// Threads for this rank when nobody chose: the processors it is bound to, or its share of the machine's.
    [[nodiscard]] unsigned fairThreads() const;

    // --- every rank calls these at the same point
    /// The lowest rank that says no; count() when none does.
    [[nodiscard]] int lowestWithout(bool good) const;
    /// What that rank has.
    [[nodiscard]] int shared(int value, int rank) const;

    // --- from one to another, of any size
    void send(const std::string& bytes, int to) const;
    [[nodiscard]] std::string receive(int from) const;

    /// Ends all ranks at once: for what happens where they cannot agree any more.
    [[noreturn]] void abort(int exitStatus) const;

private:
    int m_rank = 0;
    int m_count = 1;
    int m_onThisMachine = 1;
};

} // namespace heldout::mpi
