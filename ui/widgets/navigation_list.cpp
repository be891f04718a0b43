// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/navigation_list.h"

#include <QAbstractButton>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

#include "style/icons.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

constexpr int kRowGap = 2;
constexpr int kIconStart = 11;
constexpr int kTextStart = 38;
constexpr int kCountEnd = 11; // from a count to the row's end
constexpr int kGroup = 30;
constexpr int kFirstGroup = 26; // the list's margin stands above it
constexpr int kGroupWords = 22; // at the bottom of a group's height

} // namespace

class NavigationList::Row : public QAbstractButton
{
public:
    Row(NavigationList& list, QString id, QString icon, const QString& title)
        : QAbstractButton(&list)
        , m_list(list)
        , m_id(std::move(id))
        , m_icon(std::move(icon))
    {
        setObjectName(QStringLiteral("navigation_%1").arg(m_id));
        setText(title);
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::ClickFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    [[nodiscard]] QString id() const { return m_id; }

    void setCount(const QString& count)
    {
        m_count = count;
        setAccessibleDescription(count);
        update();
    }

    void applyRail() { setToolTip(m_list.isRail() ? text() : QString()); }

    [[nodiscard]] QSize sizeHint() const override { return {metrics::kRailWidth - 16, metrics::scaled(32)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// Width for the words, were they shown.
    [[nodiscard]] int wishedWidth() const
    {
        const int words = QFontMetrics(fonts::bodyBold()).horizontalAdvance(text()) + 1;
        return textStart() + words + metrics::kSpace8
            + (m_count.isEmpty() ? countWidth() : std::max(countWidth(), usualCountWidth()));
    }

    [[nodiscard]] static int textStart()
    {
        return kTextStart + metrics::scaled(metrics::kIcon) - metrics::kIcon;
    }

    /// Counts come and go; the page beside should not move with each of them.
    [[nodiscard]] static int usualCountWidth()
    {
        return QFontMetrics(fonts::label()).horizontalAdvance(QStringLiteral("00 000")) + 1 + kCountEnd
            + metrics::kSpace8;
    }

    /// From the end of the words to the end of the row.
    [[nodiscard]] int countWidth() const
    {
        return m_count.isEmpty()
            ? metrics::kSpace8
            : QFontMetrics(fonts::label()).horizontalAdvance(m_count) + 1 + kCountEnd + metrics::kSpace8;
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Tokens& t = tokens();
        QPainter painter(this);
        const bool rightToLeft = layoutDirection() == Qt::RightToLeft;
        const auto visual = [&](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
        if (isChecked()) {
            // On a dark side the panel's ground would hardly show.
            const bool dark = Theme::instance() != nullptr && Theme::instance()->isDark();
            paintBox(painter, rect(), metrics::kControlRadius - 1, dark ? t.selection : t.panel, {});
            paintBox(painter, QRectF(visual(QRect(0, 0, metrics::kAccentBar, height()))), 1.5, t.accent, {});
        } else if (underMouse()) {
            paintBox(painter, rect(), metrics::kControlRadius - 1, t.pointedAt, {});
        }
        if (isChecked() && m_list.hasFocus())
            paintFocusRing(painter, rect(), metrics::kControlRadius - 1);
        const int side = metrics::scaled(metrics::kIcon);
        const int iconStart = m_list.isRail() ? (width() - side) / 2 : kIconStart;
        paintIcon(painter, m_icon, visual(QRect(iconStart, (height() - side) / 2, side, side)),
            isChecked() ? t.accent : t.text2);
        if (m_list.isRail())
            return;
        const int start = textStart();
        if (!m_count.isEmpty()) {
            painter.setFont(fonts::label());
            painter.setPen(t.text3);
            const int width = QFontMetrics(fonts::label()).horizontalAdvance(m_count) + 1;
            paintLine(painter, visual(QRect(this->width() - width - kCountEnd, 0, width, height())), m_count,
                rightToLeft, true);
        }
        painter.setFont(isChecked() ? fonts::bodyBold() : fonts::body());
        painter.setPen(isChecked() ? t.text1 : t.text2);
        paintLine(
            painter, visual(QRect(start, 0, width() - start - countWidth(), height())), text(), rightToLeft);
    }

private:
    NavigationList& m_list;
    QString m_id;
    QString m_icon;
    QString m_count;
};

class NavigationList::Group : public QWidget
{
public:
    Group(NavigationList& list, QString title, bool first)
        : QWidget(&list)
        , m_list(list)
        , m_title(std::move(title))
        , m_first(first)
    {
        setAccessibleName(m_title);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        if (m_list.isRail())
            return {10, m_first ? metrics::kSpace4 : metrics::kSpace12};
        return {10, metrics::scaled(m_first ? kFirstGroup : kGroup)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (m_list.isRail()) {
            if (!m_first)
                painter.fillRect(QRect(8, height() / 2, width() - 16, 1), tokens().hairline);
            return;
        }
        painter.setFont(fonts::label());
        painter.setPen(tokens().text3);
        const int line = metrics::scaled(kGroupWords);
        const QRect words(8, height() - line, width() - 8, line);
        paintLine(painter, QStyle::visualRect(layoutDirection(), rect(), words), m_title,
            layoutDirection() == Qt::RightToLeft);
    }

private:
    NavigationList& m_list;
    QString m_title;
    bool m_first; // nothing above it to be kept apart from
};

NavigationList::NavigationList(QWidget* parent)
    : QScrollArea(parent)
    , m_layout(nullptr)
{
    setObjectName(QStringLiteral("navigation"));
    setAccessibleName(tr("Pages"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    auto* content = new QWidget;
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    m_layout = new QVBoxLayout(content);
    m_layout->setContentsMargins(metrics::kSpace8, metrics::kSpace8, metrics::kSpace8, metrics::kSpace8);
    m_layout->setSpacing(kRowGap);
    m_layout->addStretch(1);
    setWidget(content);
    content->setAutoFillBackground(false);
    viewport()->installEventFilter(this);
    applyWidth();
}

void NavigationList::addGroup(const QString& title)
{
    auto* group = new Group(*this, title, m_rows.empty());
    m_groups.push_back(group);
    m_layout->insertWidget(m_layout->count() - 1, group);
}

void NavigationList::addPage(const QString& id, const QString& icon, const QString& title)
{
    auto* row = new Row(*this, id, icon, title);
    row->setFocusProxy(this);
    row->applyRail();
    m_rows.push_back(row);
    m_layout->insertWidget(m_layout->count() - 1, row);
    connect(row, &QAbstractButton::clicked, this, [this, row] { choose(row->id()); });
    applyWidth();
}

void NavigationList::setCount(const QString& id, const QString& count)
{
    for (Row* row : m_rows) {
        if (row->id() == id)
            row->setCount(count);
    }
    applyWidth();
}

void NavigationList::setCurrent(const QString& id)
{
    for (Row* row : m_rows) {
        row->setChecked(row->id() == id);
        if (row->isChecked())
            ensureWidgetVisible(row, 0, 0);
    }
}

QString NavigationList::current() const
{
    const auto found
        = std::find_if(m_rows.begin(), m_rows.end(), [](const Row* row) { return row->isChecked(); });
    return found == m_rows.end() ? QString() : (*found)->id();
}

QStringList NavigationList::pages() const
{
    QStringList ids;
    for (const Row* row : m_rows)
        ids.append(row->id());
    return ids;
}

void NavigationList::setRail(bool rail)
{
    m_rail = rail;
    for (Row* row : m_rows)
        row->applyRail();
    for (Group* group : m_groups)
        group->updateGeometry();
    applyWidth();
    viewport()->update();
}

void NavigationList::applyWidth()
{
    int width = metrics::kRailWidth;
    if (!m_rail) {
        width = metrics::kNavigationWidth;
        for (const Row* row : m_rows)
            width = std::max(width, row->wishedWidth() + 2 * metrics::kSpace8);
    }
    setFixedWidth(width);
}

void NavigationList::choose(const QString& id)
{
    const bool other = id != current();
    setCurrent(id);
    if (other || !id.isEmpty())
        Q_EMIT pageChosen(id);
}

void NavigationList::keyPressEvent(QKeyEvent* event)
{
    if (m_rows.empty()) {
        QScrollArea::keyPressEvent(event);
        return;
    }
    const int last = static_cast<int>(m_rows.size()) - 1;
    const int here = static_cast<int>(pages().indexOf(current()));
    int wanted = here;
    switch (event->key()) {
    case Qt::Key_Up:
        wanted = std::max(0, here - 1);
        break;
    case Qt::Key_Down:
        wanted = std::min(last, here + 1);
        break;
    case Qt::Key_Home:
        wanted = 0;
        break;
    case Qt::Key_End:
        wanted = last;
        break;
    default:
        QScrollArea::keyPressEvent(event);
        return;
    }
    if (wanted != here)
        choose(m_rows[static_cast<std::size_t>(wanted)]->id());
}

bool NavigationList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == viewport() && event->type() == QEvent::Paint) {
        QPainter painter(viewport());
        painter.fillRect(viewport()->rect(), tokens().side);
        const int x = layoutDirection() == Qt::RightToLeft ? 0 : viewport()->width() - 1;
        painter.fillRect(QRect(x, 0, 1, viewport()->height()), tokens().hairline);
    }
    return QScrollArea::eventFilter(watched, event);
}

void NavigationList::focusInEvent(QFocusEvent* event)
{
    QScrollArea::focusInEvent(event);
    viewport()->update();
}

void NavigationList::focusOutEvent(QFocusEvent* event)
{
    QScrollArea::focusOutEvent(event);
    viewport()->update();
}

void NavigationList::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        for (Row* row : m_rows)
            row->updateGeometry();
        applyWidth();
    }
}

} // namespace heldout::ui
