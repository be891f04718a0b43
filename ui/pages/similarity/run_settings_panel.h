// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "pages/similarity/similarity_choice.h"
#include "widgets/panel.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace heldout::ui {

class Field;
class IntervalEditor;
class VectorFields;

/// What is compared and how, and what is known of the stored result.
class RunSettingsPanel : public Panel
{
    Q_OBJECT
public:
    explicit RunSettingsPanel(QWidget* parent = nullptr);

    void setSplitPairs(const std::vector<SplitPair>& pairs);
    void setChoice(const SimilarityChoice& choice);
    void setBorders(const std::vector<std::uint32_t>& borders);
    /// Nothing = these settings were not compared yet.
    void setRun(const std::optional<project::ComparisonRun>& run);
    /// Of the last comparison; what is wrong with a file stands at its field.
    void setFailure(const std::optional<Error>& failure);
    void setMoreEnabled(bool enabled);
    [[nodiscard]] IntervalEditor* borders() const { return m_borders; }

Q_SIGNALS:
    /// Another side or setting was chosen; the borders and what else is looked at are as given to
    /// setChoice().
    void choiceChanged(const heldout::ui::SimilarityChoice& choice);
    void moreRequested(); ///< other sizes of n-grams, more partners
    void bordersEdited(const std::vector<std::uint32_t>& borders);

private:
    void makeFields();
    void makeFacts();
    /// Says what each choice means, and which cannot be taken and why.
    void explainFields();
    void emitChoice();
    void showFacts(const project::ComparisonRun& run);

    SimilarityChoice m_choice;
    std::vector<SplitPair> m_pairs;
    QComboBox* m_sides = nullptr;
    QComboBox* m_unit = nullptr;
    VectorFields* m_vectors = nullptr;
    QWidget* m_gramFields = nullptr; ///< what only n-grams have
    Field* m_gramsField = nullptr;
    QComboBox* m_grams = nullptr;
    QComboBox* m_measure = nullptr;
    QComboBox* m_weights = nullptr;
    QComboBox* m_scoring = nullptr;
    QToolButton* m_more = nullptr;
    IntervalEditor* m_borders = nullptr;
    QCheckBox* m_stopWords = nullptr;
    QWidget* m_facts = nullptr;
    QLabel* m_emptyName = nullptr;
    QLabel* m_identical = nullptr;
    QLabel* m_ignoringCase = nullptr;
    QLabel* m_ignoringSpace = nullptr;
    QLabel* m_empty = nullptr;
    QLabel* m_vocabulary = nullptr;
    QLabel* m_unseen = nullptr;
    QLabel* m_vocabularyName = nullptr;
    QLabel* m_unseenName = nullptr;
    QLabel* m_ran = nullptr;
    QLabel* m_result = nullptr;
};

} // namespace heldout::ui
