// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include "project/types.h"

namespace heldout::ui {

/// The first rows of a file as the reader splits them: the line's number, then its cells. Long cells are cut:
/// they are looked at, not read.
class PreviewModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    explicit PreviewModel(QObject* parent = nullptr);

    /// `heads` names the columns, one for each of the preview's.
    void setPreview(const formats::Preview& preview, const QStringList& heads);
    void setHeads(const QStringList& heads);
    void clear();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        quint64 line = 0;
        QStringList cells;
    };
    std::vector<Row> m_rows;
    QStringList m_heads;
};

} // namespace heldout::ui
