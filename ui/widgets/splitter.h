// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace heldout::ui {

/// A splitter that cuts nothing off where the window is mirrored: there Qt moves the parts of a horizontal
/// one by one pixel over its edge.
class Splitter : public QSplitter
{
    Q_OBJECT
public:
    explicit Splitter(Qt::Orientation orientation, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void keepInside();
};

} // namespace heldout::ui
