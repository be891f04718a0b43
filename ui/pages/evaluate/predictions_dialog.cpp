// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/predictions_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QStandardItemModel>

#include <algorithm>

#include "pages/evaluate/evaluation_words.h"
#include "pages/evaluate/join_report.h"
#include "pages/line_dialog.h"
#include "project/project.h"
#include "session/session.h"
#include "session/words.h"
#include "style/metrics.h"
#include "widgets/banner.h"
#include "widgets/diagnostics_list.h"
#include "widgets/field.h"
#include "widgets/panel.h"
#include "widgets/segmented.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr int kDelayMs = 150;

} // namespace

QString PredictionsDialog::nameOf(const QString& path)
{
    return QFileInfo(path).completeBaseName();
}

PredictionsDialog::PredictionsDialog(
    Session& session, const QString& dataset, const QString& split, const QStringList& paths, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
{
    build();
    fillSplits(dataset, split);
    connectParts();
    readSystems();
    setPaths(paths);
    m_file->setFocus();
}

void PredictionsDialog::connectParts()
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &PredictionsDialog::readPreview);
    connect(m_file, &QLineEdit::textEdited, this, [this](const QString& path) {
        m_paths = path.trimmed().isEmpty() ? QStringList() : QStringList{path.trimmed()};
        m_delay.start();
    });
    connect(m_system, &QLineEdit::textEdited, this, [this] {
        m_systemWritten = true;
        refresh();
    });
    connect(m_split, &QComboBox::activated, this, &PredictionsDialog::readSystems);
    connect(m_split, &QComboBox::activated, this, &PredictionsDialog::readPreview); // goes by its labels
    for (QComboBox* box : {m_label, m_score})
        connect(box, &QComboBox::currentIndexChanged, this, &PredictionsDialog::showThreshold);
    connect(m_format, &QComboBox::activated, this, &PredictionsDialog::readPreview);
    connect(m_each, &QCheckBox::clicked, this, &PredictionsDialog::refresh);
    connect(m_join, &Segmented::currentIndexChanged, this, [this] { m_banner->hide(); });
    connect(m_load, &QPushButton::clicked, this, &PredictionsDialog::accept);
    connect(m_cancel, &QPushButton::clicked, this, &PredictionsDialog::reject);
    connect(m_report->diagnostics(), &DiagnosticsList::opened, this, [this](const Diagnostic& diagnostic) {
        LineDialog line(fromUtf8(diagnostic.file), diagnostic.line, m_session.jobs(), this);
        line.exec();
    });
    connect(&m_session, &Session::projectChanged, this, [this] {
        m_outcome.reset(); // what was loaded stays in the other project
        done(QDialog::Rejected);
    });
}

void PredictionsDialog::setPaths(const QStringList& paths)
{
    m_paths = paths;
    m_file->setText(
        paths.size() > 1 ? tr("%Ln file(s)", nullptr, static_cast<int>(paths.size())) : paths.value(0));
    m_file->setReadOnly(paths.size() > 1);
    m_file->setToolTip(paths.join(QLatin1Char('\n')));
    readPreview();
}

void PredictionsDialog::browse()
{
    const QString folder = m_paths.isEmpty() ? QString() : QFileInfo(m_paths.front()).absolutePath();
    const QStringList paths = QFileDialog::getOpenFileNames(this, tr("Choose files of predictions"), folder);
    if (!paths.isEmpty())
        setPaths(paths);
}

void PredictionsDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && m_steps->currentIndex() == 0)
        event->acceptProposedAction();
}

void PredictionsDialog::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    if (paths.isEmpty())
        return;
    event->acceptProposedAction();
    setPaths(paths);
}

void PredictionsDialog::readSystems()
{
    m_names.clear();
    m_banner->hide();
    refresh();
    if (split() == nullptr)
        return;
    using Systems = std::vector<project::SystemInfo>;
    m_session.jobs().start<Systems>(
        quietJob(tr("Reading the systems")),
        [project = m_session.project(), id = split()->id](
            JobContext&) { return project->evaluations().systems(id); },
        this,
        [this, generation = ++m_namesGeneration](const Result<Systems>& systems) {
            if (generation != m_namesGeneration || !systems)
                return;
            for (const project::SystemInfo& system : *systems)
                m_names.push_back(system.name);
            refresh();
        });
}

const project::SplitInfo* PredictionsDialog::split() const
{
    const auto id = m_split->currentData().toLongLong();
    for (const project::DatasetInfo& info : m_session.datasets())
        for (const project::SplitInfo& one : info.splits)
            if (one.id == id)
                return &one;
    return nullptr;
}

QString PredictionsDialog::dataset() const
{
    const auto id = m_split->currentData().toLongLong();
    for (const project::DatasetInfo& info : m_session.datasets())
        if (std::ranges::find(info.splits, id, &project::SplitInfo::id) != info.splits.end())
            return fromUtf8(info.name);
    return {};
}

bool PredictionsDialog::exists(const QString& name) const
{
    return std::ranges::find(m_names, name.toStdString()) != m_names.end();
}

void PredictionsDialog::refresh()
{
    const bool several = m_paths.size() > 1;
    const bool each = several && m_each->isChecked();
    m_each->setVisible(several);
    m_systemField->setVisible(!each);
    if (m_steps->currentIndex() == 1)
        return;
    const bool busy = m_job != 0;
    const QString name = m_system->text().trimmed();
    m_load->setText(each ? tr("Load %Ln system(s)", nullptr, static_cast<int>(m_paths.size()))
            : exists(name)
            //: %1 is the name of a system
            ? tr("Replace “%1”").arg(name)
            : tr("Load"));
    m_load->setEnabled(!busy && m_preview && split() != nullptr && (each || !name.isEmpty()));
    m_note->setText(busy ? tr("Joining predictions to items…") : QString());
}

project::PredictionRequest PredictionsDialog::request() const
{
    project::PredictionRequest request;
    request.dataset = dataset().toStdString();
    if (split() != nullptr)
        request.split = split()->name;
    const bool each = m_paths.size() > 1 && m_each->isChecked();
    if (each) {
        request.paths = {m_paths.value(m_next).toStdString()};
        request.system = nameOf(m_paths.value(m_next)).toStdString();
    } else {
        for (const QString& path : m_paths)
            request.paths.push_back(path.toStdString());
        request.system = m_system->text().trimmed().toStdString();
    }
    request.options = options();
    request.join = m_join->currentIndex() == 1 ? project::JoinBy::Position : project::JoinBy::Id;
    request.replace = exists(fromUtf8(request.system));
    return request;
}

void PredictionsDialog::accept()
{
    if (m_steps->currentIndex() == 1) {
        finish();
        return;
    }
    if (!m_load->isEnabled())
        return;
    m_next = 0;
    load();
}

void PredictionsDialog::load()
{
    JobSpec spec;
    const project::PredictionRequest wanted = request();
    spec.name = tr("Loading predictions of %1").arg(fromUtf8(wanted.system));
    spec.changesProject = true;
    m_banner->hide();
    m_job = m_session.jobs().start<project::PredictionOutcome>(
        std::move(spec),
        [project = m_session.project(), wanted](
            JobContext& job) { return project->evaluations().loadPredictions(wanted, job); },
        this, [this](const Result<project::PredictionOutcome>& outcome) { takeOutcome(outcome); });
    refresh();
}

void PredictionsDialog::takeOutcome(const Result<project::PredictionOutcome>& outcome)
{
    m_job = 0;
    if (!outcome) {
        if (outcome.error().code != Code::Cancelled)
            m_banner->display(Banner::Level::Error, errorSentence(outcome.error()));
        refresh();
        return;
    }
    const bool each = m_paths.size() > 1 && m_each->isChecked();
    Q_EMIT loaded(dataset(), split() != nullptr ? fromUtf8(split()->name) : QString());
    if (!isWhole(outcome->counts) || !outcome->diagnostics.empty()) {
        showOutcome(*outcome);
        return;
    }
    if (each && m_next + 1 < m_paths.size()) {
        ++m_next;
        load();
        return;
    }
    Q_EMIT m_session.notice(tr("%1: %2").arg(fromUtf8(outcome->name), joinSentence(outcome->counts)));
    QDialog::accept();
}

void PredictionsDialog::showOutcome(const project::PredictionOutcome& outcome)
{
    m_outcome = outcome;
    m_resultPanel->setTitle(fromUtf8(outcome.name));
    m_resultPanel->setSuffix(taskWord(outcome.task));
    m_report->setOutcome(outcome);
    m_steps->setCurrentIndex(1);
    m_reason->setState(Sign::None, {});
    m_note->setText({});
    m_load->setText(tr("Keep"));
    m_load->setEnabled(true);
    m_cancel->setText(tr("Take it back"));
    m_load->setFocus();
}

void PredictionsDialog::finish()
{
    const bool each = m_paths.size() > 1 && m_each->isChecked();
    if (each && m_next + 1 < m_paths.size()) {
        m_steps->setCurrentIndex(0);
        m_cancel->setText(tr("Cancel"));
        ++m_next;
        load();
        return;
    }
    QDialog::accept();
}

void PredictionsDialog::takeBack()
{
    m_session.jobs().start<void>(
        savingJob(tr("Taking a system back")),
        [project = m_session.project(), id = m_outcome->system](
            JobContext&) { return project->evaluations().removeSystem(id); },
        this,
        [this](const Status& status) {
            if (!status) {
                m_banner->display(Banner::Level::Error, errorSentence(status.error()));
                return;
            }
            Q_EMIT loaded(dataset(), split() != nullptr ? fromUtf8(split()->name) : QString());
            m_outcome.reset();
            m_steps->setCurrentIndex(0);
            m_cancel->setText(tr("Cancel"));
            readSystems();
            refresh();
        });
}

void PredictionsDialog::reject()
{
    if (m_steps->currentIndex() == 1 && m_outcome && m_session.project() && isVisible()) {
        if (sender() == m_cancel)
            takeBack();
        else
            finish(); // Escape keeps what was loaded
        return;
    }
    m_session.jobs().cancel(m_job);
    QDialog::reject();
}

} // namespace heldout::ui
