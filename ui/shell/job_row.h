// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "jobs/job_runner.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace heldout::ui {

class ElidedLabel;
class StatusSign;

/// One job of the panel, 32 high: sign, name, bar, count, state or time left, one action.
class JobRow : public QWidget
{
    Q_OBJECT
public:
    explicit JobRow(JobRunner& jobs, JobId id, QWidget* parent = nullptr);

    [[nodiscard]] JobId id() const { return m_id; }
    void refresh();
    [[nodiscard]] QPushButton* action() const { return m_action; }
    /// Beside the action of a job that failed at a line of a file.
    [[nodiscard]] QPushButton* lineButton() const { return m_line; }

Q_SIGNALS:
    void lineRequested(const QString& file, quint64 line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void act();
    void arrange();

    JobRunner& m_jobs;
    JobId m_id;
    StatusSign* m_sign;
    ElidedLabel* m_name;
    QProgressBar* m_bar;
    ElidedLabel* m_count;
    QLabel* m_state;
    QPushButton* m_line;
    QPushButton* m_action;
};

/// Puts a job's progress on a bar: unknown length runs, a stopping job is grey.
void showProgress(QProgressBar& bar, const JobInfo& job);

} // namespace heldout::ui
