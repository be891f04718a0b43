// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/settings.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace heldout::ui {

namespace {

constexpr unsigned kMostThreads = 256;

QString shapeKey(const QString& shape)
{
    // Shapes hold column names of any kind; their digest is a plain key.
    return QStringLiteral("import/")
        + QString::fromLatin1(
            QCryptographicHash::hash(shape.toUtf8(), QCryptographicHash::Sha256).toHex().left(24));
}

} // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent)
    , m_store(file.isEmpty() ? std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                   QStringLiteral("heldout"), QStringLiteral("heldout"))
                             : std::make_unique<QSettings>(file, QSettings::IniFormat))
{
}

Settings::~Settings() = default;

QString Settings::name(Key key)
{
    switch (key) {
    case Key::Language:
        return QStringLiteral("language");
    case Key::AppearanceChoice:
        return QStringLiteral("appearance");
    case Key::DesktopFont:
        return QStringLiteral("desktop_font");
    case Key::Threads:
        return QStringLiteral("threads");
    case Key::OpenLastProject:
        return QStringLiteral("open_last_project");
    case Key::RecentFiles:
        return QStringLiteral("recent_files");
    case Key::LastProject:
        return QStringLiteral("last_project");
    case Key::LastFolder:
        return QStringLiteral("last_folder");
    case Key::StartedBefore:
        return QStringLiteral("started_before");
    case Key::WindowGeometry:
        return QStringLiteral("window/geometry");
    case Key::LastPage:
        return QStringLiteral("window/page");
    }
    return {};
}

QString Settings::language() const
{
    return m_store->value(name(Key::Language)).toString();
}

void Settings::setLanguage(const QString& language)
{
    m_store->setValue(name(Key::Language), language);
    Q_EMIT changed();
}

Settings::Appearance Settings::appearance() const
{
    const QString value = m_store->value(name(Key::AppearanceChoice)).toString();
    if (value == QLatin1String("light"))
        return Appearance::Light;
    if (value == QLatin1String("dark"))
        return Appearance::Dark;
    return Appearance::Desktop;
}

void Settings::setAppearance(Appearance appearance)
{
    const QString value = appearance == Appearance::Light ? QStringLiteral("light")
        : appearance == Appearance::Dark                  ? QStringLiteral("dark")
                                                          : QStringLiteral("desktop");
    m_store->setValue(name(Key::AppearanceChoice), value);
    Q_EMIT changed();
}

bool Settings::desktopFont() const
{
    return m_store->value(name(Key::DesktopFont), false).toBool();
}

void Settings::setDesktopFont(bool on)
{
    m_store->setValue(name(Key::DesktopFont), on);
    Q_EMIT changed();
}

unsigned Settings::threads() const
{
    return std::min(m_store->value(name(Key::Threads), 0).toUInt(), kMostThreads);
}

void Settings::setThreads(unsigned threads)
{
    m_store->setValue(name(Key::Threads), threads);
    Q_EMIT changed();
}

bool Settings::openLastProject() const
{
    return m_store->value(name(Key::OpenLastProject), true).toBool();
}

void Settings::setOpenLastProject(bool on)
{
    m_store->setValue(name(Key::OpenLastProject), on);
    Q_EMIT changed();
}

QStringList Settings::recentFiles() const
{
    return m_store->value(name(Key::RecentFiles)).toStringList().mid(0, kMostRecentFiles);
}

void Settings::setRecentFiles(const QStringList& files)
{
    m_store->setValue(name(Key::RecentFiles), files.mid(0, kMostRecentFiles));
    Q_EMIT recentFilesChanged();
}

void Settings::addRecentFile(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    setRecentFiles(files);
}

void Settings::removeRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    setRecentFiles(files);
}

void Settings::replaceRecentFile(const QString& old, const QString& path)
{
    QStringList files = recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    const qsizetype place = files.indexOf(old);
    if (place >= 0)
        files[place] = absolute;
    else
        files.prepend(absolute);
    setRecentFiles(files);
}

void Settings::clearRecentFiles()
{
    setRecentFiles({});
}

QString Settings::lastProject() const
{
    return m_store->value(name(Key::LastProject)).toString();
}

void Settings::setLastProject(const QString& path)
{
    m_store->setValue(name(Key::LastProject), path);
}

QString Settings::lastFolder() const
{
    return m_store->value(name(Key::LastFolder)).toString();
}

void Settings::setLastFolder(const QString& folder)
{
    m_store->setValue(name(Key::LastFolder), folder);
}

bool Settings::startedBefore() const
{
    return m_store->value(name(Key::StartedBefore), false).toBool();
}

void Settings::setStartedBefore()
{
    m_store->setValue(name(Key::StartedBefore), true);
}

QByteArray Settings::windowGeometry() const
{
    return m_store->value(name(Key::WindowGeometry)).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    m_store->setValue(name(Key::WindowGeometry), geometry);
}

QString Settings::lastPage() const
{
    return m_store->value(name(Key::LastPage)).toString();
}

void Settings::setLastPage(const QString& page)
{
    m_store->setValue(name(Key::LastPage), page);
}

std::optional<QByteArray> Settings::importChoices(const QString& shape) const
{
    const QVariant value = m_store->value(shapeKey(shape));
    if (!value.isValid())
        return {};
    return value.toByteArray();
}

void Settings::setImportChoices(const QString& shape, const QByteArray& json)
{
    m_store->setValue(shapeKey(shape), json);
}

void Settings::forgetImportChoices(const QString& shape)
{
    m_store->remove(shapeKey(shape));
}

} // namespace heldout::ui
