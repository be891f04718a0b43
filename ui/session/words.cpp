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

/// The context of the patterns of core.
constexpr char kPhrases[] = "Phrase";

QString valueText(const PhraseValue& value)
{
    if (const auto* const text = std::get_if<std::string>(&value.held))
        return fromUtf8(*text);
    if (const auto* const number = std::get_if<std::uint64_t>(&value.held))
        return countText(*number);
    return phraseText(std::get<Phrase>(value.held));
}

/// One of the numbers filled in is this one.
bool holds(const Phrase& phrase, std::uint64_t number)
{
    return std::ranges::any_of(phrase.values, [number](const PhraseValue& value) {
        if (const auto* const inner = std::get_if<Phrase>(&value.held))
            return holds(*inner, number);
        const auto* const own = std::get_if<std::uint64_t>(&value.held);
        return own != nullptr && *own == number;
    });
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
    static const QString kEnds = QStringLiteral(".!?…。！？");
    if (sentence.isEmpty() || kEnds.contains(sentence.back()))
        return sentence;
    return Words::tr("%1.", "a sentence without its full stop").arg(sentence);
}

QString unitCount(Unit unit, std::uint64_t count)
{
    const int n = pluralOf(count);
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
    case Unit::Resamples:
        text = Words::tr("%Ln resample(s)", nullptr, n);
        break;
    case Unit::Bytes:
        return QLocale().formattedDataSize(static_cast<qint64>(count), 1, QLocale::DataSizeSIFormat);
    }
    return narrowGroups(text);
}

} // namespace

QString phraseText(const Phrase& phrase)
{
    if (phrase.empty())
        return {};
    const QString pattern = QCoreApplication::translate(kPhrases, phrase.pattern.c_str());
    QString result;
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        // A value may hold a % of its own: what is filled in is not looked at again.
        const int place = at + 1 < pattern.size() && pattern[at] == QLatin1Char('%')
            ? pattern[at + 1].unicode() - '1'
            : -1;
        if (place >= 0 && static_cast<std::size_t>(place) < phrase.values.size()) {
            result += valueText(phrase.values[static_cast<std::size_t>(place)]);
            ++at;
        } else {
            result += pattern[at];
        }
    }
    return result;
}

QString errorSentence(const Error& error)
{
    QString sentence = phraseText(error.message);
    // Core names the file in most messages; where it does not, the place comes first.
    if (error.line > 0 && !holds(error.message, error.line)) {
        const QString path = fromUtf8(error.file);
        const QString line = countText(error.line);
        sentence = path.isEmpty()
            ? Words::tr("Line %1: %2").arg(line, sentence)
            : Words::tr("%1, line %2: %3").arg(QFileInfo(path).fileName(), line, sentence);
    } else if (!error.file.empty() && !sentence.contains(QFileInfo(fromUtf8(error.file)).fileName())) {
        sentence = Words::tr("%1: %2", "path of a file and what is wrong with it")
                       .arg(fromUtf8(error.file), sentence);
    }
    QString hint = phraseText(error.hint);
    if (hint.isEmpty())
        hint = hintOfCode(error.code);
    sentence = withEnd(sentence);
    if (!hint.isEmpty())
        sentence = Words::tr("%1 %2", "two sentences, one after the other").arg(sentence, withEnd(hint));
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
    return doneText(progress.unit, progress.done, elapsedMs);
}

QString doneText(Unit unit, std::uint64_t count, qint64 elapsedMs)
{
    return Words::tr("%1 in %2").arg(unitCount(unit, count), durationText(elapsedMs));
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

QString labelsText(const std::vector<std::string>& labels)
{
    QStringList words;
    for (const std::string& label : labels)
        words.append(fromUtf8(label));
    return words.join(QStringLiteral(", "));
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
    case formats::FormatId::Brat:
        return Words::tr("BRAT standoff");
    case formats::FormatId::Conll:
        return Words::tr("CoNLL columns");
    }
    return {};
}

QString outdatedSentence(const project::ComparisonRun& run)
{
    return phraseText(run.outdatedBecause);
}

QString keyText(const QKeySequence& key)
{
    const QKeyCombination combination = key[0];
    // Qt's names of these keys are not those that stand on keyboards, or in running text.
    QString own;
    switch (combination.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        own = Words::tr("Enter", "a key");
        break;
    case Qt::Key_Up:
        own = Words::tr("Up", "a key");
        break;
    case Qt::Key_Down:
        own = Words::tr("Down", "a key");
        break;
    case Qt::Key_Left:
        own = Words::tr("Left", "a key");
        break;
    case Qt::Key_Right:
        own = Words::tr("Right", "a key");
        break;
    default:
        return key.toString(QKeySequence::NativeText).replace(QLatin1Char(' '), QChar::Nbsp);
    }
    const QKeySequence withLetter(QKeyCombination(combination.keyboardModifiers(), Qt::Key_A));
    return withLetter.toString(QKeySequence::NativeText).chopped(1) + own;
}

QString keyTexts(std::initializer_list<QKeySequence> keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts.push_back(keyText(key));
    return texts.join(QStringLiteral(" / "));
}

QString timeText(QTime time)
{
    return QLocale().toString(time, QLocale::ShortFormat);
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
