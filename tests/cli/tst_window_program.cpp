// SPDX-License-Identifier: GPL-3.0-or-later
// heldout as a script or the desktop starts and ends it.
#include "cli_fixture.h"

#include <signal.h>

using namespace heldout::test;

class TestWindowProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figuresAreTheSameOnEveryDesktop();
    void closesWhenItIsToEnd_data();
    void closesWhenItIsToEnd();
};

void TestWindowProgram::figuresAreTheSameOnEveryDesktop()
{
    const Cli cli;
    const auto run = [&](const QString& program, const QString& arguments, const QString& locale) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("LOCPATH"), cli.path(QString()));
        environment.insert(QStringLiteral("LC_ALL"), locale);
        environment.remove(QStringLiteral("LANGUAGE"));
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(cli.path(QString()));
        process.start(program, arguments.split(QLatin1Char(' ')));
        return Cli::finish(process);
    };
    cli.write(QStringLiteral("train.tsv"), "text\nred green blue\nwhite cloud\n");
    cli.write(QStringLiteral("test.tsv"), "text\nred green\nred cloud\nnothing shared\n");
    for (const char* split : {"train", "test"})
        HELDOUT_RUNS(cli.run(QStringLiteral("import %1.tsv --project p.heldout --text text")
                .arg(QLatin1String(split))
                .split(QLatin1Char(' '))));
    HELDOUT_RUNS(cli.run({QStringLiteral("compare"), QStringLiteral("--project"), QStringLiteral("p.heldout"),
        QStringLiteral("--ngram"), QStringLiteral("1")}));
    HELDOUT_RUNS(run(
        QStringLiteral("localedef"), QStringLiteral("-i de_DE -f UTF-8 ./de_DE.UTF-8"), QStringLiteral("C")));

    const auto svg = [&](const char* locale, const char* more) {
        const QString folder = QString::fromLatin1(locale) + QString::fromLatin1(more).remove(u' ');
        const CliResult result = run(QStringLiteral(HELDOUT_WINDOW),
            QStringLiteral("%1--export-figures %2 p.heldout").arg(QLatin1String(more), folder),
            QString::fromLatin1(locale));
        return result.status == 0
            ? Cli::contents(cli.path(folder + QStringLiteral("/data-unigram-similarity.svg")))
            : result.err;
    };
    const QByteArray plain = svg("C.UTF-8", "");
    QVERIFY2(plain.contains("33.3 %"), plain.constData());
    QVERIFY(svg("de_DE.UTF-8", "") == plain);
    QVERIFY(svg("de_DE.UTF-8", "--lang en ") == plain);
    const QByteArray german = svg("C.UTF-8", "--lang de ");
    QVERIFY2(german.contains(">33,3"), german.constData());
}

void TestWindowProgram::closesWhenItIsToEnd_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("SIGTERM, of the session's end") << SIGTERM;
    QTest::newRow("SIGHUP, of a closed terminal") << SIGHUP;
    QTest::newRow("SIGINT, Ctrl+C in the terminal") << SIGINT;
}

void TestWindowProgram::closesWhenItIsToEnd()
{
    QFETCH(int, number);
    Cli cli;
    for (const char* home : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
        cli.setEnvironment(home, cli.path(QString()));
    cli.setEnvironment("QT_QPA_PLATFORM", QStringLiteral("offscreen"));
    HELDOUT_RUNS(cli.run({QStringLiteral("new"), QStringLiteral("p.heldout")}));
    QProcess window;
    cli.start(window, QStringLiteral(HELDOUT_WINDOW), {QStringLiteral("p.heldout")});
    const QString log = cli.path(QStringLiteral("p.heldout-wal"));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(log), 60000);
    ::kill(static_cast<pid_t>(window.processId()), number);
    const CliResult ended = Cli::finish(window);
    QVERIFY2(ended.status == 0, ended.err.constData());
    QVERIFY(!QFile::exists(log));
}

QTEST_GUILESS_MAIN(TestWindowProgram)
#include "tst_window_program.moc"
