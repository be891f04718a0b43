// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace heldout::ui {

/// A named score on a track: "Unigrams 73.9 [bar]". The fill is the ramp colour of the score's interval;
/// ticks stand at the borders.
class ScoreBar : public QWidget
{
    Q_OBJECT
public:
    explicit ScoreBar(const QString& name, QWidget* parent = nullptr);

    /// Percent 0 to 100; nothing = undefined, shown as a dash.
    void setScore(std::optional<double> percent);
    [[nodiscard]] std::optional<double> score() const { return m_score; }
    /// Interval borders in percent, ascending, without 0 and 100. Default 25, 50, 75.
    void setBorders(std::vector<double> borders);
    void setName(const QString& name);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refreshAccessible();

    QString m_name;
    std::optional<double> m_score;
    std::vector<double> m_borders{25.0, 50.0, 75.0};
};

/// Index of the interval `percent` falls in: [0,b0) [b0,b1) ... [bn,100].
[[nodiscard]] int intervalOf(double percent, const std::vector<double>& borders);

} // namespace heldout::ui
