// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <vector>

#include "charts/figure.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace heldout::ui {

class FigurePreview;
class Segmented;

/// Asks for size, type and look of a figure, shows it as it will be, and writes it. For any Figure.
class FigureDialog : public QDialog
{
    Q_OBJECT
public:
    /// `folder`: where files go unless another is chosen.
    FigureDialog(Figure figure, const QString& folder, QWidget* parent = nullptr);
    ~FigureDialog() override;

    [[nodiscard]] FigureSettings settings() const;
    [[nodiscard]] FigureExtras extras() const;
    [[nodiscard]] QString path() const; ///< absolute, with the type's suffix
    /// What save() wrote.
    [[nodiscard]] const std::vector<QString>& written() const { return m_written; }

    /// Writes the files and accepts; a sentence in the dialog says what went wrong.
    void save();

private:
    QWidget* makePreviewSide();
    QWidget* makeChoiceSide();
    void makeNameRow(QVBoxLayout& layout);
    QLayout* makeButtons();
    QWidget* makeSizeRow();
    QWidget* makeLookRow();
    void makeChecks(QWidget* parent);
    void applyPreset(int index);
    void typeChosen();
    void refresh();
    void copyPicture();
    void chooseFile();
    void showProblem(const QString& sentence);
    [[nodiscard]] FigureFile file() const;

    Figure m_figure;
    QString m_folder;
    FigurePreview* m_preview = nullptr;
    QLabel* m_scale = nullptr;
    QComboBox* m_preset = nullptr;
    QDoubleSpinBox* m_width = nullptr;
    QDoubleSpinBox* m_height = nullptr;
    QDoubleSpinBox* m_text = nullptr;
    Segmented* m_type = nullptr;
    QComboBox* m_font = nullptr;
    QDoubleSpinBox* m_line = nullptr;
    QSpinBox* m_dpi = nullptr;
    QCheckBox* m_printColours = nullptr;
    QCheckBox* m_title = nullptr;
    std::vector<QCheckBox*> m_options;
    QCheckBox* m_numbers = nullptr;
    QCheckBox* m_settings = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_save = nullptr;
    std::vector<QString> m_written;
};

} // namespace heldout::ui
