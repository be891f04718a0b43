// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocale>
#include <QStandardItemModel>
#include <QTest>

#include <limits>

#include "widgets/table_text.h"

using namespace heldout::ui;

namespace {

QStandardItem* cell(const QString& shown, const QVariant& raw, CellKind kind = CellKind::Text)
{
    auto* item = new QStandardItem(shown);
    item->setData(raw, RawValueRole);
    item->setData(static_cast<int>(kind), KindRole);
    return item;
}

} // namespace

class TableTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::German)); }

    void init()
    {
        m_model.clear();
        m_model.setHorizontalHeaderLabels(
            {QStringLiteral("Split & set"), QStringLiteral("F1 (%)"), QStringLiteral("Count")});
        m_model.appendRow({cell(QStringLiteral("BC2GM"), QVariant(), CellKind::GroupRow),
            cell({}, QVariant()), cell({}, QVariant())});
        m_model.appendRow({cell(QStringLiteral("test, \"a|b_c\""), QStringLiteral("test, \"a|b_c\"")),
            cell(QStringLiteral("33,19"), 33.19164, CellKind::Number),
            cell(QStringLiteral("15.000"), 15000, CellKind::Number)});
        m_model.appendRow({cell(QStringLiteral("tab\tand\nline"), QStringLiteral("tab\tand\nline")),
            cell(QStringLiteral("–"), QVariant(), CellKind::Number),
            cell(QStringLiteral("-7"), -7, CellKind::Number)});
    }

    void tsvHasNoQuotesAndNoTabsInCells()
    {
        QCOMPARE(tableText(m_model, TableFormat::Tsv),
            QStringLiteral(
                "Split & set\tF1 (%)\tCount\ntest, \"a|b_c\"\t33.19164\t15000\ntab and line\t\t-7\n"));
    }

    void csvQuotesWhatNeedsIt()
    {
        QCOMPARE(tableText(m_model, TableFormat::Csv),
            QStringLiteral("Split & set,F1 (%),Count\n\"test, "
                           "\"\"a|b_c\"\"\",33.19164,15000\n\"tab\tand\nline\",,-7\n"));
    }

    void markdownAlignsNumbersAndEscapesBars()
    {
        QCOMPARE(tableText(m_model, TableFormat::Markdown),
            QStringLiteral("| Split & set | F1 (%) | Count |\n| :-- | --: | --: |\n| **BC2GM** |  |  |\n"
                           "| test, \"a\\|b\\_c\" | 33.19164 | 15000 |\n| tab and line |  | -7 |\n"));
    }

    void latexEscapesAndTypesetsMinus()
    {
        QCOMPARE(tableText(m_model, TableFormat::Latex),
            QStringLiteral(
                "\\begin{tabular}{lrr}\n\\toprule\nSplit \\& set & F1 (\\%) & Count \\\\\n\\midrule\n"
                "\\multicolumn{3}{l}{\\textbf{BC2GM}} \\\\\n"
                "test, \\textquotedbl{}a\\textbar{}b\\_c\\textquotedbl{} & 33.19164 & 15000 \\\\\n"
                "tab and line &  & $-7$ \\\\\n\\bottomrule\n\\end{tabular}\n"));
    }

    void aSelectionKeepsItsOrder()
    {
        QCOMPARE(tableText(m_model, TableFormat::Tsv, {{2, 1}, {2, 0}}),
            QStringLiteral("Count\tSplit & set\n-7\ttab and line\n15000\ttest, \"a|b_c\"\n"));
    }

    void rawValues_data()
    {
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("undefined is empty") << QVariant() << QString();
        QTest::newRow("not a number is empty")
            << QVariant(std::numeric_limits<double>::quiet_NaN()) << QString();
        QTest::newRow("infinite is empty") << QVariant(std::numeric_limits<double>::infinity()) << QString();
        QTest::newRow("shortest that reads back") << QVariant(0.1) << QStringLiteral("0.1");
        QTest::newRow("no groups") << QVariant(1234567.5) << QStringLiteral("1234567.5");
        QTest::newRow("large count") << QVariant(std::numeric_limits<qulonglong>::max())
                                     << QStringLiteral("18446744073709551615");
        QTest::newRow("negative count") << QVariant(-3) << QStringLiteral("-3");
        QTest::newRow("words") << QVariant(QStringLiteral("ab")) << QStringLiteral("ab");
    }

    void rawValues()
    {
        QFETCH(QVariant, value);
        QFETCH(QString, text);
        QCOMPARE(rawText(value), text);
    }

    void latexEscapes()
    {
        QCOMPARE(escapeLatex(QStringLiteral("\\ ~ ^ # $ { } < >")),
            QStringLiteral("\\textbackslash{} \\textasciitilde{} \\textasciicircum{} \\# \\$ \\{ \\} "
                           "\\textless{} \\textgreater{}"));
    }

    void anEmptyModelHasItsHead()
    {
        m_model.removeRows(0, m_model.rowCount());
        QCOMPARE(tableText(m_model, TableFormat::Tsv), QStringLiteral("Split & set\tF1 (%)\tCount\n"));
    }

private:
    QStandardItemModel m_model;
};

QTEST_MAIN(TableTextTest)
#include "tst_table_text.moc"
