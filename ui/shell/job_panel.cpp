// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/job_panel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "session/words.h"
#include "shell/job_row.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/icon_button.h"
#include "widgets/scroll_area.h"

namespace heldout::ui {

namespace {
constexpr int kHeadHeight = 38;
constexpr int kMostRowsAsked = 7;
} // namespace

JobPanel::JobPanel(JobRunner& jobs, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_counts(makeLabel({}, FontRole::Label, Ink::Text3, this))
    , m_clear(new QPushButton(tr("Clear finished"), this))
    , m_empty(makeLabel(
          tr("No jobs yet. Imports and comparisons are listed here."), FontRole::Label, Ink::Text3, this))
{
    setObjectName(QStringLiteral("jobPanel"));
    setAccessibleName(tr("Jobs"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    auto* head = new QWidget(this);
    head->setFixedHeight(metrics::scaled(kHeadHeight));
    auto* headRow = new QHBoxLayout(head);
    headRow->setContentsMargins(metrics::kPageMargin, 0, metrics::kSpace8, 0);
    headRow->setSpacing(metrics::kSpace8);
    headRow->addWidget(makeLabel(tr("Jobs"), FontRole::PanelTitle, Ink::Text1, head));
    headRow->addWidget(m_counts);
    headRow->addStretch(1);
    setKind(m_clear, Kind::Quiet);
    m_clear->setObjectName(QStringLiteral("clearFinished"));
    headRow->addWidget(m_clear);
    QToolButton* close = makeIconButton(
        QStringLiteral("chevron-down"), tr("Close the list (%1)").arg(keyText(Qt::CTRL | Qt::Key_J)), head);
    close->setAccessibleName(tr("Close the list of jobs"));
    headRow->addWidget(close);

    auto* list = new QWidget(this);
    list->setObjectName(QStringLiteral("jobList"));
    m_list = new QVBoxLayout(list);
    m_list->setContentsMargins(0, 0, 0, 0);
    m_list->setSpacing(0);
    m_empty->setContentsMargins(
        metrics::kPageMargin, metrics::kSpace4, metrics::kPageMargin, metrics::kSpace8);
    m_list->addWidget(m_empty);
    m_list->addStretch(1);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 1, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    QScrollArea* scroll = makeScrollArea(list, this);
    scroll->setFocusPolicy(Qt::StrongFocus); // rows without an action are scrolled to by keys
    column->addWidget(scroll, 1);

    connect(m_clear, &QPushButton::clicked, &m_jobs, &JobRunner::clearFinished);
    connect(close, &QToolButton::clicked, this, &JobPanel::closeRequested);
    connect(&m_jobs, &JobRunner::jobAdded, this, &JobPanel::add);
    connect(&m_jobs, &JobRunner::jobRemoved, this, &JobPanel::remove);
    connect(&m_jobs, &JobRunner::jobChanged, this, &JobPanel::refresh);
    for (const JobInfo& job : m_jobs.jobs())
        add(job.id);
    refreshHead();
}

void JobPanel::add(JobId id)
{
    auto* row = new JobRow(m_jobs, id, this);
    connect(row, &JobRow::lineRequested, this, &JobPanel::lineRequested);
    m_rows.push_back(row);
    m_list->insertWidget(m_list->count() - 1, row);
    refreshHead();
    updateGeometry();
}

void JobPanel::remove(JobId id)
{
    const auto it = std::ranges::find_if(m_rows, [id](const JobRow* row) { return row->id() == id; });
    if (it == m_rows.end())
        return;
    // The row may be the one whose button was clicked.
    (*it)->hide();
    (*it)->deleteLater();
    m_rows.erase(it);
    refreshHead();
    updateGeometry();
}

void JobPanel::refresh(JobId id)
{
    for (JobRow* row : m_rows)
        if (row->id() == id)
            row->refresh();
    refreshHead();
}

void JobPanel::refreshHead()
{
    int running = 0;
    int waiting = 0;
    int finished = 0;
    for (const JobInfo& job : m_jobs.jobs()) {
        if (job.finished())
            ++finished;
        else if (job.state == JobState::Waiting)
            ++waiting;
        else
            ++running;
    }
    QStringList parts;
    if (running > 0)
        parts.push_back(tr("%Ln running", nullptr, running));
    if (waiting > 0)
        parts.push_back(tr("%Ln waiting", nullptr, waiting));
    m_counts->setText(parts.join(tr(", ", "between counts")));
    m_clear->setVisible(finished > 0);
    m_empty->setVisible(m_rows.empty());
}

QSize JobPanel::sizeHint() const
{
    const int rows = std::clamp(static_cast<int>(m_rows.size()), 1, kMostRowsAsked);
    const int wanted = metrics::scaled(kHeadHeight) + 1 + rows * metrics::jobRow();
    const int most = std::max(window()->height() / 3, minimumSizeHint().height());
    return {minimumSizeHint().width(), std::min(wanted, most)};
}

QSize JobPanel::minimumSizeHint() const
{
    return {metrics::scaled(600), metrics::scaled(kHeadHeight) + 1 + metrics::jobRow()};
}

void JobPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), tokens().panel);
    painter.fillRect(0, 0, width(), 1, tokens().hairline);
    const int below = metrics::scaled(kHeadHeight);
    painter.fillRect(0, below, width(), 1, tokens().hairline);
}

void JobPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closeRequested();
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace heldout::ui
