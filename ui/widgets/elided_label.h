// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace heldout::ui {

/// One line of text that gives way with an ellipsis at the text's own end; the whole text is then the
/// tooltip.
class ElidedLabel : public QFrame
{
    Q_OBJECT
    Q_PROPERTY(QString text READ text WRITE setText)
public:
    explicit ElidedLabel(const QString& text = {}, QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] QString text() const { return m_text; }
    void setElideMode(Qt::TextElideMode mode);
    [[nodiscard]] bool isElided() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString m_text;
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

} // namespace heldout::ui
