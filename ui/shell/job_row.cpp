// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/job_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

#include "session/words.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/elided_label.h"
#include "widgets/status_sign.h"

namespace heldout::ui {

namespace {

constexpr int kBarSteps = 1000;
constexpr int kBarWidth = 200;
constexpr int kNameWidth = 330;
constexpr int kStateWidth = 120;
constexpr int kActionWidth = 90;

Sign signOf(JobState state)
{
    switch (state) {
    case JobState::Waiting:
        return Sign::Waiting;
    case JobState::Running:
        return Sign::Running;
    case JobState::Stopping:
        return Sign::Stopping;
    case JobState::Done:
        return Sign::Done;
    case JobState::Failed:
        return Sign::Error;
    case JobState::Cancelled:
        return Sign::Cancelled;
    }
    return Sign::None;
}

QString countOf(const JobInfo& job)
{
    switch (job.state) {
    case JobState::Waiting:
        return JobRow::tr("Waits for the others");
    case JobState::Running:
        return progressText(job.progress);
    case JobState::Stopping:
        return JobRow::tr("Stopping after this block");
    case JobState::Done:
        return job.doneText.isEmpty() ? doneText(job.progress, job.elapsedMs) : job.doneText;
    case JobState::Failed:
        return errorSentence(job.error);
    case JobState::Cancelled:
        return job.changesProject ? JobRow::tr("Cancelled; the project is unchanged")
                                  : JobRow::tr("Cancelled");
    }
    return {};
}

QString stateOf(const JobInfo& job)
{
    switch (job.state) {
    case JobState::Waiting:
        return JobRow::tr("Waiting");
    case JobState::Running: {
        const QString left = remainingText(job.remainingMs);
        return left.isEmpty() && job.elapsedMs >= 1000 ? durationText(job.elapsedMs / 1000 * 1000) : left;
    }
    case JobState::Stopping:
        return JobRow::tr("Stopping…");
    case JobState::Done:
        return JobRow::tr("Done %1").arg(timeText(job.finishedAt.time()));
    case JobState::Failed:
        return JobRow::tr("Failed");
    case JobState::Cancelled:
        return JobRow::tr("Cancelled");
    }
    return {};
}

QString actionOf(const JobInfo& job)
{
    switch (job.state) {
    case JobState::Waiting:
        return JobRow::tr("Remove");
    case JobState::Running:
        return JobRow::tr("Cancel");
    case JobState::Stopping:
        return {};
    case JobState::Done:
        return job.canShow ? JobRow::tr("Show") : QString();
    case JobState::Failed:
    case JobState::Cancelled:
        return job.canRunAgain ? JobRow::tr("Run again") : QString();
    }
    return {};
}

} // namespace

void showProgress(QProgressBar& bar, const JobInfo& job)
{
    const bool known = job.progress.total > 0;
    if (!known && job.state == JobState::Running) {
        bar.setRange(0, 0);
        bar.setEnabled(true);
        return;
    }
    bar.setRange(0, kBarSteps);
    const double share
        = known ? static_cast<double>(job.progress.done) / static_cast<double>(job.progress.total) : 0.0;
    bar.setValue(static_cast<int>(share * kBarSteps));
    bar.setEnabled(job.state == JobState::Running);
}

JobRow::JobRow(JobRunner& jobs, JobId id, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_id(id)
    , m_sign(new StatusSign(Sign::Waiting, {}, this))
    , m_name(new ElidedLabel({}, this))
    , m_bar(new QProgressBar(this))
    , m_count(new ElidedLabel({}, this))
    , m_state(makeLabel({}, FontRole::Label, Ink::Text1, this))
    , m_line(new QPushButton(tr("Show line"), this))
    , m_action(new QPushButton(this))
{
    setFixedHeight(metrics::jobRow());
    setObjectName(QStringLiteral("jobRow"));
    setTextRole(m_name, FontRole::Body);
    setTextRole(m_count, FontRole::Label, Ink::Text2);
    for (QPushButton* button : {m_line, m_action})
        setKind(button, Kind::Quiet);
    m_bar->setTextVisible(false);
    m_state->setObjectName(QStringLiteral("jobState"));
    m_line->setObjectName(QStringLiteral("jobLine"));
    m_action->setObjectName(QStringLiteral("jobAction"));

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kPageMargin, 0, metrics::kPageMargin, 1);
    row->setSpacing(metrics::kSpace8);
    row->addWidget(m_sign);
    row->addWidget(m_name);
    row->addWidget(m_bar);
    row->addSpacing(metrics::kSpace16);
    row->addWidget(m_count, 1);
    row->addWidget(m_state);
    row->addWidget(m_line);
    row->addWidget(m_action);
    connect(m_line, &QPushButton::clicked, this, [this] {
        const Error error = m_jobs.job(m_id).error;
        Q_EMIT lineRequested(fromUtf8(error.file), error.line);
    });
    connect(m_action, &QPushButton::clicked, this, &JobRow::act);
    refresh();
}

void JobRow::refresh()
{
    const JobInfo job = m_jobs.job(m_id);
    if (job.id == 0)
        return;
    m_sign->setState(signOf(job.state), {});
    m_name->setText(job.name);
    showProgress(*m_bar, job);
    m_bar->setVisible(job.state == JobState::Running || job.state == JobState::Stopping);
    m_bar->setAccessibleName(job.name);
    m_count->setText(countOf(job));
    m_state->setText(stateOf(job));
    setTextRole(m_state, FontRole::Label,
        job.state == JobState::Failed                                       ? Ink::Error
            : job.state == JobState::Running || job.state == JobState::Done ? Ink::Text1
                                                                            : Ink::Text2);
    m_line->setVisible(job.state == JobState::Failed && hasLine(job.error));
    m_line->setAccessibleName(tr("%1: %2").arg(m_line->text(), job.name));
    const QString action = actionOf(job);
    QSizePolicy keep = m_action->sizePolicy();
    keep.setRetainSizeWhenHidden(true);
    m_action->setSizePolicy(keep);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_action->setAccessibleName(action.isEmpty() ? QString() : tr("%1: %2").arg(action, job.name));
    setAccessibleName(tr("%1, %2, %3").arg(job.name, m_state->text(), m_count->text()));
    arrange();
}

void JobRow::arrange()
{
    // The same columns in every row, whatever it says; without a bar its place goes to the name.
    const int name = std::min(metrics::scaled(kNameWidth), width() / 4);
    const int bar = std::min(metrics::scaled(kBarWidth), width() / 7);
    const bool running = m_bar->isVisibleTo(this);
    m_bar->setFixedWidth(bar);
    m_name->setFixedWidth(running ? name : name + metrics::kSpace8 + bar);
    m_state->setFixedWidth(std::min(metrics::scaled(kStateWidth), width() / 6));
    m_action->setMinimumWidth(std::min(metrics::scaled(kActionWidth), width() / 8));
}

void JobRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void JobRow::act()
{
    switch (m_jobs.job(m_id).state) {
    case JobState::Waiting:
        m_jobs.cancel(m_id);
        m_jobs.remove(m_id);
        break;
    case JobState::Running:
        m_jobs.cancel(m_id);
        break;
    case JobState::Stopping:
        break;
    case JobState::Done:
        m_jobs.show(m_id);
        break;
    case JobState::Failed:
    case JobState::Cancelled:
        m_jobs.runAgain(m_id);
        break;
    }
}

void JobRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(0, height() - 1, width(), 1, tokens().hairline);
}

} // namespace heldout::ui
