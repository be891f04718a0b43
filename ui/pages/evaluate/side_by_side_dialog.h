// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <array>
#include <memory>
#include <vector>

#include "jobs/job_runner.h"
#include "project/evaluation.h"

class QComboBox;
class QLabel;
class QStandardItemModel;

namespace heldout::ui {

class Banner;
class Session;
class TableView;

/// The same systems on two test splits, one cut at random and one by document: what was memory is the
/// difference.
class SideBySideDialog : public QDialog
{
    Q_OBJECT
public:
    struct Side
    {
        QString name; ///< "BC2GM · test"
        project::EvaluateRequest request;
    };

    /// `first`: which of the sides stands on the left; another one on the right.
    SideBySideDialog(Session& session, std::vector<Side> sides, int first, QWidget* parent = nullptr);

private:
    void build(int first);
    void evaluate(std::size_t side);
    void refresh();
    void addRows(const QString& title, const project::GroupRow& left, const project::GroupRow& right);

    Session& m_session;
    std::vector<Side> m_sides;
    std::array<std::shared_ptr<const project::Evaluation>, 2> m_evaluations;
    std::array<quint64, 2> m_generations{};
    std::array<JobId, 2> m_jobs{};
    std::array<QComboBox*, 2> m_choices{};
    QLabel* m_sentence = nullptr;
    Banner* m_banner = nullptr;
    QStandardItemModel* m_model = nullptr;
    QStandardItemModel* m_text = nullptr; ///< the same rows with their bounds, for copying
    TableView* m_table = nullptr;
};

} // namespace heldout::ui
