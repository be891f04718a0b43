// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources.h"

#include <QDir>
#include <QtGlobal>

// Q_INIT_RESOURCE must stand outside any namespace.
void initHeldoutResources()
{
    Q_INIT_RESOURCE(heldout);
    Q_INIT_RESOURCE(translations);
}
