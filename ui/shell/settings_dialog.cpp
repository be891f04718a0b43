// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>

#include "session/settings.h"
#include "shell/language.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/field.h"

namespace heldout::ui {

namespace {
constexpr int kWidth = 420;
constexpr int kMostThreads = 256;
} // namespace

SettingsDialog::SettingsDialog(Settings& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_language(new QComboBox(this))
    , m_appearance(new QComboBox(this))
    , m_desktopFont(new QCheckBox(tr("Use the desktop's font"), this))
    , m_threads(new QSpinBox(this))
    , m_openLast(new QCheckBox(tr("Open the last project on start"), this))
{
    setWindowTitle(tr("Settings"));
    setObjectName(QStringLiteral("settingsDialog"));
    m_language->setObjectName(QStringLiteral("language"));
    m_appearance->setObjectName(QStringLiteral("appearance"));
    m_desktopFont->setObjectName(QStringLiteral("desktopFont"));
    m_threads->setObjectName(QStringLiteral("threads"));
    m_openLast->setObjectName(QStringLiteral("openLast"));

    m_language->addItem(tr("The desktop's language"), QString());
    for (const QString& language : Language::available())
        m_language->addItem(Language::nativeName(language), language);
    m_language->setCurrentIndex(qMax(0, m_language->findData(settings.language())));

    m_appearance->addItem(tr("As the desktop"), static_cast<int>(Settings::Appearance::Desktop));
    m_appearance->addItem(tr("Light"), static_cast<int>(Settings::Appearance::Light));
    m_appearance->addItem(tr("Dark"), static_cast<int>(Settings::Appearance::Dark));
    m_appearance->setCurrentIndex(qMax(0, m_appearance->findData(static_cast<int>(settings.appearance()))));

    m_desktopFont->setChecked(settings.desktopFont());
    m_threads->setRange(0, kMostThreads);
    m_threads->setSpecialValueText(tr("All %Ln processor(s)", nullptr, QThread::idealThreadCount()));
    m_threads->setValue(static_cast<int>(settings.threads()));
    m_openLast->setChecked(settings.openLastProject());

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kSpace24, metrics::kSpace16, metrics::kSpace24, metrics::kSpace16);
    column->setSpacing(metrics::kSpace12);
    column->addWidget(makeLabel(tr("Settings"), FontRole::PanelTitle, Ink::Text1, this));
    column->addWidget(new Field(tr("Language"), m_language, this));
    column->addWidget(new Field(tr("Appearance"), m_appearance, this));
    column->addWidget(m_desktopFont);
    column->addWidget(new Field(tr("Threads of a job"), m_threads, this));
    column->addWidget(
        makeLabel(tr("Results do not depend on the number of threads."), FontRole::Label, Ink::Text3, this));
    column->addWidget(m_openLast);
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(this);
    auto* save = buttons->addButton(tr("Save settings"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    save->setObjectName(QStringLiteral("saveSettings"));
    save->setDefault(true);
    setKind(save, Kind::Primary);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &SettingsDialog::reject);
    setMinimumWidth(metrics::scaled(kWidth));
}

void SettingsDialog::accept()
{
    m_settings.setAppearance(static_cast<Settings::Appearance>(m_appearance->currentData().toInt()));
    m_settings.setDesktopFont(m_desktopFont->isChecked());
    m_settings.setThreads(static_cast<unsigned>(m_threads->value()));
    m_settings.setOpenLastProject(m_openLast->isChecked());
    // Last: the window is built anew in the new language.
    if (m_settings.language() != m_language->currentData().toString())
        m_settings.setLanguage(m_language->currentData().toString());
    QDialog::accept();
}

} // namespace heldout::ui
