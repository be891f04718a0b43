// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>

#include <optional>
#include <vector>

#include "jobs/job_runner.h"
#include "project/evaluation.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QStandardItemModel;
class QVBoxLayout;

namespace heldout::ui {

class Banner;
class Field;
class JoinReport;
class Panel;
class Segmented;
class Session;
class StatusSign;
class TableView;

/// Loads what a system predicts for a split: which file, whose it is, how its rows meet the items. What did
/// not meet is listed before the dialog closes, and can be taken back.
class PredictionsDialog : public QDialog
{
    Q_OBJECT
public:
    PredictionsDialog(Session& session, const QString& dataset, const QString& split,
        const QStringList& paths, QWidget* parent = nullptr);

    /// What the next file is loaded with.
    [[nodiscard]] project::PredictionRequest request() const;
    void accept() override;
    void reject() override;

Q_SIGNALS:
    /// Something was loaded, or taken back.
    void loaded(const QString& dataset, const QString& split);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    // predictions_dialog_layout.cpp
    void build();
    void buildFields(QVBoxLayout& column);
    QWidget* buildPreview();
    QWidget* buildResult();
    void fillSplits(const QString& dataset, const QString& split);

    // predictions_dialog_preview.cpp
    void readPreview();
    void takePreview(const Result<formats::PredictionPreview>& preview);
    void fillColumns();
    void showRows();
    void showThreshold();
    [[nodiscard]] formats::PredictionOptions options() const;

    // predictions_dialog.cpp
    void connectParts();
    void setPaths(const QStringList& paths);
    void browse();
    void readSystems();
    void load();
    void takeOutcome(const Result<project::PredictionOutcome>& outcome);
    void showOutcome(const project::PredictionOutcome& outcome);
    void takeBack();
    void finish();
    void refresh();
    [[nodiscard]] static QString nameOf(const QString& path); ///< a system's, from its file's
    [[nodiscard]] const project::SplitInfo* split() const;
    [[nodiscard]] QString dataset() const;
    [[nodiscard]] bool exists(const QString& name) const;

    Session& m_session;
    QStringList m_paths;
    std::optional<formats::PredictionPreview> m_preview;
    std::vector<std::string> m_names; ///< of the split's systems
    std::optional<project::PredictionOutcome> m_outcome;
    bool m_systemWritten = false; ///< its name, by the user
    int m_next = 0; ///< of the files that are a system each
    quint64 m_previewGeneration = 0;
    quint64 m_namesGeneration = 0;
    JobId m_job = 0;
    QTimer m_delay;

    QLineEdit* m_file = nullptr;
    QComboBox* m_split = nullptr;
    QLineEdit* m_system = nullptr;
    Field* m_systemField = nullptr;
    QComboBox* m_format = nullptr;
    Segmented* m_join = nullptr;
    QCheckBox* m_each = nullptr;
    StatusSign* m_reason = nullptr;
    Banner* m_banner = nullptr;
    QStackedWidget* m_steps = nullptr; ///< preview, what was loaded
    Panel* m_previewPanel = nullptr;
    QWidget* m_mapping = nullptr;
    QComboBox* m_id = nullptr;
    QComboBox* m_label = nullptr;
    QComboBox* m_score = nullptr;
    QDoubleSpinBox* m_threshold = nullptr; ///< from which score on a class is a label
    QStandardItemModel* m_model = nullptr;
    TableView* m_table = nullptr;
    Panel* m_resultPanel = nullptr;
    JoinReport* m_report = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_load = nullptr;
};

} // namespace heldout::ui
