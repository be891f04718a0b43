// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QTextBrowser;

namespace heldout::ui {

/// The manual, from ":/manual". Not modal: it stays beside the window while one works.
class ManualDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ManualDialog(QWidget* parent = nullptr);

    /// True when this build holds the manual.
    [[nodiscard]] static bool available();
    /// "index", "data", "similarity", "pairs"; an unknown name shows the index.
    void showPage(const QString& name);

private:
    QTextBrowser* m_text;
};

} // namespace heldout::ui
