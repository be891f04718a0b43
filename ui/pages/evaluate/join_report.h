// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "project/evaluation.h"

class QLabel;
class QStandardItemModel;

namespace heldout::ui {

class DiagnosticsList;
class Segmented;
class StatusSign;
class TableView;

/// How a system's predictions met the items of the split: counts, and the ids that are missing, in no item,
/// or given twice.
class JoinReport : public QWidget
{
    Q_OBJECT
public:
    explicit JoinReport(QWidget* parent = nullptr);

    void setOutcome(const project::PredictionOutcome& outcome);
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] DiagnosticsList* diagnostics() const { return m_diagnostics; }

private:
    void showPart(int part);

    project::PredictionOutcome m_outcome;
    StatusSign* m_sentence;
    Segmented* m_parts;
    QStandardItemModel* m_model;
    TableView* m_ids;
    QLabel* m_more;
    DiagnosticsList* m_diagnostics;
};

/// "4 998 of 5 000 test items have a prediction."
[[nodiscard]] QString joinSentence(const project::JoinCounts& counts);
/// Every item has just one prediction.
[[nodiscard]] bool isWhole(const project::JoinCounts& counts);

} // namespace heldout::ui
