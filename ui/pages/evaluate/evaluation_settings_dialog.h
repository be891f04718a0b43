// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "pages/evaluate/evaluate_choice.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace heldout::ui {

class Field;
class IntervalEditor;
class Session;

/// How items are scored and grouped. Fields that say nothing for the grouping chosen are not shown.
class EvaluationSettingsDialog : public QDialog
{
    Q_OBJECT
public:
    /// `task` is what the systems predict; of mentions whose split has relations, these can be scored
    /// instead. `ofMentions`: similarity is that of mentions.
    EvaluationSettingsDialog(Session& session, const EvaluateChoice& choice, project::Task task,
        const project::SplitInfo& split, bool ofMentions, QWidget* parent = nullptr);

    [[nodiscard]] EvaluateChoice choice() const;
    void accept() override;

private:
    void buildGroups(QVBoxLayout& column);
    void buildScore(QVBoxLayout& column);
    void buildResampling(QVBoxLayout& column);
    void loadFields(const project::SplitInfo& split);
    void fillGroupings();
    void refresh();
    [[nodiscard]] project::Task task() const; ///< that is scored
    [[nodiscard]] project::Grouping grouping() const;
    [[nodiscard]] bool isCrossed(project::Grouping by) const;

    Session& m_session;
    EvaluateChoice m_choice;
    project::Task m_predicted;
    bool m_ofMentions;
    QComboBox* m_scored;
    QComboBox* m_by;
    QComboBox* m_crossed;
    QSpinBox* m_intervals;
    IntervalEditor* m_borders;
    QCheckBox* m_hundred;
    QSpinBox* m_parts;
    QCheckBox* m_asPublished;
    QCheckBox* m_ignoringCase;
    QComboBox* m_field;
    QLineEdit* m_fields;
    QDoubleSpinBox* m_overlapBorder;
    QComboBox* m_mode;
    QComboBox* m_tagReading;
    QComboBox* m_average;
    QLineEdit* m_positive;
    QLineEdit* m_leftOut;
    QSpinBox* m_resamples;
    QSpinBox* m_seed;
    QDoubleSpinBox* m_confidence;
    QWidget* m_bordersRow = nullptr;
    Field* m_modeField = nullptr;
    Field* m_averageField = nullptr;
    Field* m_partsField = nullptr;
    Field* m_fieldField = nullptr;
    Field* m_fieldsField = nullptr;
    Field* m_overlapField = nullptr;
    Field* m_positiveField = nullptr;
    Field* m_leftOutField = nullptr;
    QPushButton* m_apply = nullptr;
};

} // namespace heldout::ui
