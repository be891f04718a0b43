// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include <optional>
#include <vector>

#include "charts/histogram_figure.h"
#include "jobs/job_runner.h"
#include "pages/page.h"
#include "pages/similarity/similarity_choice.h"

class QBoxLayout;
class QPushButton;
class QScrollArea;
class QSplitter;
class QStackedWidget;

namespace heldout::ui {

class Banner;
class ClosestPairsPanel;
class EmptyState;
class HistogramPanel;
class HistogramView;
class PageHead;
class RunSettingsPanel;
class Segmented;
class TablesArea;

/// How close the test items are to the training items: a histogram with movable borders, its tables, what was
/// compared, and the closest pairs.
class SimilarityPage : public Page
{
    Q_OBJECT
public:
    explicit SimilarityPage(Session& session, QWidget* parent = nullptr);
    ~SimilarityPage() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("similarity"); }
    [[nodiscard]] QString title() const override { return tr("Similarity"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("histogram"); }
    [[nodiscard]] QList<QAction*> runActions() const override { return {m_compare, m_compareMore, m_export}; }
    [[nodiscard]] QList<KeyHelp> keys() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    void activated() override;
    void rememberNow() override;

    /// The run shown; nothing before its numbers have arrived.
    [[nodiscard]] const std::optional<project::ComparisonRun>& run() const { return m_run; }
    [[nodiscard]] const SimilarityChoice& choice() const { return m_choice; }
    /// What the export is made of; nothing without a run.
    [[nodiscard]] std::optional<HistogramContent> content() const;

    /// Starts the comparison the settings ask for.
    void compare();
    /// Shows the export dialog.
    void exportFigure();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Numbers
    {
        std::vector<std::uint32_t> histogram;
        std::vector<leakage::Interval> intervals;
    };
    struct Closest
    {
        std::vector<project::PairRow> rows;
        std::uint64_t total = 0;
        project::PairFilter filter;
    };

    void makeActions();
    void makeContent();
    void makeSide();
    void makeMenu();
    void connectParts();
    void connectSession();
    void arrange();
    void arrangeSide(bool below);
    /// Settings and closest pairs, or one of them where both find no room.
    void showSide(bool below);

    // What is shown, from the project down to the numbers.
    void projectChanged();
    void loadState();
    void saveState();
    void refresh();
    void chooseSides();
    void showRun();
    void showNumbers(const project::ComparisonRun& run, const Numbers& numbers);
    void loadNumbers(const project::ComparisonRun& run);
    void loadClosest(const project::ComparisonRun& run);
    void loadIntervals();
    void showNoData();
    void showNotCompared();
    void showOutdated();
    void updateActions();
    void updateHead();
    void jobChanged(quint64 id);
    [[nodiscard]] std::vector<project::ComparisonRun> runsOfChoice() const;
    [[nodiscard]] bool comparing() const;

    // What the user does.
    void compareMore();
    void comparisonReady(qint64 id);
    void chooseNgram(const project::NgramSizes& sizes);
    void changeChoice(const SimilarityChoice& choice);
    void pushBorders(const std::vector<std::uint32_t>& before, const std::vector<std::uint32_t>& after);
    void applyBorders(const std::vector<std::uint32_t>& borders);
    void bordersShown();
    void openRange(std::int32_t fromMilli, std::int32_t toMilli);
    void openPair(quint64 pos);
    void openClosest();

    SimilarityChoice m_choice;
    std::vector<SplitPair> m_sides;
    std::optional<project::ComparisonRun> m_run;
    project::PairFilter m_closestFilter;
    bool m_stateLoaded = false;
    quint64 m_numbersGeneration = 0;
    quint64 m_closestGeneration = 0;
    quint64 m_intervalsGeneration = 0;
    quint64 m_stateGeneration = 0;
    JobId m_comparison = 0;
    std::optional<project::CompareRequest> m_moreAsked; ///< by the last comparison, beside the usual sizes
    std::optional<Error> m_failure; ///< of the last comparison
    QTimer m_saveTimer;

    QAction* m_compare = nullptr;
    QAction* m_compareMore = nullptr;
    QAction* m_export = nullptr;
    PageHead* m_head = nullptr;
    QStackedWidget* m_pages = nullptr; ///< no data, content
    QStackedWidget* m_results = nullptr; ///< not compared, result
    EmptyState* m_noData = nullptr;
    EmptyState* m_notCompared = nullptr;
    Banner* m_banner = nullptr;
    QSplitter* m_result = nullptr;
    HistogramPanel* m_histogram = nullptr;
    HistogramView* m_view = nullptr;
    TablesArea* m_tables = nullptr;
    QBoxLayout* m_content = nullptr; ///< result and side
    QScrollArea* m_scroll = nullptr; ///< around both, for large fonts
    QScrollArea* m_side = nullptr;
    QBoxLayout* m_sideColumn = nullptr;
    Segmented* m_sideChoice = nullptr;
    RunSettingsPanel* m_settings = nullptr;
    ClosestPairsPanel* m_closest = nullptr;
    QPushButton* m_compareButton = nullptr;
    QPushButton* m_exportButton = nullptr;
};

} // namespace heldout::ui
