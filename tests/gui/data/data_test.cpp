// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

#include "gui/whole_parts.h"
#include "models/texts_model.h"
#include "pages/data/data_page.h"
#include "pages/data/import_dialog.h"
#include "pages/data/import_plan.h"
#include "pages/data/label_conflicts_dialog.h"
#include "pages/data/splits_model.h"
#include "patience.h"
#include "resources.h"
#include "session/environment.h"
#include "session/session.h"
#include "session/settings.h"
#include "shell/language.h"
#include "style/theme.h"
#include "widgets/banner.h"
#include "widgets/diagnostics_list.h"
#include "widgets/segmented.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

QString write(const QTemporaryDir& dir, const QString& name, const QByteArray& content)
{
    const QString path = dir.filePath(name);
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("no room for test data");
    return path;
}

QByteArray table(int rows, const char* word)
{
    QByteArray text("id\tsentence\n");
    for (int i = 0; i < rows; ++i)
        text += QByteArray(word) + QByteArray::number(i) + "\tthe " + word + " number "
            + QByteArray::number(i) + " of this made up corpus\n";
    return text;
}

} // namespace

class DataTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void init();
    void cleanup();

    void plansNameDataSetAndSplit_data();
    void plansNameDataSetAndSplit();
    void aFolderOfBc2gmGivesTwoSplits();
    void aFolderOfAnnotationsIsOneSplit();
    void importByTheDialog();
    void aFileThatIsNoTextIsRefusedInWords();
    void theDialogSpeaksGerman();
    void choicesAreRemembered();
    void aLineOfOneMegabyteIsPreviewed();
    void textsOfAllScriptsAreShown();
    void documentsFoundByAPattern();
    void removeAndRename();
    void aReadOnlyProjectOffersNoChange();
    void modelsOfManyRowsReadPages();
    void theFindingsNeedBothSides();
    void aLowWindowShowsOneTable();
    void labelConflictsAreListed();
    void labelConflictsWithinOneSplit();
    void noLabelConflictsIsSaid();

private:
    void openProject();
    ImportDialog* importDialogFor(const QStringList& paths);
    void importWith(const QString& path);
    LabelConflictsDialog* conflictsDialog();

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<DataPage> m_page;
};

void DataTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_dir->filePath(QStringLiteral("settings.ini")));
    m_session = std::make_unique<Session>(desktopEnvironment());
    m_page = std::make_unique<DataPage>(*m_session, m_settings.get());
    m_page->resize(1200, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void DataTest::cleanup()
{
    m_page.reset();
    m_session.reset();
    m_settings.reset();
    m_dir.reset();
}

void DataTest::openProject()
{
    auto project = project::Project::create(
        m_dir->filePath(QStringLiteral("проект 1.heldout")).toStdString(), m_session->environment());
    QVERIFY2(project, project ? "" : project.error().message.text().c_str());
    m_session->setProject(*project);
    QTRY_VERIFY(m_session->loaded());
}

ImportDialog* DataTest::importDialogFor(const QStringList& paths)
{
    m_page->takeFiles(paths);
    for (int i = 0; i < 200 && !m_page->importDialog(); ++i)
        QTest::qWait(10);
    return m_page->importDialog();
}

void DataTest::importWith(const QString& path)
{
    QSignalSpy imported(m_session.get(), &Session::importFinished);
    ImportDialog* dialog = importDialogFor({path});
    QVERIFY(dialog);
    auto* button = dialog->findChild<QPushButton*>(QStringLiteral("importButton"));
    QTRY_VERIFY(button->isEnabled());
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(imported.count(), 1);
    QTRY_VERIFY(!m_session->jobs().busy());
}

/// The list that the finding's action opens, once its pairs are read.
LabelConflictsDialog* DataTest::conflictsDialog()
{
    auto* show = m_page->findChild<QPushButton*>(QStringLiteral("conflictingLabelsAction"));
    for (int i = 0; i < 500 && !show->isVisible(); ++i)
        QTest::qWait(10);
    show->setFocus();
    QTest::keyClick(show, Qt::Key_Space);
    auto* dialog = m_page->window()->findChild<LabelConflictsDialog*>();
    for (int i = 0; i < 500 && dialog && dialog->isReading(); ++i)
        QTest::qWait(10);
    return dialog;
}

void DataTest::plansNameDataSetAndSplit_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("dataset");
    QTest::addColumn<QString>("split");
    QTest::newRow("folder names the set") << "/corpora/SST-2/test.tsv" << "SST-2" << "test";
    QTest::newRow("packed") << "/corpora/SST-2/train.tsv.gz" << "SST-2" << "train";
    QTest::newRow("a place tells nothing") << "/home/u/Downloads/imdb-dev.csv" << "imdb" << "dev";
    QTest::newRow("not inside a word") << "/corpora/x/contest.txt" << "x" << "all";
    QTest::newRow("bc2gm") << "/corpora/bc2gm/train_train.in" << "bc2gm" << "train";
    QTest::newRow("blanks and Cyrillic") << "/корпус один/обучение train.txt" << "корпус один" << "train";
}

void DataTest::plansNameDataSetAndSplit()
{
    QFETCH(QString, path);
    QFETCH(QString, dataset);
    QFETCH(QString, split);
    QCOMPARE(guessDataset(path), dataset);
    QCOMPARE(guessSplit(path), split);
}

void DataTest::aFolderOfBc2gmGivesTwoSplits()
{
    for (const char* name : {"bc2gm/test_test.in", "bc2gm/test_GENE.eval", "bc2gm/train_train.in",
             "bc2gm/train_ALTGENE.eval", "bc2gm/train_README", "bc2gm/NOTICE.txt"})
        write(*m_dir, QString::fromLatin1(name), "x y\n");
    const auto plans = planImports({m_dir->filePath(QStringLiteral("bc2gm"))});
    QCOMPARE(plans.size(), std::size_t(2));
    QCOMPARE(plans[0].split, QStringLiteral("train"));
    QCOMPARE(plans[1].split, QStringLiteral("test"));
    QCOMPARE(plans[0].dataset, QStringLiteral("bc2gm"));
}

void DataTest::aFolderOfAnnotationsIsOneSplit()
{
    openProject();
    write(*m_dir, QStringLiteral("brat/train/b.txt"), "IL-2 gene\nand CD28\n");
    const QString annotations
        = write(*m_dir, QStringLiteral("brat/train/b.ann"), "T1\tDNA 0 9\tIL-2 gene\nT2\tP 14 18\tCD28\n");
    const QString text = write(*m_dir, QStringLiteral("brat/train/a.txt"), "none\n");
    const QString folder = m_dir->filePath(QStringLiteral("brat/train"));
    const auto plans = planImports({folder});
    QCOMPARE(plans.size(), std::size_t(1));
    QCOMPARE(plans[0].path, folder);
    QCOMPARE(plans[0].dataset, QStringLiteral("brat"));
    QCOMPARE(plans[0].split, QStringLiteral("train"));
    QCOMPARE(planImports({text, annotations, m_dir->filePath(QStringLiteral("brat/train/b.txt"))}).size(),
        std::size_t(2));
    ImportDialog* dialog = importDialogFor({folder});
    QVERIFY(dialog);
    auto* items = dialog->findChild<QComboBox*>(QStringLiteral("importItems"));
    auto* button = dialog->findChild<QPushButton*>(QStringLiteral("importButton"));
    QVERIFY(items && button);
    QTRY_VERIFY(items->isVisible());
    QTRY_COMPARE(button->text(), QStringLiteral("Import 2 text(s)"));
    items->setFocus();
    QTest::keyClick(items, Qt::Key_Down); // each line
    QTRY_COMPARE(button->text(), QStringLiteral("Import 3 text(s)"));
    dialog->reject();
}

void DataTest::importByTheDialog()
{
    openProject();
    const QString path = write(*m_dir, QStringLiteral("My corpus/train.tsv"), table(120, "alpha"));
    ImportDialog* dialog = importDialogFor({path});
    QVERIFY(dialog);
    auto* button = dialog->findChild<QPushButton*>(QStringLiteral("importButton"));
    QTRY_VERIFY(button->text().contains(QStringLiteral("120")));
    QTRY_COMPARE(dialog->focusWidget(), dialog->findChild<QWidget*>(QStringLiteral("importFile")));
    const auto normal = qScopeGuard([] { Theme::instance()->setBaseFontSize(13); });
    Theme::instance()->setBaseFontSize(26);
    QTRY_COMPARE(testing::cutParts(*dialog), QString());
    QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("importDataset"))->currentText(),
        QStringLiteral("My corpus"));
    QCOMPARE(
        dialog->findChild<QComboBox*>(QStringLiteral("importSplit"))->currentText(), QStringLiteral("train"));
    QVERIFY(dialog->findChild<QCheckBox*>(QStringLiteral("importHeader"))->isChecked());
    QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("importText"))->currentData().toString(),
        QStringLiteral("#2"));
    QCOMPARE(dialog->findChild<TableView*>(QStringLiteral("importPreview"))->model()->rowCount(), 120);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(m_session->datasets().size(), std::size_t(1));
    QCOMPARE(m_session->datasets()[0].splits[0].items, std::uint64_t(120));
    auto* splits = m_page->findChild<TableView*>(QStringLiteral("splits"));
    QCOMPARE(splits->model()->rowCount(), 2);
    auto* texts = m_page->findChild<TableView*>(QStringLiteral("texts"));
    QTRY_COMPARE(texts->model()->rowCount(), 120);
    QTRY_VERIFY(texts->model()
            ->index(0, texts->model()->columnCount() - 1)
            .data()
            .toString()
            .startsWith(QStringLiteral("the alpha number 0")));
}

void DataTest::aFileThatIsNoTextIsRefusedInWords()
{
    openProject();
    QByteArray picture("\x89PNG\r\n\x1a\n", 8);
    picture += QByteArray(2000, '\0');
    const QString path = write(*m_dir, QStringLiteral("set/train.tsv"), picture);
    ImportDialog* dialog = importDialogFor({path});
    QVERIFY(dialog);
    auto* doubt = dialog->findChild<QWidget*>(QStringLiteral("importDoubt"));
    QTRY_VERIFY(doubt->isVisible());
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("importButton"))->isEnabled());
    // What was not read has neither lines taken nor nothing to repair.
    QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("takenCount"))->isVisible());
    QCOMPARE(dialog->findChild<TableView*>(QStringLiteral("diagnostics"))->emptyText(), QString());
    dialog->reject();
    QTRY_VERIFY(!m_session->jobs().busy());
    QVERIFY(m_session->datasets().empty());
}

void DataTest::theDialogSpeaksGerman()
{
    initHeldoutResources();
    Language language;
    language.apply(QStringLiteral("de"));
    openProject();
    const QString good
        = write(*m_dir, QStringLiteral("set/train.tsv"), table(1200, "alpha") + "odd\tline\there\n");
    ImportDialog* dialog = importDialogFor({good});
    QVERIFY(dialog);
    auto* reason = dialog->findChild<StatusSign*>(QStringLiteral("importReason"));
    QTRY_COMPARE(reason->text(),
        QStringLiteral("Als tabulatorgetrennt erkannt: 2 Spalten in 1\u202f201 von 1\u202f202 Zeilen."));
    auto* list = dialog->findChild<TableView*>(QStringLiteral("diagnostics"));
    QTRY_COMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, DiagnosticsModel::Wrong).data().toString(),
        QStringLiteral("3 Spalten gefunden, 2 erwartet"));
    QCOMPARE(list->model()->index(0, DiagnosticsModel::Done).data().toString(),
        QStringLiteral("Zeile ausgelassen"));
    dialog->reject();
    QTRY_VERIFY(!m_session->jobs().busy());

    const QString picture
        = write(*m_dir, QStringLiteral("set/test.tsv"), QByteArray("\x89PNG\r\n\x1a\n", 8).append(64, '\0'));
    dialog = importDialogFor({picture});
    QVERIFY(dialog);
    auto* doubt = dialog->findChild<Banner*>(QStringLiteral("importDoubt"));
    QTRY_COMPARE(doubt->sentence(),
        QStringLiteral(
            "„test.tsv“ ist ein PNG-Bild, keine Textdatei. Wählen Sie eine Textdatei, unkomprimiert "
            "oder mit gzip gepackt."));
    dialog->reject();
    QTRY_VERIFY(!m_session->jobs().busy());
    QLocale::setDefault(QLocale::c());
}

void DataTest::choicesAreRemembered()
{
    openProject();
    const QByteArray text = "key\twords\tnote\n"
        + QByteArray("k1\tone long sentence of words\tfirst note here\n")
        + "k2\tanother long sentence of words\tsecond note here\n";
    const QString first = write(*m_dir, QStringLiteral("set/train.tsv"), text);
    const QString second = write(*m_dir, QStringLiteral("set/test.tsv"), text);
    ImportDialog* dialog = importDialogFor({first});
    QVERIFY(dialog);
    auto* box = dialog->findChild<QComboBox*>(QStringLiteral("importText"));
    QTRY_VERIFY(box->count() >= 3);
    const int other = box->findData(QStringLiteral("#3"));
    QVERIFY(other >= 0);
    box->setCurrentIndex(other);
    Q_EMIT box->activated(other);
    auto* button = dialog->findChild<QPushButton*>(QStringLiteral("importButton"));
    QTRY_VERIFY(button->text().contains(QLatin1Char('2')));
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(m_session->datasets().size(), std::size_t(1));
    dialog = importDialogFor({second});
    QVERIFY(dialog);
    box = dialog->findChild<QComboBox*>(QStringLiteral("importText"));
    QTRY_COMPARE(box->currentData().toString(), QStringLiteral("#3"));
    dialog->reject();
}

void DataTest::aLineOfOneMegabyteIsPreviewed()
{
    openProject();
    QByteArray text("short line of text\n");
    while (text.size() < (1 << 20))
        text += "very long line ";
    text += "\nanother short line\n";
    const QString path = write(*m_dir, QStringLiteral("long/train.txt"), text);
    ImportDialog* dialog = importDialogFor({path});
    QVERIFY(dialog);
    auto* preview = dialog->findChild<TableView*>(QStringLiteral("importPreview"));
    QTRY_VERIFY(preview->model()->rowCount() >= 2);
    for (int row = 0; row < preview->model()->rowCount(); ++row)
        QVERIFY(preview->model()->index(row, 1).data().toString().size() < 4000);
    auto* button = dialog->findChild<QPushButton*>(QStringLiteral("importButton"));
    QTRY_VERIFY(button->text().contains(QLatin1Char('3')));
    QElapsedTimer clock;
    clock.start();
    QVERIFY(!dialog->grab().isNull());
    QVERIFY2(clock.elapsed() < tests::patienceMs(2000), "the preview of a long line is slow to draw");
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(m_session->datasets().size(), std::size_t(1));
    auto* texts = m_page->findChild<TableView*>(QStringLiteral("texts"));
    QTRY_VERIFY(texts->model()->index(1, texts->model()->columnCount() - 1).data().toString().size() > 100);
    QVERIFY(!m_page->grab().isNull());
}

void DataTest::textsOfAllScriptsAreShown()
{
    openProject();
    const QByteArray arabic = "النص العربي مع English و 123";
    const QByteArray chinese = "这是一个没有空格的中文句子";
    const QByteArray emoji = "👩‍👩‍👧 family 😀 é\u202Ex";
    importWith(
        write(*m_dir, QStringLiteral("scripts/train.txt"), arabic + "\n" + chinese + "\n" + emoji + "\n"));
    QCOMPARE(m_session->datasets().size(), std::size_t(1));
    auto* texts = m_page->findChild<TableView*>(QStringLiteral("texts"));
    const int column = texts->model()->columnCount() - 1;
    QTRY_COMPARE(texts->model()->index(0, column).data().toString(), QString::fromUtf8(arabic));
    QCOMPARE(texts->model()->index(1, column).data().toString(), QString::fromUtf8(chinese));
    QCOMPARE(texts->model()->index(2, column).data().toString(), QString::fromUtf8(emoji));
    QVERIFY(!m_page->grab().isNull());
}

void DataTest::documentsFoundByAPattern()
{
    openProject();
    QByteArray text("id\tsentence\n");
    for (int i = 0; i < 30; ++i)
        text += "P" + QByteArray::number(10'000'000 + i / 3) + "T" + QByteArray::number(i)
            + "\tsentence number " + QByteArray::number(i) + " of it\n";
    ImportDialog* dialog = importDialogFor({write(*m_dir, QStringLiteral("med/train.tsv"), text)});
    QVERIFY(dialog);
    dialog->askForPattern();
    auto* pattern = dialog->findChild<QLineEdit*>(QStringLiteral("importPattern"));
    QTRY_VERIFY(dialog->findChild<QComboBox*>(QStringLiteral("importText"))->count() >= 2);
    QVERIFY(pattern->isVisible());
    QTest::keyClicks(pattern, QStringLiteral(R"(^P(\d{8}))"));
    auto* note = dialog->findChild<QLabel*>(QStringLiteral("importNote"));
    QTRY_VERIFY(note->text().startsWith(QStringLiteral("30")));
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(m_session->datasets().size(), std::size_t(1));
    QCOMPARE(m_session->datasets()[0].splits[0].documents, std::uint64_t(10));
}

void DataTest::removeAndRename()
{
    openProject();
    importWith(write(*m_dir, QStringLiteral("set/train.tsv"), table(20, "a")));
    const project::ObjectId id = m_session->datasets()[0].id;
    QVERIFY(m_session->project()->renameDataset(id, "Other name"));
    m_session->reloadData();
    QTRY_COMPARE(m_session->datasets()[0].name, std::string("Other name"));
    QTRY_VERIFY(!m_session->jobs().busy());
    auto* splits = m_page->findChild<TableView*>(QStringLiteral("splits"));
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    splits->setFocus();
    QTRY_VERIFY(splits->hasFocus());
    // The question is answered as soon as it stands.
    QTimer answer;
    answer.setInterval(20);
    connect(&answer, &QTimer::timeout, this, [&answer] {
        const QWidget* question = QApplication::activeModalWidget();
        if (!question)
            return;
        answer.stop();
        for (auto* button : question->findChildren<QPushButton*>())
            if (button->text().startsWith(QStringLiteral("Remove")))
                return QTest::mouseClick(button, Qt::LeftButton);
    });
    answer.start();
    QTest::keyClick(splits, Qt::Key_Delete);
    QTRY_VERIFY(m_session->datasets().empty() || m_session->datasets()[0].splits.empty());
}

void DataTest::aReadOnlyProjectOffersNoChange()
{
    openProject();
    importWith(write(*m_dir, QStringLiteral("set/train.tsv"), table(20, "a")));
    const std::string path = m_session->project()->info().path;
    m_session->setProject(nullptr);
    auto project = project::Project::open(path, project::OpenMode::ReadOnly, m_session->environment());
    QVERIFY2(project, project ? "" : project.error().message.text().c_str());
    m_session->setProject(*project);
    QTRY_COMPARE(m_session->datasets().size(), std::size_t(1));
    QVERIFY(m_session->readOnly());
    QVERIFY(!m_page->findChild<QPushButton*>(QStringLiteral("importFiles"))->isEnabled());
    auto* splits = m_page->findChild<TableView*>(QStringLiteral("splits"));
    QTest::keyClick(splits, Qt::Key_Delete);
    QTest::qWait(20);
    QVERIFY(!QApplication::activeModalWidget());
}

void DataTest::modelsOfManyRowsReadPages()
{
    openProject();
    importWith(write(*m_dir, QStringLiteral("set/test.tsv"), table(3000, "row")));
    SplitsModel splits;
    QAbstractItemModelTester splitsTester(&splits, QAbstractItemModelTester::FailureReportingMode::Fatal);
    splits.setDatasets(m_session->datasets());
    QCOMPARE(splits.rowCount(), 2);
    QVERIFY(!splits.splitAt(0));
    QVERIFY(!splits.splitAt(7));
    TextsModel texts(m_session->jobs());
    QAbstractItemModelTester textsTester(&texts, QAbstractItemModelTester::FailureReportingMode::Fatal);
    texts.setSplit(m_session->project(), m_session->datasets()[0].splits[0]);
    QCOMPARE(texts.rowCount(), 3000);
    const int column = texts.columnOf(TextsModel::Column::Text);
    QTRY_VERIFY(texts.index(2999, column).data().toString().contains(QStringLiteral("2999")));
    QTRY_VERIFY(texts.index(0, column).data().toString().contains(QStringLiteral("number 0")));
    texts.clear();
    QCOMPARE(texts.rowCount(), 0);
}

void DataTest::theFindingsNeedBothSides()
{
    openProject();
    importWith(write(*m_dir, QStringLiteral("set/train.tsv"), table(50, "word")));
    auto* compare = m_page->findChild<QPushButton*>(QStringLiteral("compareSplits"));
    QVERIFY(!compare->isVisible());
    importWith(write(*m_dir, QStringLiteral("set/test.tsv"), table(10, "word")));
    QTRY_VERIFY(compare->isVisible());
    QSignalSpy ready(m_session.get(), &Session::comparisonReady);
    QTest::mouseClick(compare, Qt::LeftButton);
    QTRY_COMPARE(ready.count(), 1);
    auto* number = m_page->findChild<QLabel*>(QStringLiteral("identicalTextsNumber"));
    QTRY_COMPARE(number->text(), QStringLiteral("10"));
    QSignalSpy pairs(m_session.get(), &Session::pairsRequested);
    auto* show = m_page->findChild<QPushButton*>(QStringLiteral("identicalTextsAction"));
    QTRY_VERIFY(show->isVisible());
    QTest::mouseClick(show, Qt::LeftButton);
    QCOMPARE(pairs.count(), 1);
    QCOMPARE(*pairs[0][1].value<project::PairFilter>().fromMilli, 100'000);
}

void DataTest::aLowWindowShowsOneTable()
{
    openProject();
    importWith(write(*m_dir, QStringLiteral("corpus/test.tsv"), table(12, "test")));
    auto* splits = m_page->findChild<TableView*>(QStringLiteral("splits"));
    auto* texts = m_page->findChild<TableView*>(QStringLiteral("texts"));
    auto* choice = m_page->findChild<Segmented*>(QStringLiteral("splitsOrTexts"));
    m_page->resize(1200, 801);
    QVERIFY(splits->isVisible() && texts->isVisible() && !choice->isVisible());
    const int height = splits->height();
    m_page->resize(1200, 640);
    QVERIFY(splits->isVisible() && !texts->isVisible() && choice->isVisible());
    splits->setFocus();
    QTest::keyClick(splits, Qt::Key_Return);
    QCOMPARE(choice->currentIndex(), 1);
    QVERIFY(!splits->isVisible() && texts->isVisible());
    m_page->resize(1200, 801);
    QVERIFY(splits->isVisible() && texts->isVisible() && !choice->isVisible());
    QVERIFY(std::abs(splits->height() - height) < 4);
}

void DataTest::labelConflictsAreListed()
{
    openProject();
    importWith(write(*m_dir, QStringLiteral("films/train.tsv"),
        "id\tsentence\tlabel\n"
        "t1\tthe same film\tgood\n"
        "t2\tTHE same film\tbad\n"
        "t3\talpha kinase protein tumor gene factor virus tissue plasma liver\tgood\n"
        "t4\tquite another thing\tgood\n"));
    importWith(write(*m_dir, QStringLiteral("films/test.tsv"),
        "id\tsentence\tlabel\n"
        "e1\tthe same film\tgood\n"
        "e2\talpha kinase protein tumor gene factor virus tissue plasma kidney\tbad\n"
        "e3\tquite another thing\tgood\n"));
    auto* number = m_page->findChild<QLabel*>(QStringLiteral("conflictingLabelsNumber"));
    QTRY_VERIFY(number->isVisible());
    QCOMPARE(number->text(), QStringLiteral("–"));
    QSignalSpy ready(m_session.get(), &Session::comparisonReady);
    QTest::mouseClick(m_page->findChild<QPushButton*>(QStringLiteral("compareSplits")), Qt::LeftButton);
    QTRY_COMPARE(ready.count(), 1);
    QTRY_COMPARE(number->text(), QStringLiteral("1"));

    QPointer<LabelConflictsDialog> dialog = conflictsDialog();
    QVERIFY(dialog);
    auto* table = dialog->findChild<TableView*>(QStringLiteral("labelConflicts"));
    QTRY_VERIFY(QTest::qWaitForWindowActive(dialog));
    QTRY_VERIFY(table->hasFocus());
    const auto row = [table](int at) {
        QStringList cells;
        for (int column = 0; column < table->model()->columnCount(); ++column)
            cells << table->model()->index(at, column).data().toString();
        return cells.join(QLatin1Char('|'));
    };
    // The copy that is not the best match is the one with the other label.
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QCOMPARE(row(0), QStringLiteral("100.0|e1|good|the same film|t2|bad|THE same film"));
    auto* title = dialog->findChild<QLabel*>(QStringLiteral("conflictsTitle"));
    QVERIFY2(title->text().startsWith(QStringLiteral("1 pair")), qPrintable(title->text()));
    QVERIFY(table->selectionText(TableFormat::Tsv).contains(QStringLiteral("t2\tbad")));
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("conflictsCompare"))->isVisible());

    auto* least = dialog->findChild<Segmented*>(QStringLiteral("leastSimilarity"));
    least->setFocus();
    QTest::keyClick(least, Qt::Key_End);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    QCOMPARE(row(1).section(QLatin1Char('|'), 0, 2), QStringLiteral("90.0|e2|bad"));
    QTest::keyClick(least, Qt::Key_Left);
    QTest::keyClick(least, Qt::Key_Left);
    QTest::keyClick(least, Qt::Key_Left);
    QTRY_VERIFY(!dialog->isReading());
    QCOMPARE(table->model()->rowCount(), 2); // exactly 90 belongs to 90 or more
    QTest::keyClick(least, Qt::Key_Left);
    QTRY_COMPARE(table->model()->rowCount(), 1);

    const auto normal = qScopeGuard([] { Theme::instance()->setBaseFontSize(13); });
    Theme::instance()->setBaseFontSize(26);
    QTRY_COMPARE(testing::cutParts(*dialog), QString());
    QSignalSpy pairs(m_session.get(), &Session::pairsRequested);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_VERIFY(!dialog);
    QCOMPARE(pairs.count(), 1);
    QCOMPARE(pairs[0][0].toLongLong(), m_session->comparisons().back().id);
    QCOMPARE(pairs[0][2].toLongLong(), 0);
    QCOMPARE(pairs[0][3].toLongLong(), 1); // t2, behind the best match
}

void DataTest::labelConflictsWithinOneSplit()
{
    openProject();
    importWith(write(*m_dir, QStringLiteral("films/train.tsv"),
        "id\tsentence\tlabel\n"
        "t1\tthe same film\tgood\n"
        "t2\tquite another thing\tgood\n"
        "t3\tthe same film\tbad\n"));
    auto* number = m_page->findChild<QLabel*>(QStringLiteral("conflictingLabelsNumber"));
    QTRY_VERIFY(number->isVisible());
    QPointer<LabelConflictsDialog> dialog = conflictsDialog();
    QVERIFY(dialog);
    auto* table = dialog->findChild<TableView*>(QStringLiteral("labelConflicts"));
    QCOMPARE(table->emptyText(), QStringLiteral("Known when the split is compared with itself."));
    auto* compare = dialog->findChild<QPushButton*>(QStringLiteral("conflictsCompare"));
    QCOMPARE(compare->text(), QStringLiteral("Compare train with itself"));
    QTest::mouseClick(compare, Qt::LeftButton);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QVERIFY(!compare->isVisible());
    QCOMPARE(table->model()->headerData(4, Qt::Horizontal).toString(), QStringLiteral("Other id"));
    QCOMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("t1"));
    QCOMPARE(table->model()->index(0, 4).data().toString(), QStringLiteral("t3"));
    QTRY_COMPARE(number->text(), QStringLiteral("1"));
    QSignalSpy pairs(m_session.get(), &Session::pairsRequested);
    const QRect cell = table->visualRect(table->model()->index(0, 3));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(pairs.count(), 1);
    QTRY_VERIFY(!dialog);
}

void DataTest::noLabelConflictsIsSaid()
{
    openProject();
    const QByteArray text = "id\tsentence\tlabel\na1\tthe same film\tgood\na2\tnothing like it\tbad\n";
    importWith(write(*m_dir, QStringLiteral("films/train.tsv"), text));
    importWith(write(*m_dir, QStringLiteral("films/test.tsv"), text));
    QSignalSpy ready(m_session.get(), &Session::comparisonReady);
    QTest::mouseClick(m_page->findChild<QPushButton*>(QStringLiteral("compareSplits")), Qt::LeftButton);
    QTRY_COMPARE(ready.count(), 1);
    auto* number = m_page->findChild<QLabel*>(QStringLiteral("conflictingLabelsNumber"));
    QTRY_COMPARE(number->text(), QStringLiteral("0"));
    QPointer<LabelConflictsDialog> dialog = conflictsDialog();
    QVERIFY(dialog);
    auto* table = dialog->findChild<TableView*>(QStringLiteral("labelConflicts"));
    QTRY_COMPARE(table->emptyText(), QStringLiteral("No text of test stands in train with another label."));
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("conflictsExport"))->isEnabled());
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("conflictsOpen"))->isEnabled());
    auto* sides = dialog->findChild<Segmented*>(QStringLiteral("conflictSides"));
    QCOMPARE(sides->count(), 3);
    sides->setFocus();
    QTest::keyClick(sides, Qt::Key_Right);
    QCOMPARE(table->emptyText(), QStringLiteral("Known when the split is compared with itself."));
    QTest::keyClick(sides, Qt::Key_Left);
    QTRY_COMPARE(table->emptyText(), QStringLiteral("No text of test stands in train with another label."));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!dialog);
}

QTEST_MAIN(DataTest)
#include "data_test.moc"
