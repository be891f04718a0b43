// SPDX-License-Identifier: GPL-3.0-or-later
// How one goes through the pairs by keyboard, and what a pair's menu offers.
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QShortcut>
#include <QStackedWidget>

#include <algorithm>

#include "models/pairs_model.h"
#include "pages/pairs/pair_head.h"
#include "pages/pairs/pair_list_panel.h"
#include "pages/pairs/pair_list_view.h"
#include "pages/pairs/pairs_page.h"
#include "session/words.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "widgets/pair_diff_view.h"

namespace heldout::ui {

void PairsPage::addKey(const QKeySequence& key, void (PairsPage::*slot)())
{
    auto* shortcut = new QShortcut(key, this);
    // The other pages are hidden while this one is in front, so their keys do not meet.
    shortcut->setContext(
        key == QKeySequence(Qt::Key_Escape) ? Qt::WidgetWithChildrenShortcut : Qt::WindowShortcut);
    connect(shortcut, &QShortcut::activated, this, slot);
}

void PairsPage::addKeys()
{
    m_find->setShortcut(QKeySequence::Find);
    addAction(m_find);
    connect(m_find, &QAction::triggered, this, &PairsPage::find);
    // Letters reach a shortcut only while no text field wants them.
    addKey(Qt::Key_J, &PairsPage::nextPair);
    addKey(Qt::Key_K, &PairsPage::previousPair);
    addKey(Qt::Key_F8, &PairsPage::nextDifference);
    addKey(Qt::SHIFT | Qt::Key_F8, &PairsPage::previousDifference);
    addKey(Qt::CTRL | Qt::Key_G, &PairsPage::goToPair);
    addKey(Qt::Key_Escape, &PairsPage::backToList);
}

QList<KeyHelp> PairsPage::keys() const
{
    return {
        {keyTexts({Qt::Key_J, Qt::Key_K}), tr("Next or previous pair")},
        {keyTexts({Qt::Key_Up, Qt::Key_Down}), tr("Next or previous pair, in the list")},
        {keyTexts({Qt::Key_Home, Qt::Key_End}), tr("First or last pair")},
        {keyTexts({Qt::Key_PageUp, Qt::Key_PageDown}), tr("One screen of pairs")},
        {keyTexts({Qt::Key_F8, Qt::SHIFT | Qt::Key_F8}), tr("Next or previous difference")},
        {keyText(Qt::CTRL | Qt::Key_G), tr("Go to a pair by its number")},
        {keyText(Qt::CTRL | Qt::Key_F), tr("Find words or an id")},
        {keyText(Qt::CTRL | Qt::Key_C), tr("Copy the selected text or row")},
        {keyText(Qt::Key_Return), tr("Show the chosen training sentence beside the text")},
        {keyText(Qt::Key_Escape), tr("Back to the closest sentence, then to the list")},
    };
}

void PairsPage::activated()
{
    if (m_stack->currentWidget() == m_content)
        m_list->list()->setFocus(Qt::OtherFocusReason);
}

void PairsPage::keyPressEvent(QKeyEvent* event)
{
    const int page = std::max(1, m_list->list()->viewport()->height() / metrics::listRow() - 1);
    switch (event->key()) {
    case Qt::Key_Down:
        moveBy(1);
        break;
    case Qt::Key_Up:
        moveBy(-1);
        break;
    case Qt::Key_PageDown:
        moveBy(page);
        break;
    case Qt::Key_PageUp:
        moveBy(-page);
        break;
    case Qt::Key_Home:
        moveTo(0);
        break;
    case Qt::Key_End:
        moveTo(m_model->rowCount() - 1);
        break;
    default:
        Page::keyPressEvent(event);
    }
}

void PairsPage::moveBy(int rows)
{
    const QModelIndex current = m_list->list()->currentIndex();
    moveTo(current.isValid() ? std::clamp(current.row() + rows, 0, m_model->rowCount() - 1) : 0);
}

void PairsPage::moveTo(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    m_list->list()->setCurrentIndex(m_model->index(row));
}

void PairsPage::nextDifference()
{
    m_diff->nextDifference();
}

void PairsPage::previousDifference()
{
    m_diff->previousDifference();
}

void PairsPage::goToPair()
{
    m_pairHead->openGoTo();
}

void PairsPage::find()
{
    m_list->search()->setFocus(Qt::ShortcutFocusReason);
    m_list->search()->selectAll();
}

void PairsPage::backToList()
{
    if (m_selecting)
        cancelSearch();
    else if (m_partner && !m_list->search()->hasFocus())
        showAgainst({});
    m_list->list()->setFocus(Qt::ShortcutFocusReason);
}

void PairsPage::copyPair()
{
    const QModelIndex current = m_list->list()->currentIndex();
    const project::PairRow* pair = current.isValid() ? m_model->pairAt(current.row()) : nullptr;
    if (!pair)
        return;
    const QString row
        = QStringList{fromUtf8(pair->testKey), fromUtf8(pair->trainKey), QString::number(pair->score, 'f', 6)}
              .join(QLatin1Char('\t'));
    QGuiApplication::clipboard()->setText(row);
}

void PairsPage::openListMenu(const QPoint& point)
{
    const QModelIndex at = m_list->list()->indexAt(point);
    if (!at.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("pairMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icon(QStringLiteral("copy")), tr("Copy ids and score"), this, &PairsPage::copyPair);
    menu->popup(m_list->list()->viewport()->mapToGlobal(point));
}

} // namespace heldout::ui
