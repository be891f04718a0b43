// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

#include "session/settings.h"
#include "session/words.h"

using namespace heldout;
using namespace heldout::ui;

class SettingsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void defaultsAreSaneAndValuesStay();
    void aDamagedFileGivesTheDefaults();
    void recentFilesAreTenNewestFirst();
    void importChoicesAreKeptByShape();
    void errorsNameThePlaceAndSayWhatToDo();
    void progressAndTimesInWords_data();
    void progressAndTimesInWords();
};

void SettingsTest::defaultsAreSaneAndValuesStay()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("настройки 1.ini"));
    {
        Settings settings(file);
        QCOMPARE(settings.language(), QString());
        QCOMPARE(settings.appearance(), Settings::Appearance::Desktop);
        QCOMPARE(settings.threads(), 0U);
        QVERIFY(settings.openLastProject());
        QVERIFY(!settings.startedBefore());
        settings.setLanguage(QStringLiteral("zh_CN"));
        settings.setAppearance(Settings::Appearance::Dark);
        settings.setThreads(3);
        settings.setOpenLastProject(false);
        settings.setStartedBefore();
    }
    const Settings again(file);
    QCOMPARE(again.language(), QStringLiteral("zh_CN"));
    QCOMPARE(again.appearance(), Settings::Appearance::Dark);
    QCOMPARE(again.threads(), 3U);
    QVERIFY(!again.openLastProject());
    QVERIFY(again.startedBefore());
}

void SettingsTest::aDamagedFileGivesTheDefaults()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("s.ini"));
    QFile broken(file);
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write(QByteArray("\0\xff[[[\nthreads=many\nappearance=purple\n", 38));
    broken.close();
    const Settings settings(file);
    QCOMPARE(settings.threads(), 0U);
    QCOMPARE(settings.appearance(), Settings::Appearance::Desktop);
    QVERIFY(settings.recentFiles().isEmpty());
}

void SettingsTest::recentFilesAreTenNewestFirst()
{
    const QTemporaryDir dir;
    Settings settings(dir.filePath(QStringLiteral("s.ini")));
    for (int i = 0; i < 12; ++i)
        settings.addRecentFile(QStringLiteral("/projects/%1.heldout").arg(i));
    QCOMPARE(settings.recentFiles().size(), 10);
    QCOMPARE(settings.recentFiles().front(), QStringLiteral("/projects/11.heldout"));
    settings.addRecentFile(QStringLiteral("/projects/5.heldout"));
    QCOMPARE(settings.recentFiles().front(), QStringLiteral("/projects/5.heldout"));
    QCOMPARE(settings.recentFiles().count(QStringLiteral("/projects/5.heldout")), 1);
    settings.replaceRecentFile(QStringLiteral("/projects/11.heldout"), QStringLiteral("/moved/11.heldout"));
    QCOMPARE(settings.recentFiles().at(1), QStringLiteral("/moved/11.heldout"));
}

void SettingsTest::importChoicesAreKeptByShape()
{
    const QTemporaryDir dir;
    Settings settings(dir.filePath(QStringLiteral("s.ini")));
    const QString shape = QStringLiteral("tsv\x1f"
                                         "2\x1fимя/имя");
    QVERIFY(!settings.importChoices(shape));
    settings.setImportChoices(shape, "{\"text\":\"#2\"}");
    QCOMPARE(*settings.importChoices(shape), QByteArray("{\"text\":\"#2\"}"));
    QVERIFY(!settings.importChoices(shape + QLatin1Char('x')));
    settings.forgetImportChoices(shape);
    QVERIFY(!settings.importChoices(shape));
}

void SettingsTest::errorsNameThePlaceAndSayWhatToDo()
{
    Error error;
    error.code = Code::NoRows;
    error.message = Phrase::asIs("2 columns found, 3 expected. Nothing was imported");
    error.file = "/data/pred_7.tsv";
    error.line = 88;
    error.hint = Phrase::asIs("Choose the separator or open the line.");
    QCOMPARE(errorSentence(error),
        QStringLiteral("pred_7.tsv, line 88: 2 columns found, 3 expected. Nothing was imported. "
                       "Choose the separator or open the line."));
    Error full;
    full.code = Code::DiskFull;
    full.message = Phrase::asIs("There is no room left.");
    QVERIFY(errorSentence(full).contains(QStringLiteral("no room")));
    QVERIFY(errorSentence(full).contains(QStringLiteral("Make room")));
    // A message that does not name its file gets the file's path before it; one that does is left as it is.
    Error unnamed;
    unnamed.code = Code::UnwritableFile;
    unnamed.message = Phrase::of("The file could not be created: %1.", "Permission denied");
    unnamed.file = "/home/nobody/untitled-1.heldout";
    QVERIFY2(errorSentence(unnamed).startsWith(QStringLiteral(
                 "/home/nobody/untitled-1.heldout: The file could not be created: Permission denied.")),
        qPrintable(errorSentence(unnamed)));
    unnamed.message = Phrase::of("“%1” cannot be written: %2.", "untitled-1.heldout", "Permission denied");
    QVERIFY(errorSentence(unnamed).startsWith(QStringLiteral("“untitled-1.heldout” cannot be written")));
}

void SettingsTest::progressAndTimesInWords_data()
{
    QTest::addColumn<QString>("actual");
    QTest::addColumn<QString>("expected");
    const auto narrow
        = [](const char* text) { return QString::fromUtf8(text).replace(QLatin1Char('_'), QChar(0x202F)); };
    Progress progress;
    progress.unit = Unit::Texts;
    progress.done = 3180;
    progress.total = 5000;
    QTest::newRow("count of total") << progressText(progress).section(QLatin1Char(' '), 0, 0)
                                    << narrow("3_180");
    progress.total = 0;
    QTest::newRow("unknown length") << QString::number(progressText(progress).endsWith(
        QLatin1String("so far"))) << QStringLiteral("1");
    progress.done = 0;
    QTest::newRow("nothing yet") << progressText(progress) << QString();
    QTest::newRow("time not known") << remainingText(-1) << QString();
    QTest::newRow("under ten seconds") << durationText(940) << QStringLiteral("0.9 s");
    QTest::newRow("seconds") << durationText(18'400) << QStringLiteral("18 s");
    QTest::newRow("minutes") << durationText(185'000) << QStringLiteral("3 min 5 s");
    QTest::newRow("large count") << countText(67'349) << narrow("67_349");
}

void SettingsTest::progressAndTimesInWords()
{
    QFETCH(QString, actual);
    QFETCH(QString, expected);
    QCOMPARE(actual, expected);
}

QTEST_GUILESS_MAIN(SettingsTest)
#include "settings_test.moc"
