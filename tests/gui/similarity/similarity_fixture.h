// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

#include "project/project.h"

/// Projects for the tests of the similarity page.
namespace heldout::testing {

[[nodiscard]] project::Environment environment();
/// A new project, or the one that is there. Aborts with a message when that does not work.
[[nodiscard]] std::shared_ptr<project::Project> openOrCreate(const QString& path);
/// Imports a file as a split; the format is found out.
void import(project::Project& project, const QString& file, const QString& dataset, const QString& split,
    bool replace = false);
/// Waits for a comparison in this thread; n = 1, 2, 3.
void compare(project::Project& project, const QString& dataset);
/// Makes a project with the small BC2GM splits, compared.
void makeCompared(const QString& path);
/// A fresh copy in place of what stands at `to`.
[[nodiscard]] bool copyFresh(const QString& from, const QString& to);

} // namespace heldout::testing
