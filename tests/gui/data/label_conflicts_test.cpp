// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "gui/similarity/similarity_fixture.h"
#include "pages/data/finding.h"
#include "pages/data/findings_panel.h"
#include "session/session.h"
#include "style/theme.h"
#include "widgets/table_view.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

constexpr int kWait = 60000;

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) < 0)
        qFatal("%s cannot be written", qPrintable(path));
}

} // namespace

/// Texts that stand in training with another label are counted and listed.
class LabelConflictsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areCountedAndListed();
};

void LabelConflictsTest::areCountedAndListed()
{
    const Theme theme(*qApp);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("conflicts.heldout"));
    write(folder.filePath(QStringLiteral("train.tsv")),
        "id\tsentence\tlabel\nr1\ta fine film about ducks\t1\nr2\tdull and slow work\t0\nr3\tsomething else "
        "entirely\t1\n");
    write(folder.filePath(QStringLiteral("test.tsv")),
        "id\tsentence\tlabel\nt1\ta fine film about ducks\t0\nt2\tdull and slow work\t0\nt3\tnothing alike "
        "whatsoever\t1\n");
    const auto project = testing::openOrCreate(path);
    for (const auto& split : {QStringLiteral("train"), QStringLiteral("test")})
        testing::import(
            *project, folder.filePath(split + QStringLiteral(".tsv")), QStringLiteral("Films"), split);
    Session session(testing::environment());
    session.setProject(project);
    FindingsPanel panel(session);
    panel.resize(380, 700);
    panel.show();
    QTRY_VERIFY_WITH_TIMEOUT(session.loaded() && !session.jobs().busy(), kWait);
    const auto choose = [&] {
        const project::DatasetInfo& dataset = session.datasets().front();
        for (const project::SplitInfo& split : dataset.splits)
            if (split.role == SplitRole::Test)
                panel.setChosen(&dataset, &split);
    };
    choose();
    auto* finding = panel.findChild<Finding*>(QStringLiteral("labelConflictsFound"));
    QVERIFY(finding->isVisible());
    QVERIFY(!finding->action()->isVisible()); // known when the splits are compared
    testing::compare(*project, QStringLiteral("Films"));
    session.reloadData();
    QTRY_VERIFY_WITH_TIMEOUT(!session.comparisons().empty() && !session.jobs().busy(), kWait);
    choose();
    QTRY_COMPARE_WITH_TIMEOUT(finding->number(), QStringLiteral("1"), kWait);

    QStringList row;
    QTimer::singleShot(0, &panel, [&row] {
        auto* dialog = QApplication::activeModalWidget();
        const auto* table = dialog->findChild<TableView*>(QStringLiteral("labelConflicts"));
        for (int column = 0; column < table->model()->columnCount(); ++column)
            row.append(table->model()->index(0, column).data().toString());
        dialog->close();
    });
    QTest::mouseClick(finding->action(), Qt::LeftButton);
    QCOMPARE(row.join(QLatin1Char('|')),
        QStringLiteral("100.0|t1|0|a fine film about ducks|r1|1|a fine film about ducks"));
}

QTEST_MAIN(LabelConflictsTest)
#include "label_conflicts_test.moc"
