// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QWidget>

#include <vector>

#include "data/diagnostic.h"

class QLabel;

namespace heldout::ui {

class StatusSign;
class TableView;

/// Line, column, what is wrong, what was done, state.
class DiagnosticsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Line, ByteColumn, Wrong, Done, State, ColumnCount };

    explicit DiagnosticsModel(QObject* parent = nullptr);
    void setDiagnostics(std::vector<Diagnostic> diagnostics);
    [[nodiscard]] const std::vector<Diagnostic>& diagnostics() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Diagnostic> m_rows;
};

/// Counts (taken, repaired, refused) over the list. Enter opens the line.
class DiagnosticsList : public QWidget
{
    Q_OBJECT
public:
    explicit DiagnosticsList(QWidget* parent = nullptr);

    /// `taken` rows without remark; repaired and refused are counted from the list unless given (negative =
    /// count).
    void setDiagnostics(
        std::vector<Diagnostic> diagnostics, qint64 taken, qint64 repaired = -1, qint64 refused = -1);
    void clear(); ///< nothing was read: says neither how many nor that there is nothing to repair
    [[nodiscard]] TableView* table() const { return m_table; }
    [[nodiscard]] DiagnosticsModel* model() const { return m_model; }

Q_SIGNALS:
    void opened(const heldout::Diagnostic& diagnostic);

private:
    QLabel* m_taken;
    StatusSign* m_repaired;
    StatusSign* m_refused;
    QLabel* m_hint;
    DiagnosticsModel* m_model;
    TableView* m_table;
};

} // namespace heldout::ui
