// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/import_plan.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

#include "data/instance.h"

namespace heldout::ui {

namespace {

const QStringList& dataSuffixes()
{
    static const QStringList kSuffixes{QStringLiteral("tsv"), QStringLiteral("csv"), QStringLiteral("jsonl"),
        QStringLiteral("json"), QStringLiteral("txt"), QStringLiteral("in"), QStringLiteral("ndjson")};
    return kSuffixes;
}

/// Folders that are places, not data sets.
bool tellsNothing(const QString& folder)
{
    static const QStringList kPlaces{QStringLiteral("downloads"), QStringLiteral("desktop"),
        QStringLiteral("documents"), QStringLiteral("data"), QStringLiteral("tmp"), QStringLiteral("home"),
        QStringLiteral("train"), QStringLiteral("test"), QStringLiteral("corpus"), QString()};
    return kPlaces.contains(folder.toLower());
}

QString withoutGz(const QString& name)
{
    return name.endsWith(QLatin1String(".gz"), Qt::CaseInsensitive) ? name.chopped(3) : name;
}

QString stemOf(const QString& path)
{
    const QString name = withoutGz(QFileInfo(path).fileName());
    const qsizetype dot = name.lastIndexOf(QLatin1Char('.'));
    return dot > 0 ? name.left(dot) : name;
}

bool isData(const QFileInfo& file)
{
    return dataSuffixes().contains(QFileInfo(withoutGz(file.fileName())).suffix().toLower());
}

bool isAnnotationFile(const QString& path)
{
    static const QStringList kSuffixes{QStringLiteral("ann"), QStringLiteral("a1"), QStringLiteral("a2")};
    return kSuffixes.contains(QFileInfo(withoutGz(path)).suffix().toLower());
}

bool holdsAnnotations(const QDir& folder)
{
    const QStringList names = folder.entryList(QDir::Files | QDir::Readable);
    return std::ranges::any_of(names, isAnnotationFile);
}

bool isMentionFile(const QString& path)
{
    return withoutGz(path).endsWith(QLatin1String(".eval"), Qt::CaseInsensitive);
}

int orderOf(const ImportPlan& plan)
{
    return static_cast<int>(roleFromName(plan.split.toStdString()));
}

} // namespace

QString guessSplit(const QString& path)
{
    struct Word
    {
        const char* pattern;
        const char* split;
    };
    constexpr std::array kWords{
        Word{"(train|training)", "train"},
        Word{"(dev|devel|development)", "dev"},
        Word{"(valid|validation|val)", "valid"},
        Word{"(test|testing|eval)", "test"},
    };
    const QString stem = stemOf(path).toLower();
    for (const Word& word : kWords) {
        const QRegularExpression whole(
            QStringLiteral("(^|[^a-z])%1([^a-z]|$)").arg(QString::fromLatin1(word.pattern)));
        if (whole.match(stem).hasMatch())
            return QString::fromLatin1(word.split);
    }
    return QStringLiteral("all");
}

QString guessDataset(const QString& path)
{
    const QString folder = QFileInfo(path).absoluteDir().dirName();
    if (!tellsNothing(folder))
        return folder;
    QString stem = stemOf(path);
    static const QRegularExpression kSplitWord(
        QStringLiteral("[-_. ]?(train(ing)?|dev(el)?|valid(ation)?|val|test(ing)?)([-_. ]|$)"),
        QRegularExpression::CaseInsensitiveOption);
    stem.remove(kSplitWord);
    return stem.isEmpty() ? QCoreApplication::translate("ImportPlan", "Data set") : stem;
}

std::vector<ImportPlan> planImports(const QStringList& paths)
{
    QStringList files;
    for (const QString& path : paths) {
        const QFileInfo info(path);
        if (!info.isDir()) {
            files.push_back(info.absoluteFilePath());
            continue;
        }
        const QDir folder(info.absoluteFilePath());
        if (holdsAnnotations(folder)) { // documents of BRAT: the folder is one split
            files.push_back(info.absoluteFilePath());
            continue;
        }
        for (const QFileInfo& entry : folder.entryInfoList(QDir::Files | QDir::Readable, QDir::Name)) {
            static const QRegularExpression kNotes(
                QStringLiteral("^(readme|notice|license|source)"), QRegularExpression::CaseInsensitiveOption);
            if (isData(entry) && !kNotes.match(entry.fileName()).hasMatch())
                files.push_back(entry.absoluteFilePath());
        }
    }
    files.removeDuplicates();
    const bool sentencesToo
        = std::ranges::any_of(files, [](const QString& file) { return !isMentionFile(file); });
    std::vector<ImportPlan> plans;
    for (const QString& file : files) {
        if (isMentionFile(file) && sentencesToo)
            continue;
        const QString text = QFileInfo(file).absolutePath() + QLatin1Char('/') + stemOf(file);
        if (isAnnotationFile(file) && files.contains(text + QLatin1String(".txt")))
            continue; // it comes with its text
        plans.push_back({file, guessDataset(file), guessSplit(file)});
    }
    std::ranges::stable_sort(plans, {}, orderOf);
    return plans;
}

} // namespace heldout::ui
