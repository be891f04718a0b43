// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "project/project.h"
#include "widgets/panel.h"

class QLabel;
class QPushButton;

namespace heldout::ui {

class Finding;
class Session;

/// What one side of a data set has of the other: identical texts, near ones, mentions, documents. Numbers
/// come from the stored comparison and from the store; reading happens in the background.
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
    };
    void refresh();
    void read();
    void refreshTexts();
    void refreshMentions();
    void refreshDocuments();
    void showMentions();
    void showDocuments();
    void showPairs(const project::ComparisonRun& run, std::int32_t fromMilli);
    [[nodiscard]] const project::ComparisonRun* run(project::CompareUnit unit) const;

    Session& m_session;
    std::optional<project::DatasetInfo> m_dataset;
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
    QPushButton* m_compare;
};

} // namespace heldout::ui
