// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace heldout::ui {

/// Values with the markers of their systems, in one line: what the chart points out.
class ScoreReadout : public QWidget
{
    Q_OBJECT
public:
    struct Value
    {
        int system = 0;
        QString text;
        bool hollow = false;
    };

    explicit ScoreReadout(QWidget* parent = nullptr);

    void setValues(const QString& title, std::vector<Value> values);
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
    std::vector<Value> m_values;
};

} // namespace heldout::ui
