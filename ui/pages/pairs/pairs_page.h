// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

#include "jobs/job_runner.h"
#include "pages/page.h"
#include "pages/pairs/pairs_state.h"
#include "project/project.h"

class QAction;
class QFrame;
class QLabel;
class QModelIndex;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace heldout::ui {

class Banner;
class EmptyState;
class PageHead;
class PairDiffView;
class PairFilterBar;
class PairHead;
class PairListPanel;
class PairsModel;
class PartnersModel;
class TableView;

/// Near pairs of a comparison, closest first, each with both texts side by side. Lists and pairs are read by
/// quiet jobs; what comes too late is dropped.
class PairsPage : public Page
{
    Q_OBJECT
public:
    PairsPage(Session& session, QWidget* parent);
    ~PairsPage() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("pairs"); }
    [[nodiscard]] QString title() const override { return tr("Pairs"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("pairs"); }
    [[nodiscard]] QString count() const override;
    [[nodiscard]] QList<KeyHelp> keys() const override;
    [[nodiscard]] QAction* findAction() const override { return m_find; }
    void activated() override;
    void rememberNow() override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Shows pairs of a run, beginning with the one at place `pos` (-1 = the first), beside the training item
    /// `partner` (-1 = the closest one); unknown runs are shown once they are known.
    void showPairs(
        project::ObjectId run, const project::PairFilter& filter, qint64 pos = -1, qint64 partner = -1);
    [[nodiscard]] const PairsModel& model() const { return *m_model; }
    /// The pair on screen, or null; the one chosen may still be on its way.
    [[nodiscard]] std::shared_ptr<const project::PairDetail> shownPair() const { return m_shown; }
    /// True while pairs or a pair are being read.
    [[nodiscard]] bool isReading() const { return m_selecting || m_readingPair; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct PairKey
    {
        project::ObjectId run = 0;
        std::uint64_t pos = 0;
        std::optional<std::uint64_t> partner; ///< training row instead of the closest one
        bool operator==(const PairKey&) const = default;
    };

    // pairs_page.cpp: what stands where
    [[nodiscard]] QWidget* makeContent();
    [[nodiscard]] QFrame* makeOthers();
    void connectParts();
    [[nodiscard]] bool isLow() const;
    void arrange();
    void arrangeOthers();

    // pairs_page_keys.cpp: how one goes through the pairs
    void addKeys();
    void addKey(const QKeySequence& key, void (PairsPage::*slot)());
    void moveBy(int rows);
    void moveTo(int row);
    void nextPair() { moveBy(1); }
    void previousPair() { moveBy(-1); }
    void nextDifference();
    void previousDifference();
    void goToPair();
    void find();
    void backToList();
    void copyPair();
    void openListMenu(const QPoint& point);

    // pairs_page_runs.cpp: which comparison they are of
    void runsChanged();
    void comparisonReady();
    void chooseRun();
    void showRun(const project::ComparisonRun& run);
    void showEmpty();
    void showOutdated();
    void runAgain();

    // pairs_page_data.cpp: which pairs, and the one chosen
    void projectChanged();
    void setFilter(const project::PairFilter& filter);
    void selectPairs();
    void showNoPairs();
    void cancelSearch();
    void pairsSelected(project::Project::PairSelection selection);
    void explainNothing();
    void currentPairChanged(const QModelIndex& current);
    void showAgainst(std::optional<std::uint64_t> partner);
    void wantPair();
    void readPair();
    void showPair(const project::PairDetail& pair);
    void showNoPair();
    void saveSoon() { m_saveTimer.start(); }
    void saveState();

    PairsModel* m_model;
    PartnersModel* m_partners;
    PageHead* m_head = nullptr;
    QStackedWidget* m_stack = nullptr;
    EmptyState* m_empty = nullptr;
    QWidget* m_content = nullptr;
    Banner* m_banner = nullptr;
    PairFilterBar* m_filters = nullptr;
    QSplitter* m_columns = nullptr;
    QSplitter* m_rows = nullptr;
    PairListPanel* m_list = nullptr;
    PairHead* m_pairHead = nullptr;
    PairDiffView* m_diff = nullptr;
    QFrame* m_others = nullptr;
    QLabel* m_othersTitle = nullptr;
    QPushButton* m_disclosure = nullptr;
    TableView* m_othersTable = nullptr;
    QAction* m_find = nullptr;

    PairsState m_state;
    std::optional<project::ComparisonRun> m_run; ///< the one shown
    std::optional<std::uint64_t> m_partner;
    std::shared_ptr<const project::PairDetail> m_shown;
    std::optional<PairKey> m_wanted;
    std::optional<PairKey> m_asked; ///< with the partner to show once the pair itself is there
    std::optional<project::PairFilter> m_withoutFilter; ///< what "Remove filter" leaves
    quint64 m_projectGeneration = 0;
    quint64 m_selectGeneration = 0;
    JobId m_selectJob = 0;
    bool m_selecting = false;
    bool m_readingPair = false;
    bool m_runningAgain = false;
    bool m_columnsMoved = false;
    bool m_rowsMoved = false;
    QTimer m_lateList; ///< 200 ms after which old rows are dimmed
    QTimer m_latePair;
    QTimer m_saveTimer;
};

} // namespace heldout::ui
