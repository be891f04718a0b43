// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pair_diff_view.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStringList>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

#include "session/words.h"
#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/elided_label.h"
#include "widgets/flow_layout.h"
#include "widgets/pair_diff_parts.h"
#include "widgets/review_text_view.h"

namespace heldout::ui {

namespace {

// The letters of the texts start here: 18 from the panel's border, 6 of it inside the view.
constexpr int kSideMargin = 12;
constexpr int kHeadMargin = 17;
constexpr int kLegendHeight = 44;

QFrame* hairline(bool upright, QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFrameShape(upright ? QFrame::VLine : QFrame::HLine);
    if (upright)
        line->setFixedWidth(1);
    else
        line->setFixedHeight(1);
    return line;
}

QToolButton* iconButton(const QString& iconName, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    setKind(button, Kind::Icon);
    button->setIcon(icon(iconName));
    button->setIconSize({metrics::kIcon, metrics::kIcon});
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QString capitalized(QString word)
{
    if (!word.isEmpty())
        word[0] = word.at(0).toUpper();
    return word;
}

} // namespace

PairDiffView::PairDiffView(QWidget* parent)
    : QFrame(parent)
    , m_test(makeSide(QStringLiteral("testText")))
    , m_train(makeSide(QStringLiteral("trainText")))
{
    setFrameShape(QFrame::StyledPanel);
    setProperty(kKindProperty, QStringLiteral("panel"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_test.widget, 1);
    columns->addWidget(hairline(true, this));
    columns->addWidget(m_train.widget, 1);

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(columns, 1);
    rows->addWidget(hairline(false, this));
    m_legend = makeLegend();
    rows->addWidget(m_legend);

    connect(m_test.text->verticalScrollBar(), &QScrollBar::valueChanged, this,
        [this] { scrollTogether(m_test.text, m_train.text); });
    connect(m_train.text->verticalScrollBar(), &QScrollBar::valueChanged, this,
        [this] { scrollTogether(m_train.text, m_test.text); });
    setSplitNames(tr("Test"), tr("Train"));
    clear();
}

PairDiffView::Side PairDiffView::makeSide(const QString& objectName)
{
    Side side;
    side.widget = new QWidget(this);
    side.tag = new SplitTag(side.widget);
    side.key = new ElidedLabel({}, side.widget);
    setTextRole(side.key, FontRole::BodyBold);
    side.key->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    side.line = makeLabel({}, FontRole::Label, Ink::Text3, side.widget);
    side.copy = iconButton(QStringLiteral("copy"), tr("Copy text"), side.widget);
    side.text = new ReviewTextView(side.widget);
    side.text->setObjectName(objectName);
    side.nothing = makeLabel(
        tr("No training text shares a word with this one."), FontRole::Body, Ink::Text3, side.widget);
    side.nothing->setWordWrap(true);
    side.nothing->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    side.nothing->hide();
    side.caption = new ElidedLabel({}, side.widget);
    setTextRole(side.caption, FontRole::Label, Ink::Text2);
    connect(side.copy, &QToolButton::clicked, side.text, &ReviewTextView::copyAll);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(kHeadMargin - kSideMargin, 0, 0, 0);
    head->setSpacing(metrics::kControlGap);
    head->addWidget(side.tag);
    head->addWidget(side.key);
    head->addWidget(side.line);
    head->addStretch(1);
    head->addWidget(side.copy);

    auto* column = new QVBoxLayout(side.widget);
    column->setContentsMargins(kSideMargin, metrics::kSpace8, kSideMargin, metrics::kSpace8);
    column->setSpacing(metrics::kSpace4);
    column->addLayout(head);
    column->addWidget(side.text, 1);
    column->addWidget(side.nothing, 1);
    column->addWidget(side.caption);
    return side;
}

QWidget* PairDiffView::makeLegend()
{
    auto* legend = new QWidget(this);
    m_sharedSample = new MarkSample(text::MarkKind::Shared, legend);
    m_onlySample = new MarkSample(text::MarkKind::OnlyHere, legend);
    m_onlySample->setText(tr("only on this side"));
    m_differenceLabel = makeLabel({}, FontRole::Label, Ink::Text2, legend);
    m_differenceLabel->setObjectName(QStringLiteral("differenceLabel"));
    m_previous = iconButton(QStringLiteral("chevron-up"),
        tr("Previous difference (%1)").arg(keyText(Qt::SHIFT | Qt::Key_F8)), legend);
    m_previous->setObjectName(QStringLiteral("previousDifference"));
    m_next = iconButton(
        QStringLiteral("chevron-down"), tr("Next difference (%1)").arg(keyText(Qt::Key_F8)), legend);
    m_next->setObjectName(QStringLiteral("nextDifference"));
    m_mentionsBox = new QCheckBox(tr("Mentions"), legend);
    m_mentionsBox->setObjectName(QStringLiteral("mentionsBox"));
    m_sharedBox = new QCheckBox(tr("Shared runs"), legend);
    m_sharedBox->setObjectName(QStringLiteral("sharedBox"));
    m_sharedBox->setChecked(true);

    connect(m_previous, &QToolButton::clicked, this, &PairDiffView::previousDifference);
    connect(m_next, &QToolButton::clicked, this, &PairDiffView::nextDifference);
    connect(m_mentionsBox, &QCheckBox::toggled, this, [this](bool on) {
        m_test.text->setMentionsShown(on);
        m_train.text->setMentionsShown(on);
        Q_EMIT marksShownChanged();
    });
    connect(m_sharedBox, &QCheckBox::toggled, this, [this](bool on) {
        m_test.text->setSharedShown(on);
        m_train.text->setSharedShown(on);
        Q_EMIT marksShownChanged();
    });

    const auto group = [](int gap, std::initializer_list<QWidget*> parts) {
        auto* row = new QHBoxLayout;
        row->setSpacing(gap);
        for (QWidget* part : parts)
            row->addWidget(part);
        return row;
    };
    auto* steps = group(metrics::kControlGap, {m_previous, m_next});
    auto* difference = group(metrics::kSpace16, {m_differenceLabel});
    difference->addLayout(steps);
    auto* row = new FlowLayout(legend, metrics::kSpace24, metrics::kSpace4);
    row->setContentsMargins(kHeadMargin - 1, metrics::kSpace4, metrics::kSpace16, metrics::kSpace4);
    row->addItem(group(metrics::kSpace16, {m_sharedSample, m_onlySample}));
    row->addItem(difference);
    row->addStretch();
    row->addItem(group(metrics::kSpace16, {m_mentionsBox, m_sharedBox}));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    legend->setSizePolicy(policy);
    legend->setMinimumHeight(metrics::scaled(kLegendHeight));
    return legend;
}

void PairDiffView::setSplitNames(const QString& test, const QString& train)
{
    m_test.tag->setText(capitalized(test));
    m_train.tag->setText(capitalized(train));
    m_test.text->setAccessibleName(tr("Text of %1", "name of a split").arg(test));
    m_train.text->setAccessibleName(tr("Text of %1", "name of a split").arg(train));
}

void PairDiffView::showPair(std::shared_ptr<const project::PairDetail> pair)
{
    m_pair = std::move(pair);
    fill();
}

void PairDiffView::clear()
{
    showPair(nullptr);
}

void PairDiffView::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    fill();
}

void PairDiffView::setDimmed(bool dimmed)
{
    m_test.text->setDimmed(dimmed);
    m_train.text->setDimmed(dimmed);
}

void PairDiffView::fill()
{
    const bool files = m_mode == Mode::AsInFile;
    m_scrolling = true;
    if (m_pair) {
        fillSide(m_test, m_pair->test, m_pair->marks.left, m_pair->asCompared.left);
        if (m_pair->train)
            fillSide(m_train, *m_pair->train, m_pair->marks.right, m_pair->asCompared.right);
        else
            fillSide(m_train, {}, {}, {});
    } else {
        fillSide(m_test, {}, {}, {});
        fillSide(m_train, {}, {}, {});
    }
    m_scrolling = false;
    const bool partner = !m_pair || m_pair->train.has_value();
    m_train.text->setVisible(partner);
    m_train.nothing->setVisible(!partner);
    m_train.copy->setEnabled(partner);
    m_sharedSample->setText(files ? tr("shared run") : tr("counts towards the score"));
    m_onlySample->setVisible(files);
    m_mentionsBox->setEnabled(files && m_pair
        && (!m_pair->test.mentions.empty() || (m_pair->train && !m_pair->train->mentions.empty())));
    goToDifference(differences() > 0 ? 0 : -1);
}

void PairDiffView::fillSide(const Side& side, const project::PairSide& content,
    const std::vector<text::Mark>& marks, const text::EngineView& asCompared)
{
    side.key->setText(fromUtf8(content.key));
    side.line->setText(content.line > 0 ? tr("line %1").arg(countText(content.line)) : QString());
    side.key->setToolTip(QStringLiteral("%1 %2").arg(side.key->text(), side.line->text()).trimmed());
    arrangeHead(side);
    if (m_mode == Mode::AsInFile)
        side.text->setText(content.text, marks, content.mentions, content.compared);
    else
        side.text->setText(asCompared.text, asCompared.marks);

    QStringList facts;
    if (content.compared) {
        const std::string covered
            = content.text.substr(content.compared->first, content.compared->last - content.compared->first);
        facts += tr("Compared: %1")
                     .arg(fromUtf8(content.compared->surface.empty() ? covered : content.compared->surface));
    }
    if (!content.labels.empty()) {
        QStringList labels;
        for (const auto& label : content.labels)
            labels += fromUtf8(label);
        facts += tr("Label(s): %1", nullptr, static_cast<int>(labels.size()))
                     .arg(labels.join(QStringLiteral(" · ")));
    }
    if (!content.document.empty())
        facts += tr("Document: %1").arg(fromUtf8(content.document));
    if (!content.mentions.empty()) {
        constexpr std::size_t kMentionsNamed = 40;
        QStringList mentions;
        for (std::size_t i = 0; i < std::min(content.mentions.size(), kMentionsNamed); ++i) {
            const auto& mention = content.mentions[i];
            const bool covers = mention.surface.empty() && mention.first <= mention.last
                && mention.last <= content.text.size();
            const QString words = fromUtf8(
                covers ? content.text.substr(mention.first, mention.last - mention.first) : mention.surface);
            if (!mentions.contains(words))
                mentions += words;
        }
        facts += tr("Mentions: %1").arg(mentions.join(QStringLiteral(" · ")));
    }
    side.caption->setText(facts.join(QStringLiteral("   ")));
}

void PairDiffView::arrangeHead(const Side& side)
{
    // A number that is cut is a wrong number: without room the line stands in the id's tooltip only.
    const int taken = side.tag->sizeHint().width() + side.key->sizeHint().width()
        + side.copy->sizeHint().width() + 4 * metrics::kControlGap;
    const int room = side.widget->width() - kSideMargin - kHeadMargin - taken;
    side.line->setVisible(side.line->sizeHint().width() <= room);
}

QSize PairDiffView::minimumSizeHint() const
{
    const QSize least = QFrame::minimumSizeHint();
    const int legend = m_legend->heightForWidth(width()) - m_legend->minimumSizeHint().height();
    return {least.width(), least.height() + std::max(0, legend)};
}

void PairDiffView::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    arrangeHead(m_test);
    arrangeHead(m_train);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

void PairDiffView::scrollTogether(ReviewTextView* from, ReviewTextView* to)
{
    if (m_scrolling)
        return;
    m_scrolling = true;
    const QScrollBar* source = from->verticalScrollBar();
    QScrollBar* target = to->verticalScrollBar();
    if (source->maximum() > 0)
        target->setValue(
            static_cast<int>(std::lround(double(source->value()) * target->maximum() / source->maximum())));
    m_scrolling = false;
}

int PairDiffView::differences() const
{
    return m_pair && m_mode == Mode::AsInFile ? static_cast<int>(m_pair->marks.differences) : 0;
}

void PairDiffView::nextDifference()
{
    if (m_difference + 1 < differences())
        goToDifference(m_difference + 1);
}

void PairDiffView::previousDifference()
{
    if (m_difference > 0)
        goToDifference(m_difference - 1);
}

void PairDiffView::goToDifference(int number)
{
    const bool changed = number != m_difference;
    m_difference = number;
    // Each side shows its own place of the difference; they do not pull each other.
    m_scrolling = true;
    m_test.text->setCurrentDifference(number);
    m_train.text->setCurrentDifference(number);
    m_scrolling = false;
    updateDifferenceLabel();
    if (changed)
        Q_EMIT differenceChanged(number);
}

void PairDiffView::updateDifferenceLabel()
{
    const int count = differences();
    const bool files = m_mode == Mode::AsInFile;
    m_differenceLabel->setVisible(files && m_pair && m_pair->train);
    m_previous->setVisible(files && count > 0);
    m_next->setVisible(files && count > 0);
    m_previous->setEnabled(m_difference > 0);
    m_next->setEnabled(m_difference + 1 < count);
    m_differenceLabel->setText(count == 0 ? tr("No difference in words")
                                          : tr("Difference %1 of %2")
                                                .arg(countText(static_cast<quint64>(m_difference + 1)),
                                                    countText(static_cast<quint64>(count))));
}

bool PairDiffView::mentionsShown() const
{
    return m_mentionsBox->isChecked();
}

void PairDiffView::setMentionsShown(bool shown)
{
    m_mentionsBox->setChecked(shown);
}

bool PairDiffView::sharedShown() const
{
    return m_sharedBox->isChecked();
}

void PairDiffView::setSharedShown(bool shown)
{
    m_sharedBox->setChecked(shown);
}

void PairDiffView::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update();
    if (event->type() == QEvent::FontChange)
        m_legend->setMinimumHeight(metrics::scaled(kLegendHeight));
}

} // namespace heldout::ui
