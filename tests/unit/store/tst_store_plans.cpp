// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <sqlite3.h>

#include "store/database.h"
#include "store/statements.h"
#include "unit/store/store_fixture.h"

using namespace heldout;
using namespace heldout::store;
using namespace heldout::store::testing;

/// Looks at the plan of every statement: none may walk through a big table from end to end.
class TestStorePlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStatementFindsItsRows_data();
    void everyStatementFindsItsRows();
    void aScanIsSeen();

private:
    static QStringList plan(Database& database, const char* sql);
    static QString bigScan(const QStringList& plan);
};

namespace {

// A few rows a project: walking through them costs nothing.
const std::set<QString> kSmallTables{
    QStringLiteral("garbage"),
    QStringLiteral("split"),
    QStringLiteral("d"), // d = dataset
    QStringLiteral("pin"),
    QStringLiteral("run"),
    QStringLiteral("set_aside_rule"),
    QStringLiteral("CONSTANT"),
};

} // namespace

QStringList TestStorePlans::plan(Database& database, const char* sql)
{
    sqlite3_stmt* statement = nullptr;
    const QByteArray text = QByteArray("EXPLAIN QUERY PLAN ") + sql;
    QStringList lines;
    if (sqlite3_prepare_v2(database.handle(), text.constData(), -1, &statement, nullptr) != SQLITE_OK)
        lines << QStringLiteral("SCAN of a statement that does not compile: %1")
                     .arg(QString::fromUtf8(sqlite3_errmsg(database.handle())));
    while (sqlite3_step(statement) == SQLITE_ROW)
        lines << QString::fromUtf8(reinterpret_cast<const char*>(sqlite3_column_text(statement, 3)));
    sqlite3_finalize(statement);
    return lines;
}

/// The first line that scans a table not listed, or sorts what a big table gives.
QString TestStorePlans::bigScan(const QStringList& plan)
{
    for (const QString& line : plan) {
        const QStringList words = line.split(u' ');
        const bool subquery = words.value(1).startsWith(u'(');
        if (words.value(0) == QLatin1String("SCAN") && !subquery && !kSmallTables.contains(words.value(1)))
            return line;
    }
    return {};
}

void TestStorePlans::everyStatementFindsItsRows_data()
{
    QTest::addColumn<int>("statement");
    for (std::size_t i = 0; i < kStatementCount; ++i)
        QTest::newRow(name(static_cast<Sql>(i))) << static_cast<int>(i);
}

void TestStorePlans::everyStatementFindsItsRows()
{
    static Folder folder;
    static const auto store = makeStore(folder.path());
    QFETCH(int, statement);
    Result<Database> database = Database::open(folder.path(), Access::Write);
    VERIFY_OK(database);
    const QStringList lines = plan(*database, text(static_cast<Sql>(statement)));
    QVERIFY2(bigScan(lines).isEmpty(), qPrintable(lines.join(u'\n')));
}

void TestStorePlans::aScanIsSeen()
{
    Folder folder;
    const auto store = makeStore(folder.path());
    Result<Database> database = Database::open(folder.path(), Access::Query);
    VERIFY_OK(database);
    QVERIFY(!bigScan(plan(*database, "SELECT pos FROM match WHERE score>?1")).isEmpty());
    QVERIFY(!bigScan(plan(*database, "SELECT id FROM instance WHERE document_id=?1")).isEmpty());
    QVERIFY(!bigScan(plan(*database, "SELECT nothing FROM nowhere")).isEmpty());
    QVERIFY(bigScan(plan(*database, "SELECT pos FROM match WHERE run_id=?1")).isEmpty());
}

QTEST_GUILESS_MAIN(TestStorePlans)
#include "tst_store_plans.moc"
