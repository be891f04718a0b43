// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>

#include <cstdio>

#include "gui/charts/made_up_content.h"
#include "style/theme.h"

using namespace heldout;

/// write_figures FOLDER: the made-up histogram as figure.pdf, figure.svg and figure.png.
int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc != 2)
        return 2;
    const ui::Theme theme(application);
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    ui::FigureSettings settings;
    settings.options.insert(QStringLiteral("counts"));
    for (const QString& ending : {QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")}) {
        const auto written = ui::exportHistogram(folder.filePath(QStringLiteral("figure.") + ending),
            testing::madeUpContent(), settings, {true, true});
        if (!written) {
            std::fputs(describe(written.error()).c_str(), stderr);
            return 1;
        }
    }
    return 0;
}
