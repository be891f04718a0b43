// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace heldout::ui {

/// A row of fields for interval borders in percent. Valid borders are numbers between 0 and 100 (exclusive),
/// each larger than the one before; anything else turns its field red and a sentence below says why.
class IntervalEditor : public QWidget
{
    Q_OBJECT
public:
    explicit IntervalEditor(QWidget* parent = nullptr);

    /// Sets the fields without emitting. One field each.
    void setBorders(const std::vector<double>& borders);
    /// The last valid borders.
    [[nodiscard]] const std::vector<double>& borders() const { return m_borders; }
    [[nodiscard]] bool isValid() const;
    [[nodiscard]] QString problem() const; ///< the sentence; empty when valid
    [[nodiscard]] QLineEdit* field(int index) const;

Q_SIGNALS:
    /// The user wrote other valid borders.
    void bordersChanged(const std::vector<double>& borders);

private:
    void check();
    void addField(double border);

    QHBoxLayout* m_row;
    QLabel* m_sentence;
    std::vector<QLineEdit*> m_fields;
    std::vector<double> m_borders;
};

} // namespace heldout::ui
