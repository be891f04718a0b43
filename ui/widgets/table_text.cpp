// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table_text.h"

#include <QMetaType>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>

namespace heldout::ui {

namespace {

bool isNumber(const QVariant& value)
{
    switch (value.metaType().id()) {
    case QMetaType::Double:
    case QMetaType::Float:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Long:
    case QMetaType::ULong:
    case QMetaType::Short:
    case QMetaType::UShort:
        return true;
    default:
        return false;
    }
}

bool isReal(const QVariant& value)
{
    return value.metaType().id() == QMetaType::Double || value.metaType().id() == QMetaType::Float;
}

QString shortest(double value)
{
    if (!std::isfinite(value))
        return {};
    std::array<char, 64> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return error == std::errc() ? QString::fromLatin1(buffer.data(), end - buffer.data()) : QString();
}

QString oneLine(QString text)
{
    text.replace(QLatin1String("\r\n"), QLatin1String(" "));
    for (const char16_t c : {u'\t', u'\n', u'\r', u'\v', u'\f', u'\u2028', u'\u2029'})
        text.replace(QChar(c), QLatin1Char(' '));
    return text;
}

struct Cells
{
    std::vector<int> rows;
    std::vector<int> columns;
    QStringList heads;
    std::vector<bool> atEnd; ///< columns whose values are numbers
};

CellKind kindOf(const QModelIndex& index)
{
    const QVariant kind = index.data(KindRole);
    return kind.isValid() ? static_cast<CellKind>(kind.toInt()) : CellKind::Text;
}

/// Models without raw values are read as they are shown.
QVariant valueOf(const QModelIndex& index)
{
    const QVariant raw = index.data(RawValueRole);
    if (raw.isValid())
        return raw;
    const CellKind kind = kindOf(index);
    const bool numeric = kind == CellKind::Number || kind == CellKind::BoldNumber
        || kind == CellKind::ShareBar || kind == CellKind::Interval;
    return numeric ? QVariant() : index.data(Qt::DisplayRole);
}

bool isGroupRow(const QAbstractItemModel& model, int row)
{
    return kindOf(model.index(row, 0)) == CellKind::GroupRow;
}

bool hasRawValues(const QAbstractItemModel& model, int row, const std::vector<int>& columns)
{
    return std::any_of(columns.begin(), columns.end(),
        [&](int column) { return column > 0 && model.index(row, column).data(RawValueRole).isValid(); });
}

bool numericColumn(const QAbstractItemModel& model, const std::vector<int>& rows, int column)
{
    // The first value decides; a column of undefined values stays at the start.
    for (const int row : rows) {
        const QModelIndex index = model.index(row, column);
        const CellKind kind = kindOf(index);
        if (kind == CellKind::Number || kind == CellKind::BoldNumber || kind == CellKind::ShareBar
            || kind == CellKind::Interval)
            return true;
        if (kind == CellKind::GroupRow)
            continue;
        const QVariant value = index.data(RawValueRole);
        if (value.isValid())
            return isNumber(value);
    }
    return false;
}

Cells cellsOf(const QAbstractItemModel& model, const TableSelection& selection)
{
    Cells cells{selection.rows, selection.columns, {}, {}};
    if (cells.rows.empty()) {
        cells.rows.resize(static_cast<std::size_t>(model.rowCount()));
        std::iota(cells.rows.begin(), cells.rows.end(), 0);
    }
    if (cells.columns.empty()) {
        cells.columns.resize(static_cast<std::size_t>(model.columnCount()));
        std::iota(cells.columns.begin(), cells.columns.end(), 0);
    }
    for (const int column : cells.columns) {
        cells.heads.append(oneLine(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()));
        cells.atEnd.push_back(numericColumn(model, cells.rows, column));
    }
    return cells;
}

QStringList rowTexts(const QAbstractItemModel& model, int row, const std::vector<int>& columns)
{
    QStringList texts;
    for (const int column : columns)
        texts.append(rawText(valueOf(model.index(row, column))));
    return texts;
}

QString separated(const QAbstractItemModel& model, const Cells& cells, bool csv)
{
    QString result;
    const auto line = [&](const QStringList& texts) {
        for (qsizetype i = 0; i < texts.size(); ++i) {
            if (i > 0)
                result += csv ? QLatin1Char(',') : QLatin1Char('\t');
            result += csv ? escapeCsv(texts[i]) : oneLine(texts[i]);
        }
        result += QLatin1Char('\n');
    };
    line(cells.heads);
    for (const int row : cells.rows) {
        if (isGroupRow(model, row) && !hasRawValues(model, row, cells.columns))
            continue;
        line(rowTexts(model, row, cells.columns));
    }
    return result;
}

QString markdown(const QAbstractItemModel& model, const Cells& cells)
{
    QString result;
    const auto line = [&](const QStringList& texts) {
        result += QLatin1Char('|');
        for (const QString& text : texts)
            result += QLatin1Char(' ') + text + QLatin1String(" |");
        result += QLatin1Char('\n');
    };
    QStringList heads;
    QStringList rule;
    for (qsizetype i = 0; i < cells.heads.size(); ++i) {
        heads.append(escapeMarkdown(cells.heads[i]));
        rule.append(cells.atEnd[static_cast<std::size_t>(i)] ? QStringLiteral("--:") : QStringLiteral(":--"));
    }
    line(heads);
    line(rule);
    for (const int row : cells.rows) {
        QStringList texts = rowTexts(model, row, cells.columns);
        for (QString& text : texts)
            text = escapeMarkdown(text);
        if (isGroupRow(model, row) && !texts.isEmpty())
            texts[0] = QStringLiteral("**%1**").arg(escapeMarkdown(model.index(row, 0).data().toString()));
        line(texts);
    }
    return result;
}

QString latex(const QAbstractItemModel& model, const Cells& cells)
{
    QString shape;
    for (const bool atEnd : cells.atEnd)
        shape += atEnd ? QLatin1Char('r') : QLatin1Char('l');
    QString result = QStringLiteral("\\begin{tabular}{%1}\n\\toprule\n").arg(shape);
    const auto line = [&](const QStringList& texts) {
        result += texts.join(QLatin1String(" & ")) + QLatin1String(" \\\\\n");
    };
    QStringList heads;
    for (const QString& head : cells.heads)
        heads.append(escapeLatex(head));
    line(heads);
    result += QLatin1String("\\midrule\n");
    for (const int row : cells.rows) {
        QStringList texts = rowTexts(model, row, cells.columns);
        if (isGroupRow(model, row)) {
            const QString title = escapeLatex(model.index(row, 0).data().toString());
            if (!hasRawValues(model, row, cells.columns)) {
                result += QStringLiteral("\\multicolumn{%1}{l}{\\textbf{%2}} \\\\\n")
                              .arg(cells.columns.size())
                              .arg(title);
                continue;
            }
        }
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const bool number
                = isNumber(valueOf(model.index(row, cells.columns[static_cast<std::size_t>(i)])));
            // A hyphen before a number is a minus.
            texts[i] = number && texts[i].startsWith(QLatin1Char('-')) ? QStringLiteral("$%1$").arg(texts[i])
                                                                       : escapeLatex(texts[i]);
        }
        line(texts);
    }
    result += QLatin1String("\\bottomrule\n\\end{tabular}\n");
    return result;
}

} // namespace

QString rawText(const QVariant& value)
{
    if (!value.isValid() || value.isNull())
        return {};
    if (isReal(value))
        return shortest(value.toDouble());
    if (isNumber(value))
        return value.metaType().id() == QMetaType::ULongLong || value.metaType().id() == QMetaType::ULong
            ? QString::number(value.toULongLong())
            : QString::number(value.toLongLong());
    return value.toString();
}

QString escapeCsv(const QString& text)
{
    const bool quoted = text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"'))
        || text.contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\r'));
    if (!quoted)
        return text;
    QString inner = text;
    inner.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return QLatin1Char('"') + inner + QLatin1Char('"');
}

QString escapeMarkdown(const QString& text)
{
    QString result;
    const QString line = oneLine(text);
    for (const QChar c : line) {
        if (QStringLiteral("\\|*_`[]<>#~").contains(c))
            result += QLatin1Char('\\');
        result += c;
    }
    return result;
}

QString escapeLatex(const QString& text)
{
    QString result;
    const QString line = oneLine(text);
    for (const QChar c : line) {
        switch (c.unicode()) {
        case u'\\':
            result += QLatin1String("\\textbackslash{}");
            break;
        case u'~':
            result += QLatin1String("\\textasciitilde{}");
            break;
        case u'^':
            result += QLatin1String("\\textasciicircum{}");
            break;
        case u'<':
            result += QLatin1String("\\textless{}");
            break;
        case u'>':
            result += QLatin1String("\\textgreater{}");
            break;
        case u'|':
            result += QLatin1String("\\textbar{}");
            break;
        case u'"':
            result += QLatin1String("\\textquotedbl{}");
            break;
        case u'–':
            result += QLatin1String("--");
            break;
        case u'&':
        case u'%':
        case u'$':
        case u'#':
        case u'_':
        case u'{':
        case u'}':
            result += QLatin1Char('\\');
            result += c;
            break;
        default:
            result += c;
        }
    }
    return result;
}

QString tableFileSuffix(TableFormat format)
{
    switch (format) {
    case TableFormat::Tsv:
        return QStringLiteral("tsv");
    case TableFormat::Csv:
        return QStringLiteral("csv");
    case TableFormat::Markdown:
        return QStringLiteral("md");
    case TableFormat::Latex:
        return QStringLiteral("tex");
    }
    return {};
}

QString tableText(const QAbstractItemModel& model, TableFormat format, const TableSelection& selection)
{
    const Cells cells = cellsOf(model, selection);
    switch (format) {
    case TableFormat::Tsv:
        return separated(model, cells, false);
    case TableFormat::Csv:
        return separated(model, cells, true);
    case TableFormat::Markdown:
        return markdown(model, cells);
    case TableFormat::Latex:
        return latex(model, cells);
    }
    return {};
}

} // namespace heldout::ui
