// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "jobs/job_runner.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace heldout::ui {

class ElidedLabel;
class StatusSign;

/// The bottom line: what became of the project's file at the start; one running job and the arrow of the job
/// list at the end.
class StatusLine : public QWidget
{
    Q_OBJECT
public:
    explicit StatusLine(JobRunner& jobs, QWidget* parent = nullptr);

    enum class Saved { NoProject, Saved, ReadOnly, Trouble };
    void setSaved(Saved state, const QString& sentence);
    /// Shows a sentence in place of the saved state for a while.
    void showNotice(const QString& sentence);
    /// The same with a link, "38 pairs marked" [Undo].
    void showNotice(const QString& sentence, const QString& action, std::function<void()> act);
    void setPanelOpen(bool open);
    [[nodiscard]] QString savedText() const;
    [[nodiscard]] QString jobText() const;

Q_SIGNALS:
    void panelToggled();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refreshJob();
    void refreshStart();

    JobRunner& m_jobs;
    QLabel* m_savedSign;
    ElidedLabel* m_saved;
    QPushButton* m_noticeAction;
    ElidedLabel* m_jobName;
    QProgressBar* m_bar;
    QLabel* m_count;
    QPushButton* m_cancel;
    QToolButton* m_arrow;
    QTimer m_noticeTimer;
    QString m_notice;
    QString m_sentence;
    Saved m_state = Saved::NoProject;
    std::function<void()> m_act;
    JobId m_shown = 0;
};

} // namespace heldout::ui
