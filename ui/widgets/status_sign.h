// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPainter;

namespace heldout::ui {

/// Signs of state. Each is told apart by its shape before its colour.
enum class Sign {
    None,
    Done, ///< ring with tick, green
    Warning, ///< triangle, ochre
    Error, ///< octagon, red
    Info, ///< ring with i, accent
    Outdated, ///< clock, ochre
    Waiting, ///< clock, grey
    Running, ///< triangle to the end, accent
    Stopping, ///< square, grey
    Cancelled, ///< cross, grey
    Duplicate, ///< =
    NearDuplicate, ///< two waves
    Different, ///< = struck through
    Unsure, ///< ?
    Skip, ///< triangle and bar
    Undecided, ///< dotted ring
};

/// Drawn, not typed; fits `rect`. An invalid colour takes the sign's own.
void paintSign(QPainter& painter, Sign sign, const QRectF& rect, const QColor& color = {});
[[nodiscard]] QColor signColor(Sign sign);
/// The word for screen readers and tooltips: "Warning", "Near-duplicate".
[[nodiscard]] QString signName(Sign sign);

/// A sign with a word in its colour ("Nothing to repair"); the word may be empty.
class StatusSign : public QWidget
{
    Q_OBJECT
public:
    explicit StatusSign(Sign sign = Sign::None, const QString& text = {}, QWidget* parent = nullptr);

    void setState(Sign sign, const QString& text);
    [[nodiscard]] Sign sign() const { return m_sign; }
    [[nodiscard]] QString text() const { return m_text; }
    /// Words in text 1 or 3 instead of the sign's colour.
    void setPlainText(bool plain);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Sign m_sign;
    QString m_text;
    bool m_plain = false;
};

} // namespace heldout::ui
