// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUndoStack>

#include <utility>

#include "session/ngram_words.h"
#include "session/words.h"

namespace heldout::ui {

namespace {

QString importName(const project::ImportRequest& request)
{
    if (request.paths.size() == 1)
        return Session::tr("Importing %1").arg(QFileInfo(fromUtf8(request.paths.front())).fileName());
    return Session::tr("Importing %1 %2").arg(fromUtf8(request.dataset), fromUtf8(request.split));
}

QString compareName(const project::CompareRequest& request)
{
    if (request.unit == project::CompareUnit::Embeddings)
        return Session::tr("Comparing embeddings, %1").arg(fromUtf8(request.dataset));
    const QString ngrams = ngramList(request.ngrams, request.grams);
    return Session::tr("Comparing %1, %2")
        .arg(withMethod(ngrams, request.optionsFor(1)), fromUtf8(request.dataset));
}

} // namespace

Session::Session(project::Environment environment, QObject* parent)
    : QObject(parent)
    , m_environment(std::move(environment))
    , m_jobs(new JobRunner(this))
    , m_undoStack(new QUndoStack(this))
{
    qRegisterMetaType<heldout::Error>();
    qRegisterMetaType<heldout::project::PairFilter>();
}

Session::~Session()
{
    // The jobs hold the project; they end before it closes.
    delete std::exchange(m_jobs, nullptr);
}

bool Session::readOnly() const
{
    return !m_project || m_project->info().readOnly;
}

QString Session::outputFolder() const
{
    const QString beside = m_project ? QFileInfo(fromUtf8(m_project->info().path)).absolutePath() : QString();
    const bool own = !m_ownFolder.isEmpty()
        && (beside + QLatin1Char('/')).startsWith(QDir(m_ownFolder).absolutePath() + QLatin1Char('/'));
    if (!beside.isEmpty() && !own)
        return beside;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void Session::setOwnFolder(const QString& folder)
{
    m_ownFolder = folder;
}

void Session::setProject(std::shared_ptr<project::Project> project)
{
    ++m_projectGeneration;
    ++m_dataGeneration;
    ++m_runsGeneration;
    m_jobs->stopAll();
    m_jobs->clearFinished();
    m_undoStack->clear();
    m_datasets.clear();
    m_comparisons.clear();
    m_readyRun.reset();
    m_loaded = false;
    m_project = std::move(project);
    Q_EMIT projectChanged();
    Q_EMIT dataChanged();
    Q_EMIT runsChanged();
    if (m_project)
        reloadData();
}

void Session::reloadData()
{
    if (!m_project)
        return;
    using Datasets = std::vector<project::DatasetInfo>;
    m_jobs->start<Datasets>(
        quietJob(tr("Reading data sets")), [project = m_project](JobContext&) { return project->datasets(); },
        this,
        [this, generation = ++m_dataGeneration](const Result<Datasets>& datasets) {
            if (generation != m_dataGeneration)
                return;
            if (datasets) {
                m_datasets = *datasets;
                Q_EMIT dataChanged();
            } else if (datasets.error().code != Code::Cancelled) {
                Q_EMIT failed(datasets.error());
            }
            reloadRuns();
        });
}

void Session::reloadRuns()
{
    if (!m_project)
        return;
    using Runs = std::vector<project::ComparisonRun>;
    m_jobs->start<Runs>(
        quietJob(tr("Reading comparisons")),
        [project = m_project](JobContext&) { return project->comparisons(); }, this,
        [this, generation = ++m_runsGeneration](const Result<Runs>& runs) {
            if (generation != m_runsGeneration)
                return;
            if (runs) {
                m_comparisons = *runs;
                m_loaded = true;
                Q_EMIT runsChanged();
                if (const auto ready = std::exchange(m_readyRun, {}))
                    Q_EMIT comparisonReady(*ready);
            } else if (runs.error().code != Code::Cancelled) {
                Q_EMIT failed(runs.error());
            }
        });
}

JobId Session::startImport(const project::ImportRequest& request, ImportDone done)
{
    if (!m_project)
        return 0;
    JobSpec spec;
    spec.name = importName(request);
    spec.changesProject = true;
    spec.show = [this] { Q_EMIT pageRequested(QStringLiteral("data")); };
    spec.runAgain = [this, request, done] { startImport(request, done); };
    auto idSlot = std::make_shared<JobId>(0);
    const JobId id = m_jobs->start<project::ImportOutcome>(
        std::move(spec),
        [project = m_project, request](JobContext& job) { return project->importSplit(request, job); }, this,
        [this, idSlot, done = std::move(done), generation = m_projectGeneration](
            const Result<project::ImportOutcome>& outcome) {
            if (generation != m_projectGeneration)
                return;
            if (outcome) {
                m_jobs->setDoneText(*idSlot,
                    narrowGroups(tr("%Ln text(s) taken", nullptr, static_cast<int>(outcome->instances))));
                reloadData();
                Q_EMIT importFinished(outcome->splitId);
            } else if (outcome.error().code != Code::Cancelled) {
                Q_EMIT failed(outcome.error());
            }
            if (done)
                done(outcome);
        });
    *idSlot = id;
    return id;
}

JobId Session::startComparison(const project::CompareRequest& request)
{
    if (!m_project)
        return 0;
    using Runs = std::vector<project::ComparisonRun>;
    JobSpec spec;
    spec.name = compareName(request);
    spec.changesProject = true;
    spec.show = [this] { Q_EMIT pageRequested(QStringLiteral("similarity")); };
    spec.runAgain = [this, request] { startComparison(request); };
    auto idSlot = std::make_shared<JobId>(0);
    const JobId id = m_jobs->start<Runs>(
        std::move(spec),
        [project = m_project, request](JobContext& job) { return project->compare(request, job); }, this,
        [this, idSlot, generation = m_projectGeneration](const Result<Runs>& runs) {
            if (generation == m_projectGeneration)
                comparisonEnded(*idSlot, runs);
        });
    *idSlot = id;
    return id;
}

void Session::loadPredictions(std::vector<project::PredictionRequest> requests)
{
    if (!m_project)
        return;
    m_jobs->start<int>(
        quietJob(tr("Loading predictions")),
        [project = m_project, requests = std::move(requests)](JobContext& job) -> Result<int> {
            for (const project::PredictionRequest& request : requests) {
                if (auto loaded = project->evaluations().loadPredictions(request, job); !loaded)
                    return fail(loaded.error());
            }
            return static_cast<int>(requests.size());
        },
        this,
        [this, generation = m_projectGeneration](const Result<int>& loaded) {
            if (generation != m_projectGeneration)
                return;
            if (!loaded && loaded.error().code != Code::Cancelled)
                Q_EMIT failed(loaded.error());
            Q_EMIT systemsChanged();
        });
}

void Session::comparisonEnded(JobId id, const Result<std::vector<project::ComparisonRun>>& runs)
{
    if (!runs) {
        if (runs.error().code != Code::Cancelled)
            Q_EMIT failed(runs.error());
        return;
    }
    if (runs->empty())
        return;
    bool allStored = true;
    for (const project::ComparisonRun& run : *runs)
        allStored = allStored && run.stored;
    if (allStored) {
        const QString sentence = tr("This comparison was stored already.");
        m_jobs->setDoneText(id, sentence);
        Q_EMIT notice(sentence);
    } else {
        const bool mentions = runs->front().unit == project::CompareUnit::Mentions;
        m_jobs->setDoneText(id,
            doneText(
                mentions ? Unit::Mentions : Unit::Texts, runs->front().testItems, m_jobs->job(id).elapsedMs));
    }
    m_readyRun = runs->front().id;
    reloadRuns();
}

} // namespace heldout::ui
