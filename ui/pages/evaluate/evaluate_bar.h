// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "project/evaluation.h"

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace heldout::ui {

class FlowLayout;
class Segmented;
class SystemChip;

/// Grouping, where similarity comes from, and the systems, in one row that goes on below where it must.
class EvaluateBar : public QWidget
{
    Q_OBJECT
public:
    explicit EvaluateBar(QWidget* parent = nullptr);

    void setSplits(const QStringList& names, int chosen); ///< shown when there are several
    void setGroupings(
        project::Task task, const std::vector<project::Grouping>& groupings, project::Grouping chosen);
    struct Similarity
    {
        project::ObjectId run = 0;
        QString words;
    };
    void setSimilarities(const std::vector<Similarity>& runs, project::ObjectId chosen);
    void setSystems(const QStringList& names, const std::vector<bool>& shown);
    void setNarrow(bool narrow); ///< no label before the choice of similarity

    [[nodiscard]] Segmented* groupings() const { return m_groupings; }
    [[nodiscard]] QToolButton* moreButton() const { return m_more; }
    [[nodiscard]] const std::vector<SystemChip*>& chips() const { return m_chips; }

Q_SIGNALS:
    void splitChosen(int index);
    void groupingChosen(heldout::project::Grouping grouping);
    void similarityChosen(qint64 run);
    void compareRequested();
    void settingsRequested();
    void shownChanged(const std::vector<bool>& shown);

private:
    void emitShown(std::vector<bool> shown);
    void showAlone(std::size_t system);
    [[nodiscard]] std::vector<bool> shown() const;

    FlowLayout* m_row;
    QComboBox* m_split;
    Segmented* m_groupings;
    QToolButton* m_more;
    QMenu* m_menu;
    QLabel* m_similarityLabel;
    QComboBox* m_similarity;
    QToolButton* m_settings;
    std::vector<SystemChip*> m_chips;
    std::vector<project::Grouping> m_inBar;
    project::Task m_task = project::Task::Classification; ///< whose words the groupings have
};

} // namespace heldout::ui

Q_DECLARE_METATYPE(heldout::project::Grouping)
