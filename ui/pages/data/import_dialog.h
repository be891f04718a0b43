// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>

#include <optional>

#include "pages/data/import_plan.h"
#include "project/file_check.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;

namespace heldout::ui {

class Banner;
class DiagnosticsList;
class Field;
class JobRunner;
class Panel;
class PreviewModel;
class Session;
class Settings;
class StatusSign;
class TableView;

/// One file into one split: what it is, how its columns are taken, what will become of its rows. The file is
/// read whole in the background while the dialog is open, so that the button tells how many texts will be
/// there.
class ImportDialog : public QDialog
{
    Q_OBJECT
public:
    /// `settings` may be null: nothing is remembered then. `number` of `total` when several files follow each
    /// other.
    ImportDialog(Session& session, Settings* settings, const ImportPlan& plan, int number, int total,
        QWidget* parent = nullptr);

    /// The document ids are found by a pattern; its field takes the focus.
    void askForPattern();
    [[nodiscard]] project::ImportRequest request() const;
    void accept() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Names
    {
        QStringList combos; ///< as the choices call the columns
        QStringList values; ///< as ColumnMapping calls them
    };

    // import_dialog_layout.cpp
    void build(int number, int total);
    QLayout* buildFields();
    QWidget* buildPreview();
    QWidget* buildResult();
    QLayout* buildButtons(bool more); ///< more files follow

    // import_dialog.cpp: what is read and what comes of it
    void connectControls();
    void readPreview();
    void takePreview(const Result<formats::Preview>& preview);
    void showDetection();
    void readWhole();
    void takeWhole(const Result<project::FileCheck>& check);
    void refuse(const Error& error);
    void chooseFile();
    void openLine(const Diagnostic& diagnostic);
    void refreshButton();
    [[nodiscard]] formats::ReadOptions options() const;
    [[nodiscard]] formats::BratOptions bratOptions() const;
    [[nodiscard]] bool splitExists() const;

    // import_dialog_columns.cpp: which column is what
    void takeChoices();
    void fillColumns(const formats::ColumnMapping& chosen);
    void useNames();
    void refreshHeads();
    [[nodiscard]] Names columnNames() const;
    [[nodiscard]] formats::ColumnMapping mapping() const;
    [[nodiscard]] QString shape() const;
    void remember() const;
    bool recall();
    [[nodiscard]] bool patternChosen() const; ///< documents are found in the id by a pattern

    Session& m_session;
    Settings* m_settings;
    ImportPlan m_plan;
    std::optional<formats::Preview> m_preview;
    std::optional<project::FileCheck> m_check;
    std::optional<bool> m_header; ///< as the user set it
    bool m_namesWanted = false;
    bool m_filling = false;
    bool m_recalled = false;
    bool m_patternAsked = false;
    quint64 m_generation = 0;
    quint64 m_reading = 0;
    QTimer m_delay;

    QLineEdit* m_file;
    QComboBox* m_format;
    QComboBox* m_dataset;
    QComboBox* m_split;
    StatusSign* m_why;
    Banner* m_doubt;
    Panel* m_previewPanel;
    QCheckBox* m_headerBox;
    QWidget* m_mappingRow;
    QComboBox* m_text;
    QComboBox* m_label;
    QComboBox* m_id;
    QComboBox* m_document;
    Field* m_textField;
    Field* m_labelField;
    Field* m_itemsField; // of BRAT
    Field* m_offsetsField; // of BRAT
    QComboBox* m_items;
    QComboBox* m_offsets;
    Field* m_patternField;
    QLineEdit* m_pattern;
    PreviewModel* m_model;
    TableView* m_table;
    DiagnosticsList* m_diagnostics;
    QCheckBox* m_remember;
    QLabel* m_note;
    QPushButton* m_import;
};

} // namespace heldout::ui
