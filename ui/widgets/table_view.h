// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

#include "widgets/table_text.h"

class QMenu;

namespace heldout::ui {

/// The track of a share, as long as it is drawn and as short as it may become.
inline constexpr int kShareTrack = 50;
inline constexpr int kShortestShareTrack = 12;

/// Draws cells by KindRole. Used by TableView; may be used on other views.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit CellDelegate(QObject* parent = nullptr);

    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Width of the whole text with padding; height of a row.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// What any score and its bounds take of an Interval's width.
    [[nodiscard]] static int intervalWords();
};

/// A table as the house draws it: row and head 28, hairlines, no grid, selected row with an accent bar,
/// numbers at the end side (by KindRole; heads follow), whole rows selected. One tab stop. Ctrl+C copies the
/// selected rows, or the whole table while fewer than two are selected, as TSV with the head; the context
/// menu also has Markdown, LaTeX and Save. Enter or a double click gives QAbstractItemView::activated.
class TableView : public QTableView
{
    Q_OBJECT
public:
    explicit TableView(QWidget* parent = nullptr);
    ~TableView() override;

    void setModel(QAbstractItemModel* model) override;

    /// One sentence in text 3 when the model has no rows.
    void setEmptyText(const QString& sentence);
    [[nodiscard]] QString emptyText() const { return m_emptyText; }
    /// What is copied and saved instead of what is shown: the same rows, more columns. Null = what is shown.
    void setCopyModel(QAbstractItemModel* model) { m_copyModel = model; }
    /// Proposed name of a saved file, without suffix ("bc2gm-summary").
    void setFileStem(const QString& stem);
    /// Two lines a cell: rows of 40.
    void setTwoLine(bool twoLine);
    /// Wishes exactly the height of its rows (small tables inside panels), at most `rows` of them; 0 = as any
    /// view.
    void setFitRows(int rows);
    /// The fewest rows that stay in sight where there are as many; 1 when not given.
    void setLeastRows(int rows);
    /// Columns as wide as their words, and what room is left shared among them; for tables of a few rows.
    void setColumnsShared(bool shared);
    /// Width at which no column is cut.
    [[nodiscard]] int columnsWidth() const;
    /// Width at which a column cuts neither its head nor a cell in sight.
    [[nodiscard]] int columnWidthFor(int column) const;

    /// What would be copied.
    [[nodiscard]] QString selectionText(TableFormat format) const;
    /// To the clipboard; for a panel's copy button too.
    void copy(heldout::ui::TableFormat format = TableFormat::Tsv);
    /// Asks for a name and writes the file; saveFailed() when that does not work.
    void saveAs(heldout::ui::TableFormat format = TableFormat::Tsv);
    /// Writes at once, as a whole or not at all; the reason when it did not work, else empty.
    [[nodiscard]] QString save(const QString& path, TableFormat format) const;
    /// Copy and save entries, for a panel's menu button.
    void addTableActions(QMenu* menu);

    /// Row under the pointer; -1 = none.
    [[nodiscard]] int pointedRow() const { return m_pointedRow; }
    /// The model has group rows; the rows between are then indented.
    [[nodiscard]] bool hasGroups() const { return m_hasGroups; }
    /// Whether the column's values stand at the end side.
    [[nodiscard]] bool isEndColumn(int column) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void copied(int rows);
    void saved(const QString& path);
    void saveFailed(const QString& sentence);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int roomOf(int column) const;
    void shareColumns();
    void widenColumns();
    void applySizes();
    void applyGroups();
    void setPointedRow(int row);
    [[nodiscard]] TableSelection chosenCells() const;

    QString m_emptyText;
    QString m_fileStem;
    QAbstractItemModel* m_copyModel = nullptr;
    std::vector<QMetaObject::Connection> m_modelLinks;
    int m_fitRows = 0;
    int m_leastRows = 1;
    int m_pointedRow = -1;
    bool m_twoLine = false;
    bool m_columnsShared = false;
    bool m_hasGroups = false;
};

} // namespace heldout::ui
