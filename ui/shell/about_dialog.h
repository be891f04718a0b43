// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace heldout::ui {

/// Version, licence, the papers to cite, where the sample comes from.
class AboutDialog : public QDialog
{
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace heldout::ui
