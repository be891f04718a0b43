// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QImage>

#include "charts/figure.h"

namespace heldout::ui {

/// The sheet as it will be, as large as there is room for.
class FigurePreview : public QFrame
{
    Q_OBJECT
public:
    explicit FigurePreview(Figure figure, QWidget* parent = nullptr);

    void setSettings(const FigureSettings& settings);
    /// 1.6 = the sheet is shown 1.6 times as large as it prints (at 96 pixels an inch).
    [[nodiscard]] double scale() const;

    [[nodiscard]] QSize sizeHint() const override { return {560, 540}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {280, 240}; }

Q_SIGNALS:
    void scaleChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    Figure m_figure;
    FigureSettings m_settings;
    QImage m_image;
};

} // namespace heldout::ui
