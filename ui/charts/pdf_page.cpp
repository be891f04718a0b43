// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/pdf_page.h"

#include <QByteArrayView>
#include <QDateTime>

namespace heldout::ui {

namespace {

/// `value` in exactly `length` characters, so that no offset in the file changes.
QByteArray inLength(double value, qsizetype length)
{
    const qsizetype whole = QByteArray::number(static_cast<qint64>(value)).size();
    return QByteArray::number(value, 'f', static_cast<int>(std::max<qsizetype>(1, length - whole - 1)));
}

bool replacePage(QByteArray& pdf, QSizeF points)
{
    const QByteArray head = "/MediaBox [0 0 ";
    const qsizetype begin = pdf.indexOf(head) + head.size();
    const qsizetype end = pdf.indexOf(']', begin);
    if (begin < head.size() || end < 0)
        return false;
    const QList<QByteArray> sizes = pdf.mid(begin, end - begin).split(' ');
    if (sizes.size() != 2)
        return false;
    const QByteArray box
        = inLength(points.width(), sizes[0].size()) + ' ' + inLength(points.height(), sizes[1].size());
    if (box.size() != end - begin)
        return false;
    pdf.replace(begin, box.size(), box);
    return true;
}

/// Moves the places in the table of objects that lie behind `place` by `delta` bytes.
bool shiftTable(QByteArray& pdf, qsizetype place, qsizetype delta)
{
    constexpr qsizetype kEntry = 20; // "0000000015 00000 n \n"
    constexpr qsizetype kDigits = 10;
    const QByteArray head = "\nxref\n0 ";
    const qsizetype table = pdf.lastIndexOf(head);
    const QByteArray foot = "startxref\n";
    const qsizetype start = pdf.lastIndexOf(foot);
    if (table < 0 || start < table)
        return false;
    const qsizetype countEnd = pdf.indexOf('\n', table + head.size());
    const qsizetype count
        = pdf.mid(table + head.size(), countEnd - table - head.size()).trimmed().toLongLong();
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype entry = countEnd + 1 + i * kEntry;
        const qsizetype offset = pdf.mid(entry, kDigits).toLongLong();
        if (offset > place)
            pdf.replace(entry, kDigits, QByteArray::number(offset + delta).rightJustified(kDigits, '0'));
    }
    const qsizetype numberEnd = pdf.indexOf('\n', start + foot.size());
    pdf.replace(start + foot.size(), numberEnd - start - foot.size(), QByteArray::number(table + 1));
    return count > 0;
}

/// The writer's date ends in the zone of the computer, which has one of two lengths.
bool replaceDate(QByteArray& pdf, const QString& madeAt)
{
    const QByteArray head = "/CreationDate (D:";
    const qsizetype begin = pdf.indexOf(head) + head.size();
    const qsizetype end = pdf.indexOf(')', begin);
    if (begin < head.size() || end < 0)
        return false;
    const QDateTime made = QDateTime::fromString(madeAt, Qt::ISODate).toUTC();
    QByteArray date
        = made.isValid() ? made.toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1() : "19700101000000";
    date += 'Z';
    const qsizetype delta = date.size() - (end - begin);
    pdf.replace(begin, end - begin, date);
    return shiftTable(pdf, begin, delta);
}

} // namespace

Result<QByteArray> withPageAndDate(const QByteArray& pdf, QSizeF points, const QString& madeAt)
{
    QByteArray result = pdf;
    if (!replacePage(result, points) || !replaceDate(result, madeAt))
        return fail(Code::Internal, Phrase::of("The PDF writer gave a file of an unknown shape."));
    return result;
}

} // namespace heldout::ui
