// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "widgets/status_sign.h"

namespace heldout::ui {

/// Sign, word and keycap; 44 high. Checked = the decision already stored.
class DecisionButton : public QAbstractButton
{
    Q_OBJECT
public:
    DecisionButton(Sign sign, const QString& word, const QString& key, QWidget* parent = nullptr);

    void setKey(const QString& key);
    [[nodiscard]] QString key() const { return m_key; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Sign m_sign;
    QString m_key;
};

} // namespace heldout::ui
