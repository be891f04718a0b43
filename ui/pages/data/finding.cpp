// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/finding.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "session/words.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/status_sign.h"

namespace heldout::ui {

Finding::Finding(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_sign(new StatusSign(Sign::Info, {}, this))
    , m_number(makeLabel(QStringLiteral("–"), FontRole::PageTitle, Ink::Text1, this))
    , m_sentence(makeLabel({}, FontRole::Body, Ink::Text1, this))
    , m_small(makeLabel({}, FontRole::Label, Ink::Text3, this))
    , m_action(new QPushButton(this))
{
    setObjectName(name);
    m_number->setObjectName(name + QStringLiteral("Number"));
    m_action->setObjectName(name + QStringLiteral("Action"));
    setKind(m_action, Kind::Quiet);
    for (QLabel* label : {m_sentence, m_small}) {
        label->setWordWrap(true);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    auto* words = new QVBoxLayout;
    words->setSpacing(metrics::kSpace4 / 2);
    words->addWidget(m_number);
    words->addWidget(m_sentence);
    words->addWidget(m_small);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, metrics::kSpace8, 0, metrics::kSpace12);
    row->setSpacing(metrics::kSpace8);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    row->addWidget(m_action, 0, Qt::AlignVCenter);
    connect(m_action, &QPushButton::clicked, this, &Finding::triggered);
}

void Finding::show(bool warn, std::optional<std::uint64_t> number, const QString& sentence,
    const QString& small, const QString& action)
{
    m_sign->setState(warn ? Sign::Warning : Sign::Info, {});
    m_number->setText(number ? countText(*number) : QStringLiteral("–"));
    m_sentence->setText(sentence);
    m_small->setText(small);
    m_small->setVisible(!small.isEmpty());
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_action->setAccessibleName(tr("%1: %2 %3").arg(action, m_number->text(), sentence));
    setAccessibleName(tr("%1 %2").arg(m_number->text(), sentence));
    setVisible(true);
}

QString Finding::number() const
{
    return m_number->text();
}

void Finding::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(0, height() - 1, width(), 1, tokens().hairline);
}

} // namespace heldout::ui
