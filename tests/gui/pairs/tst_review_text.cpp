// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "patience.h"
#include "style/theme.h"
#include "style/tokens.h"
#include "widgets/review_text.h"
#include "widgets/review_text_view.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

std::string bytes(const char8_t* text)
{
    return reinterpret_cast<const char*>(text);
}

text::Mark markOf(
    const std::string& text, const std::string& part, text::MarkKind kind = text::MarkKind::OnlyHere)
{
    const auto at = text.find(part);
    return {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + part.size()), kind, 0};
}

} // namespace

class ReviewTextTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

    static std::unique_ptr<ReviewTextView> shown(const std::string& text, std::vector<text::Mark> marks = {},
        std::vector<Mention> mentions = {}, int width = 420)
    {
        auto view = std::make_unique<ReviewTextView>();
        view->resize(width, 300);
        view->setText(text, std::move(marks), std::move(mentions));
        view->show();
        return view;
    }

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanupTestCase() { m_theme.reset(); }

    void bytesBecomePlacesOnce_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<QString>("covered");
        const auto row = [](const char* name, const char8_t* text, const char8_t* part) {
            const auto covered = QString::fromUtf8(reinterpret_cast<const char*>(part));
            QTest::newRow(name) << QByteArray(reinterpret_cast<const char*>(text))
                                << QByteArray(reinterpret_cast<const char*>(part)) << covered;
        };
        row("plain", u8"low binding activities", u8"binding");
        row("Arabic and Latin", u8"لوحظ في فحوص (gel shift 12) ارتباط", u8"gel shift 12");
        row("Hebrew", u8"הגן AtpC נמצא", u8"נמצא");
        row("Chinese", u8"在凝胶迁移实验中观察到", u8"迁移实验");
        row("emoji beyond the first plane", u8"a😀b CBF", u8"CBF");
        row("joined emoji", u8"x 👩‍👩‍👧 y AtpC", u8"AtpC");
        row("combining marks", u8"e\u0301tude de ge\u0300ne", u8"ge\u0300ne");
        row("after a line break", u8"first\r\nsecond line", u8"second");
    }

    void bytesBecomePlacesOnce()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, part);
        QFETCH(QString, covered);
        const std::string whole = text.toStdString();
        const std::vector<text::Mark> marks{markOf(whole, part.toStdString())};
        const ReviewText made = makeReviewText({whole, &marks, nullptr, {}});
        QCOMPARE(made.marks.size(), std::size_t{1});
        QCOMPARE(made.shown.mid(made.marks[0].first, made.marks[0].last - made.marks[0].first), covered);
        QCOMPARE(made.source, QString::fromUtf8(text));
    }

    void everyParagraphHasItsDirection()
    {
        const ReviewText made
            = makeReviewText({bytes(u8"AtpC first\nلوحظ AtpC\n\nlast"), nullptr, nullptr, {}});
        QCOMPARE(made.paragraphs.size(), std::size_t{4});
        QVERIFY(!made.paragraphs[0].rightToLeft);
        QVERIFY(made.paragraphs[1].rightToLeft);
        QCOMPARE(made.paragraphs[2].first, made.paragraphs[2].last);
    }

    void overridesAreNamedAndCopiedAsTheyAre()
    {
        const std::string text = bytes(u8"gene \u202Etxt.exe\u202C end\x01");
        const std::vector<text::Mark> marks{markOf(text, "end")};
        const ReviewText made = makeReviewText({text, &marks, nullptr, {}});
        QCOMPARE(made.controls.size(), std::size_t{3});
        QVERIFY(made.shown.contains(QStringLiteral("RLO")));
        QVERIFY(made.shown.contains(QStringLiteral("PDF")));
        QVERIFY(made.shown.contains(QStringLiteral("SOH")));
        QVERIFY(!made.shown.contains(QChar(0x202E)));
        QCOMPARE(made.shown.mid(made.marks[0].first, 3), QStringLiteral("end"));
        QCOMPARE(
            made.sourceBetween(0, made.shown.size()), QString::fromUtf8(text.data(), qsizetype(text.size())));
        QCOMPARE(made.sourceBetween(made.marks[0].first, made.marks[0].last), QStringLiteral("end"));
    }

    void marksAndIsolatesKeepTheirEffect()
    {
        const ReviewText made = makeReviewText({bytes(u8"a\u200Eb \u2067c\u2069"), nullptr, nullptr, {}});
        QVERIFY(made.shown.contains(QChar(0x200E)));
        QVERIFY(made.shown.contains(QStringLiteral("LRM")));
        QVERIFY(made.shown.contains(QStringLiteral("RLI")));
        QCOMPARE(made.sourceBetween(0, made.shown.size()), QStringLiteral("a\u200Eb \u2067c\u2069"));
    }

    void badBytesAreReplaced()
    {
        const std::string text = std::string("a\xED\xA0\x80") + "b\xFF" + "c";
        const std::vector<text::Mark> marks{markOf(text, "c")};
        const ReviewText made = makeReviewText({text, &marks, nullptr, {}});
        QVERIFY(made.shown.isValidUtf16());
        QCOMPARE(made.shown.at(made.marks[0].first), QLatin1Char('c'));
    }

    void longTextIsCutBetweenGraphemes()
    {
        std::string text;
        for (int i = 0; i < 4000; ++i)
            text += bytes(u8"👩‍👩‍👧");
        const ReviewText made = makeReviewText({text, nullptr, nullptr, {}}, 1001);
        QVERIFY(made.cut);
        QVERIFY(made.shown.size() <= 1001);
        QCOMPARE(made.shown.size() % 8, qsizetype{0}); // three people and two joiners
        QCOMPARE(made.characters, qsizetype{4000 * 5});
    }

    void markLiesOnItsWord_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<int>("pieces");
        const auto row = [](const char* name, const char8_t* text, const char8_t* part, int pieces) {
            QTest::newRow(name) << QByteArray(reinterpret_cast<const char*>(text))
                                << QByteArray(reinterpret_cast<const char*>(part)) << pieces;
        };
        row("Latin", u8"In gel mobility shift assays", u8"mobility", 1);
        row("Latin in Arabic", u8"لوحظ في فحوص (gel shift 12) ارتباط", u8"gel shift", 1);
        row("Arabic in Latin", u8"seen لوحظ في there", u8"لوحظ في", 1);
        row("crossing directions", u8"abc لوحظ في فحوص def", u8"abc لوحظ", 2);
        row("Chinese", u8"在凝胶迁移实验中观察到", u8"迁移实验", 1);
        row("joined emoji", u8"x 👩‍👩‍👧 y", u8"👩‍👩‍👧", 1);
        row("combining", u8"la ge\u0300ne x", u8"ge\u0300ne", 1);
        row("after an override", u8"a \u202Ebc def", u8"def", 1);
    }

    /// The rectangle found from the glyphs is where the view finds the characters again, and nothing else.
    void markLiesOnItsWord()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, part);
        QFETCH(int, pieces);
        const std::string whole = text.toStdString();
        auto view = shown(whole, {markOf(whole, part.toStdString())}, {}, 700);
        const auto mark = view->reviewText().marks.at(0);
        const auto rectangles = view->rectanglesOf(mark.first, mark.last);
        QCOMPARE(rectangles.size(), pieces);
        for (const QRectF& rectangle : rectangles) {
            QVERIFY(rectangle.width() > 4);
            QVERIFY(QRectF(view->viewport()->rect()).contains(rectangle.center()));
            for (const qreal share : {0.25, 0.5, 0.75}) {
                const QPoint point(
                    qRound(rectangle.left() + share * rectangle.width()), qRound(rectangle.center().y()));
                const qsizetype place = view->placeAt(point);
                QVERIFY2(place >= mark.first && place <= mark.last, qPrintable(QString::number(place)));
            }
        }
        // Words beside the mark are outside it.
        const auto others = view->rectanglesOf(0, mark.first)
            + view->rectanglesOf(mark.last, view->reviewText().shown.size());
        for (const QRectF& other : others) {
            for (const QRectF& rectangle : rectangles)
                QVERIFY(other.intersected(rectangle).width() < 8);
        }
    }

    void rightToLeftStandsAtTheRight()
    {
        auto view = shown(bytes(u8"لوحظ"), {}, {}, 420);
        const QRectF word = view->rectanglesOf(0, 4).value(0);
        QVERIFY(word.left() > view->viewport()->width() / 2.0);
        view->setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(view->rectanglesOf(0, 4).value(0), word);
        auto latin = shown("AtpC");
        latin->setLayoutDirection(Qt::RightToLeft);
        QVERIFY(latin->rectanglesOf(0, 4).value(0).left() < 20);
    }

    void linesKeepTheirStep()
    {
        auto view
            = shown(bytes(u8"AtpC\nلوحظ في\n在凝胶迁移\n👩‍👩‍👧 x\nend"), {}, {}, 420);
        QVector<qreal> tops;
        for (const auto& paragraph : view->reviewText().paragraphs)
            tops.append(view->rectanglesOf(paragraph.first, paragraph.last).value(0).top());
        for (qsizetype i = 1; i < tops.size(); ++i)
            QCOMPARE(tops[i] - tops[i - 1], 29.0);
    }

    void marksArePainted()
    {
        const std::string text = "shared words and only here";
        auto view
            = shown(text, {markOf(text, "shared words", text::MarkKind::Shared), markOf(text, "only here")});
        const auto& marks = view->reviewText().marks;
        const QRect shared = view->rectanglesOf(marks[0].first, marks[0].last).value(0).toRect();
        const QRect only = view->rectanglesOf(marks[1].first, marks[1].last).value(0).toRect();
        const auto ground = [&](const QRect& rectangle) {
            return view->viewport()->grab().toImage().pixelColor(rectangle.left() + 1, rectangle.top() + 6);
        };
        QCOMPARE(ground(shared), tokens().sharedRunGround);
        QCOMPARE(ground(only), tokens().differenceGround);
        view->setSharedShown(false);
        QCOMPARE(ground(shared), tokens().panel);
        view->setCurrentDifference(0);
        const QImage image = view->viewport()->grab().toImage();
        QCOMPARE(image.pixelColor(only.center().x(), only.top() - 2), tokens().difference);
        QCOMPARE(image.pixelColor(only.center().x(), only.top() - 1), tokens().difference);
    }

    void mentionsMakeRoomForTheirType()
    {
        const std::string text = "AtpC binds\nCBF";
        auto view = shown(text, {}, {{0, 4, "GENE", ""}});
        const qreal before = view->rectanglesOf(11, 14).value(0).top();
        view->setMentionsShown(true);
        QVERIFY(view->rectanglesOf(11, 14).value(0).top() > before + 10);
    }

    void keysSelectAndCopy()
    {
        auto view = shown("In gel mobility shift assays");
        view->setFocus();
        QTRY_VERIFY(view->hasFocus());
        QTest::keyClick(view.get(), Qt::Key_Right, Qt::ControlModifier);
        QTest::keyClick(view.get(), Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(view->selectedText(), QStringLiteral("gel "));
        QTest::keyClick(view.get(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("gel "));
        QTest::keyClick(view.get(), Qt::Key_End, Qt::ControlModifier);
        QVERIFY(!view->hasSelection());
        QTest::keyClick(view.get(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(view->selectedText(), QStringLiteral("s"));
        QTest::keyClick(view.get(), Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(view->selectedText(), QStringLiteral("In gel mobility shift assays"));
    }

    void leftGoesLeftInArabic()
    {
        auto view = shown(bytes(u8"لوحظ في"));
        view->setFocus();
        QTest::keyClick(view.get(), Qt::Key_Left);
        QCOMPARE(view->caret(), qsizetype{1});
        QTest::keyClick(view.get(), Qt::Key_Right);
        QCOMPARE(view->caret(), qsizetype{0});
    }

    void mouseSelects()
    {
        auto view = shown("In gel mobility shift assays");
        const auto word = view->rectanglesOf(7, 15).value(0);
        const QPoint from(qRound(word.left()) + 2, qRound(word.center().y()));
        const QPoint to(qRound(word.right()) - 2, qRound(word.center().y()));
        QTest::mousePress(view->viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view->viewport(), to);
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, to);
        QCOMPARE(view->selectedText(), QStringLiteral("mobility"));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, from);
        QVERIFY(!view->hasSelection());
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, QPoint(qRound(word.center().x()), from.y()));
        QCOMPARE(view->selectedText(), QStringLiteral("mobility"));
    }

    void caretNeverParts()
    {
        auto view = shown(bytes(u8"x👩‍👩‍👧y"));
        view->setFocus();
        QTest::keyClick(view.get(), Qt::Key_Right);
        QTest::keyClick(view.get(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(view->selectedText(), QString::fromUtf8("👩‍👩‍👧"));
    }

    void aMegabyteInOneLineStaysQuick()
    {
        std::string text;
        std::vector<text::Mark> marks;
        while (text.size() < 1'000'000) {
            const auto first = static_cast<std::uint32_t>(text.size());
            text += "expression ";
            marks.push_back(
                {first, first + 10, text::MarkKind::OnlyHere, static_cast<std::uint32_t>(marks.size())});
        }
        auto view = std::make_unique<ReviewTextView>();
        view->resize(420, 300);
        view->show();
        QElapsedTimer clock;
        clock.start();
        view->setText(text, marks);
        const qint64 set = clock.restart();
        view->viewport()->grab();
        const qint64 painted = clock.restart();
        qInfo("cut: set %lld ms, painted %lld ms", set, painted);
        QVERIFY(view->isCut());
        QVERIFY(view->reviewText().shown.size() <= kReviewTextLimit);
        QVERIFY2(set < tests::patienceMs(400), qPrintable(QString::number(set)));

        QTest::mouseClick(view->showAllButton(), Qt::LeftButton);
        const qint64 all = clock.restart();
        QTRY_VERIFY(!view->isCut());
        QCOMPARE(view->reviewText().shown.size(), qsizetype(text.size()));
        // The rest is laid out piece by piece; no piece holds the window up.
        qint64 longest = 0;
        while (!view->isLaidOut()) {
            QElapsedTimer piece;
            piece.start();
            QCoreApplication::processEvents();
            longest = std::max(longest, piece.elapsed());
        }
        qInfo("all: set %lld ms, laid out %lld ms, longest piece %lld ms", all, clock.elapsed(), longest);
        QVERIFY2(longest < tests::patienceMs(400), qPrintable(QString::number(longest)));
        view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum());
        const auto& last = view->reviewText().marks.back();
        QVERIFY(view->viewport()->rect().contains(
            view->rectanglesOf(last.first, last.last).value(0).center().toPoint()));
        view->setCurrentDifference(0);
        QCOMPARE(view->verticalScrollBar()->value(), 0);
    }

    void tenMegabytesAreReadInPieces()
    {
        std::string text;
        std::vector<text::Mark> marks;
        while (text.size() < 10'000'000) {
            const auto first = static_cast<std::uint32_t>(text.size());
            text += bytes(u8"выражение гена\n");
            marks.push_back({first, first + 8, text::MarkKind::Shared, 0});
        }
        auto view = shown(text, marks);
        view->showAll();
        qint64 longest = 0;
        int pieces = 0;
        QElapsedTimer piece;
        for (; view->isCut(); ++pieces) {
            piece.start();
            QCoreApplication::processEvents();
            longest = std::max(longest, piece.elapsed());
        }
        qInfo("%d pieces, the longest %lld ms", pieces, longest);
        QVERIFY(pieces > 2);
        QVERIFY2(longest < tests::patienceMs(400), qPrintable(QString::number(longest)));
        QCOMPARE(view->reviewText().shown.size(), QString::fromStdString(text).size());
        // Another text while one is being read: the first is forgotten.
        view->setText(text, {});
        view->showAll();
        view->setText("short", {});
        QTRY_VERIFY(view->isLaidOut());
        QCOMPARE(view->reviewText().shown, QStringLiteral("short"));
    }

    void boxedNamesStandAtTheStartOfTheirParagraph()
    {
        for (const char8_t* start : {u8"\u202E", u8"\uFEFF", u8"\u200F", u8"\u0007", u8"\u202B\u0007"}) {
            auto view = shown(bytes(start) + bytes(u8"הגן AtpC נמצא"));
            const ReviewText& made = view->reviewText();
            QVERIFY(made.paragraphs.at(0).rightToLeft);
            const QRectF name
                = view->rectanglesOf(made.controls.at(0).first, made.controls.at(0).last).value(0);
            const auto letters = view->rectanglesOf(made.controls.back().last, made.shown.size());
            QVERIFY(name.isValid());
            for (const QRectF& rectangle : letters)
                QVERIFY2(rectangle.right() <= name.left() + 8,
                    qPrintable(QStringLiteral("%1 %2").arg(rectangle.right()).arg(name.left())));
        }
    }

    void manyShortLines()
    {
        std::string text;
        for (int i = 0; i < 100'000; ++i)
            text += "line\n";
        auto view = shown(text);
        view->showAll();
        QTRY_VERIFY_WITH_TIMEOUT(view->isLaidOut(), 60'000);
        view->verticalScrollBar()->setValue(view->verticalScrollBar()->maximum());
        view->viewport()->grab();
        QCOMPARE(view->reviewText().paragraphs.size(), std::size_t{100'001});
    }

    void assistiveTechnologyReadsIt()
    {
        const std::string text = bytes(u8"AtpC 😀 binds");
        auto view = shown(text, {markOf(text, "AtpC", text::MarkKind::Shared)});
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(view.get());
        QVERIFY(accessible && accessible->textInterface());
        QAccessibleTextInterface* reader = accessible->textInterface();
        QCOMPARE(reader->text(0, reader->characterCount()), QString::fromUtf8("AtpC 😀 binds"));
        view->select(0, 4);
        int first = -1;
        int last = -1;
        reader->selection(0, &first, &last);
        QCOMPARE(first, 0);
        QCOMPARE(last, 4);
        QVERIFY(!reader->attributes(1, &first, &last).isEmpty());
        QCOMPARE(last, 4);
        QVERIFY(accessible->state().readOnly);
    }

    void anEmptyTextTakesEveryKey()
    {
        auto view = shown("");
        view->setFocus();
        for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home,
                 Qt::Key_End, Qt::Key_PageDown})
            QTest::keyClick(view.get(), static_cast<Qt::Key>(key), Qt::ShiftModifier);
        view->viewport()->grab();
        QVERIFY(!view->hasSelection());
    }
};

QTEST_MAIN(ReviewTextTest)
#include "tst_review_text.moc"
