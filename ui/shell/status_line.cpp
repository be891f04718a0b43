// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/status_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

#include "session/words.h"
#include "shell/job_row.h"
#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/elided_label.h"

namespace heldout::ui {

namespace {
constexpr int kNoticeMs = 6000;
constexpr int kBarWidth = 180;
constexpr int kSignSize = 14;
} // namespace

StatusLine::StatusLine(JobRunner& jobs, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_savedSign(new QLabel(this))
    , m_saved(new ElidedLabel({}, this))
    , m_noticeAction(new QPushButton(this))
    , m_jobName(new ElidedLabel({}, this))
    , m_bar(new QProgressBar(this))
    , m_count(makeLabel({}, FontRole::Label, Ink::Text2, this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_arrow(new QToolButton(this))
{
    setObjectName(QStringLiteral("statusLine"));
    setFixedHeight(metrics::statusLine());
    setTextRole(m_saved, FontRole::Label, Ink::Text2);
    setTextRole(m_jobName, FontRole::Label);
    m_saved->setObjectName(QStringLiteral("savedState"));
    m_bar->setFixedWidth(metrics::scaled(kBarWidth));
    m_bar->setTextVisible(false);
    m_count->setObjectName(QStringLiteral("statusJob"));
    m_cancel->setObjectName(QStringLiteral("statusCancel"));
    m_arrow->setObjectName(QStringLiteral("jobsArrow"));
    setKind(m_noticeAction, Kind::Quiet);
    setKind(m_cancel, Kind::Quiet);
    setKind(m_arrow, Kind::Icon);
    m_noticeTimer.setSingleShot(true);
    m_noticeTimer.setInterval(kNoticeMs);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kPageMargin, 1, metrics::kSpace8, 0);
    row->setSpacing(metrics::kSpace8);
    row->addWidget(m_savedSign);
    row->addWidget(m_saved, 3);
    row->addWidget(m_noticeAction);
    row->addStretch(1);
    row->addWidget(m_jobName);
    row->addWidget(m_bar);
    row->addWidget(m_count);
    row->addWidget(m_cancel);
    row->addWidget(m_arrow);

    connect(m_arrow, &QToolButton::clicked, this, &StatusLine::panelToggled);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_jobs.cancel(m_shown); });
    connect(m_noticeAction, &QPushButton::clicked, this, [this] {
        const std::function<void()> act = std::exchange(m_act, {});
        m_notice.clear();
        refreshStart();
        if (act)
            act();
    });
    connect(&m_noticeTimer, &QTimer::timeout, this, [this] {
        m_notice.clear();
        m_act = {};
        refreshStart();
    });
    connect(&m_jobs, &JobRunner::jobAdded, this, &StatusLine::refreshJob);
    connect(&m_jobs, &JobRunner::jobChanged, this, &StatusLine::refreshJob);
    connect(&m_jobs, &JobRunner::jobRemoved, this, &StatusLine::refreshJob);
    if (Theme::instance())
        connect(Theme::instance(), &Theme::changed, this, &StatusLine::refreshStart);
    setPanelOpen(false);
    refreshStart();
    refreshJob();
}

void StatusLine::setSaved(Saved state, const QString& sentence)
{
    m_state = state;
    m_sentence = sentence;
    refreshStart();
}

void StatusLine::showNotice(const QString& sentence)
{
    showNotice(sentence, {}, {});
}

void StatusLine::showNotice(const QString& sentence, const QString& action, std::function<void()> act)
{
    m_notice = sentence;
    m_act = std::move(act);
    m_noticeAction->setText(action);
    m_noticeTimer.start();
    refreshStart();
}

void StatusLine::setPanelOpen(bool open)
{
    m_arrow->setIcon(icon(open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-up")));
    m_arrow->setToolTip((open ? tr("Close the list of jobs (%1)") : tr("Open the list of jobs (%1)"))
            .arg(keyText(Qt::CTRL | Qt::Key_J)));
    m_arrow->setAccessibleName(open ? tr("Close the list of jobs") : tr("Open the list of jobs"));
}

QString StatusLine::savedText() const
{
    return m_saved->text();
}

QString StatusLine::jobText() const
{
    return m_count->text();
}

void StatusLine::refreshStart()
{
    const bool noticed = !m_notice.isEmpty();
    m_saved->setText(noticed ? m_notice : m_sentence);
    m_noticeAction->setVisible(noticed && !m_noticeAction->text().isEmpty() && m_act);
    QString name = QStringLiteral("check");
    QColor color = tokens().doneText;
    if (noticed) {
        name = QStringLiteral("info");
        color = tokens().accent;
    } else if (m_state == Saved::ReadOnly) {
        name = QStringLiteral("lock");
        color = tokens().text2;
    } else if (m_state == Saved::Trouble) {
        name = QStringLiteral("warning");
        color = tokens().warningText;
    }
    m_savedSign->setVisible(noticed || m_state != Saved::NoProject);
    m_savedSign->setPixmap(iconPixmap(name, color, metrics::scaled(kSignSize), devicePixelRatioF()));
}

void StatusLine::refreshJob()
{
    JobInfo shown;
    int others = 0;
    for (const JobInfo& job : m_jobs.jobs()) {
        if (job.finished())
            continue;
        if (shown.id == 0)
            shown = job;
        else
            ++others;
    }
    m_shown = shown.id;
    const bool running = shown.id != 0;
    m_jobName->setVisible(running);
    m_bar->setVisible(running);
    m_cancel->setVisible(running && shown.state != JobState::Stopping);
    if (!running) {
        m_count->setText(tr("No jobs running"));
        return;
    }
    m_jobName->setText(shown.name);
    m_bar->setAccessibleName(shown.name);
    showProgress(*m_bar, shown);
    QStringList parts;
    if (shown.state == JobState::Stopping) {
        parts.push_back(tr("Stopping…"));
    } else {
        parts.push_back(progressText(shown.progress));
        parts.push_back(remainingText(shown.remainingMs));
    }
    if (others > 0)
        parts.push_back(tr("%Ln more", "jobs", others));
    parts.removeAll(QString());
    m_count->setText(parts.join(QStringLiteral(" · ")));
    m_cancel->setAccessibleName(tr("Cancel: %1").arg(shown.name));
}

void StatusLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), tokens().window);
    painter.fillRect(0, 0, width(), 1, tokens().hairline);
}

} // namespace heldout::ui
