// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <cmath>

#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/theme.h"

using namespace heldout::ui;

namespace {

constexpr double kText = 4.5;
constexpr double kMark = 3.0;

double lightness(const QColor& color)
{
    return contrast(color, QColor(Qt::black));
}

QColor pixel(QWidget& widget, const QPoint& at)
{
    return QColor(widget.grab().toImage().pixel(at));
}

} // namespace

class StyleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Theme::instance()->setAppearance(Appearance::Light);
        Theme::instance()->setBaseFontSize(13.0);
    }

    void wordsAndMarksStandOutFromTheirGrounds_data()
    {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("least");
        for (const Tokens* t : {&Tokens::light(), &Tokens::dark()}) {
            const char* name = t->isDark ? "dark" : "light";
            const auto row = [&](const char* what, const QColor& ink, const QColor& ground, double least) {
                QTest::addRow("%s: %s", name, what) << ink << ground << least;
            };
            const QList<std::pair<const char*, QColor>> grounds{{"window", t->window}, {"side", t->side},
                {"page", t->page}, {"panel", t->panel}, {"sunken", t->sunken}, {"selection", t->selection},
                {"pointed at", t->pointedAt}};
            for (const auto& [ground, color] : grounds) {
                row(qPrintable(QStringLiteral("text 1 on %1").arg(QLatin1String(ground))), t->text1, color,
                    7.0);
                row(qPrintable(QStringLiteral("text 2 on %1").arg(QLatin1String(ground))), t->text2, color,
                    kText);
                row(qPrintable(QStringLiteral("text 3 on %1").arg(QLatin1String(ground))), t->text3, color,
                    kText);
                row(qPrintable(QStringLiteral("accent on %1").arg(QLatin1String(ground))), t->accent, color,
                    kText);
            }
            row("white on primary", t->onPrimary, t->primary, kText);
            row("warning text on its ground", t->warningText, t->warningGround, kText);
            row("warning text on panel", t->warningText, t->panel, kText);
            row("warning line on its ground", t->warningLine, t->warningGround, kMark);
            row("warning line on panel", t->warningLine, t->panel, kMark);
            row("error text on its ground", t->errorText, t->errorGround, kText);
            row("error text on panel", t->errorText, t->panel, kText);
            row("done text on its ground", t->doneText, t->doneGround, kText);
            row("done text on panel", t->doneText, t->panel, kText);
            row("text 1 on warning ground", t->text1, t->warningGround, kText);
            row("text 1 on error ground", t->text1, t->errorGround, kText);
            row("accent on warning ground", t->accent, t->warningGround, kText);
            row("accent on error ground", t->accent, t->errorGround, kText);
            row("difference mark on its ground", t->difference, t->differenceGround, kMark);
            row("text 1 on difference ground", t->text1, t->differenceGround, 7.0);
            row("shared run mark on panel", t->sharedRun, t->panel, kMark);
            row("shared run mark on its ground", t->sharedRun, t->sharedRunGround, kMark);
            row("text 1 on shared run ground", t->text1, t->sharedRunGround, 7.0);
            row("control border on panel", t->border, t->panel, kMark);
            row("control border on page", t->border, t->page, kMark);
            row("tooltip", t->tooltipText, t->tooltipGround, kText);
            for (int i = 0; i < 4; ++i)
                row(qPrintable(QStringLiteral("ramp outline %1 on panel").arg(i)), t->rampOutline(i, 4),
                    t->panel, kMark);
            for (int i = 0; i < 5; ++i)
                row(qPrintable(QStringLiteral("system %1 on panel").arg(i + 1)), t->system(i), t->panel,
                    kMark);
            row("reference on panel", t->reference, t->panel, kMark);
        }
    }

    void wordsAndMarksStandOutFromTheirGrounds()
    {
        QFETCH(QColor, ink);
        QFETCH(QColor, ground);
        QFETCH(double, least);
        const double reached = contrast(ink, ground);
        QVERIFY2(reached >= least, qPrintable(QStringLiteral("%1 of %2").arg(reached).arg(least)));
    }

    void contrastIsThatOfTheStandard()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(std::abs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01);
    }

    void fourIntervalsAreTheStopsThemselves()
    {
        for (const Tokens* t : {&Tokens::light(), &Tokens::dark()}) {
            for (int i = 0; i < 4; ++i) {
                QCOMPARE(t->ramp(i, 4), t->rampStops[static_cast<std::size_t>(i)]);
                QCOMPARE(t->rampOutline(i, 4), t->rampOutlines[static_cast<std::size_t>(i)]);
                QCOMPARE(t->ramp(i, 5), t->rampStops[static_cast<std::size_t>(i)]);
            }
            QCOMPARE(t->ramp(4, 5), t->equal);
        }
    }

    void theRampGoesOneWayForAnyNumberOfIntervals()
    {
        for (const Tokens* t : {&Tokens::light(), &Tokens::dark()}) {
            for (int count = 2; count <= 20; ++count) {
                for (int i = 1; i < count; ++i) {
                    const double before = lightness(t->ramp(i - 1, count));
                    const double here = lightness(t->ramp(i, count));
                    QVERIFY2(t->isDark ? here > before : here < before,
                        qPrintable(QStringLiteral("%1 of %2").arg(i).arg(count)));
                }
            }
            QCOMPARE(t->ramp(-3, 7), t->ramp(0, 7));
            QCOMPARE(t->ramp(99, 7), t->ramp(6, 7));
        }
    }

    void theBundledFontIsUsed()
    {
        QCOMPARE(QFontInfo(fonts::body()).family(), QStringLiteral("Noto Sans"));
        QVERIFY(fonts::pageTitle().bold());
        QCOMPARE(fonts::body().pointSizeF(), 9.75);
        const QFontMetricsF fm(fonts::body());
        for (char16_t digit = u'1'; digit <= u'9'; ++digit)
            QCOMPARE(fm.horizontalAdvance(QChar(digit)), fm.horizontalAdvance(QLatin1Char('0')));
    }

    void everythingGrowsWithTheBaseFont()
    {
        QPushButton button(QStringLiteral("Save figure"));
        QLineEdit edit;
        QSpinBox spin;
        const std::unique_ptr<QLabel> label(
            makeLabel(QStringLiteral("Border (%)"), FontRole::Label, Ink::Text2));
        QCOMPARE(button.sizeHint().height(), 30);
        QCOMPARE(edit.sizeHint().height(), 30);
        QCOMPARE(spin.sizeHint().height(), 30);
        const int width = button.sizeHint().width();
        Theme::instance()->setBaseFontSize(26.0);
        QCOMPARE(metrics::control(), 60);
        QCOMPARE(button.sizeHint().height(), 60);
        QCOMPARE(edit.sizeHint().height(), 60);
        QVERIFY(button.sizeHint().width() > width * 3 / 2);
        QCOMPARE(label->font().pointSizeF(), 18.0);
        for (const auto role :
            {FontRole::PageTitle, FontRole::Label, FontRole::Axis, FontRole::Mono, FontRole::Headline})
            QVERIFY(fonts::font(role).pointSizeF() >= 22.0 * 0.75);
    }

    void aButtonGetsRoomForBoldWords()
    {
        QPushButton button(QStringLiteral("Compare test with train"));
        const int plain = button.sizeHint().width();
        setKind(&button, Kind::Primary);
        QVERIFY(button.sizeHint().width() > plain);
        setKind(&button, Kind::Normal);
        QCOMPARE(button.sizeHint().width(), plain);
    }

    void theAppearanceChangesWhileWidgetsLive()
    {
        Theme& theme = *Theme::instance();
        QSignalSpy changes(&theme, &Theme::changed);
        QWidget page;
        QLabel* label = makeLabel(QStringLiteral("x"), FontRole::Label, Ink::Text3, &page);
        QPushButton button(QStringLiteral("Compare"), &page);
        setKind(&button, Kind::Primary);
        page.show();
        QWidget hidden(&page);
        QVERIFY(!hidden.isVisible());
        QCOMPARE(label->palette().color(QPalette::WindowText), Tokens::light().text3);
        theme.setAppearance(Appearance::Dark);
        QCOMPARE(changes.count(), 1);
        QVERIFY(theme.isDark());
        QCOMPARE(&tokens(), &Tokens::dark());
        QCOMPARE(page.palette().color(QPalette::Window), Tokens::dark().page);
        QCOMPARE(hidden.palette().color(QPalette::Window), Tokens::dark().page);
        QCOMPARE(label->palette().color(QPalette::WindowText), Tokens::dark().text3);
        button.resize(100, 30);
        QCOMPARE(pixel(button, QPoint(5, 15)), Tokens::dark().primary);
        theme.setAppearance(Appearance::Light);
        QCOMPARE(page.palette().color(QPalette::Window), Tokens::light().page);
        QCOMPARE(pixel(button, QPoint(5, 15)), Tokens::light().primary);
    }

    void aWrongFieldIsRedAndAFocusedOneRinged()
    {
        const Tokens& t = tokens();
        QWidget page;
        QLineEdit edit(&page);
        edit.setGeometry(10, 10, 100, 30);
        QPushButton other(&page);
        other.setGeometry(10, 50, 100, 30);
        page.resize(200, 100);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        other.setFocus();
        QCOMPARE(pixel(edit, QPoint(0, 15)), t.border);
        setWrong(&edit, true);
        QCOMPARE(pixel(edit, QPoint(0, 15)), t.errorText);
        QCOMPARE(pixel(edit, QPoint(1, 15)), t.errorText);
        setWrong(&edit, false);
        edit.setFocus();
        QCOMPARE(pixel(edit, QPoint(1, 15)), t.accent);
        other.setFocus();
        QCOMPARE(pixel(other, QPoint(1, 15)), t.accent);
        edit.setFocus();
        QCOMPARE(pixel(other, QPoint(1, 15)), t.panel);
    }

    void everyIconDrawsInItsColourAtBothRatios()
    {
        for (const QString& name : iconNames()) {
            for (const double ratio : {1.0, 2.0}) {
                const QImage image = iconPixmap(name, QColor(0x00629B), 18, ratio).toImage();
                QCOMPARE(image.width(), static_cast<int>(18 * ratio));
                int drawn = 0;
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x)
                        drawn += qAlpha(image.pixel(x, y)) > 128 ? 1 : 0;
                }
                QVERIFY2(drawn > 4, qPrintable(name));
            }
            QVERIFY(!icon(name).isNull());
        }
        QVERIFY(icon(QStringLiteral("no such drawing")).isNull());
        QVERIFY(!applicationIcon().isNull());
    }

    void anIconFollowsTheAppearance()
    {
        const QIcon stop = icon(QStringLiteral("stop"));
        const auto ink = [&] {
            const QImage image = stop.pixmap(40, 40).toImage();
            return QColor(image.pixel(image.width() / 2, image.height() / 4));
        };
        const QColor light = ink();
        Theme::instance()->setAppearance(Appearance::Dark);
        QVERIFY(lightness(ink()) > lightness(light));
    }

    void aStoppedBarIsGreyAndARightToLeftBarBeginsAtTheRight()
    {
        QProgressBar bar;
        bar.setRange(0, 100);
        bar.setValue(50);
        bar.resize(200, 16);
        QCOMPARE(pixel(bar, QPoint(50, 8)), tokens().primary);
        QCOMPARE(pixel(bar, QPoint(150, 8)), tokens().track);
        bar.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(pixel(bar, QPoint(150, 8)), tokens().primary);
        setStopped(&bar, true);
        QCOMPARE(pixel(bar, QPoint(150, 8)), tokens().border);
    }

    void checksMirror()
    {
        QCheckBox check(QStringLiteral("Fold case"));
        check.setChecked(true);
        check.resize(140, 24);
        const auto isBox = [&](int x) { return pixel(check, QPoint(x, 6)) == tokens().primary; };
        QVERIFY(isBox(3));
        check.setLayoutDirection(Qt::RightToLeft);
        QVERIFY(!isBox(3));
        QVERIFY(isBox(136));
    }
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    Theme theme(application);
    StyleTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_style.moc"
