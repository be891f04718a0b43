// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

#include "jobs/job_runner.h"
#include "pages/evaluate/evaluate_choice.h"
#include "pages/page.h"

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace heldout::ui {

class Banner;
class ChartPanel;
class EmptyState;
class EvaluateBar;
class EvaluationTables;
class HeadlinePanel;
class PageHead;

/// Scores of systems by how close each test item is to training, or by other groups: what the number for all
/// items hides.
class EvaluatePage : public Page
{
    Q_OBJECT
public:
    explicit EvaluatePage(Session& session, QWidget* parent = nullptr);
    ~EvaluatePage() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("evaluate"); }
    [[nodiscard]] QString title() const override { return tr("Evaluate"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("evaluate"); }
    [[nodiscard]] QList<QAction*> runActions() const override { return {m_load, m_splits, m_export}; }
    [[nodiscard]] QList<KeyHelp> keys() const override;
    [[nodiscard]] QAction* exportAction() const override { return m_export; }
    [[nodiscard]] QSize minimumSizeHint() const override;
    void activated() override;
    void rememberNow() override;
    /// Files of predictions.
    bool takeFiles(const QStringList& paths) override;

    [[nodiscard]] const EvaluateChoice& choice() const { return m_choice; }
    /// What is shown; null before it has arrived.
    [[nodiscard]] std::shared_ptr<const project::Evaluation> evaluation() const { return m_evaluation; }

    void loadPredictions(const QStringList& paths = {});
    void exportFigure();
    void openItems(std::size_t row, std::size_t system);
    /// Two evaluations side by side.
    void compareSplits();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A split with its systems; those of the task that is evaluated.
    struct Target
    {
        QString dataset;
        project::SplitInfo split;
        QString trainSplit; ///< of the data set; "" = none
        std::vector<project::SystemInfo> systems;
    };

    // evaluate_page.cpp: parts
    void makeActions();
    void makeContent();
    void connectParts();
    void connectResults();
    void connectSession();
    void arrange();

    // evaluate_page_data.cpp: from the project down to the numbers
    void projectChanged();
    void loadState();
    void saveState();
    void loadTargets();
    void takeTargets(std::vector<Target> targets);
    void refresh();
    void chooseTarget();
    [[nodiscard]] const Target* target() const;
    [[nodiscard]] bool hasRelations() const; ///< gold ones, and systems that could predict some
    [[nodiscard]] std::vector<const project::ComparisonRun*> similarities() const;
    [[nodiscard]] const project::ComparisonRun* similarity() const;
    void evaluate();
    void takeEvaluation(const Result<project::Evaluation>& evaluation);
    void loadOutdated();
    [[nodiscard]] bool systemsOutdated() const; ///< all of them
    void showEvaluation();
    void showSystems();
    [[nodiscard]] std::vector<std::size_t> shownSystems() const;
    [[nodiscard]] std::size_t countedSystem() const;

    // evaluate_page_states.cpp: without data, without predictions, busy
    void showNothing(bool predictionsMissing);
    void showNotCompared();
    void showBusy(bool busy);
    void showOutdated();
    void showPredictionsOutdated();
    void runBannerAction();
    void updateActions();
    void updateHead();
    void jobChanged(quint64 id);

    // evaluate_page_steps.cpp: what the user does
    void change(const std::function<void(EvaluateChoice&)>& edit);
    void chooseGrouping(project::Grouping grouping);
    void openSettings();
    void openSettingsWith(const EvaluateChoice& choice);
    void compare();

    EvaluateChoice m_choice;
    std::vector<Target> m_targets;
    std::shared_ptr<const project::Evaluation> m_evaluation;
    bool m_stateLoaded = false;
    bool m_targetsLoaded = false;
    quint64 m_stateGeneration = 0;
    quint64 m_targetsGeneration = 0;
    quint64 m_evaluationGeneration = 0;
    JobId m_job = 0; ///< the evaluation asked for
    JobId m_comparison = 0;
    enum class BannerAction { Cancel, Load, Compare };
    BannerAction m_bannerAction = BannerAction::Cancel;
    QTimer m_saveTimer;
    QTimer m_busyTimer;

    QAction* m_load = nullptr;
    QAction* m_splits = nullptr;
    QAction* m_export = nullptr;
    PageHead* m_head = nullptr;
    QPushButton* m_loadButton = nullptr;
    QPushButton* m_splitsButton = nullptr;
    QPushButton* m_exportButton = nullptr;
    QStackedWidget* m_pages = nullptr; ///< nothing to evaluate, content
    QStackedWidget* m_results = nullptr; ///< not compared, result
    EmptyState* m_nothing = nullptr;
    EmptyState* m_notCompared = nullptr;
    Banner* m_banner = nullptr;
    HeadlinePanel* m_headline = nullptr;
    EvaluateBar* m_bar = nullptr;
    QSplitter* m_splitter = nullptr;
    EvaluationTables* m_tables = nullptr;
    ChartPanel* m_chart = nullptr;
};

} // namespace heldout::ui
