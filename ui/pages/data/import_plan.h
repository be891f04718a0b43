// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace heldout::ui {

/// A file to import and what it seems to belong to.
struct ImportPlan
{
    QString path;
    QString dataset;
    QString split;
};

/// What chosen or dropped files and folders hold: folders are looked into one level deep, the mention files
/// that belong to a BC2GM sentence file come with it, a folder with annotations of BRAT is one plan, training
/// splits stand first. Only names are looked at.
[[nodiscard]] std::vector<ImportPlan> planImports(const QStringList& paths);

/// "train" of "SST-2/train.tsv.gz"; "all" when the name tells nothing.
[[nodiscard]] QString guessSplit(const QString& path);
/// "SST-2" of "SST-2/train.tsv"; the file's own name where the folder's tells nothing.
[[nodiscard]] QString guessDataset(const QString& path);

} // namespace heldout::ui
