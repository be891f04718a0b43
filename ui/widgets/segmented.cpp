// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/segmented.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

class Segment : public QAbstractButton
{
public:
    explicit Segment(QWidget* parent)
        : QAbstractButton(parent)
    {
        setCheckable(true);
        setFocusPolicy(Qt::ClickFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        // As wide as the bold words, so that nothing moves when the choice does.
        QFont bold = font();
        bold.setBold(true);
        const int text = QFontMetrics(bold).horizontalAdvance(this->text());
        return {text + 2 * metrics::kSpace12, metrics::segmented()};
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Tokens& t = tokens();
        QPainter painter(this);
        QFont words = font();
        words.setBold(isChecked());
        painter.setFont(words);
        painter.setPen(!isEnabled() ? t.disabledText : (isChecked() ? t.text1 : t.text2));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextHideMnemonic, text());
        if (isChecked()) {
            const int line = metrics::scaled(2);
            painter.fillRect(
                QRect(9, height() - 3 - line, width() - 18, line), isEnabled() ? t.accent : t.disabledText);
        }
    }
};

} // namespace

Segmented::Segmented(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(1, 0, 1, 0);
    row->setSpacing(1);
    m_group->setExclusive(true);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on) {
            update();
            Q_EMIT currentIndexChanged(id);
        }
    });
}

Segmented::Segmented(const QStringList& texts, QWidget* parent)
    : Segmented(parent)
{
    for (const QString& text : texts)
        addSegment(text);
}

void Segmented::addSegment(const QString& text, const QString& toolTip)
{
    auto* segment = new Segment(this);
    segment->setText(text);
    segment->setToolTip(toolTip);
    segment->setFocusProxy(this);
    const int index = count();
    m_buttons.push_back(segment);
    m_group->addButton(segment, index);
    layout()->addWidget(segment);
    if (index == 0) {
        const QSignalBlocker quiet(m_group);
        segment->setChecked(true);
    }
}

void Segmented::setTexts(const QStringList& texts)
{
    for (int i = 0; i < texts.size(); ++i) {
        if (i < count())
            button(i)->setText(texts[i]);
        else
            addSegment(texts[i]);
    }
    while (count() > texts.size()) {
        const QSignalBlocker quiet(m_group);
        delete m_buttons.back();
        m_buttons.pop_back();
    }
    if (currentIndex() < 0 && count() > 0) {
        const QSignalBlocker quiet(m_group);
        m_buttons.front()->setChecked(true);
    }
    updateGeometry();
}

int Segmented::count() const
{
    return static_cast<int>(m_buttons.size());
}

int Segmented::currentIndex() const
{
    return m_group->checkedId();
}

QAbstractButton* Segmented::button(int index) const
{
    return index >= 0 && index < count() ? m_buttons[static_cast<std::size_t>(index)] : nullptr;
}

void Segmented::setCurrentIndex(int index)
{
    if (QAbstractButton* segment = button(index))
        segment->setChecked(true);
}

void Segmented::setSegmentEnabled(int index, bool enabled)
{
    if (QAbstractButton* segment = button(index))
        segment->setEnabled(enabled);
}

void Segmented::step(int direction)
{
    for (int i = currentIndex() + direction; i >= 0 && i < count(); i += direction) {
        if (button(i)->isEnabled()) {
            button(i)->setChecked(true);
            return;
        }
    }
}

void Segmented::keyPressEvent(QKeyEvent* event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        step(-forward);
        return;
    case Qt::Key_Right:
        step(forward);
        return;
    case Qt::Key_Up:
        step(-1);
        return;
    case Qt::Key_Down:
        step(1);
        return;
    case Qt::Key_Home:
        setCurrentIndex(0);
        return;
    case Qt::Key_End:
        setCurrentIndex(count() - 1);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Segmented::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = tokens();
    const bool focused = hasFocus() && isEnabled();
    const QColor line = !isEnabled() ? t.hairline : t.border;
    paintBox(painter, rect(), metrics::kControlRadius, t.panel, {});
    painter.save();
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()), metrics::kControlRadius, metrics::kControlRadius);
    painter.setClipPath(outline);
    for (const QAbstractButton* segment : m_buttons) {
        if (segment->isChecked())
            painter.fillRect(segment->geometry(), t.selection);
        else if (segment->isEnabled() && (segment->isDown() || segment->underMouse()))
            painter.fillRect(segment->geometry(), t.pointedAt);
    }
    painter.restore();
    paintBox(painter, rect(), metrics::kControlRadius, {}, line);
    for (int i = 1; i < count(); ++i) {
        const QRect here = button(i)->geometry();
        const int x = layoutDirection() == Qt::RightToLeft ? here.right() + 1 : here.left() - 1;
        painter.fillRect(QRect(x, 1, 1, height() - 2), line);
    }
    if (focused)
        paintFocusRing(painter, rect(), metrics::kControlRadius);
}

void Segmented::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void Segmented::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace heldout::ui
