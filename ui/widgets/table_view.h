// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

#include "widgets/table_text.h"

class QMenu;

namespace heldout::ui {

/// Draws cells by KindRole. Used by TableView; may be used on other views.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit CellDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// A table as the house draws it: row and head 28, hairlines, no grid, selected row with an accent bar, numbers at the
/// end side (by KindRole; heads follow), whole rows selected. Ctrl+C copies the selected rows, or all when at most one is
/// selected, as TSV with the header; the context menu also has Markdown, LaTeX and Save. Enter or a double click gives
/// QAbstractItemView::activated.
class TableView : public QTableView
{
    Q_OBJECT
public:
    explicit TableView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;

    /// One sentence in text 3 when the model has no rows.
    void setEmptyText(const QString& sentence);
    /// Proposed name of a saved file, without suffix ("bc2gm-summary").
    void setFileStem(const QString& stem);
    /// Two lines a cell: rows of 40.
    void setTwoLine(bool twoLine);
    /// Takes exactly the height of its rows (for small tables inside panels), at most `rows` of them.
    void setFitRows(int rows);

    [[nodiscard]] QString selectionText(TableFormat format) const;
    void copy(TableFormat format = TableFormat::Tsv) const;
    /// Asks for a name and writes the file; saveFailed() when that does not work.
    void saveAs();
    /// Writes at once; the reason when it did not work, else empty.
    [[nodiscard]] QString save(const QString& path, TableFormat format) const;
    /// Copy and save entries, for a panel's menu button.
    void addTableActions(QMenu* menu);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void copied(int rows);
    void saveFailed(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void applySizes();
    void applySpans();
    [[nodiscard]] TableSelection chosenCells() const;

    QString m_emptyText;
    QString m_fileStem;
    bool m_twoLine = false;
    int m_fitRows = 0;
};

} // namespace heldout::ui
