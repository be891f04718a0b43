// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>
#include <vector>

#include "jobs/job_runner.h"
#include "project/evaluation.h"

class QLabel;
class QPushButton;
class QStandardItemModel;

namespace heldout::ui {

class Segmented;
class Session;
class TableView;

/// Two splits of a data set whose labels are looked at; they may be one.
struct ConflictSides
{
    std::string dataset;
    project::SplitInfo test;
    project::SplitInfo train;

    [[nodiscard]] bool within() const { return test.id == train.id; }
};

/// Least similarities to choose from, in thousandths of a percent; the first is the same text.
inline constexpr std::optional<std::int32_t> kLeastSimilarities[]
    = {std::nullopt, 95'000, 90'000, 80'000, 70'000, 50'000};

/// Pairs of near-identical texts with different labels, the closest first: between two splits or within one.
/// Pairs are read in the background; a comparison that is missing can be made from here.
class LabelConflictsDialog : public QDialog
{
    Q_OBJECT
public:
    /// `sides` = what can be chosen, one at least; `least` = index into kLeastSimilarities.
    LabelConflictsDialog(
        Session& session, std::vector<ConflictSides> sides, int least, QWidget* parent = nullptr);
    ~LabelConflictsDialog() override;

    [[nodiscard]] bool isReading() const { return m_job != 0; }

private:
    [[nodiscard]] QWidget* makeChoices();
    [[nodiscard]] QWidget* makeButtons();
    void makeTable();
    void refresh();
    void refreshCompare(bool compared);
    void read(project::ObjectId run);
    void stopReading();
    void fill(const project::LabelConflicts& conflicts);
    void showNothing(const QString& sentence);
    void compare();
    void openPair();
    [[nodiscard]] QString nothingFound() const;
    [[nodiscard]] const ConflictSides& chosen() const;

    Session& m_session;
    std::vector<ConflictSides> m_sides;
    project::LabelConflicts m_conflicts; ///< those in the table
    project::ObjectId m_run = 0; ///< whose pairs are read or shown
    int m_leastRead = -1;
    JobId m_job = 0;
    JobId m_compareJob = 0;
    quint64 m_generation = 0;
    QLabel* m_title;
    QLabel* m_caption;
    Segmented* m_sidesChoice;
    Segmented* m_least;
    TableView* m_table;
    QStandardItemModel* m_model;
    QPushButton* m_compare = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_open = nullptr;
};

} // namespace heldout::ui
