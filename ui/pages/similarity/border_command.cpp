// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/border_command.h"

#include <QCoreApplication>

#include "charts/number_words.h"

namespace heldout::ui {

namespace {

constexpr int kCommandId = 0x5b01;

/// The context of these strings for translators.
struct BorderCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(BorderCommand)
};

/// Index of the only border that differs; -1 when none or several do.
int movedBorder(const BorderCommand::Borders& before, const BorderCommand::Borders& after)
{
    if (before.size() != after.size())
        return -1;
    int moved = -1;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i] == after[i])
            continue;
        if (moved >= 0)
            return -1;
        moved = static_cast<int>(i);
    }
    return moved;
}

} // namespace

BorderCommand::BorderCommand(QObject* owner, Borders before, Borders after, Apply apply)
    : m_owner(owner)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_apply(std::move(apply))
{
    updateText();
}

void BorderCommand::updateText()
{
    const int moved = movedBorder(m_before, m_after);
    setText(moved < 0 ? BorderCommandWords::tr("Change borders")
                      : BorderCommandWords::tr("Move border from %1 to %2 %")
                            .arg(borderWords(m_before[static_cast<std::size_t>(moved)]),
                                borderWords(m_after[static_cast<std::size_t>(moved)])));
}

void BorderCommand::undo()
{
    applyBorders(m_before);
}

void BorderCommand::redo()
{
    applyBorders(m_after);
}

void BorderCommand::applyBorders(const Borders& borders) const
{
    if (m_owner)
        m_apply(borders);
}

int BorderCommand::id() const
{
    return kCommandId;
}

bool BorderCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = dynamic_cast<const BorderCommand*>(other);
    if (next == nullptr || next->m_owner != m_owner)
        return false;
    const int moved = movedBorder(m_before, m_after);
    if (moved < 0 || moved != movedBorder(next->m_before, next->m_after) || next->m_before != m_after)
        return false;
    m_after = next->m_after;
    setObsolete(m_after == m_before);
    updateText();
    return true;
}

} // namespace heldout::ui
