// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "charts/score_chart.h"
#include "gui/choose.h"
#include "gui/evaluate/evaluate_fixture.h"
#include "gui/evaluate/evaluate_page_driver.h"
#include "pages/evaluate/items_dialog.h"
#include "widgets/banner.h"

using namespace heldout;
using namespace heldout::ui;
using project::Grouping;

/// Groups by a field of the data and by what of an item is seen in training, alone and crossed, by keys and
/// clicks. The system is right on every item of which the answer or the sentence stands in training, and on
/// none of the rest.
class EvaluateGroupsTest : public QObject, private testing::EvaluatePageDriver
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_theme.reset(); }
    void init();
    void cleanup() { dropPage(); }

    void byField();
    void fieldThatIsNotThere();
    void byOverlap();
    void overlapFromASimilarityOn();
    void crossed();
    void crossedGroupsAreDrawnOneByOne();
    void crossedWithItselfIsNotOffered();
    void cancelledSettingsChangeNothing();
    void rememberedInTheProject();

private:
    void chooseInMenu(const QString& words);
    [[nodiscard]] QDialog* settings() const;
    void apply();
    void writeFields(const QString& names);
    void groupBy(const QString& words, const QString& within);
    [[nodiscard]] QAbstractItemModel* table() const { return part<TableView>("scoresTable")->model(); }
    [[nodiscard]] QString rows() const;
};

void EvaluateGroupsTest::initTestCase()
{
    m_theme = std::make_unique<Theme>(*qApp);
    testing::makeAnswers(file("answers.heldout"), m_folder.path());
    const auto project = testing::openOrCreate(file("answers.heldout"));
    testing::loadSystem(*project, QStringLiteral("Answers"), QStringLiteral("test"), file("memory.tsv"),
        QStringLiteral("Memory"));
    testing::compareText(*project, QStringLiteral("Answers"));
}

void EvaluateGroupsTest::init()
{
    makePage();
    openPage(QStringLiteral("answers.heldout"));
    waitForScores();
    testing::choose(part<QComboBox>("metricBox"), QStringLiteral("Accuracy"));
    QTRY_VERIFY_WITH_TIMEOUT(m_page->evaluation()->metric == project::Metric::Accuracy && !busy(), kWait);
}

/// Opens the further groupings by key and goes down to one.
void EvaluateGroupsTest::chooseInMenu(const QString& words)
{
    auto* more = part<QToolButton>("moreGroupings");
    more->setFocus();
    QTimer::singleShot(0, more, [menu = more->menu(), &words] {
        for (int step = 0; step < menu->actions().size(); ++step) {
            QTest::keyClick(menu, Qt::Key_Down);
            if (menu->activeAction() != nullptr && menu->activeAction()->text() == words)
                break;
        }
        QTest::keyClick(menu, Qt::Key_Return);
    });
    QTest::keyClick(more, Qt::Key_Space);
}

QDialog* EvaluateGroupsTest::settings() const
{
    for (auto* one : m_page->findChildren<QDialog*>(QStringLiteral("evaluationSettingsDialog")))
        if (one->isVisible())
            return one;
    return nullptr;
}

void EvaluateGroupsTest::apply()
{
    QTest::keyClick(settings(), Qt::Key_Return);
    QTRY_VERIFY(settings() == nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(!busy(), kWait);
}

void EvaluateGroupsTest::writeFields(const QString& names)
{
    auto* fields = settings()->findChild<QLineEdit*>(QStringLiteral("settingsFields"));
    QVERIFY(fields->isVisible());
    fields->setFocus();
    fields->selectAll();
    QTest::keyClicks(fields, names);
}

/// By the settings: a grouping, and one within its groups.
void EvaluateGroupsTest::groupBy(const QString& words, const QString& within)
{
    QTest::mouseClick(part<QToolButton>("evaluationSettings"), Qt::LeftButton);
    QTRY_VERIFY(settings() != nullptr && !busy());
    testing::choose(settings()->findChild<QComboBox*>(QStringLiteral("settingsGroupBy")), words);
    testing::choose(settings()->findChild<QComboBox*>(QStringLiteral("settingsCrossed")), within);
}

/// The table as "title size score; title size score"; of a head its title alone.
QString EvaluateGroupsTest::rows() const
{
    QStringList rows;
    for (int row = 0; row < table()->rowCount(); ++row) {
        const QStringList cells{scores(row, 0), scores(row, 1), scores(row, 2)};
        rows.append(cells.join(QLatin1Char(' ')).trimmed());
    }
    return rows.join(QStringLiteral("; "));
}

void EvaluateGroupsTest::byField()
{
    chooseInMenu(QStringLiteral("Field"));
    // Which field is asked for; the columns of the data are offered.
    QTRY_VERIFY(settings() != nullptr && !busy());
    auto* field = settings()->findChild<QComboBox*>(QStringLiteral("settingsField"));
    QVERIFY(field->isVisible());
    testing::choose(field, QStringLiteral("source"));
    apply();
    QVERIFY(m_page->evaluation()->group.by == Grouping::Field);
    QCOMPARE(rows(), QStringLiteral("press 90 66.7; web 30 66.7; All sentences 120 66.7"));
    QCOMPARE(table()->headerData(0, Qt::Horizontal).toString(), QStringLiteral("source"));
    // Enter on a row opens the items of it.
    auto* scoresTable = part<TableView>("scoresTable");
    scoresTable->setFocus();
    QTest::keyClick(scoresTable, Qt::Key_Home);
    scoresTable->setCurrentIndex(table()->index(1, 2));
    QTest::keyClick(scoresTable, Qt::Key_Return);
    QTRY_VERIFY(dialog<ItemsDialog>() != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(dialog<ItemsDialog>()->item().has_value(), kWait);
    QCOMPARE(dialog<ItemsDialog>()->items()->size(), std::size_t{30});
}

void EvaluateGroupsTest::fieldThatIsNotThere()
{
    chooseInMenu(QStringLiteral("Field"));
    QTRY_VERIFY(settings() != nullptr && !busy());
    auto* field = settings()->findChild<QComboBox*>(QStringLiteral("settingsField"));
    field->setFocus();
    field->lineEdit()->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QVERIFY(!settings()->findChild<QPushButton*>(QStringLiteral("settingsApply"))->isEnabled());
    QTest::keyClicks(field, QStringLiteral("colour"));
    apply();
    auto* banner = part<Banner>("evaluateBanner");
    QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), kWait);
    QVERIFY2(banner->sentence().contains(QStringLiteral("colour")), qPrintable(banner->sentence()));
}

void EvaluateGroupsTest::byOverlap()
{
    chooseInMenu(QStringLiteral("Overlap by field"));
    QTRY_VERIFY(settings() != nullptr && !busy());
    writeFields(QStringLiteral("answer, text"));
    apply();
    QVERIFY(m_page->evaluation()->group.by == Grouping::Overlap);
    QCOMPARE(rows(),
        QStringLiteral(
            "answer seen 40 100.0; text seen 40 100.0; Neither seen 40 0.0; All sentences 120 66.7"));
    // The field named first decides: with the text before the answer half of the items are of the text.
    QTest::mouseClick(part<QToolButton>("evaluationSettings"), Qt::LeftButton);
    QTRY_VERIFY(settings() != nullptr && !busy());
    writeFields(QStringLiteral("text, answer"));
    apply();
    QCOMPARE(rows(),
        QStringLiteral(
            "text seen 60 100.0; answer seen 20 100.0; Neither seen 40 0.0; All sentences 120 66.7"));
}

void EvaluateGroupsTest::overlapFromASimilarityOn()
{
    chooseInMenu(QStringLiteral("Overlap by field"));
    QTRY_VERIFY(settings() != nullptr && !busy());
    writeFields(QStringLiteral("answer"));
    auto* border = settings()->findChild<QAbstractSpinBox*>(QStringLiteral("settingsOverlapBorder"));
    border->setFocus();
    border->selectAll();
    QTest::keyClicks(border, QStringLiteral("40"));
    apply();
    // One word of two is enough now.
    QCOMPARE(m_page->evaluation()->group.overlapBorder, std::optional<std::uint32_t>(40'000));
    QCOMPARE(scores(0, 0), QStringLiteral("answer seen"));
    QCOMPARE(scores(0, 1), QStringLiteral("80"));
    QCOMPARE(scores(1, 1), QStringLiteral("40"));
}

void EvaluateGroupsTest::crossed()
{
    groupBy(QStringLiteral("Field"), QStringLiteral("Overlap by field"));
    testing::choose(
        settings()->findChild<QComboBox*>(QStringLiteral("settingsField")), QStringLiteral("source"));
    writeFields(QStringLiteral("answer, text"));
    apply();
    QCOMPARE(rows(),
        QStringLiteral("press; answer seen 30 100.0; text seen 30 100.0; Neither seen 30 0.0; web; answer "
                       "seen 10 100.0; text seen 10 100.0; Neither seen 10 0.0; All sentences 120 66.7"));
    // A head is no cell; a cell opens what is in both of its groups.
    auto* scoresTable = part<TableView>("scoresTable");
    QVERIFY(!(table()->flags(table()->index(4, 2)) & Qt::ItemIsSelectable));
    scoresTable->setFocus();
    scoresTable->setCurrentIndex(table()->index(7, 2));
    QTest::keyClick(scoresTable, Qt::Key_Return);
    QTRY_VERIFY(dialog<ItemsDialog>() != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(dialog<ItemsDialog>()->item().has_value(), kWait);
    QCOMPARE(dialog<ItemsDialog>()->items()->size(), std::size_t{10});
    QTest::keyClick(dialog<ItemsDialog>(), Qt::Key_Escape);
    // What is copied has a column for each of the two.
    const QString text = scoresTable->selectionText(TableFormat::Tsv);
    QVERIFY2(text.contains(QStringLiteral("web\tNeither seen\t10\t0")), qPrintable(text));
}

void EvaluateGroupsTest::crossedGroupsAreDrawnOneByOne()
{
    groupBy(QStringLiteral("Interval"), QStringLiteral("Field"));
    testing::choose(
        settings()->findChild<QComboBox*>(QStringLiteral("settingsField")), QStringLiteral("source"));
    apply();
    const auto items = [this] {
        std::uint64_t sum = 0;
        for (const ScoreGroup& group : m_page->findChild<ScoreChart*>()->content().groups)
            sum += group.items;
        return sum;
    };
    auto* drawn = part<QComboBox>("crossedGroup");
    QVERIFY(drawn->isVisible());
    QCOMPARE(drawn->count(), 2);
    QCOMPARE(drawn->currentText(), QStringLiteral("press"));
    QCOMPARE(items(), std::uint64_t{90});
    testing::choose(drawn, QStringLiteral("web"));
    QTRY_COMPARE(items(), std::uint64_t{30});
}

void EvaluateGroupsTest::crossedWithItselfIsNotOffered()
{
    groupBy(QStringLiteral("Class"), QStringLiteral("Class"));
    QVERIFY(!settings()->findChild<QPushButton*>(QStringLiteral("settingsApply"))->isEnabled());
    testing::choose(
        settings()->findChild<QComboBox*>(QStringLiteral("settingsCrossed")), QStringLiteral("Length"));
    QVERIFY(settings()->findChild<QPushButton*>(QStringLiteral("settingsApply"))->isEnabled());
}

void EvaluateGroupsTest::cancelledSettingsChangeNothing()
{
    const auto before = m_page->evaluation();
    chooseInMenu(QStringLiteral("Overlap by field"));
    QTRY_VERIFY(settings() != nullptr && !busy());
    QTest::keyClick(settings(), Qt::Key_Escape);
    QTRY_VERIFY(settings() == nullptr && !busy());
    QVERIFY(m_page->evaluation()->group.by == before->group.by);
}

void EvaluateGroupsTest::rememberedInTheProject()
{
    groupBy(QStringLiteral("Overlap by field"), QStringLiteral("Field"));
    testing::choose(
        settings()->findChild<QComboBox*>(QStringLiteral("settingsField")), QStringLiteral("source"));
    writeFields(QStringLiteral("answer, text"));
    apply();
    const QString before = rows();
    m_page->rememberNow();
    QTRY_VERIFY_WITH_TIMEOUT(!busy(), kWait);
    const auto project = m_session->project();
    m_session->setProject(nullptr);
    m_session->setProject(project);
    waitForScores();
    QCOMPARE(rows(), before);
}

QTEST_MAIN(EvaluateGroupsTest)
#include "tst_evaluate_groups.moc"
