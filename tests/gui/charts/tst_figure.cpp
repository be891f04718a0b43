// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include "charts/figure_dialog.h"
#include "charts/histogram_figure.h"
#include "gui/charts/made_up_content.h"
#include "style/theme.h"
#include "widgets/segmented.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

FigureSettings settingsFor(FigureFile file, double width, double height)
{
    FigureSettings settings;
    settings.file = file;
    settings.look.widthMm = width;
    settings.look.heightMm = height;
    return settings;
}

} // namespace

class FigureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanupTestCase() { m_theme.reset(); }
    void filesHaveTheSizeAskedFor_data();
    void filesHaveTheSizeAskedFor();
    void screenScaleAndTimeZoneDoNotChangeABit();
    void impossibleSizesAreRefused();
    void numbersAreThoseOfThePicture();
    void settingsNameTheRun();
    void darkColoursReachTheCorners();
    void dialogWritesWhatItShows();
    void dialogSaysWhyAFileCannotBeWritten();
    void dialogFollowsPresets();

private:
    std::unique_ptr<Theme> m_theme;
};

void FigureTest::filesHaveTheSizeAskedFor_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<int>("dpi");
    QTest::newRow("one column") << 84.0 << 60.0 << 300;
    QTest::newRow("two columns") << 174.0 << 90.0 << 600;
    QTest::newRow("small") << 33.0 << 25.0 << 72;
}

void FigureTest::filesHaveTheSizeAskedFor()
{
    QFETCH(double, width);
    QFETCH(double, height);
    QFETCH(int, dpi);
    const Figure figure = histogramFigure(testing::madeUpContent());

    FigureSettings png = settingsFor(FigureFile::Png, width, height);
    png.dpi = dpi;
    const auto picture = renderFigure(figure, png);
    QVERIFY(picture);
    const QImage image = QImage::fromData(*picture, "PNG");
    QCOMPARE(image.width(), static_cast<int>(std::lround(width * dpi / 25.4)));
    QCOMPARE(image.height(), static_cast<int>(std::lround(height * dpi / 25.4)));
    QCOMPARE(image.dotsPerMeterX(), static_cast<int>(std::lround(dpi * 1000 / 25.4)));

    const auto svg = renderFigure(figure, settingsFor(FigureFile::Svg, width, height));
    QVERIFY(svg);
    const QString text = QString::fromUtf8(*svg);
    const QRegularExpressionMatch size
        = QRegularExpression(QStringLiteral("<svg width=\"([\\d.]+)mm\" height=\"([\\d.]+)mm\"")).match(text);
    QVERIFY2(size.hasMatch(), qPrintable(text.left(300)));
    QVERIFY(std::abs(size.captured(1).toDouble() - width) < 0.01);
    QVERIFY(std::abs(size.captured(2).toDouble() - height) < 0.01);
    QVERIFY(text.contains(QStringLiteral("viewBox=\"0 0 %1 %2\"").arg(width * 100).arg(height * 100)));
    QVERIFY(text.contains(QStringLiteral("<text")));

    const auto pdf = renderFigure(figure, settingsFor(FigureFile::Pdf, width, height));
    QVERIFY(pdf);
    const QRegularExpressionMatch box
        = QRegularExpression(QStringLiteral("/MediaBox \\[0 0 ([\\d.]+) ([\\d.]+)\\]"))
              .match(QString::fromLatin1(*pdf));
    QVERIFY(box.hasMatch());
    QVERIFY(std::abs(box.captured(1).toDouble() - width * 72 / 25.4) < 0.001);
    QVERIFY(std::abs(box.captured(2).toDouble() - height * 72 / 25.4) < 0.001);
    QVERIFY(pdf->contains("D:20260131120000"));
    QVERIFY(pdf->contains("/FontFile2"));
    const QByteArray foot = pdf->mid(pdf->lastIndexOf("startxref\n") + 10);
    const qsizetype table = foot.left(foot.indexOf('\n')).toLongLong();
    QVERIFY(pdf->mid(table).startsWith("xref\n0 "));
    const qsizetype entries = pdf->indexOf('\n', table + 5) + 1;
    const qsizetype second = pdf->mid(entries + 2 * 20, 10).toLongLong();
    QVERIFY(pdf->mid(second).startsWith("2 0 obj"));
}

void FigureTest::screenScaleAndTimeZoneDoNotChangeABit()
{
    QTemporaryDir folder;
    const auto write = [&folder](const QString& name, const QString& scale) {
        QDir(folder.path()).mkdir(name);
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
        environment.insert(QStringLiteral("TZ"),
            scale == QStringLiteral("1") ? QStringLiteral("UTC") : QStringLiteral("Asia/Kolkata"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(HELDOUT_WRITE_FIGURES), {folder.filePath(name)});
        return process.waitForFinished(60000) && process.exitCode() == 0;
    };
    QVERIFY(write(QStringLiteral("one"), QStringLiteral("1")));
    QTest::qWait(1100); // another second on the clock
    QVERIFY(write(QStringLiteral("two"), QStringLiteral("2")));
    for (const QString& ending : {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"),
             QStringLiteral("tsv"), QStringLiteral("json")}) {
        const QByteArray one = contentOf(folder.filePath(QStringLiteral("one/figure.") + ending));
        const QByteArray two = contentOf(folder.filePath(QStringLiteral("two/figure.") + ending));
        QVERIFY2(!one.isEmpty(), qPrintable(ending));
        QVERIFY2(one == two, qPrintable(ending));
    }
}

void FigureTest::impossibleSizesAreRefused()
{
    const Figure figure = histogramFigure(testing::madeUpContent());
    for (const double width : {0.0, 19.0, 501.0, std::nan("")}) {
        const auto result = renderFigure(figure, settingsFor(FigureFile::Svg, width, 60));
        QVERIFY(!result);
        QCOMPARE(result.error().code, Code::InvalidArgument);
    }
    FigureSettings coarse = settingsFor(FigureFile::Png, 84, 60);
    coarse.dpi = 10;
    QVERIFY(!renderFigure(figure, coarse));
    const auto unknown = exportHistogram(QStringLiteral("/tmp/figure.bmp"), testing::madeUpContent(), {});
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().code, Code::InvalidArgument);
}

void FigureTest::numbersAreThoseOfThePicture()
{
    const HistogramContent content = testing::madeUpContent();
    const QStringList lines = QString::fromStdString(histogramNumbers(content)).split(QLatin1Char('\n'));
    QCOMPARE(lines.first(), QStringLiteral("part\tfrom_percent\tto_percent\tcount\tshare_percent"));
    double intervals = 0;
    double bars = 0;
    for (const QString& line : lines.mid(1)) {
        const QStringList cells = line.split(QLatin1Char('\t'));
        if (cells.size() == 5)
            (cells[0] == QStringLiteral("interval") ? intervals : bars) += cells[3].toDouble();
    }
    QCOMPARE(intervals, static_cast<double>(content.histogram.total()));
    QCOMPARE(bars, static_cast<double>(content.histogram.total()));
}

void FigureTest::settingsNameTheRun()
{
    const QJsonObject json
        = QJsonDocument::fromJson(QByteArray::fromStdString(histogramSettings(testing::madeUpContent())))
              .object();
    QCOMPARE(json[QStringLiteral("version")].toString(), QStringLiteral("1.2.3"));
    QCOMPARE(json[QStringLiteral("dataset")].toString(), QStringLiteral("Made up (2nd)"));
    QCOMPARE(json[QStringLiteral("scoring")].toString(), QStringLiteral("exact"));
    QCOMPARE(json[QStringLiteral("settings")].toObject()[QStringLiteral("ngram")].toInt(), 1);
    QCOMPARE(
        histogramFigure(testing::madeUpContent()).fileStem, QStringLiteral("made-up-2nd-unigram-similarity"));
}

void FigureTest::darkColoursReachTheCorners()
{
    FigureSettings settings = settingsFor(FigureFile::Png, 84, 60);
    const Figure figure = histogramFigure(testing::madeUpContent());
    QCOMPARE(figureImage(figure, settings, 150).pixelColor(0, 0), QColor(Qt::white));
    settings.look.printColours = false;
    const QImage dark = figureImage(figure, settings, 150);
    QCOMPARE(dark.pixelColor(0, 0), Tokens::dark().panel);
    QCOMPARE(dark.pixelColor(dark.width() - 1, dark.height() - 1), Tokens::dark().panel);
}

void FigureTest::dialogWritesWhatItShows()
{
    QTemporaryDir folder;
    FigureDialog dialog(histogramFigure(testing::madeUpContent()), folder.path());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* type = dialog.findChild<Segmented*>(QStringLiteral("type"));
    auto* dpi = dialog.findChild<QSpinBox*>(QStringLiteral("dpi"));
    auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileName"));
    QCOMPARE(name->text(), QStringLiteral("made-up-2nd-unigram-similarity.pdf"));
    QVERIFY(!dpi->isEnabled());
    QTest::mouseClick(type->button(2), Qt::LeftButton);
    QCOMPARE(name->text(), QStringLiteral("made-up-2nd-unigram-similarity.png"));
    QVERIFY(dpi->isEnabled());
    dpi->setValue(200);
    name->setText(QStringLiteral("mein bild ж"));
    QTest::mouseClick(
        dialog.findChild<QCheckBox*>(QStringLiteral("settings")), Qt::LeftButton, {}, QPoint(8, 10));
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("saveFigure")), Qt::LeftButton);
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(dialog.written().size(), std::size_t(3));
    const QImage image(folder.filePath(QStringLiteral("mein bild ж.png")));
    QCOMPARE(image.width(), static_cast<int>(std::lround(84 * 200 / 25.4)));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("mein bild ж.tsv"))));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("mein bild ж.json"))));
}

void FigureTest::dialogSaysWhyAFileCannotBeWritten()
{
    QTemporaryDir folder;
    FigureDialog dialog(
        histogramFigure(testing::madeUpContent()), folder.filePath(QStringLiteral("missing")));
    dialog.show();
    dialog.save();
    QVERIFY(dialog.isVisible());
    QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("problem"))->text().isEmpty());
    QVERIFY(dialog.written().empty());
}

void FigureTest::dialogFollowsPresets()
{
    FigureDialog dialog(histogramFigure(testing::madeUpContent()), QDir::tempPath());
    auto* preset = dialog.findChild<QComboBox*>(QStringLiteral("preset"));
    auto* width = dialog.findChild<QDoubleSpinBox*>(QStringLiteral("width"));
    QCOMPARE(preset->currentIndex(), 0);
    preset->setFocus();
    QTest::keyClick(preset, Qt::Key_Down);
    QCOMPARE(width->value(), 174.0);
    width->setValue(100);
    QCOMPARE(preset->currentIndex(), preset->count() - 1);
}

QTEST_MAIN(FigureTest)
#include "tst_figure.moc"
