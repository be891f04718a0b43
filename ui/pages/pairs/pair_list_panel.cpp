// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pairs/pair_list_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "models/pairs_model.h"
#include "pages/pairs/pair_list_view.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/theme.h"

namespace heldout::ui {

PairListPanel::PairListPanel(PairsModel& model, QWidget* parent)
    : QFrame(parent)
    , m_search(new QLineEdit(this))
    , m_list(new PairListView(this))
    , m_nothing(new QWidget(this))
    , m_nothingText(makeLabel({}, FontRole::Body, Ink::Text3, m_nothing))
    , m_nothingAction(new QPushButton(m_nothing))
    , m_count(makeLabel({}, FontRole::Label, Ink::Text2, this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setProperty(kKindProperty, QStringLiteral("panel"));
    m_search->setObjectName(QStringLiteral("pairSearch"));
    m_search->setPlaceholderText(tr("Find words or an id"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setToolTip(tr("Find words or an id (%1)").arg(keyText(Qt::CTRL | Qt::Key_F)));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_list->setObjectName(QStringLiteral("pairList"));
    m_list->setAccessibleName(tr("Pairs, closest first"));
    m_list->setModel(&model);
    m_nothingText->setObjectName(QStringLiteral("noPairText"));
    m_nothingText->setWordWrap(true);
    m_nothingAction->setObjectName(QStringLiteral("removeFilter"));
    m_count->setObjectName(QStringLiteral("pairCount"));
    setKind(m_cancel, Kind::Quiet);
    m_cancel->setObjectName(QStringLiteral("cancelSearch"));
    m_cancel->hide();

    auto* nothing = new QVBoxLayout(m_nothing);
    nothing->setContentsMargins(metrics::kSpace16, metrics::kSpace12, metrics::kSpace16, metrics::kSpace12);
    nothing->setSpacing(metrics::kSpace12);
    nothing->addWidget(m_nothingText);
    nothing->addWidget(m_nothingAction, 0, Qt::AlignLeading);
    nothing->addStretch(1);
    m_nothing->hide();

    auto* field = new QHBoxLayout;
    field->setContentsMargins(
        metrics::kPanelMargin - 1, metrics::kSpace8, metrics::kPanelMargin - 1, metrics::kSpace8);
    field->addWidget(m_search);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(
        metrics::kPanelMargin + 1, metrics::kSpace4, metrics::kPanelMargin, metrics::kSpace8);
    foot->addWidget(m_count);
    foot->addWidget(m_cancel);
    foot->addStretch(1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(field);
    rows->addWidget(m_list, 1);
    rows->addWidget(m_nothing, 1);
    rows->addLayout(foot);

    m_typing.setSingleShot(true);
    m_typing.setInterval(300);
    connect(&m_typing, &QTimer::timeout, this, &PairListPanel::enterWords);
    connect(m_search, &QLineEdit::textEdited, &m_typing, qOverload<>(&QTimer::start));
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        // The clear button is no edit to QLineEdit.
        if (text.isEmpty() && !m_words.isEmpty())
            m_typing.start();
    });
    connect(m_search, &QLineEdit::returnPressed, this, &PairListPanel::enterWords);
    connect(m_cancel, &QPushButton::clicked, this, &PairListPanel::cancelRequested);
    connect(m_nothingAction, &QPushButton::clicked, this, &PairListPanel::actionTriggered);
}

void PairListPanel::enterWords()
{
    m_typing.stop();
    const QString words = m_search->text().simplified();
    if (words == m_words)
        return;
    m_words = words;
    Q_EMIT wordsEntered(words);
}

void PairListPanel::setWords(const QString& words)
{
    m_typing.stop();
    m_words = words;
    // What is being typed is not replaced by what it is about to become.
    if (m_search->text().simplified() != words)
        m_search->setText(words);
}

void PairListPanel::showCount(int pairs)
{
    m_cancel->hide();
    m_list->setDimmed(false);
    m_count->setText(
        tr("%1 pair(s), closest first", nullptr, pairs).arg(countText(static_cast<quint64>(pairs))));
}

void PairListPanel::showSearching()
{
    m_list->setDimmed(true);
    m_count->setText(tr("Finding pairs…"));
    m_cancel->show();
}

void PairListPanel::showNothing(const QString& sentence, const QString& action)
{
    m_nothingText->setText(sentence);
    m_nothingAction->setText(action);
    m_nothingAction->setVisible(!action.isEmpty());
    m_list->hide();
    m_nothing->show();
}

void PairListPanel::hideNothing()
{
    m_nothing->hide();
    m_list->show();
}

} // namespace heldout::ui
