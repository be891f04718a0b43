// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>

namespace heldout::ui {

namespace {
const QString& folderOfOurs()
{
    static const QString kFolder = QStringLiteral(":/i18n");
    return kFolder;
}
} // namespace

Language::Language()
    : m_desktop(QLocale::system())
{
}

Language::~Language()
{
    removeAll();
}

QStringList Language::available()
{
    QStringList languages{QStringLiteral("en")};
    const QStringList files
        = QDir(folderOfOurs()).entryList({QStringLiteral("heldout_*.qm")}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QString language = file.mid(8, file.size() - 11);
        if (language != QLatin1String("en"))
            languages.push_back(language);
    }
    return languages;
}

QString Language::nativeName(const QString& language)
{
    const QLocale locale(language);
    QString name = locale.nativeLanguageName();
    if (locale.language() == QLocale::English)
        name = QStringLiteral("English");
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

void Language::apply(const QString& language)
{
    removeAll();
    // The desktop's regional habits stay when its language is the one chosen.
    const QLocale chosen(language);
    const QLocale locale
        = language.isEmpty() || chosen.language() == m_desktop.language() ? m_desktop : chosen;
    QLocale::setDefault(locale);
    m_applied = QStringLiteral("en");
    const QStringList wanted = language.isEmpty() ? m_desktop.uiLanguages() : QStringList{language};
    for (QString name : wanted) {
        name.replace(QLatin1Char('-'), QLatin1Char('_'));
        if (QLocale(name).language() == QLocale::English || QLocale(name).language() == QLocale::C)
            break;
        const QString found = [&name] {
            for (const QString& have : available())
                if (have == name || QLocale(have).language() == QLocale(name).language())
                    return have;
            return QString();
        }();
        if (found.isEmpty())
            continue;
        install(QStringLiteral("qtbase_") + found, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(QStringLiteral("heldout_") + found, folderOfOurs());
        m_applied = found;
        return;
    }
    // English has a file too when it holds plural forms.
    install(QStringLiteral("heldout_en"), folderOfOurs());
}

void Language::install(const QString& file, const QString& folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(file, folder))
        return;
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

void Language::removeAll()
{
    if (QCoreApplication::instance())
        for (const auto& translator : m_translators)
            QCoreApplication::removeTranslator(translator.get());
    m_translators.clear();
}

} // namespace heldout::ui
