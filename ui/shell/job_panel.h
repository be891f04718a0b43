// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "jobs/job_runner.h"

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace heldout::ui {

class JobRow;

/// The list of jobs above the status line: running, waiting and finished ones. Takes a third of the window at
/// most and scrolls.
class JobPanel : public QWidget
{
    Q_OBJECT
public:
    explicit JobPanel(JobRunner& jobs, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void closeRequested();
    void lineRequested(const QString& file, quint64 line); ///< where a job failed

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add(JobId id);
    void remove(JobId id);
    void refresh(JobId id);
    void refreshHead();

    JobRunner& m_jobs;
    QLabel* m_counts;
    QPushButton* m_clear;
    QVBoxLayout* m_list = nullptr;
    QLabel* m_empty;
    std::vector<JobRow*> m_rows;
};

} // namespace heldout::ui
