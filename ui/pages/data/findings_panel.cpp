// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/findings_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

#include "pages/data/documents_dialog.h"
#include "pages/data/finding.h"
#include "pages/data/usual_run.h"
#include "session/ngram_words.h"
#include "session/session.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/scroll_area.h"

namespace heldout::ui {

namespace {

constexpr std::int32_t kHalfMilli = 50'000;
constexpr std::int32_t kEqualMilli = 100'000;
constexpr std::size_t kDocumentsListed = 1000;
constexpr std::uint64_t kNotKnown = 2; // a number that is not known yet takes the plural

QString nameOf(const std::string& name)
{
    return fromUtf8(name);
}

QString share(std::uint64_t part, std::uint64_t whole)
{
    const double percent = whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    return QLocale().toString(percent, 'f', 1);
}

} // namespace

FindingsPanel::FindingsPanel(Session& session, QWidget* parent)
    : Panel({}, parent)
    , m_session(session)
    , m_hint(makeLabel({}, FontRole::Body, Ink::Text2, this))
    , m_identical(new Finding(QStringLiteral("identicalTexts"), this))
    , m_near(new Finding(QStringLiteral("nearTexts"), this))
    , m_mentions(new Finding(QStringLiteral("seenMentions"), this))
    , m_documents(new Finding(QStringLiteral("sharedDocuments"), this))
    , m_conflicts(new Finding(QStringLiteral("conflictingLabels"), this))
    , m_compare(new QPushButton(icon(QStringLiteral("play")), tr("Compare"), this))
{
    setObjectName(QStringLiteral("findings"));
    m_compare->setObjectName(QStringLiteral("compareSplits"));
    m_hint->setWordWrap(true);
    auto* list = new QWidget;
    list->setObjectName(QStringLiteral("findingsList"));
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_hint);
    for (Finding* finding : {m_identical, m_near, m_conflicts, m_mentions, m_documents}) {
        column->addWidget(finding);
        finding->hide();
    }
    column->addStretch(1);
    content()->addWidget(makeScrollArea(list, this), 1);
    content()->addWidget(m_compare, 0, Qt::AlignLeft);

    connect(m_compare, &QPushButton::clicked, this, &FindingsPanel::compare);
    connect(m_identical, &Finding::triggered, this, [this] {
        if (const auto* stored = run(project::CompareUnit::Text))
            showPairs(*stored, kEqualMilli);
    });
    connect(m_near, &Finding::triggered, this, [this] {
        if (const auto* stored = run(project::CompareUnit::Text))
            showPairs(*stored, kHalfMilli);
    });
    connect(m_mentions, &Finding::triggered, this, &FindingsPanel::showMentions);
    connect(m_documents, &Finding::triggered, this, [this] {
        if (!m_test || !m_train)
            return;
        if (m_test->documents == 0)
            Q_EMIT patternRequested(m_test->id);
        else if (m_train->documents == 0)
            Q_EMIT patternRequested(m_train->id);
        else
            showDocuments();
    });
    connect(m_conflicts, &Finding::triggered, this, &FindingsPanel::openConflicts);
    connect(&m_session, &Session::runsChanged, this, [this] {
        read();
        if (m_showMentionsWhenReady)
            if (const auto* stored = run(project::CompareUnit::Mentions)) {
                m_showMentionsWhenReady = false;
                showPairs(*stored, kEqualMilli);
            }
    });
    connect(&m_session.jobs(), &JobRunner::jobChanged, this, [this](quint64 id) {
        if (id == m_job)
            refresh();
    });
    refresh();
}

void FindingsPanel::setChosen(const project::DatasetInfo* dataset, const project::SplitInfo* split)
{
    const project::ObjectId testBefore = m_test ? m_test->id : 0;
    const project::ObjectId trainBefore = m_train ? m_train->id : 0;
    const project::ObjectId chosenBefore = m_chosen ? m_chosen->id : 0;
    m_dataset.reset();
    m_chosen.reset();
    m_test.reset();
    m_train.reset();
    if (dataset && split) {
        m_dataset = *dataset;
        m_chosen = *split;
        const auto first = [dataset](SplitRole role) -> const project::SplitInfo* {
            const auto it = std::ranges::find_if(
                dataset->splits, [role](const auto& other) { return other.role == role; });
            return it == dataset->splits.end() ? nullptr : &*it;
        };
        const project::SplitInfo* train = first(SplitRole::Train);
        const project::SplitInfo* test = split;
        if (split->role == SplitRole::Train) {
            train = split;
            test = first(SplitRole::Test);
            if (!test)
                test = first(SplitRole::Dev);
            if (!test)
                test = first(SplitRole::Other);
        }
        if (train && test && train->id != test->id) {
            m_train = *train;
            m_test = *test;
        }
    }
    const project::ObjectId testNow = m_test ? m_test->id : 0;
    const project::ObjectId trainNow = m_train ? m_train->id : 0;
    const project::ObjectId chosenNow = m_chosen ? m_chosen->id : 0;
    if (testNow != testBefore || trainNow != trainBefore || (testNow == 0 && chosenNow != chosenBefore))
        m_counts = {};
    read();
}

const project::ComparisonRun* FindingsPanel::run(project::CompareUnit unit) const
{
    if (!m_test || !m_train)
        return nullptr;
    return usualRun(m_session, unit, m_test->id, m_train->id);
}

void FindingsPanel::read()
{
    refresh();
    const quint64 generation = ++m_generation;
    if (!m_chosen || !m_session.project())
        return;
    const auto idOf = [](const std::optional<project::SplitInfo>& split) { return split ? split->id : 0; };
    const project::ComparisonRun* stored = run(project::CompareUnit::Text);
    const std::optional<project::ObjectId> runId = stored ? std::optional(stored->id) : std::nullopt;
    const bool pair = m_test && m_train;
    const bool mentions = pair && m_test->mentions && m_train->mentions && !m_counts.mentions;
    const bool documents = pair && m_test->documents > 0 && m_train->documents > 0 && !m_counts.documents;
    const project::ComparisonRun* labelled = conflictsRun();
    const project::ObjectId labelRun = labelled ? labelled->id : 0;
    if (m_counts.conflicts && m_counts.conflicts->run != labelRun)
        m_counts.conflicts.reset();
    m_session.jobs().start<Counts>(
        quietJob(tr("Reading findings")),
        [project = m_session.project(), test = idOf(m_test), train = idOf(m_train), runId, mentions, labelRun,
            documents, counts = m_counts](JobContext& job) mutable -> Result<Counts> {
            if (runId) {
                const auto intervals = project->intervals(*runId, {std::uint32_t{kHalfMilli}});
                if (!intervals)
                    return fail(intervals.error());
                counts.near = intervals->empty() ? 0 : intervals->back().count;
            }
            if (labelRun != 0 && !counts.conflicts) {
                auto conflicts = readConflicts(*project, labelRun, job);
                if (!conflicts)
                    return fail(conflicts.error());
                counts.conflicts = std::move(*conflicts);
            }
            if (documents) {
                std::uint64_t total = 0;
                auto list = project->documentsOnBothSides(test, train, kDocumentsListed, total);
                if (!list)
                    return fail(list.error());
                counts.documents = total;
                counts.documentList = std::move(*list);
            }
            if (mentions) {
                const auto seen = project->seenMentions(test, train, job);
                if (!seen)
                    return fail(seen.error());
                counts.mentions = *seen;
            }
            return counts;
        },
        this,
        [this, generation](const Result<Counts>& counts) {
            if (generation != m_generation)
                return;
            if (counts)
                m_counts = *counts;
            else if (counts.error().code != Code::Cancelled)
                Q_EMIT m_session.failed(counts.error());
            refresh();
        });
}

void FindingsPanel::refresh()
{
    const bool pair = m_test && m_train;
    if (!pair) {
        setTitle(m_dataset ? tr("%1: nothing to compare yet").arg(nameOf(m_dataset->name)) : tr("Findings"));
        m_hint->setText(m_dataset
                ? tr("Import a test and a train split of this data set to see what they share.")
                : tr("Choose a split to see what test and train share."));
        m_hint->show();
        for (Finding* finding : {m_identical, m_near, m_mentions, m_documents})
            finding->hide();
        refreshConflicts();
        m_compare->hide();
        Q_EMIT changed();
        return;
    }
    setTitle(
        tr("%1: %2 against %3").arg(nameOf(m_dataset->name), nameOf(m_test->name), nameOf(m_train->name)));
    m_hint->hide();
    m_compare->show();
    m_compare->setText(tr("Compare %1 with %2").arg(nameOf(m_test->name), nameOf(m_train->name)));
    const bool underway
        = m_job != 0 && !m_session.jobs().job(m_job).finished() && m_session.jobs().job(m_job).id != 0;
    m_compare->setEnabled(!underway && !m_session.readOnly());
    m_compare->setToolTip(underway ? tr("This comparison is running")
            : m_session.readOnly() ? tr("This project can only be read")
                                   : QString());
    setKind(m_compare, comparingIsNext() ? Kind::Primary : Kind::Normal);
    m_compare->adjustSize(); // the layout comes later, after a frame with the words cut
    refreshTexts();
    refreshMentions();
    refreshDocuments();
    refreshConflicts();
    Q_EMIT changed();
}

void FindingsPanel::refreshTexts()
{
    const QString test = nameOf(m_test->name);
    const QString train = nameOf(m_train->name);
    const project::ComparisonRun* stored = run(project::CompareUnit::Text);
    const QString show = stored ? tr("Show") : QString();
    if (!stored) {
        const QString compare = tr("Known when the splits are compared");
        m_identical->show(false, {},
            tr("%1 text(s) also stand in %2", nullptr, pluralOf(kNotKnown)).arg(test, train), compare, {});
        m_near->show(false, {},
            tr("%1 text(s) share half of their words or more", nullptr, pluralOf(kNotKnown)).arg(test),
            compare, {});
        return;
    }
    const leakage::IdenticalTexts& same = stored->identical;
    m_identical->show(same.exact > 0, same.exact,
        tr("%1 text(s) also stand in %2", nullptr, pluralOf(same.exact)).arg(test, train),
        tr("%1 ignoring case, %2 ignoring white space")
            .arg(countText(same.ignoringCase), countText(same.ignoringSpace)),
        same.exact > 0 ? show : QString());
    m_near->show(m_counts.near.value_or(0) > 0, m_counts.near,
        tr("%1 text(s) share half of their words or more", nullptr,
            pluralOf(m_counts.near.value_or(kNotKnown)))
            .arg(test),
        tr("Unigram similarity 50 or more"), m_counts.near.value_or(0) > 0 ? show : QString());
}

void FindingsPanel::refreshMentions()
{
    if (!m_test->mentions || !m_train->mentions) {
        m_mentions->hide();
        return;
    }
    const auto sentence = [this](std::uint64_t count) {
        return tr("%1 mention(s) occur in %2 word for word", nullptr, pluralOf(count))
            .arg(nameOf(m_test->name), nameOf(m_train->name));
    };
    if (!m_counts.mentions) {
        m_mentions->show(false, {}, sentence(kNotKnown), tr("Reading…"), {});
        return;
    }
    const auto& seen = *m_counts.mentions;
    m_mentions->show(false, seen.exact, sentence(seen.exact),
        tr("%1 % of %2 mention(s)", nullptr, pluralOf(seen.mentions))
            .arg(share(seen.exact, seen.mentions), countText(seen.mentions)),
        seen.exact > 0 && !(m_session.readOnly() && !run(project::CompareUnit::Mentions)) ? tr("Show")
                                                                                          : QString());
}

void FindingsPanel::refreshDocuments()
{
    const auto sentence
        = [](std::uint64_t count) { return tr("document(s) on both sides", nullptr, pluralOf(count)); };
    const QString set = m_session.readOnly() ? QString() : tr("Set pattern…");
    if (m_test->documents == 0 || m_train->documents == 0) {
        const bool neither = m_test->documents == 0 && m_train->documents == 0;
        const QString without = nameOf(m_test->documents == 0 ? m_test->name : m_train->name);
        m_documents->show(false, {}, sentence(kNotKnown),
            (neither ? tr("The splits have no document ids. Give a pattern to find them.")
                     : tr("The %1 split has no document ids. Give a pattern to find them.").arg(without)),
            set);
        return;
    }
    const std::uint64_t count = m_counts.documents.value_or(0);
    m_documents->show(count > 0, m_counts.documents, sentence(m_counts.documents.value_or(kNotKnown)),
        tr("of %1 in %2 and %3 in %4")
            .arg(countText(m_test->documents), nameOf(m_test->name), countText(m_train->documents),
                nameOf(m_train->name)),
        count > 0 ? tr("Show") : QString());
}

bool FindingsPanel::comparingIsNext() const
{
    return m_test && m_train && !run(project::CompareUnit::Text) && !m_session.readOnly()
        && m_session.loaded();
}

void FindingsPanel::compare()
{
    if (!m_dataset || !m_test || !m_train)
        return;
    project::CompareRequest request;
    request.dataset = m_dataset->name;
    request.testSplit = m_test->name;
    request.trainSplit = m_train->name;
    m_job = m_session.startComparison(request);
    refresh();
}

void FindingsPanel::showPairs(const project::ComparisonRun& stored, std::int32_t fromMilli)
{
    project::PairFilter filter;
    filter.fromMilli = fromMilli;
    Q_EMIT m_session.pairsRequested(stored.id, filter);
}

void FindingsPanel::showMentions()
{
    if (const project::ComparisonRun* stored = run(project::CompareUnit::Mentions)) {
        showPairs(*stored, kEqualMilli);
        return;
    }
    // The list of these mentions is a comparison of its own; it takes a second the first time.
    project::CompareRequest request;
    request.dataset = m_dataset->name;
    request.testSplit = m_test->name;
    request.trainSplit = m_train->name;
    request.unit = project::CompareUnit::Mentions;
    request.ngrams = {1};
    m_showMentionsWhenReady = true;
    m_job = m_session.startComparison(request);
}

void FindingsPanel::showDocuments()
{
    DocumentsDialog dialog(
        narrowGroups(tr("%Ln document(s) on both sides", nullptr, pluralOf(m_counts.documents.value_or(0)))),
        fromUtf8(m_test->name), fromUtf8(m_train->name), m_counts.documentList, window());
    dialog.exec();
}

} // namespace heldout::ui
