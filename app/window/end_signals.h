// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace heldout::app {

/// SIGTERM, SIGINT and SIGHUP as a signal of Qt: the end of the desktop's session, Ctrl+C, a closed terminal.
/// One of it at a time; programs that are started from here get the signals as they are.
class EndSignals : public QObject
{
    Q_OBJECT
public:
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

Q_SIGNALS:
    void received();
};

} // namespace heldout::app
