// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pairs/pair_popups.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "session/words.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/field.h"

namespace heldout::ui {

namespace {

constexpr std::int32_t kAll = 100'000;

void openPopup(QWidget* popup, QWidget* anchor)
{
    popup->setLayoutDirection(anchor->layoutDirection());
    popup->adjustSize();
    const QSize size = popup->sizeHint();
    const bool mirrored = anchor->layoutDirection() == Qt::RightToLeft;
    QPoint at = anchor->mapToGlobal(
        QPoint(mirrored ? anchor->width() - size.width() : 0, anchor->height() + metrics::kSpace4));
    if (const QScreen* screen = anchor->screen()) {
        const QRect room = screen->availableGeometry();
        at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - size.width())));
        at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - size.height())));
    }
    popup->move(at);
    popup->show();
}

QDoubleSpinBox* percentBox(QWidget* parent)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setRange(0, 100);
    box->setDecimals(1);
    box->setSingleStep(5);
    return box;
}

std::int32_t milliOf(const QDoubleSpinBox* box)
{
    return static_cast<std::int32_t>(std::lround(box->value() * 1000));
}

bool isEnter(const QKeyEvent* event)
{
    return event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
}

} // namespace

ScorePopup::ScorePopup(QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_from(percentBox(this))
    , m_to(percentBox(this))
    , m_problem(makeLabel({}, FontRole::Label, Ink::Error, this))
    , m_apply(new QPushButton(tr("Apply"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setProperty(kKindProperty, QStringLiteral("panel"));
    m_from->setObjectName(QStringLiteral("scoreFrom"));
    m_to->setObjectName(QStringLiteral("scoreTo"));
    m_apply->setObjectName(QStringLiteral("scoreApply"));
    m_to->setToolTip(tr("Up to 100 includes 100"));

    auto* fields = new QHBoxLayout;
    fields->setSpacing(metrics::kControlGap);
    fields->addWidget(new Field(tr("From, %"), m_from, this));
    fields->addWidget(new Field(tr("To under, %"), m_to, this));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_problem, 1);
    buttons->addWidget(m_apply);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(
        metrics::kPanelMargin, metrics::kPanelMargin, metrics::kPanelMargin, metrics::kPanelMargin);
    rows->setSpacing(metrics::kControlGap);
    rows->addLayout(fields);
    rows->addLayout(buttons);

    connect(m_from, &QDoubleSpinBox::valueChanged, this, &ScorePopup::check);
    connect(m_to, &QDoubleSpinBox::valueChanged, this, &ScorePopup::check);
    connect(m_apply, &QPushButton::clicked, this, &ScorePopup::apply);
}

void ScorePopup::openBelow(
    QWidget* anchor, std::int32_t lowest, std::optional<std::int32_t> from, std::optional<std::int32_t> to)
{
    m_lowest = lowest;
    const std::int32_t low = from.value_or(lowest);
    const std::int32_t high = to.value_or(kAll);
    for (QDoubleSpinBox* box : {m_from, m_to})
        box->setMinimum(lowest / 1000.0);
    const int decimals = low % 100 == 0 && high % 100 == 0 ? 1 : 3;
    m_from->setDecimals(decimals);
    m_to->setDecimals(decimals);
    m_from->setValue(low / 1000.0);
    m_to->setValue(high / 1000.0);
    check();
    openPopup(this, anchor);
    m_from->setFocus(Qt::PopupFocusReason);
    m_from->selectAll();
}

void ScorePopup::check()
{
    const bool wrong = milliOf(m_from) >= milliOf(m_to);
    setWrong(m_to, wrong);
    m_problem->setText(wrong ? tr("Must be above the first") : QString());
    m_apply->setEnabled(!wrong);
}

void ScorePopup::apply()
{
    m_from->interpretText();
    m_to->interpretText();
    const std::int32_t from = milliOf(m_from);
    const std::int32_t to = milliOf(m_to);
    if (from >= to)
        return;
    hide();
    Q_EMIT applied(
        from > m_lowest ? std::optional(from) : std::nullopt, to < kAll ? std::optional(to) : std::nullopt);
}

void ScorePopup::keyPressEvent(QKeyEvent* event)
{
    if (isEnter(event))
        apply();
    else if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

GoToPopup::GoToPopup(QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_number(new QSpinBox(this))
    , m_of(makeLabel({}, FontRole::Body, Ink::Text2, this))
{
    setFrameShape(QFrame::StyledPanel);
    setProperty(kKindProperty, QStringLiteral("panel"));
    m_number->setObjectName(QStringLiteral("goToNumber"));
    auto* label = makeLabel(tr("Go to pair"), FontRole::Body, Ink::Text1, this);
    label->setBuddy(m_number);
    m_number->setAccessibleName(label->text());
    m_number->setMinimumWidth(metrics::scaled(110));
    auto* go = new QPushButton(tr("Go to pair"), this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(
        metrics::kPanelMargin, metrics::kPanelMargin, metrics::kPanelMargin, metrics::kPanelMargin);
    row->setSpacing(metrics::kControlGap);
    row->addWidget(label);
    row->addWidget(m_number);
    row->addWidget(m_of);
    row->addWidget(go);
    connect(go, &QPushButton::clicked, this, &GoToPopup::choose);
}

void GoToPopup::openBelow(QWidget* anchor, int current, int count)
{
    m_number->setRange(1, std::max(1, count));
    m_number->setValue(current);
    m_of->setText(tr("of %1", "pair 3 of 310").arg(countText(static_cast<quint64>(count))));
    openPopup(this, anchor);
    m_number->setFocus(Qt::PopupFocusReason);
    m_number->selectAll();
}

void GoToPopup::choose()
{
    m_number->interpretText();
    hide();
    Q_EMIT chosen(m_number->value());
}

void GoToPopup::keyPressEvent(QKeyEvent* event)
{
    if (isEnter(event))
        choose();
    else if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

} // namespace heldout::ui
