// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/end_signals.h"

#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace heldout::app {

namespace {

constexpr std::array kSignals{SIGTERM, SIGINT, SIGHUP};

/// From the handler, in which nearly nothing may be done, to the event loop.
std::array<int, 2> g_pipe{-1, -1}; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void handle(int /*number*/)
{
    const int before = errno;
    const char byte = 0;
    // When the pipe is full, the wish is known already.
    [[maybe_unused]] const auto written = write(g_pipe[1], &byte, 1);
    errno = before;
}

} // namespace

EndSignals::EndSignals(QObject* parent)
    : QObject(parent)
{
    if (pipe2(g_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return; // the signals end the program, as they do without us
    auto* notifier = new QSocketNotifier(g_pipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        std::array<char, 16> bytes{};
        while (read(g_pipe[0], bytes.data(), bytes.size()) > 0) { }
        Q_EMIT received();
    });
    struct sigaction action = {};
    action.sa_handler = handle;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int number : kSignals)
        sigaction(number, &action, nullptr);
}

EndSignals::~EndSignals()
{
    if (g_pipe[0] < 0)
        return;
    for (const int number : kSignals)
        std::signal(number, SIG_DFL);
    for (int& end : g_pipe) {
        close(end);
        end = -1;
    }
}

} // namespace heldout::app
