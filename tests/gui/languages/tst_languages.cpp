// SPDX-License-Identifier: GPL-3.0-or-later
// What core says reaches a German and a Chinese window translated and with its details.
#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <memory>

#include "project/file_check.h"
#include "project/project.h"
#include "resources.h"
#include "session/environment.h"
#include "session/words.h"
#include "shell/language.h"
#include "widgets/diagnostics_list.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

const QString kSources = QStringLiteral(HELDOUT_SOURCES);
const QStringList kLanguages{QStringLiteral("de"), QStringLiteral("zh_CN")};

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// "%1" to "%9", "%n" and "%Ln", each once.
QSet<QString> placesIn(const QString& text)
{
    static const QRegularExpression kPlace(QStringLiteral("%(?:L?n|L?[1-9])"));
    QSet<QString> places;
    for (auto match = kPlace.globalMatch(text); match.hasNext();)
        places.insert(match.next().captured());
    return places;
}

/// The literals in Phrase::of and Phrase::later below a folder.
QSet<QString> patternsBelow(const QString& folder)
{
    static const QRegularExpression kCall(
        QStringLiteral(R"re(Phrase::(?:of|later)\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+))re"));
    static const QRegularExpression kLiteral(QStringLiteral(R"re("((?:[^"\\]|\\.)*)")re"));
    QSet<QString> patterns;
    QDirIterator files(
        folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString source = contentOf(files.next());
        for (auto call = kCall.globalMatch(source); call.hasNext();) {
            QString pattern;
            for (auto literal = kLiteral.globalMatch(call.next().captured(1)); literal.hasNext();)
                pattern += literal.next().captured(1);
            patterns.insert(pattern.replace(QStringLiteral("\\\""), QStringLiteral("\"")));
        }
    }
    return patterns;
}

/// A message of a .ts file: its source and what it became.
struct Message
{
    QString source;
    QStringList translations;
};

QList<Message> messagesOf(const QString& path)
{
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("message"))
            messages.push_back({});
        else if (xml.name() == QLatin1String("source"))
            messages.back().source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation") && messages.back().translations.isEmpty()) {
            // Plural forms stand below; text of its own is the only form.
            QString own;
            while (!(xml.readNext() == QXmlStreamReader::EndElement
                && xml.name() == QLatin1String("translation"))) {
                if (xml.isStartElement())
                    messages.back().translations.push_back(xml.readElementText());
                else if (xml.isCharacters())
                    own += xml.text();
            }
            if (messages.back().translations.isEmpty())
                messages.back().translations.push_back(own);
        }
    }
    return messages;
}

Diagnostic oddColumns()
{
    Diagnostic found;
    found.severity = Severity::Refused;
    found.code = DiagnosticCode::ColumnCount;
    found.line = 4321;
    found.message = Phrase::of("%1 columns found, %2 expected", 12345U, 3U);
    found.action = Phrase::of("Line left out");
    return found;
}

QString cell(const DiagnosticsModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class LanguagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { initHeldoutResources(); }
    void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void everyPatternIsTranslatedWithItsPlaces();
    void everyMessageKeepsItsPlaces();
    void aDiagnosticSpeaksTheLanguage();
    void aPhraseInsideAPhraseIsTranslatedToo();
    void whatIsFilledInIsNotLookedAtAgain();
    void anErrorSpeaksTheLanguageWithItsDetails();
    void storedFindingsSpeakTheLanguage();
    void keysAreNamedAsOnTheKeyboard();
};

void LanguagesTest::everyPatternIsTranslatedWithItsPlaces()
{
    const QSet<QString> patterns
        = patternsBelow(kSources + QStringLiteral("/core")) + patternsBelow(kSources + QStringLiteral("/ui"));
    QVERIFY2(patterns.size() > 200, qPrintable(QString::number(patterns.size())));
    QVERIFY(patterns.contains(QStringLiteral("The id “%1” stands on line %2 already")));
    for (const QString& language : kLanguages) {
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/heldout_%1.qm").arg(language)));
        for (const QString& pattern : patterns) {
            const QString made = translator.translate("Phrase", pattern.toUtf8().constData());
            QVERIFY2(!made.isEmpty(), qPrintable(language + QStringLiteral(": ") + pattern));
            QVERIFY2(placesIn(made) == placesIn(pattern), qPrintable(language + QStringLiteral(": ") + made));
        }
    }
}

void LanguagesTest::everyMessageKeepsItsPlaces()
{
    for (const QString& language : kLanguages) {
        const auto messages
            = messagesOf(kSources + QStringLiteral("/translations/heldout_%1.ts").arg(language));
        QVERIFY(messages.size() > 800);
        for (const Message& message : messages) {
            const QSet<QString> places = placesIn(message.source);
            for (const QString& made : message.translations) {
                QVERIFY2(!made.isEmpty(), qPrintable(language + QStringLiteral(": ") + message.source));
                // "One row" may do without the number.
                const QSet<QString> counts{QStringLiteral("%n"), QStringLiteral("%Ln")};
                QVERIFY2(placesIn(made) - counts == places - counts,
                    qPrintable(language + QStringLiteral(": ") + made));
            }
        }
    }
}

void LanguagesTest::aDiagnosticSpeaksTheLanguage()
{
    DiagnosticsModel model;
    model.setDiagnostics({oddColumns()});
    QCOMPARE(
        cell(model, 0, DiagnosticsModel::Wrong), QStringLiteral("12\u202f345 columns found, 3 expected"));
    QCOMPARE(oddColumns().message.text(), std::string("12345 columns found, 3 expected"));
    {
        Language language;
        language.apply(QStringLiteral("de"));
        QCOMPARE(cell(model, 0, DiagnosticsModel::Wrong),
            QStringLiteral("12\u202f345 Spalten gefunden, 3 erwartet"));
        QCOMPARE(cell(model, 0, DiagnosticsModel::Done), QStringLiteral("Zeile ausgelassen"));
        language.apply(QStringLiteral("zh_CN"));
        QCOMPARE(cell(model, 0, DiagnosticsModel::Wrong), QStringLiteral("找到 12\u202f345 列，应为 3 列"));
    }
}

void LanguagesTest::aPhraseInsideAPhraseIsTranslatedToo()
{
    const Phrase rest = Phrase::of("Further rows of this kind, the first: %1", oddColumns().message);
    QCOMPARE(
        rest.text(), std::string("Further rows of this kind, the first: 12345 columns found, 3 expected"));
    Language language;
    language.apply(QStringLiteral("de"));
    QCOMPARE(phraseText(rest),
        QStringLiteral("Weitere Zeilen dieser Art, die erste: 12\u202f345 Spalten gefunden, 3 erwartet"));
}

void LanguagesTest::whatIsFilledInIsNotLookedAtAgain()
{
    const Phrase phrase = Phrase::of("“%1” has no column “%2”.", "100%2.tsv", "%1");
    QCOMPARE(phrase.text(), std::string("“100%2.tsv” has no column “%1”."));
    QCOMPARE(phraseText(phrase), QStringLiteral("“100%2.tsv” has no column “%1”."));
    QCOMPARE(phraseText(Phrase::asIs("50 %")), QStringLiteral("50 %"));
    QVERIFY(phraseText({}).isEmpty());
}

void LanguagesTest::anErrorSpeaksTheLanguageWithItsDetails()
{
    QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("sätze.tsv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("id\tsentence\tnote\n1\tone text\tx\n2\tanother text\ty\n");
    file.close();
    formats::ReadOptions options;
    options.columns.text = "words";
    JobContext job;
    const auto checked = project::checkFile(file.fileName().toStdString(), options, job);
    QVERIFY(!checked);
    QCOMPARE(errorSentence(checked.error()),
        QStringLiteral("“sätze.tsv” has no column “words”. It has 3 columns: “id”, “sentence”, “note”."));
    Language language;
    language.apply(QStringLiteral("de"));
    QCOMPARE(errorSentence(checked.error()),
        QStringLiteral("„sätze.tsv“ hat keine Spalte „words“. Sie hat 3 Spalten: „id“, „sentence“, „note“."));
    language.apply(QStringLiteral("zh_CN"));
    QCOMPARE(errorSentence(checked.error()),
        QStringLiteral("“sätze.tsv”中没有列“words”。它有 3 列：“id”、“sentence”、“note”。"));
}

void LanguagesTest::storedFindingsSpeakTheLanguage()
{
    QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("train.tsv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("id\tsentence\n1\tone text\n1\tanother text\n2\ttoo\tmany\n");
    file.close();
    const std::string path = dir.filePath(QStringLiteral("a.heldout")).toStdString();
    project::ObjectId split = 0;
    {
        auto made = project::Project::create(path, desktopEnvironment());
        QVERIFY(made);
        project::ImportRequest request;
        request.dataset = "Set";
        request.split = "train";
        request.role = SplitRole::Train;
        request.paths = {file.fileName().toStdString()};
        JobContext job;
        QVERIFY((*made)->importSplit(request, job));
        split = (*made)->datasets()->front().splits.front().id;
    }
    auto opened = project::Project::open(path, project::OpenMode::ReadOnly, desktopEnvironment());
    QVERIFY(opened);
    const auto found = (*opened)->diagnostics(split);
    QVERIFY(found);
    DiagnosticsModel model;
    model.setDiagnostics(*found);
    Language language;
    language.apply(QStringLiteral("de"));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 0, DiagnosticsModel::Wrong), QStringLiteral("Die ID „1“ steht schon in Zeile 2"));
    QCOMPARE(cell(model, 0, DiagnosticsModel::Done), QStringLiteral("Trotzdem übernommen"));
    QCOMPARE(cell(model, 1, DiagnosticsModel::Wrong), QStringLiteral("3 Spalten gefunden, 2 erwartet"));
}

void LanguagesTest::keysAreNamedAsOnTheKeyboard()
{
    QCOMPARE(keyText(Qt::CTRL | Qt::Key_J), QStringLiteral("Ctrl+J"));
    QCOMPARE(keyText(Qt::Key_Return), QStringLiteral("Enter"));
    Language language;
    language.apply(QStringLiteral("de"));
    QCOMPARE(keyText(Qt::CTRL | Qt::Key_J), QStringLiteral("Strg+J"));
    QCOMPARE(keyText(Qt::Key_Delete), QStringLiteral("Entf"));
    QCOMPARE(keyText(Qt::Key_Return), QStringLiteral("Eingabe"));
    QCOMPARE(keyText(Qt::SHIFT | Qt::Key_Left), QStringLiteral("Umschalt+Links"));
    // A blank inside a name would part it into two caps.
    QVERIFY(!keyText(Qt::CTRL | Qt::Key_PageDown).contains(QLatin1Char(' ')));
}

QTEST_MAIN(LanguagesTest)
#include "tst_languages.moc"
