// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QScrollArea;

namespace heldout::ui {

/// A part of a scroll area's content whose lines wrap: it is scrolled to when its parts can be no lower, not
/// when they could be higher. Nest it where the content holds another widget with such parts.
class ScrollContent : public QWidget
{
public:
    using QWidget::QWidget;
    [[nodiscard]] int heightForWidth(int width) const override;
};

/// Lets content that may be higher than its place be scrolled to: no frame, no ground of its own, not
/// sideways, and no stop of Tab, which goes to the parts inside.
[[nodiscard]] QScrollArea* makeScrollArea(QWidget* content, QWidget* parent = nullptr);

} // namespace heldout::ui
