// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "gui/widgets/gallery.h"
#include "style/heldout_style.h"
#include "style/theme.h"
#include "widgets/banner.h"
#include "widgets/chip.h"
#include "widgets/decision_button.h"
#include "widgets/diagnostics_list.h"
#include "widgets/elided_label.h"
#include "widgets/empty_state.h"
#include "widgets/field.h"
#include "widgets/flow_layout.h"
#include "widgets/help_keys_dialog.h"
#include "widgets/interval_editor.h"
#include "widgets/keycap_label.h"
#include "widgets/navigation_list.h"
#include "widgets/page_head.h"
#include "widgets/panel.h"
#include "widgets/score_bar.h"
#include "widgets/segmented.h"
#include "widgets/splitter.h"
#include "widgets/table_view.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

void showActive(QWidget& widget)
{
    widget.show();
    widget.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&widget));
}

QStandardItem* cell(const QString& shown, const QVariant& raw, CellKind kind = CellKind::Text)
{
    auto* item = new QStandardItem(shown);
    item->setData(raw, RawValueRole);
    item->setData(static_cast<int>(kind), KindRole);
    return item;
}

void fillModel(QStandardItemModel& model)
{
    model.setHorizontalHeaderLabels({QStringLiteral("Split"), QStringLiteral("Texts")});
    model.appendRow({cell(QStringLiteral("BC2GM"), QVariant(), CellKind::GroupRow), cell({}, QVariant())});
    model.appendRow({cell(QStringLiteral("train"), QStringLiteral("train")),
        cell(QStringLiteral("15 000"), 15000, CellKind::Number)});
    model.appendRow({cell(QStringLiteral("test"), QStringLiteral("test")),
        cell(QStringLiteral("5 000"), 5000, CellKind::Number)});
}

Diagnostic diagnostic(Severity severity, std::uint64_t line)
{
    return {severity, DiagnosticCode::NotUtf8, "a.tsv", line, 41,
        Phrase::of("Byte 0x%1 is not valid UTF-8", "E9"), Phrase::of("Read as “%1” (Windows-1252)", "é"), 1};
}

} // namespace

class WidgetsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Theme::instance()->setAppearance(Appearance::Light);
        Theme::instance()->setBaseFontSize(13.0);
    }

    void segmentedMovesByKeysAndClicks()
    {
        Segmented grams({QStringLiteral("Unigrams"), QStringLiteral("Bigrams"), QStringLiteral("Trigrams")});
        QSignalSpy changes(&grams, &Segmented::currentIndexChanged);
        showActive(grams);
        grams.setFocus();
        QCOMPARE(grams.currentIndex(), 0);
        QTest::keyClick(&grams, Qt::Key_Right);
        QCOMPARE(grams.currentIndex(), 1);
        QTest::keyClick(&grams, Qt::Key_End);
        QTest::keyClick(&grams, Qt::Key_Right);
        QCOMPARE(grams.currentIndex(), 2);
        QTest::keyClick(&grams, Qt::Key_Home);
        QCOMPARE(changes.count(), 3);
        QTest::mouseClick(grams.button(1), Qt::LeftButton);
        QCOMPARE(grams.currentIndex(), 1);
        grams.setSegmentEnabled(2, false);
        QTest::keyClick(&grams, Qt::Key_Right);
        QCOMPARE(grams.currentIndex(), 1);
        grams.setLayoutDirection(Qt::RightToLeft);
        QTest::keyClick(&grams, Qt::Key_Right);
        QCOMPARE(grams.currentIndex(), 0);
    }

    void aFilterChipIsEditedAndRemoved()
    {
        FilterChip chip(QStringLiteral("Unigrams 50 or more"));
        QSignalSpy edits(&chip, &QAbstractButton::clicked);
        QSignalSpy removals(&chip, &FilterChip::removeRequested);
        chip.resize(chip.sizeHint());
        showActive(chip);
        QTest::mouseClick(&chip, Qt::LeftButton, {}, QPoint(20, 13));
        QCOMPARE(edits.count(), 1);
        QTest::mouseClick(&chip, Qt::LeftButton, {}, QPoint(chip.width() - 12, 13));
        QCOMPARE(edits.count(), 1);
        QCOMPARE(removals.count(), 1);
        chip.setFocus();
        QTest::keyClick(&chip, Qt::Key_Delete);
        QCOMPARE(removals.count(), 2);
        QTest::keyClick(&chip, Qt::Key_Return);
        QCOMPARE(edits.count(), 2);
        chip.setLayoutDirection(Qt::RightToLeft);
        QTest::mouseClick(&chip, Qt::LeftButton, {}, QPoint(12, 13));
        QCOMPARE(removals.count(), 3);
    }

    void aSystemChipHidesAndStandsAlone()
    {
        SystemChip chip(2, QStringLiteral("pred_3"));
        QSignalSpy alone(&chip, &SystemChip::aloneRequested);
        showActive(chip);
        QVERIFY(chip.isChecked());
        QTest::mouseClick(&chip, Qt::LeftButton);
        QVERIFY(!chip.isChecked());
        QTest::mouseDClick(&chip, Qt::LeftButton);
        QCOMPARE(alone.count(), 1);
    }

    void aBannerSaysItsLevelAndActs()
    {
        Banner banner;
        QVERIFY(banner.isHidden());
        QSignalSpy actions(&banner, &Banner::actionTriggered);
        banner.display(Banner::Level::Warning, QStringLiteral("12 predictions have no test sentence."),
            QStringLiteral("Show the 12"));
        QVERIFY(!banner.isHidden());
        QVERIFY(banner.accessibleName().contains(QStringLiteral("Warning")));
        QTest::mouseClick(banner.actionButton(), Qt::LeftButton);
        QCOMPARE(actions.count(), 1);
        banner.display(Banner::Level::Info, QStringLiteral("Nothing is written yet."));
        QVERIFY(banner.actionButton()->isHidden());
        banner.setClosable(true);
        QSignalSpy closings(&banner, &Banner::closed);
        auto* close = banner.findChild<QToolButton*>();
        QTest::mouseClick(close, Qt::LeftButton);
        QCOMPARE(closings.count(), 1);
        QVERIFY(banner.isHidden());
    }

    void bordersAreCheckedWhileWriting_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("valid");
        QTest::newRow("a number between") << QStringLiteral("60") << true;
        QTest::newRow("with a point") << QStringLiteral("60.5") << true;
        QTest::newRow("not larger than the one before") << QStringLiteral("25") << false;
        QTest::newRow("larger than the one after") << QStringLiteral("80") << false;
        QTest::newRow("no number") << QStringLiteral("x") << false;
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("100") << QStringLiteral("100") << false;
        QTest::newRow("not finite") << QStringLiteral("nan") << false;
    }

    void bordersAreCheckedWhileWriting()
    {
        QFETCH(QString, text);
        QFETCH(bool, valid);
        IntervalEditor editor;
        editor.setBorders({25, 50, 75});
        QSignalSpy changes(&editor, &IntervalEditor::bordersChanged);
        showActive(editor);
        QLineEdit* field = editor.field(1);
        field->setFocus();
        field->clear();
        if (text.isEmpty()) {
            QTest::keyClicks(field, QStringLiteral("1"));
            QTest::keyClick(field, Qt::Key_Backspace);
        } else {
            QTest::keyClicks(field, text);
        }
        QCOMPARE(editor.isValid(), valid);
        const bool anyWrong = isWrong(editor.field(1)) || isWrong(editor.field(2));
        QCOMPARE(anyWrong, !valid);
        if (valid)
            QCOMPARE(editor.borders().at(1), text.toDouble());
        else
            QVERIFY(!editor.problem().isEmpty());
        for (const QList<QVariant>& change : changes) {
            const auto borders = change.at(0).value<std::vector<double>>();
            QVERIFY(std::is_sorted(borders.begin(), borders.end()));
        }
    }

    void bordersReadTheLocalesComma()
    {
        QLocale::setDefault(QLocale(QLocale::German));
        IntervalEditor editor;
        editor.setBorders({12.5, 50});
        QCOMPARE(editor.field(0)->text(), QStringLiteral("12,5"));
        editor.field(0)->selectAll();
        QTest::keyClicks(editor.field(0), QStringLiteral("7,5"));
        QVERIFY(editor.isValid());
        QCOMPARE(editor.borders(), (std::vector<double>{7.5, 50}));
        QLocale::setDefault(QLocale::c());
    }

    void navigationIsOneStopAndMovesByKeys()
    {
        NavigationList list;
        list.addGroup(QStringLiteral("Your data"));
        list.addPage(QStringLiteral("data"), QStringLiteral("database"), QStringLiteral("Data"));
        list.addPage(QStringLiteral("similarity"), QStringLiteral("histogram"), QStringLiteral("Similarity"));
        list.addPage(QStringLiteral("pairs"), QStringLiteral("pairs"), QStringLiteral("Pairs"));
        list.setCount(QStringLiteral("pairs"), QStringLiteral("269"));
        list.setCurrent(QStringLiteral("data"));
        QSignalSpy choices(&list, &NavigationList::pageChosen);
        list.resize(168, 400);
        showActive(list);
        QCOMPARE(list.width(), 168);
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Down);
        QCOMPARE(list.current(), QStringLiteral("similarity"));
        QTest::keyClick(&list, Qt::Key_End);
        QTest::keyClick(&list, Qt::Key_Down);
        QCOMPARE(list.current(), QStringLiteral("pairs"));
        QCOMPARE(choices.count(), 2);
        auto* row = list.findChild<QAbstractButton*>(QStringLiteral("navigation_data"));
        QVERIFY(row != nullptr);
        QTest::mouseClick(row, Qt::LeftButton);
        QCOMPARE(choices.last().at(0).toString(), QStringLiteral("data"));
        list.setRail(true);
        QCOMPARE(list.width(), 52);
        QCOMPARE(row->toolTip(), QStringLiteral("Data"));
        QVERIFY(row->height() >= 24);
    }

    void aTableCopiesSavesAndOpens()
    {
        QStandardItemModel model;
        fillModel(model);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        TableView view;
        view.setModel(&model);
        QCOMPARE(view.columnSpan(0, 0), 2);
        QVERIFY(view.hasGroups());
        QVERIFY(!view.isEndColumn(0));
        QVERIFY(view.isEndColumn(1));
        QCOMPARE(view.rowHeight(1), 28);
        QCOMPARE(view.horizontalHeader()->height(), 28);
        showActive(view);
        view.setFocus();
        view.selectRow(1);
        QSignalSpy copies(&view, &TableView::copied);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(copies.count(), 1);
        QCOMPARE(
            QApplication::clipboard()->text(), QStringLiteral("Split\tTexts\ntrain\t15000\ntest\t5000\n"));
        view.setColumnHidden(0, true);
        QCOMPARE(view.selectionText(TableFormat::Csv), QStringLiteral("Texts\n15000\n5000\n"));
        view.setColumnHidden(0, false);
        QSignalSpy openings(&view, &QAbstractItemView::activated);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(openings.count(), 1);
        QCOMPARE(openings.at(0).at(0).toModelIndex().row(), 1);

        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("t.md"));
        QCOMPARE(view.save(path, TableFormat::Markdown), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("| Split | Texts |"));
        QVERIFY(!view.save(folder.filePath(QStringLiteral("none/t.tsv")), TableFormat::Tsv).isEmpty());
    }

    void aTableWishesTheHeightOfItsRows()
    {
        QStandardItemModel model;
        fillModel(model);
        TableView view;
        view.setModel(&model);
        view.setFitRows(10);
        QCOMPARE(view.sizeHint().height(), 28 + 3 * 28);
        model.removeRow(2);
        QCOMPARE(view.sizeHint().height(), 28 + 2 * 28);
        view.setFitRows(1);
        QCOMPARE(view.sizeHint().height(), 28 + 28);
    }

    void diagnosticsAreCountedAndOpened()
    {
        DiagnosticsList list;
        QAbstractItemModelTester tester(list.model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        list.setDiagnostics({diagnostic(Severity::Repaired, 12), diagnostic(Severity::Refused, 1544)}, 1817);
        QCOMPARE(list.model()->rowCount(), 2);
        QCOMPARE(list.model()->index(0, DiagnosticsModel::Line).data(RawValueRole).toULongLong(), 12ULL);
        QCOMPARE(
            list.findChild<StatusSign*>(QStringLiteral("refusedCount"))->text().left(1), QStringLiteral("1"));
        list.resize(900, 200);
        showActive(list);
        QSignalSpy openings(&list, &DiagnosticsList::opened);
        list.table()->setFocus();
        list.table()->selectRow(1);
        QTest::keyClick(list.table(), Qt::Key_Return);
        QCOMPARE(openings.count(), 1);
        QCOMPARE(openings.at(0).at(0).value<Diagnostic>().line, std::uint64_t(1544));
    }

    void diagnosticsStandByLine()
    {
        DiagnosticsModel model;
        model.setDiagnostics({diagnostic(Severity::Note, 1790), diagnostic(Severity::Repaired, 390),
            diagnostic(Severity::Refused, 787)});
        QList<qulonglong> lines;
        for (int row = 0; row < model.rowCount(); ++row)
            lines.append(model.index(row, DiagnosticsModel::Line).data(RawValueRole).toULongLong());
        QCOMPARE(lines, (QList<qulonglong>{390, 787, 1790}));
    }

    void sharedColumnsCutNothing()
    {
        QStandardItemModel model;
        model.setHorizontalHeaderLabels(
            {QStringLiteral("Ähnlichkeit (%)"), QStringLiteral("Std.-Abw."), QStringLiteral("Anteil (%)")});
        model.appendRow(
            {cell(QStringLiteral("25 bis 50, ohne 50"), 25), cell(QStringLiteral("1"), 1, CellKind::Number),
                cell(QStringLiteral("74,32"), 74.32, CellKind::ShareBar)});
        TableView table;
        table.setModel(&model);
        table.setColumnsShared(true);
        table.resize(table.columnsWidth() + 90, 120);
        showActive(table);
        const auto isWhole = [&table](int column) {
            const QString head = table.model()->headerData(column, Qt::Horizontal).toString();
            return table.columnWidth(column) >= QFontMetrics(fonts::label()).horizontalAdvance(head) + 24;
        };
        for (int column = 0; column < 3; ++column)
            QVERIFY(isWhole(column));
        QCOMPARE(table.horizontalHeader()->length(), table.viewport()->width());
        // A little too narrow: only the bar beside the share gives way.
        const int words = table.columnsWidth();
        const int first = table.columnWidth(0) - 30;
        table.resize(words - 20, 120);
        QCOMPARE(table.columnWidth(0), first);
        QCOMPARE(table.horizontalHeader()->length(), table.viewport()->width());
        // A number that grows moves nothing while it fits.
        table.resize(words + 90, 120);
        const int before = table.columnWidth(1);
        model.item(0, 1)->setText(QStringLiteral("12"));
        QCOMPARE(table.columnWidth(1), before);
    }

    void aPanelsToolsGoBelowALongTitle()
    {
        QWidget page;
        page.resize(700, 300);
        Panel panel(QStringLiteral("How close is each test sentence?"), &page);
        auto* choice = new Segmented({QStringLiteral("Unigrams"), QStringLiteral("Bigrams")}, &panel);
        panel.addTool(choice);
        panel.resize(600, 200);
        showActive(page);
        const auto* title = panel.findChild<ElidedLabel*>();
        const auto top = [&panel](const QWidget* part) { return part->mapTo(&panel, QPoint()).y(); };
        QVERIFY(top(choice) < top(title) + title->height());
        panel.resize(300, 200);
        QTRY_VERIFY(top(choice) >= top(title) + title->height());
        QVERIFY(choice->height() >= choice->minimumSizeHint().height());
        QVERIFY(!title->isElided());
        panel.resize(600, 200);
        QTRY_VERIFY(top(choice) < top(title) + title->height());
    }

    void flushContentLeavesThePanelsBorder()
    {
        Panel panel(QStringLiteral("Intervals"));
        auto* table = new TableView(&panel);
        panel.setFlush(true);
        panel.content()->addWidget(table, 1);
        panel.resize(300, 200);
        showActive(panel);
        const QImage picture = panel.grab().toImage();
        for (const QPoint point : {QPoint(150, 199), QPoint(0, 100), QPoint(299, 100), QPoint(150, 0)})
            QCOMPARE(picture.pixelColor(point), tokens().hairline);
    }

    void partsFlowIntoLines()
    {
        QWidget row;
        auto* flow = new FlowLayout(&row, 8, 4);
        flow->setContentsMargins(0, 0, 0, 0);
        QList<QPushButton*> buttons;
        for (const auto* words : {"Unigrams 50 or more", "Not identical", "Words “mobility shift”"}) {
            buttons.append(new QPushButton(QString::fromUtf8(words), &row));
            flow->addWidget(buttons.last());
        }
        const int wide = flow->sizeHint().width() + 40;
        row.resize(wide, flow->heightForWidth(wide));
        showActive(row);
        QCOMPARE(buttons[2]->y(), buttons[0]->y());
        const int narrow = buttons[0]->width() + buttons[1]->width() + 20;
        row.resize(narrow, flow->heightForWidth(narrow));
        QCOMPARE(buttons[1]->y(), buttons[0]->y());
        QVERIFY(buttons[2]->y() >= buttons[0]->geometry().bottom());
        QVERIFY(buttons[2]->geometry().bottom() < row.height());
        row.setLayoutDirection(Qt::RightToLeft);
        QTRY_COMPARE(buttons[0]->geometry().right(), row.width() - 1);
    }

    void whatAStretchPushesStaysAtTheEnd()
    {
        QWidget row;
        auto* flow = new FlowLayout(&row, 8, 4);
        flow->setContentsMargins(0, 0, 0, 0);
        QList<QPushButton*> buttons;
        for (const auto* words : {"Interval", "Dictionary", "Long names only"}) {
            buttons.append(new QPushButton(QString::fromUtf8(words), &row));
            flow->addWidget(buttons.last());
            if (buttons.size() == 1)
                flow->addStretch();
        }
        const int narrow = buttons[0]->sizeHint().width() + buttons[1]->sizeHint().width() + 20;
        row.resize(narrow, flow->heightForWidth(narrow));
        showActive(row);
        QVERIFY(buttons[2]->y() > buttons[1]->y());
        QCOMPARE(buttons[1]->geometry().right(), row.width() - 1);
        QCOMPARE(buttons[2]->geometry().right(), row.width() - 1);
        row.setLayoutDirection(Qt::RightToLeft);
        QTRY_COMPARE(buttons[2]->x(), 0);
    }

    void mirroredPartsStayInside()
    {
        Splitter splitter(Qt::Horizontal);
        auto* first = new QWidget;
        auto* second = new QWidget;
        splitter.addWidget(first);
        splitter.addWidget(second);
        splitter.setLayoutDirection(Qt::RightToLeft);
        splitter.resize(400, 100);
        showActive(splitter);
        QTRY_COMPARE(first->geometry().right(), splitter.width() - 1);
        QVERIFY(second->x() >= 0 && second->geometry().right() < first->x());
    }

    void aMirroredPanelKeepsItsMargins()
    {
        Panel panel(QStringLiteral("Counts"));
        panel.setFlush(true);
        QToolButton* tool = panel.addTool(QStringLiteral("copy"), QStringLiteral("Copy table"));
        panel.resize(400, 100);
        showActive(panel);
        const int end = panel.width() - 1 - tool->mapTo(&panel, tool->rect().topRight()).x();
        panel.setLayoutDirection(Qt::RightToLeft);
        QTRY_COMPARE(tool->mapTo(&panel, QPoint(0, 0)).x(), end);
    }

    void anEmptyStateOffersOnlyWhatItHas()
    {
        EmptyState empty;
        empty.setTitle(QStringLiteral("No data yet"));
        empty.setPrimary(QStringLiteral("Import…"), QStringLiteral("import"));
        QSignalSpy primary(&empty, &EmptyState::primaryTriggered);
        showActive(empty);
        QVERIFY(empty.primaryButton()->isVisible());
        QVERIFY(!empty.secondButton()->isVisible());
        empty.primaryButton()->setFocus();
        QTest::keyClick(empty.primaryButton(), Qt::Key_Space);
        QCOMPARE(primary.count(), 1);
        empty.setSteps({{EmptyState::StepState::Done, QStringLiteral("Splits loaded"), {}, {}}});
        empty.setSteps({{EmptyState::StepState::Next, QStringLiteral("Compare"),
            QStringLiteral("Takes a second"), QStringLiteral("play")}});
        QVERIFY(empty.minimumSizeHint().width() < 1000);
    }

    void aDecisionNamesItsKey()
    {
        DecisionButton button(Sign::NearDuplicate, QStringLiteral("Near-duplicate"), QStringLiteral("N"));
        QVERIFY(button.accessibleDescription().contains(QLatin1Char('N')));
        QCOMPARE(button.sizeHint().height(), 44);
        QSignalSpy clicks(&button, &QAbstractButton::clicked);
        showActive(button);
        button.setFocus();
        QTest::keyClick(&button, Qt::Key_Space);
        QCOMPARE(clicks.count(), 1);
    }

    void scoresFallIntoIntervals_data()
    {
        QTest::addColumn<double>("percent");
        QTest::addColumn<int>("interval");
        QTest::newRow("0") << 0.0 << 0;
        QTest::newRow("just under a border") << 24.999 << 0;
        QTest::newRow("a border belongs above") << 25.0 << 1;
        QTest::newRow("75") << 75.0 << 3;
        QTest::newRow("100") << 100.0 << 3;
    }

    void scoresFallIntoIntervals()
    {
        QFETCH(double, percent);
        QFETCH(int, interval);
        QCOMPARE(intervalOf(percent, {25, 50, 75}), interval);
    }

    void anUndefinedScoreIsSaidSo()
    {
        ScoreBar bar(QStringLiteral("Trigrams"));
        QVERIFY(bar.accessibleName().contains(QStringLiteral("undefined")));
        bar.setScore(39.4);
        QVERIFY(bar.accessibleName().contains(QStringLiteral("39.4")));
    }

    void labelsGiveWay()
    {
        ElidedLabel label(QStringLiteral("BC2GM · test 5 000 against train 15 000"));
        label.resize(60, 20);
        QVERIFY(label.isElided());
        label.resize(label.sizeHint());
        QVERIFY(!label.isElided());
    }

    void aFieldTellsWhatIsWrong()
    {
        auto* edit = new QLineEdit;
        Field field(QStringLiteral("Border (%)"), edit);
        QCOMPARE(edit->accessibleName(), QStringLiteral("Border (%)"));
        field.setProblem(QStringLiteral("“7,5” is not a number."));
        QVERIFY(isWrong(edit));
        QCOMPARE(edit->accessibleDescription(), QStringLiteral("“7,5” is not a number."));
        field.setProblem({});
        QVERIFY(!isWrong(edit));
    }

    void escapeClosesTheKeyList()
    {
        HelpKeysDialog dialog(
            {{QStringLiteral("Pairs"), {{QStringLiteral("J / K"), QStringLiteral("Next and last pair")}}}});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QCOMPARE(dialog.findChildren<KeycapLabel*>().size(), 1);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    void aHeadKeepsItsHeights()
    {
        PageHead head(QStringLiteral("Similarity"));
        head.setSubtitle(QStringLiteral("BC2GM"));
        QPushButton* button = head.addButton(QStringLiteral("export"), QStringLiteral("Export…"));
        QCOMPARE(head.height(), 54);
        head.setLow(true);
        QCOMPARE(head.height(), 48);
        QVERIFY(button->sizeHint().height() <= 48);
        Theme::instance()->setBaseFontSize(26.0);
        QVERIFY(head.height() >= button->sizeHint().height());
    }

    void everyPartLivesThroughAppearanceDirectionAndSize()
    {
        const std::unique_ptr<QWidget> gallery(makeGallery());
        gallery->show();
        const QImage light = gallery->grab().toImage();
        Theme::instance()->setAppearance(Appearance::Dark);
        const QImage dark = gallery->grab().toImage();
        QCOMPARE(QColor(light.pixel(4, 4)), Tokens::light().page);
        QCOMPARE(QColor(dark.pixel(4, 4)), Tokens::dark().page);
        QCOMPARE(QColor(dark.pixel(24, 40)), Tokens::dark().panel);
        gallery->setLayoutDirection(Qt::RightToLeft);
        QApplication::processEvents();
        QVERIFY(gallery->grab().toImage() != dark);
        Theme::instance()->setBaseFontSize(26.0);
        QApplication::processEvents();
        for (const QAbstractButton* button : gallery->findChildren<QAbstractButton*>()) {
            const int words = button->fontMetrics().horizontalAdvance(button->text());
            QVERIFY2(button->sizeHint().width() >= words, qPrintable(button->text()));
        }
    }

    void everyButtonHasANameAndASizeForFingers()
    {
        const std::unique_ptr<QWidget> gallery(makeGallery());
        gallery->show();
        for (const QAbstractButton* button : gallery->findChildren<QAbstractButton*>()) {
            if (!button->isVisible())
                continue;
            QVERIFY2(!button->text().isEmpty() || !button->accessibleName().isEmpty(),
                button->metaObject()->className());
            QVERIFY2(button->height() >= 24, qPrintable(button->text()));
        }
    }
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    Theme theme(application);
    theme.setAnimated(false);
    WidgetsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_widgets.moc"
