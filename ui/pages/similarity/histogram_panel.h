// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "project/types.h"
#include "widgets/panel.h"

class QCheckBox;
class QMenu;
class QToolButton;

namespace heldout::ui {

class HistogramView;
class Segmented;

/// The histogram with the choice of n-grams, the stretch of the axis and a menu.
class HistogramPanel : public Panel
{
    Q_OBJECT
public:
    explicit HistogramPanel(QWidget* parent = nullptr);

    [[nodiscard]] HistogramView* view() const { return m_view; }
    [[nodiscard]] Segmented* ngrams() const { return m_ngrams; }
    [[nodiscard]] QMenu* menu() const { return m_menu; }
    /// The sizes that were compared, ascending. The usual ones stand there too and cannot be chosen until
    /// they are compared. Embeddings have none.
    void setCompared(const std::vector<project::NgramSizes>& sizes);
    void setShown(const project::NgramSizes& sizes);
    /// Embeddings have no n-grams to choose.
    void setNgramsShown(bool shown);
    void setStretched(bool stretched);
    void setQuestion(project::CompareUnit unit, bool within);
    /// Shorter words in the title's line.
    void setNarrow(bool narrow);

Q_SIGNALS:
    void ngramChosen(const heldout::project::NgramSizes& sizes);
    void stretchChosen(bool stretched);

private:
    Segmented* m_ngrams;
    std::vector<project::NgramSizes> m_sizes; // by segment
    QCheckBox* m_stretch;
    QToolButton* m_more;
    QMenu* m_menu;
    HistogramView* m_view;
};

} // namespace heldout::ui
