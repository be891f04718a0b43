// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace heldout::ui {

/// Parts side by side, each as wide as it wishes or at least needs; those that find no room go to the next
/// line. Mirrors with the widget. A stretch pushes what follows to the end of its line and of the next ones.
class FlowLayout : public QLayout
{
    Q_OBJECT
public:
    explicit FlowLayout(QWidget* parent = nullptr, int across = 8, int down = 8);
    ~FlowLayout() override;

    void addStretch();

    /// A widget's item, or a layout of parts that stay together.
    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    /// The widest part alone, in one line.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// Height taken; moves the parts when asked to.
    int arrange(const QRect& rect, bool move) const;
    void placeLine(const QList<QLayoutItem*>& line, const QRect& rect, int height, bool atEnd) const;

    QList<QLayoutItem*> m_items;
    int m_across;
    int m_down;
};

} // namespace heldout::ui
