// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace heldout::ui {

/// The context of these strings for translators.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

namespace {

bool english()
{
    return QLocale().language() == QLocale::English || QLocale().language() == QLocale::C;
}

/// The sentence of a code that says all there is to say; "" where only the message of core knows.
QString sentenceOfCode(const Error& error, const QString& file)
{
    switch (error.code) {
    case Code::UnreadableFile:
        return Words::tr("%1 could not be read.").arg(file);
    case Code::UnwritableFile:
        return Words::tr("%1 could not be written.").arg(file);
    case Code::DiskFull:
        return Words::tr("The disk is full. What was stored before is kept.");
    case Code::ForeignProject:
        return Words::tr("%1 is not a Heldout project.").arg(file);
    case Code::NewerProject:
        return Words::tr("%1 is a project of a newer Heldout.").arg(file);
    case Code::DamagedProject:
        return Words::tr("%1 is damaged: it fails its own checks.").arg(file);
    case Code::ReadOnlyProject:
        return Words::tr("This project can only be read.");
    case Code::BusyProject:
        return Words::tr("Another program is using %1.").arg(file);
    case Code::MovedProject:
        return Words::tr("%1 was moved, renamed or replaced while it was open.").arg(file);
    case Code::NotUtf8:
        return Words::tr("%1 holds bytes that are not UTF-8.").arg(file);
    default:
        return {};
    }
}

QString hintOfCode(Code code)
{
    switch (code) {
    case Code::UnreadableFile:
        return Words::tr("Check that the file is there and that you may read it.");
    case Code::UnwritableFile:
        return Words::tr("Choose another folder, or ask for the right to write there.");
    case Code::DiskFull:
        return Words::tr("Make room and try again.");
    case Code::ForeignProject:
        return Words::tr("To load it as data, use Import.");
    case Code::NewerProject:
        return Words::tr("Open it with that version.");
    case Code::DamagedProject:
        return Words::tr("Open a copy of it, or import the data again.");
    case Code::ReadOnlyProject:
        return Words::tr("Save a copy and work on that.");
    case Code::BusyProject:
        return Words::tr("Close it there, then try again.");
    case Code::MovedProject:
        return Words::tr("Save a copy to keep what is open.");
    default:
        return {};
    }
}

QString withEnd(const QString& sentence)
{
    static const QString kEnds = QStringLiteral(".!?…。");
    return sentence.isEmpty() || kEnds.contains(sentence.back()) ? sentence : sentence + QLatin1Char('.');
}

QString unitCount(Unit unit, std::uint64_t count)
{
    const int n = static_cast<int>(std::min<std::uint64_t>(count, 2'000'000'000));
    QString text;
    switch (unit) {
    case Unit::Texts:
        text = Words::tr("%Ln text(s)", nullptr, n);
        break;
    case Unit::Mentions:
        text = Words::tr("%Ln mention(s)", nullptr, n);
        break;
    case Unit::Rows:
        text = Words::tr("%Ln row(s)", nullptr, n);
        break;
    case Unit::Pairs:
        text = Words::tr("%Ln pair(s)", nullptr, n);
        break;
    case Unit::Bytes:
        return QLocale().formattedDataSize(static_cast<qint64>(count), 1, QLocale::DataSizeSIFormat);
    }
    return narrowGroups(text);
}

} // namespace

QString errorSentence(const Error& error)
{
    const QString path = fromUtf8(error.file);
    const QString file = path.isEmpty() ? Words::tr("The file") : QFileInfo(path).fileName();
    const QString message = fromUtf8(error.message);
    const QString byCode = sentenceOfCode(error, file);
    QString sentence = (english() || byCode.isEmpty()) && !message.isEmpty() ? message : byCode;
    // Core names the file in most messages; where it does not, the place comes first.
    if (error.line > 0 && !sentence.contains(QString::number(error.line)))
        sentence = Words::tr("%1, line %2: %3").arg(file, countText(error.line), sentence);
    QString hint = fromUtf8(error.hint);
    if ((!english() && !hintOfCode(error.code).isEmpty()) || hint.isEmpty())
        hint = hintOfCode(error.code);
    sentence = withEnd(sentence);
    if (!hint.isEmpty())
        sentence += QLatin1Char(' ') + withEnd(hint);
    return sentence;
}

QString progressText(const Progress& progress)
{
    if (progress.total > 0) {
        const std::uint64_t done = std::min(progress.done, progress.total);
        if (progress.unit == Unit::Bytes)
            return Words::tr("%1 of %2")
                .arg(unitCount(Unit::Bytes, done), unitCount(Unit::Bytes, progress.total));
        return Words::tr("%1 of %2", "done of total with its noun")
            .arg(countText(done), unitCount(progress.unit, progress.total));
    }
    if (progress.done > 0)
        return Words::tr("%1 so far").arg(unitCount(progress.unit, progress.done));
    return {};
}

QString doneText(const Progress& progress, qint64 elapsedMs)
{
    if (progress.done == 0 || progress.unit == Unit::Bytes)
        return Words::tr("In %1").arg(durationText(elapsedMs));
    return Words::tr("%1 in %2").arg(unitCount(progress.unit, progress.done), durationText(elapsedMs));
}

QString remainingText(qint64 ms)
{
    if (ms < 0)
        return {};
    const qint64 seconds = (ms + 999) / 1000;
    if (seconds < 90)
        return Words::tr("%Ln s left", nullptr, static_cast<int>(seconds));
    return Words::tr("%Ln min left", nullptr, static_cast<int>((seconds + 59) / 60));
}

QString durationText(qint64 ms)
{
    const QLocale locale;
    if (ms < 10'000)
        return Words::tr("%1 s").arg(locale.toString(static_cast<double>(ms) / 1000.0, 'f', 1));
    const qint64 seconds = ms / 1000;
    if (seconds < 60)
        return Words::tr("%1 s").arg(locale.toString(seconds));
    return Words::tr("%1 min %2 s").arg(locale.toString(seconds / 60), locale.toString(seconds % 60));
}

QString ngramWord(int n)
{
    switch (n) {
    case 1:
        return Words::tr("unigrams");
    case 2:
        return Words::tr("bigrams");
    case 3:
        return Words::tr("trigrams");
    default:
        return Words::tr("%1-grams").arg(n);
    }
}

QString ngramList(std::span<const int> sizes)
{
    QStringList words;
    for (const int n : sizes)
        words.push_back(ngramWord(n));
    return QLocale().createSeparatedList(words);
}

QString formatName(formats::FormatId format)
{
    switch (format) {
    case formats::FormatId::Tsv:
        return Words::tr("TSV, no quotes");
    case formats::FormatId::Csv:
        return Words::tr("CSV");
    case formats::FormatId::Jsonl:
        return Words::tr("JSONL");
    case formats::FormatId::Lines:
        return Words::tr("One text a line");
    case formats::FormatId::Bc2gm:
        return Words::tr("BC2GM original");
    }
    return {};
}

QString outdatedSentence(const project::ComparisonRun& run)
{
    if (!run.outdated)
        return {};
    const QString input = QString::fromStdString(run.outdatedInput);
    //: %1 is a split, "BC2GM test"
    return run.inputRemoved ? Words::tr("%1 was removed.").arg(input)
                            //: %1 is a split, "BC2GM test"
                            : Words::tr("%1 was loaded again and differs.").arg(input);
}

QString countText(std::uint64_t count)
{
    // A comma or a point between groups reads as a decimal sign to half of the readers; a narrow blank does
    // not, and it does not break.
    const QLocale locale;
    return locale.toString(static_cast<qulonglong>(count)).replace(locale.groupSeparator(), QChar(0x202F));
}

QString narrowGroups(QString sentence)
{
    const QString separator = QLocale().groupSeparator();
    const QRegularExpression between(
        QStringLiteral("(?<=\\d)%1(?=\\d{3}(?!\\d))").arg(QRegularExpression::escape(separator)));
    return sentence.replace(between, QString(QChar(0x202F)));
}

} // namespace heldout::ui
