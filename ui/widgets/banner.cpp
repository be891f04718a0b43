// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/banner.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

struct LevelLook
{
    const char* icon;
    QColor ground;
    QColor line;
    QColor ink;
};

LevelLook lookOf(Banner::Level level)
{
    const Tokens& t = tokens();
    switch (level) {
    case Banner::Level::Info:
        return {"info", t.sharedRunGround, t.sharedRun, t.accent};
    case Banner::Level::Outdated:
        return {"clock", t.warningGround, t.warningLine, t.warningText};
    case Banner::Level::Warning:
        return {"warning", t.warningGround, t.warningLine, t.warningText};
    case Banner::Level::Error:
        break;
    }
    return {"error", t.errorGround, t.errorText, t.errorText};
}

} // namespace

Banner::Banner(QWidget* parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_sentence(makeLabel(QString(), FontRole::Body, Ink::Text1, this))
    , m_action(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("banner"));
    setFrameShape(QFrame::NoFrame);
    m_sentence->setWordWrap(true);
    m_sentence->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_action->setObjectName(QStringLiteral("bannerAction"));
    setKind(m_action, Kind::Quiet);
    auto* close = static_cast<QToolButton*>(m_close);
    close->setIcon(icon(QStringLiteral("close")));
    close->setAccessibleName(tr("Close this message"));
    close->setToolTip(tr("Close"));
    close->setFocusPolicy(Qt::StrongFocus);
    close->setVisible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kPanelMargin, 5, metrics::kControlGap, 5);
    row->setSpacing(metrics::kControlGap);
    row->addWidget(m_icon);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_action);
    row->addWidget(m_close);
    connect(m_action, &QPushButton::clicked, this, &Banner::actionTriggered);
    connect(close, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
    hide();
}

Banner::Banner(Level level, const QString& sentence, const QString& action, QWidget* parent)
    : Banner(parent)
{
    display(level, sentence, action);
}

void Banner::display(Level level, const QString& sentence, const QString& action)
{
    m_level = level;
    m_sentence->setText(sentence);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    refresh();
    setVisible(true);
}

QString Banner::sentence() const
{
    return m_sentence->text();
}

void Banner::setClosable(bool closable)
{
    m_close->setVisible(closable);
}

void Banner::refresh()
{
    const LevelLook look = lookOf(m_level);
    m_icon->setPixmap(iconPixmap(
        QString::fromLatin1(look.icon), look.ink, metrics::scaled(metrics::kIcon), devicePixelRatioF()));
    static const char* const kNames[]
        = {QT_TR_NOOP("Note"), QT_TR_NOOP("Outdated"), QT_TR_NOOP("Warning"), QT_TR_NOOP("Error")};
    m_icon->setAccessibleName(tr(kNames[static_cast<int>(m_level)]));
    setAccessibleName(QStringLiteral("%1: %2").arg(m_icon->accessibleName(), m_sentence->text()));
    update();
}

void Banner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const LevelLook look = lookOf(m_level);
    paintBox(painter, rect(), metrics::kControlRadius, look.ground, look.line);
}

void Banner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
}

} // namespace heldout::ui
