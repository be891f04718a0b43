// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "pages/similarity/similarity_choice.h"

class QDoubleSpinBox;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace heldout::ui {

class Field;

/// A comparison beside the usual one: n-grams of other sizes, and other partners than the six closest.
class CompareMoreDialog : public QDialog
{
    Q_OBJECT
public:
    explicit CompareMoreDialog(const SimilarityChoice& choice, QWidget* parent = nullptr);

    /// What is asked for; sizes in the order given.
    [[nodiscard]] project::CompareRequest request() const;
    /// The choice with what was entered here.
    [[nodiscard]] SimilarityChoice choice() const;

private:
    void makeFields();
    void check();
    /// Empty where some word is no size.
    [[nodiscard]] std::vector<project::NgramSizes> sizes() const;

    SimilarityChoice m_choice;
    QLineEdit* m_sizes;
    Field* m_sizesField;
    QRadioButton* m_closest;
    QSpinBox* m_top;
    QRadioButton* m_every;
    QDoubleSpinBox* m_from;
    QPushButton* m_compare;
};

} // namespace heldout::ui
