// SPDX-License-Identifier: GPL-3.0-or-later
// What the panel says of labels that differ, and the list of them.
#include "pages/data/findings_panel.h"

#include "pages/data/finding.h"
#include "pages/data/usual_run.h"
#include "session/session.h"
#include "session/words.h"

namespace heldout::ui {

namespace {

constexpr int kSameText = 0; // indexes into kLeastSimilarities
constexpr int kNearlySame = 2;
constexpr std::uint64_t kNotKnown = 2; // a number that is not known yet takes the plural

} // namespace

/// What can be looked at, the pair of splits on the panel first.
std::vector<ConflictSides> FindingsPanel::conflictSides() const
{
    std::vector<ConflictSides> sides;
    if (!m_dataset || !m_chosen)
        return sides;
    const bool pair = m_test && m_train;
    if (pair && m_test->labels && m_train->labels)
        sides.push_back({m_dataset->name, *m_test, *m_train});
    std::vector<project::SplitInfo> alone{*m_chosen};
    if (pair)
        alone = {*m_test, *m_train};
    for (const project::SplitInfo& split : alone)
        if (split.labels)
            sides.push_back({m_dataset->name, split, split});
    return sides;
}

const project::ComparisonRun* FindingsPanel::conflictsRun() const
{
    const auto sides = conflictSides();
    return sides.empty()
        ? nullptr
        : usualRun(m_session, project::CompareUnit::Text, sides.front().test.id, sides.front().train.id);
}

Result<FindingsPanel::Counts::Conflicts> FindingsPanel::readConflicts(
    project::Project& project, project::ObjectId run, JobContext& job)
{
    Counts::Conflicts conflicts;
    conflicts.run = run;
    const auto same = project.evaluations().labelConflicts(run, kLeastSimilarities[kSameText], 0, 0, job);
    if (!same)
        return fail(same.error());
    conflicts.same = same->total;
    conflicts.sameItems = same->testItems;
    const auto near = project.evaluations().labelConflicts(run, kLeastSimilarities[kNearlySame], 0, 0, job);
    if (!near)
        return fail(near.error());
    conflicts.near = near->total;
    return conflicts;
}

void FindingsPanel::refreshConflicts()
{
    const auto sides = conflictSides();
    if (sides.empty()) {
        m_conflicts->hide();
        return;
    }
    const ConflictSides& first = sides.front();
    const QString test = fromUtf8(first.test.name);
    const QString train = fromUtf8(first.train.name);
    const auto sentence = [&](std::uint64_t count) {
        return first.within()
            ? tr("pair(s) of the same text in %1 with different labels", nullptr, pluralOf(count)).arg(test)
            : tr("%1 text(s) stand in %2 with another label", nullptr, pluralOf(count)).arg(test, train);
    };
    if (!m_counts.conflicts) {
        const bool compared = conflictsRun() != nullptr;
        m_conflicts->show(false, {}, sentence(kNotKnown),
            compared             ? tr("Reading…")
                : first.within() ? tr("Known when the split is compared with itself")
                                 : tr("Known when the splits are compared"),
            !compared && first.within() ? tr("Show") : QString());
        return;
    }
    const Counts::Conflicts& found = *m_counts.conflicts;
    const std::uint64_t count = first.within() ? found.same : found.sameItems;
    m_conflicts->show(found.same > 0, count, sentence(count),
        narrowGroups(tr("%Ln pair(s) with unigram similarity %1 or more", nullptr, pluralOf(found.near)))
            .arg(countText(static_cast<std::uint64_t>(*kLeastSimilarities[kNearlySame] / 1000))),
        tr("Show"));
}

void FindingsPanel::openConflicts()
{
    auto sides = conflictSides();
    if (sides.empty() || m_conflictsDialog)
        return;
    const bool onlyNear = m_counts.conflicts && m_counts.conflicts->same == 0 && m_counts.conflicts->near > 0;
    m_conflictsDialog
        = new LabelConflictsDialog(m_session, std::move(sides), onlyNear ? kNearlySame : kSameText, window());
    m_conflictsDialog->setAttribute(Qt::WA_DeleteOnClose);
    m_conflictsDialog->open();
}

} // namespace heldout::ui
