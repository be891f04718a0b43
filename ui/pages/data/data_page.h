// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <deque>
#include <vector>

#include "pages/data/import_plan.h"
#include "pages/page.h"
#include "project/types.h"

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace heldout::ui {

class DiagnosticsList;
class EmptyState;
class FindingsPanel;
class ImportDialog;
class PageHead;
class Panel;
class Segmented;
class Settings;
class SplitsModel;
class TableView;
class TextsModel;

/// Data sets and splits, the first texts of the split chosen, and what test and train share.
class DataPage final : public Page
{
    Q_OBJECT
public:
    /// `settings` may be null: choices of imports are not remembered then.
    DataPage(Session& session, Settings* settings, QWidget* parent = nullptr);

    [[nodiscard]] QString id() const override { return QStringLiteral("data"); }
    [[nodiscard]] QString title() const override { return tr("Data"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("database"); }
    [[nodiscard]] QList<QAction*> runActions() const override { return {m_compareAction}; }
    [[nodiscard]] QList<KeyHelp> keys() const override;
    [[nodiscard]] QAction* exportAction() const override { return m_exportAction; }
    bool takeFiles(const QStringList& paths) override;
    void activated() override;

    /// The dialog that is open, or null.
    [[nodiscard]] ImportDialog* importDialog() const { return m_dialog; }
    void selectSplit(qint64 split);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void buildEmpty();
    [[nodiscard]] QWidget* buildSplits();
    [[nodiscard]] QWidget* buildTexts();
    void makeActions();
    void refresh();
    void refreshHead();
    void splitChosen();
    void arrangeTables();
    void showRemarks(const project::SplitInfo& split);
    void splitsMenu(const QPoint& at);
    void copyTexts();
    void renameDataset();
    void removeSplit();
    void nextImport();
    void openImport(const ImportPlan& plan, bool askPattern);
    void setPattern(qint64 split);
    void loadState();
    void saveState();

    Settings* m_settings;
    SplitsModel* m_splits;
    TextsModel* m_texts;
    PageHead* m_head;
    QPushButton* m_import = nullptr;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QSplitter* m_across = nullptr;
    QSplitter* m_down = nullptr;
    Segmented* m_table = nullptr; ///< in a low window one of the two tables is shown
    QList<int> m_downSizes; ///< as last seen with both tables
    Panel* m_splitsPanel = nullptr;
    Panel* m_textsPanel = nullptr;
    TableView* m_splitsTable = nullptr;
    TableView* m_textsTable = nullptr;
    QStackedWidget* m_below = nullptr;
    Segmented* m_view = nullptr;
    DiagnosticsList* m_remarks = nullptr;
    FindingsPanel* m_findings = nullptr;
    QAction* m_compareAction = nullptr;
    QAction* m_exportAction = nullptr;
    QAction* m_renameAction = nullptr;
    QAction* m_removeAction = nullptr;
    ImportDialog* m_dialog = nullptr;
    std::deque<ImportPlan> m_plans;
    int m_planCount = 0;
    qint64 m_chosen = 0;
    quint64 m_remarksGeneration = 0;
    bool m_stateLoaded = false;
    bool m_justImported = false;
};

} // namespace heldout::ui
