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
    date += end - begin - date.size() == 1 ? "Z" : "+00'00'";
    if (date.size() != end - begin)
        return false;
    pdf.replace(begin, date.size(), date);
    return true;
}

} // namespace

Result<QByteArray> withPageAndDate(const QByteArray& pdf, QSizeF points, const QString& madeAt)
{
    QByteArray result = pdf;
    if (!replacePage(result, points) || !replaceDate(result, madeAt))
        return fail(Code::Internal, "The PDF writer gave a file of an unknown shape.");
    return result;
}

} // namespace heldout::ui
