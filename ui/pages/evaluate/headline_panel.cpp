// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/headline_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/icon_button.h"

namespace heldout::ui {

HeadlinePanel::HeadlinePanel(QWidget* parent)
    : Panel({}, parent)
    , m_sentence(makeLabel({}, FontRole::Headline, Ink::Text1, this))
    , m_details(makeLabel({}, FontRole::Label, Ink::Text2, this))
{
    setObjectName(QStringLiteral("headlinePanel"));
    setAccessibleName(tr("Headline"));
    m_sentence->setObjectName(QStringLiteral("headline"));
    m_sentence->setTextFormat(Qt::RichText);
    m_details->setObjectName(QStringLiteral("headlineDetails"));
    for (QLabel* label : {m_sentence, m_details}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QToolButton* copyButton = makeIconButton(QStringLiteral("copy"), tr("Copy the sentence"), this);
    copyButton->setObjectName(QStringLiteral("copyHeadline"));
    connect(copyButton, &QToolButton::clicked, this, &HeadlinePanel::copy);
    auto* words = new QVBoxLayout;
    words->setSpacing(metrics::kSpace4);
    words->addWidget(m_sentence);
    words->addWidget(m_details);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(metrics::kSpace8, metrics::kSpace4, metrics::kSpace8, 0);
    row->setSpacing(metrics::kSpace12);
    row->addLayout(words, 1);
    row->addWidget(copyButton, 0, Qt::AlignVCenter);
    content()->addLayout(row);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void HeadlinePanel::setWords(const HeadlineWords& words)
{
    m_words = words;
    m_sentence->setText(words.sentence);
    m_details->setText(words.details);
    m_details->setVisible(!words.details.isEmpty());
    m_sentence->setAccessibleName(words.plain);
}

QString HeadlinePanel::text() const
{
    return m_words.details.isEmpty() ? m_words.plain : m_words.plain + QLatin1Char(' ') + m_words.details;
}

void HeadlinePanel::copy() const
{
    QGuiApplication::clipboard()->setText(text());
}

void HeadlinePanel::setDimmed(bool dimmed)
{
    setTextRole(m_sentence, FontRole::Headline, dimmed ? Ink::Text3 : Ink::Text1);
}

} // namespace heldout::ui
