// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "fake_project.h"
#include "models/pairs_model.h"

using namespace heldout;
using namespace heldout::ui;
using heldout::test::FakeProject;

class PairsModelTest : public QObject
{
    Q_OBJECT

private:
    static project::Project::PairSelection range(std::uint64_t first, std::uint64_t count)
    {
        return {first, count, {}};
    }

private Q_SLOTS:
    void keepsTheRulesOfModels()
    {
        JobRunner jobs;
        PairsModel model(jobs);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto fake = std::make_shared<FakeProject>(1000);
        model.setPairs(fake, 1, range(0, 1000));
        QCOMPARE(model.rowCount(), 1000);
        QVERIFY(!model.index(3).data(PairsModel::LoadedRole).toBool());
        QTRY_VERIFY(model.index(3).data(PairsModel::LoadedRole).toBool());
        QCOMPARE(model.index(3).data(PairsModel::KeyRole).toString(), QStringLiteral("T3"));
        model.setPairs(fake, 1, {0, 3, {7, 70, 700}});
        QCOMPARE(model.rowCount(), 3);
        QTRY_COMPARE(model.index(2).data(PairsModel::KeyRole).toString(), QStringLiteral("T700"));
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void aMillionRowsReadOnlyWhatIsLookedAt()
    {
        JobRunner jobs;
        PairsModel model(jobs);
        const auto fake = std::make_shared<FakeProject>(1'000'000);
        model.setPairs(fake, 1, range(0, 1'000'000));
        QCOMPARE(model.rowCount(), 1'000'000);
        QCOMPARE(model.posOfRow(999'999), std::uint64_t{999'999});
        QTRY_VERIFY(model.index(654'321).data(PairsModel::LoadedRole).toBool());
        QCOMPARE(model.index(654'321).data(PairsModel::KeyRole).toString(), QStringLiteral("T654321"));
        QVERIFY(fake->rowsRead <= 2 * PairsModel::kPageRows);
        for (int row = 0; row < 1'000'000; row += 25'000)
            QTRY_VERIFY(model.index(row).data(PairsModel::LoadedRole).toBool());
        QVERIFY(model.pagesKept() <= PairsModel::kPages);
    }

    void placesAndRows()
    {
        JobRunner jobs;
        PairsModel model(jobs);
        const auto fake = std::make_shared<FakeProject>(1000);
        QCOMPARE(model.rowNear(5), -1);
        model.setPairs(fake, 1, range(100, 50));
        QCOMPARE(model.posOfRow(0), std::uint64_t{100});
        QCOMPARE(model.rowOfPos(149), 49);
        QCOMPARE(model.rowOfPos(150), -1);
        QCOMPARE(model.rowOfPos(99), -1);
        QCOMPARE(model.rowNear(0), 0);
        QCOMPARE(model.rowNear(900), 49);
        model.setPairs(fake, 1, {0, 3, {7, 70, 700}});
        QCOMPARE(model.rowOfPos(70), 1);
        QCOMPARE(model.rowOfPos(71), -1);
        QCOMPARE(model.rowNear(71), 2);
        QCOMPARE(model.rowNear(900), 2);
    }

    void lateRowsAreDropped()
    {
        JobRunner jobs;
        PairsModel model(jobs);
        const auto slow = std::make_shared<FakeProject>(1000);
        slow->holdPairs = true;
        model.setPairs(slow, 1, range(0, 1000));
        QVERIFY(!model.index(0).data(PairsModel::LoadedRole).toBool());
        QTest::qWait(20); // the read has begun
        const auto other = std::make_shared<FakeProject>(10);
        model.setPairs(other, 2, range(0, 10));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        slow->holdPairs = false;
        QTest::qWait(50);
        QCOMPARE(changed.size(), 0);
        QTRY_VERIFY(model.index(9).data(PairsModel::LoadedRole).toBool());
        QCOMPARE(model.pairAt(9)->testKey, std::string("T9"));
    }

    void scrolledPastIsSkipped()
    {
        JobRunner jobs;
        PairsModel model(jobs);
        const auto fake = std::make_shared<FakeProject>(1'000'000);
        fake->holdPairs = true;
        model.setPairs(fake, 1, range(0, 1'000'000));
        for (int row = 0; row < 640'000; row += 640) {
            model.index(row).data(PairsModel::LoadedRole);
            if (row % 64'000 == 0)
                QTest::qWait(1);
        }
        fake->holdPairs = false;
        QTRY_VERIFY(model.index(639'360).data(PairsModel::LoadedRole).toBool());
        QTest::qWait(50);
        QVERIFY2(fake->rowsRead < 20 * PairsModel::kPageRows, qPrintable(QString::number(fake->rowsRead)));
    }

    void goesBeforeItsReads()
    {
        JobRunner jobs;
        const auto fake = std::make_shared<FakeProject>(1000);
        fake->holdPairs = true;
        {
            PairsModel model(jobs);
            model.setPairs(fake, 1, range(0, 1000));
            model.index(0).data(PairsModel::LoadedRole);
            QTest::qWait(20);
        }
        fake->holdPairs = false;
        QTest::qWait(50);
    }

    void textIsOneLineWithoutTurns()
    {
        class Turning : public FakeProject
        {
        public:
            using FakeProject::FakeProject;
            Result<std::vector<project::PairRow>> pairs(
                project::ObjectId, std::uint64_t first, std::uint64_t, std::size_t) override
            {
                project::PairRow one = row(first);
                one.testText = reinterpret_cast<const char*>(u8"a\nb \u202Ec");
                return std::vector{one};
            }
        };
        JobRunner jobs;
        PairsModel model(jobs);
        model.setPairs(std::make_shared<Turning>(1), 1, range(0, 1));
        QTRY_VERIFY(model.index(0).data(PairsModel::LoadedRole).toBool());
        QCOMPARE(model.index(0).data(PairsModel::TextRole).toString(), QStringLiteral("a b  c"));
    }
};

QTEST_GUILESS_MAIN(PairsModelTest)
#include "tst_pairs_model.moc"
