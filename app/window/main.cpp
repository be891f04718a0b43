// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>

#include "resources.h"
#include "shell/language.h"
#include "shell/main_window.h"
#include "style/icons.h"
#include "window/application.h"
#include "window/end_signals.h"
#include "window/export_figures.h"
#include "window/screenshots.h"

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("heldout"));
    QApplication::setApplicationDisplayName(QString());
    QApplication::setApplicationVersion(QStringLiteral(HELDOUT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.heldout.Heldout"));
    initHeldoutResources();
    QApplication::setWindowIcon(heldout::ui::applicationIcon());

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Tells how much of a test score is memory."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language(QStringLiteral("lang"),
        QCoreApplication::translate("main", "Language of the window: en, de, zh_CN."),
        QCoreApplication::translate("main", "language"));
    parser.addOption(language);
    const QCommandLineOption sample(
        QStringLiteral("sample"), QCoreApplication::translate("main", "Open the sample, the BC2GM corpus."));
    parser.addOption(sample);
    const QCommandLineOption figures(QStringLiteral("export-figures"),
        QCoreApplication::translate(
            "main", "Write the figures of every comparison of the project to this folder, without a window."),
        QCoreApplication::translate("main", "folder"));
    parser.addOption(figures);
    QCommandLineOption screenshots(QStringLiteral("screenshots"), QString(), QStringLiteral("folder"));
    screenshots.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(screenshots);
    QCommandLineOption fontSize(QStringLiteral("font-size"), QString(), QStringLiteral("pixels"));
    fontSize.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(fontSize);
    parser.addPositionalArgument(QStringLiteral("file"),
        QCoreApplication::translate("main", "A project to open, or files and folders to import."),
        QStringLiteral("[file...]"));
    parser.process(application);

    if (parser.isSet(screenshots))
        return heldout::app::makeScreenshots(application, parser.value(screenshots), parser.value(language),
            parser.value(fontSize).toDouble());

    if (parser.isSet(figures)) {
        if (parser.positionalArguments().size() != 1)
            parser.showHelp(2);
        // The same command draws the same figure on every desktop.
        heldout::ui::Language words;
        words.apply(parser.isSet(language) ? parser.value(language) : QStringLiteral("en"));
        return heldout::app::exportFigures(parser.positionalArguments().constFirst(), parser.value(figures));
    }

    heldout::app::Application program(application, {}, parser.value(language));
    program.start(parser.positionalArguments(), parser.isSet(sample));
    const heldout::app::EndSignals signals;
    QObject::connect(&signals, &heldout::app::EndSignals::received, &program, [&program] {
        while (QWidget* dialog = QApplication::activeModalWidget()) {
            if (!dialog->close()) // it asks, or its work goes on
                return;
        }
        program.window()->close();
    });
    return QApplication::exec();
}
