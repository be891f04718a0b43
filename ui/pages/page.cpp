// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/page.h"

#include "session/session.h"

namespace heldout::ui {

Page::Page(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
{
}

bool Page::takeFiles(const QStringList&)
{
    return false;
}

} // namespace heldout::ui
