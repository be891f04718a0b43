// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QUndoCommand>

#include <cstdint>
#include <functional>
#include <vector>

class QObject;

namespace heldout::ui {

/// Moves interval borders. Steps of one border after each other are one step to undo.
class BorderCommand : public QUndoCommand
{
public:
    using Borders = std::vector<std::uint32_t>;
    using Apply = std::function<void(const Borders&)>;

    /// `apply` is called while `owner` lives.
    BorderCommand(QObject* owner, Borders before, Borders after, Apply apply);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    void applyBorders(const Borders& borders) const;
    void updateText();

    QPointer<QObject> m_owner;
    Borders m_before;
    Borders m_after;
    Apply m_apply;
};

} // namespace heldout::ui
