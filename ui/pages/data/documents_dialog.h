// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <vector>

#include "project/types.h"

namespace heldout::ui {

/// The documents that have texts on both sides, those with the most first.
class DocumentsDialog : public QDialog
{
    Q_OBJECT
public:
    DocumentsDialog(const QString& title, const QString& testName, const QString& trainName,
        const std::vector<project::DocumentOnBothSides>& documents, QWidget* parent = nullptr);
};

} // namespace heldout::ui
