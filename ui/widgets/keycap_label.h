// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPainter;

namespace heldout::ui {

/// A key as it is printed on buttons and in the key list. "Ctrl+G" is one cap; "J / K" is two with the words
/// between.
class KeycapLabel : public QWidget
{
    Q_OBJECT
public:
    explicit KeycapLabel(const QString& keys, QWidget* parent = nullptr);

    void setKeys(const QString& keys);
    [[nodiscard]] QString keys() const { return m_keys; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_keys;
};

/// For painters: the size of one cap and the cap itself.
[[nodiscard]] QSize keycapSize(const QString& key);
void paintKeycap(QPainter& painter, const QRect& rect, const QString& key, bool enabled = true);

} // namespace heldout::ui
