// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QTest>

namespace heldout::testing {

/// Goes up or down in a field by key to the row of these words.
inline void choose(QComboBox* combo, const QString& words)
{
    combo->setFocus();
    const int row = combo->findText(words);
    QVERIFY2(row >= 0, qPrintable(words));
    while (combo->currentIndex() != row) {
        const int before = combo->currentIndex();
        QTest::keyClick(combo, before < row ? Qt::Key_Down : Qt::Key_Up);
        QVERIFY2(combo->currentIndex() != before, qPrintable(words));
    }
}

} // namespace heldout::testing
