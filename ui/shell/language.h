// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace heldout::ui {

/// The interface's language: Heldout's translations from ":/i18n" and Qt's own for its dialogs.
class Language
{
public:
    Language();
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    /// "" = the desktop's, "en", "de", "zh_CN". An unknown language gives English. Sets the default locale
    /// too.
    void apply(const QString& language);
    [[nodiscard]] QString applied() const { return m_applied; }

    /// Languages the program speaks, English first.
    [[nodiscard]] static QStringList available();
    /// A language by its own name: "Deutsch".
    [[nodiscard]] static QString nativeName(const QString& language);

private:
    void install(const QString& file, const QString& folder);
    void removeAll();

    std::vector<std::unique_ptr<QTranslator>> m_translators;
    QLocale m_desktop;
    QString m_applied;
};

} // namespace heldout::ui
