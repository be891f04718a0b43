// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>
#include <QTime>

#include <algorithm>
#include <initializer_list>

#include "base/job.h"
#include "base/result.h"
#include "project/types.h"

/// Values of core in the words of the interface.
namespace heldout::ui {

[[nodiscard]] inline QString fromUtf8(const std::string& text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A sentence of core in the language of the interface, its numbers as countText writes them.
[[nodiscard]] QString phraseText(const Phrase& phrase);

/// What went wrong, as one or two sentences with file and line, and what to do next.
[[nodiscard]] QString errorSentence(const Error& error);

/// It went wrong at a line of a file, which can be looked at.
[[nodiscard]] inline bool hasLine(const Error& error)
{
    return error.line > 0 && !error.file.empty();
}

/// "3 180 of 5 000 texts", "412 000 rows so far", "" when nothing was counted yet.
[[nodiscard]] QString progressText(const Progress& progress);
/// "5 000 texts in 0.9 s".
[[nodiscard]] QString doneText(const Progress& progress, qint64 elapsedMs);
[[nodiscard]] QString doneText(Unit unit, std::uint64_t count, qint64 elapsedMs);
/// "4 s left", "3 min left"; "" when not known (-1).
[[nodiscard]] QString remainingText(qint64 ms);
/// "0.9 s", "18 s", "3 min 5 s".
[[nodiscard]] QString durationText(qint64 ms);

/// Why a comparison is outdated: "BC2GM test was loaded again and differs." "" when it is up to date.
[[nodiscard]] QString outdatedSentence(const project::ComparisonRun& run);

/// The labels of an item: "good", "drama, comedy"; "" for none.
[[nodiscard]] QString labelsText(const std::vector<std::string>& labels);

/// "BC2GM original", "TSV, no quotes", ...
[[nodiscard]] QString formatName(formats::FormatId format);

/// A key as this keyboard's owner reads it, "Ctrl+J", "Strg+J", without blanks that break.
[[nodiscard]] QString keyText(const QKeySequence& key);
/// "F8 / Shift+F8": keys that do much the same.
[[nodiscard]] QString keyTexts(std::initializer_list<QKeySequence> keys);

/// A time of day as short as the locale writes it, "4:36 AM", "04:36".
[[nodiscard]] QString timeText(QTime time);

/// A count as tr() takes it to choose a plural.
[[nodiscard]] constexpr int pluralOf(std::uint64_t count)
{
    return static_cast<int>(std::min<std::uint64_t>(count, 2'000'000'000));
}

/// A count in the locale's digits, its groups parted by a narrow blank that does not break.
[[nodiscard]] QString countText(std::uint64_t count);
/// The same for a sentence whose count came through "%Ln".
[[nodiscard]] QString narrowGroups(QString sentence);

} // namespace heldout::ui
