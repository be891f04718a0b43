// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace heldout::ui {

class Settings;

/// Language, appearance, font, threads, what happens at the start. Values are kept with Save.
class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    explicit SettingsDialog(Settings& settings, QWidget* parent = nullptr);

    void accept() override;

private:
    Settings& m_settings;
    QComboBox* m_language;
    QComboBox* m_appearance;
    QCheckBox* m_desktopFont;
    QSpinBox* m_threads;
    QCheckBox* m_openLast;
};

} // namespace heldout::ui
