// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <memory>
#include <optional>
#include <vector>

#include "project/evaluation.h"

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace heldout::ui {

class Banner;
class ItemSystemsModel;
class MarkedTextView;
class OutcomeLegend;
class Panel;
class Segmented;
class Session;
class TableView;

/// The items behind a cell, one at a time: its text with gold and predictions marked, what every system said,
/// the closest training text. J and K go on and back.
class ItemsDialog : public QDialog
{
    Q_OBJECT
public:
    ItemsDialog(Session& session, std::shared_ptr<const project::Evaluation> evaluation, std::size_t row,
        std::size_t system, QWidget* parent = nullptr);

    /// Items that pass the choice; unset while they are read.
    [[nodiscard]] const std::optional<std::vector<std::uint32_t>>& items() const { return m_items; }
    [[nodiscard]] int position() const { return m_at; } ///< from 0
    [[nodiscard]] const std::optional<project::EvaluatedItem>& item() const { return m_item; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void buildHead(QVBoxLayout& column);
    void buildSystems(QVBoxLayout& column);
    void loadItems();
    void go(int to);
    void loadItem();
    void showItem();
    void refreshPosition();
    /// What became of the gold relations, and which predicted ones are wrong, a line each.
    [[nodiscard]] QString relationLines(const project::EvaluatedItem::OfSystem& said) const;
    [[nodiscard]] std::size_t system() const;

    Session& m_session;
    std::shared_ptr<const project::Evaluation> m_evaluation;
    std::size_t m_row;
    std::size_t m_first; ///< system to begin with
    std::optional<std::vector<std::uint32_t>> m_items;
    std::optional<project::EvaluatedItem> m_item;
    int m_at = 0;
    quint64 m_itemsGeneration = 0;
    quint64 m_itemGeneration = 0;

    QLabel* m_title = nullptr;
    Banner* m_banner = nullptr;
    Segmented* m_which = nullptr;
    QComboBox* m_system = nullptr;
    QLabel* m_position = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    Panel* m_textPanel = nullptr;
    MarkedTextView* m_text = nullptr;
    OutcomeLegend* m_legend = nullptr;
    QLabel* m_gold = nullptr;
    ItemSystemsModel* m_model = nullptr;
    TableView* m_table = nullptr;
    Panel* m_closest = nullptr;
    QLabel* m_closestText = nullptr;
};

} // namespace heldout::ui
