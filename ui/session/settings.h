// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

class QSettings;

namespace heldout::ui {

/// What the program remembers beside projects. What belongs to a project stands in the project (page state).
/// Values are written at once; an unreadable settings file gives the defaults.
class Settings : public QObject
{
    Q_OBJECT
public:
    enum class Appearance { Desktop, Light, Dark };
    static constexpr int kMostRecentFiles = 10;

    /// The user's settings, or those of `file` (tests).
    explicit Settings(const QString& file = {}, QObject* parent = nullptr);
    ~Settings() override;

    /// "" = the desktop's; else "en", "de", "zh_CN".
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);

    [[nodiscard]] Appearance appearance() const;
    void setAppearance(Appearance appearance);

    [[nodiscard]] bool desktopFont() const; ///< false unless set
    void setDesktopFont(bool on);

    [[nodiscard]] unsigned threads() const; ///< 0 = number of processors
    void setThreads(unsigned threads);

    [[nodiscard]] bool openLastProject() const; ///< true unless set
    void setOpenLastProject(bool on);

    /// Newest first, absolute paths, at most kMostRecentFiles; missing files stay in the list.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    void replaceRecentFile(const QString& old, const QString& path);
    void clearRecentFiles();

    [[nodiscard]] QString lastProject() const; ///< open when the program ended; "" = none
    void setLastProject(const QString& path);

    [[nodiscard]] QString lastFolder() const; ///< where files were chosen last
    void setLastFolder(const QString& folder);

    [[nodiscard]] bool startedBefore() const; ///< false on the first start
    void setStartedBefore();

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    [[nodiscard]] QString lastPage() const;
    void setLastPage(const QString& page);

    /// Choices of the import dialog for files of one shape, as JSON.
    [[nodiscard]] std::optional<QByteArray> importChoices(const QString& shape) const;
    void setImportChoices(const QString& shape, const QByteArray& json);
    void forgetImportChoices(const QString& shape);

Q_SIGNALS:
    void changed(); ///< any value of the settings dialog
    void recentFilesChanged();

private:
    enum class Key {
        Language,
        AppearanceChoice,
        DesktopFont,
        Threads,
        OpenLastProject,
        RecentFiles,
        LastProject,
        LastFolder,
        StartedBefore,
        WindowGeometry,
        LastPage,
    };
    [[nodiscard]] static QString name(Key key);
    void setRecentFiles(const QStringList& files);

    std::unique_ptr<QSettings> m_store;
};

} // namespace heldout::ui
