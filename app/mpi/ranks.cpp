// SPDX-License-Identifier: GPL-3.0-or-later
#include "ranks.h"

#include <mpi.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <thread>

namespace heldout::mpi {

namespace {

constexpr int kTag = 1;
constexpr std::size_t kPiece = std::size_t{1} << 30; // a message counts its bytes in an int

} // namespace

Ranks::Ranks(int& argc, char**& argv)
{
    int given = MPI_THREAD_SINGLE;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &given);
    MPI_Comm_rank(MPI_COMM_WORLD, &m_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &m_count);
    MPI_Comm machine = MPI_COMM_NULL;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, m_rank, MPI_INFO_NULL, &machine);
    MPI_Comm_size(machine, &m_onThisMachine);
    MPI_Comm_free(&machine);
}

Ranks::~Ranks()
{
    MPI_Finalize();
}

unsigned Ranks::fairThreads() const
{
    const unsigned mine = std::max(1U, std::thread::hardware_concurrency());
    const auto all = static_cast<unsigned>(std::max(1L, sysconf(_SC_NPROCESSORS_CONF)));
    return mine < all ? mine : std::max(1U, all / static_cast<unsigned>(m_onThisMachine));
}

int Ranks::lowestWithout(bool good) const
{
    const int mine = good ? m_count : m_rank;
    int lowest = m_count;
    MPI_Allreduce(&mine, &lowest, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
    return lowest;
}

int Ranks::shared(int value, int rank) const
{
    MPI_Bcast(&value, 1, MPI_INT, rank, MPI_COMM_WORLD);
    return value;
}

void Ranks::send(const std::string& bytes, int to) const
{
    const std::uint64_t size = bytes.size();
    MPI_Send(&size, 1, MPI_UINT64_T, to, kTag, MPI_COMM_WORLD);
    for (std::size_t at = 0; at < bytes.size(); at += kPiece) {
        const int piece = static_cast<int>(std::min(kPiece, bytes.size() - at));
        MPI_Send(bytes.data() + at, piece, MPI_BYTE, to, kTag, MPI_COMM_WORLD);
    }
}

std::string Ranks::receive(int from) const
{
    std::uint64_t size = 0;
    MPI_Recv(&size, 1, MPI_UINT64_T, from, kTag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    std::string bytes(size, '\0');
    for (std::size_t at = 0; at < bytes.size(); at += kPiece) {
        const int piece = static_cast<int>(std::min(kPiece, bytes.size() - at));
        MPI_Recv(bytes.data() + at, piece, MPI_BYTE, from, kTag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    return bytes;
}

void Ranks::abort(int exitStatus) const
{
    MPI_Abort(MPI_COMM_WORLD, exitStatus);
    std::abort(); // MPI_Abort does not come back
}

} // namespace heldout::mpi
