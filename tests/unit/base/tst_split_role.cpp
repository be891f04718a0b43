// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "data/instance.h"

using namespace heldout;

class SplitRoleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nameTellsTheRole_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("role");
        for (const char* const name : {"train", "Training", "train_v2", "bc2gm-train", "TRN"})
            QTest::newRow(name) << QByteArray(name) << QByteArray("train");
        for (const char* const name :
            {"dev", "devel", "valid", "validation", "val", "train-dev", "development"})
            QTest::newRow(name) << QByteArray(name) << QByteArray("dev");
        for (const char* const name :
            {"test", "TEST", "test2019", "testing", "eval", "test_labeled_original"})
            QTest::newRow(name) << QByteArray(name) << QByteArray("test");
        for (const char* const name : {"", "contest", "all", "trainer", "поезд"})
            QTest::newRow(*name == '\0' ? "no name" : name) << QByteArray(name) << QByteArray("other");
    }
    void nameTellsTheRole()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, role);
        QCOMPARE(QByteArray(toText(roleFromName(name.toStdString()))), role);
    }
};

QTEST_APPLESS_MAIN(SplitRoleTest)
#include "tst_split_role.moc"
