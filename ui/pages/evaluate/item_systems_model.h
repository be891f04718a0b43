// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <memory>
#include <optional>

#include "project/evaluation.h"

namespace heldout::ui {

/// What every system said of one item: right or wrong; its label and score, or how many mentions it found,
/// missed and got wrong.
class ItemSystemsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    ItemSystemsModel(std::shared_ptr<const project::Evaluation> evaluation, QObject* parent);

    void setItem(const project::EvaluatedItem& item);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] bool ofMentions() const;
    [[nodiscard]] QVariant countOf(
        const project::EvaluatedItem::OfSystem& system, int column, int role) const;

    std::shared_ptr<const project::Evaluation> m_evaluation;
    std::optional<project::EvaluatedItem> m_item;
};

} // namespace heldout::ui
