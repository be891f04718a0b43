// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include <optional>
#include <vector>

#include "pages/data/label_conflicts_dialog.h"
#include "project/project.h"
#include "widgets/panel.h"

class QLabel;
class QPushButton;

namespace heldout::ui {

class Finding;
class Session;

/// What one side of a data set has of the other: identical texts, near ones, labels that differ, mentions,
/// documents. Numbers come from the stored comparison and from the store; reading happens in the background.
class FindingsPanel : public Panel
{
    Q_OBJECT
public:
    explicit FindingsPanel(Session& session, QWidget* parent = nullptr);

    /// Shows the pair of splits that belongs to the one chosen; unset clears.
    void setChosen(const project::DatasetInfo* dataset, const project::SplitInfo* split);
    /// The stored comparison is missing or outdated, so comparing is the next step.
    [[nodiscard]] bool comparingIsNext() const;
    [[nodiscard]] QPushButton* compareButton() const { return m_compare; }
    void compare();

Q_SIGNALS:
    void patternRequested(qint64 split); ///< the split that has no document ids
    void changed();

private:
    struct Counts
    {
        std::optional<std::uint64_t> near;
        std::optional<project::Project::SeenMentions> mentions;
        std::optional<std::uint64_t> documents;
        std::vector<project::DocumentOnBothSides> documentList;
        struct Conflicts
        {
            project::ObjectId run = 0;
            std::uint64_t sameItems = 0; ///< test items with a pair of the same text
            std::uint64_t same = 0; ///< pairs of the same text
            std::uint64_t near = 0; ///< pairs of nearly the same text, most of those included
        };
        std::optional<Conflicts> conflicts;
    };
    void refresh();
    void read();
    void refreshTexts();
    void refreshMentions();
    void refreshDocuments();
    void showMentions();
    void showDocuments();

    // findings_panel_conflicts.cpp
    void refreshConflicts();
    void openConflicts();
    [[nodiscard]] static Result<Counts::Conflicts> readConflicts(
        project::Project& project, project::ObjectId run, JobContext& job);
    [[nodiscard]] std::vector<ConflictSides> conflictSides() const;
    [[nodiscard]] const project::ComparisonRun* conflictsRun() const;
    void showPairs(const project::ComparisonRun& run, std::int32_t fromMilli);
    [[nodiscard]] const project::ComparisonRun* run(project::CompareUnit unit) const;

    Session& m_session;
    std::optional<project::DatasetInfo> m_dataset;
    std::optional<project::SplitInfo> m_chosen;
    std::optional<project::SplitInfo> m_test;
    std::optional<project::SplitInfo> m_train;
    Counts m_counts;
    quint64 m_generation = 0;
    quint64 m_job = 0;
    bool m_showMentionsWhenReady = false;
    QLabel* m_hint;
    Finding* m_identical;
    Finding* m_near;
    Finding* m_mentions;
    Finding* m_documents;
    Finding* m_conflicts;
    QPointer<LabelConflictsDialog> m_conflictsDialog;
    QPushButton* m_compare;
};

} // namespace heldout::ui
