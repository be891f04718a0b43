// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

namespace heldout::ui {

/// The key list on `?`: groups in two columns, keycaps before what they do.
class HelpKeysDialog : public QDialog
{
    Q_OBJECT
public:
    struct Entry
    {
        QString keys;
        QString what;
    };
    struct Group
    {
        QString title;
        QList<Entry> entries;
    };

    explicit HelpKeysDialog(const QList<Group>& groups, QWidget* parent = nullptr);
};

} // namespace heldout::ui
