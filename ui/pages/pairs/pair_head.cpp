// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/pairs/pair_head.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "pages/pairs/pair_popups.h"
#include "pages/pairs/pair_words.h"
#include "session/ngram_words.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/painting.h"
#include "style/theme.h"
#include "style/tokens.h"
#include "widgets/elided_label.h"
#include "widgets/flow_layout.h"
#include "widgets/icon_button.h"
#include "widgets/score_bar.h"
#include "widgets/segmented.h"

namespace heldout::ui {

namespace {

/// "Pair 44 of 310": a title that can be pressed.
class PlaceButton : public QAbstractButton
{
public:
    explicit PlaceButton(QWidget* parent)
        : QAbstractButton(parent)
    {
        setTextRole(this, FontRole::PanelTitle);
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        const QFontMetrics words(fonts::panelTitle());
        return {words.horizontalAdvance(text()), std::max(words.height(), metrics::kSpace24)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setFont(fonts::panelTitle());
        painter.setPen(!isEnabled() ? tokens().disabledText
                : underMouse()      ? tokens().accent
                                    : tokens().text1);
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (hasFocus())
            paintFocusRing(painter, rect(), metrics::kMarkRadius);
    }
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
            update();
        return QAbstractButton::event(event);
    }
};

QToolButton* stepButton(bool forward, const QString& name, QWidget* parent)
{
    const bool pointsRight = forward != (parent->layoutDirection() == Qt::RightToLeft);
    return makeIconButton(
        pointsRight ? QStringLiteral("chevron-right") : QStringLiteral("chevron-left"), name, parent);
}

} // namespace

PairHead::PairHead(QWidget* parent)
    : QFrame(parent)
    , m_place(new PlaceButton(this))
    , m_previous(stepButton(false, tr("Previous pair (%1)").arg(keyText(Qt::Key_K)), this))
    , m_next(stepButton(true, tr("Next pair (%1)").arg(keyText(Qt::Key_J)), this))
    , m_why(new ElidedLabel({}, this))
    , m_back(new QPushButton(tr("Back to the closest"), this))
    , m_mode(new Segmented({tr("As in file"), tr("As compared")}, this))
    , m_goTo(new GoToPopup(this))
{
    setFrameShape(QFrame::StyledPanel);
    setProperty(kKindProperty, QStringLiteral("panel"));
    m_place->setToolTip(tr("Go to a pair (%1)").arg(keyText(Qt::CTRL | Qt::Key_G)));
    m_place->setObjectName(QStringLiteral("pairPlace"));
    m_previous->setObjectName(QStringLiteral("previousPair"));
    m_next->setObjectName(QStringLiteral("nextPair"));
    m_why->setObjectName(QStringLiteral("whyFound"));
    setTextRole(m_why, FontRole::Body, Ink::Text2);
    m_back->setObjectName(QStringLiteral("backToClosest"));
    setKind(m_back, Kind::Quiet);
    m_back->hide();
    m_mode->setObjectName(QStringLiteral("textMode"));
    m_mode->setAccessibleName(tr("How the texts are shown"));
    m_goTo->setObjectName(QStringLiteral("goToPopup"));

    auto* place = new QHBoxLayout;
    place->setSpacing(metrics::kControlGap);
    place->addWidget(m_place);
    place->addWidget(m_previous);
    place->addWidget(m_next);
    place->addSpacing(metrics::kSpace4);
    place->addWidget(m_why, 1);
    auto* shown = new QHBoxLayout;
    shown->setSpacing(metrics::kControlGap);
    shown->addWidget(m_back);
    shown->addWidget(m_mode);
    auto* first = new FlowLayout(nullptr, metrics::kControlGap, metrics::kSpace4);
    first->addItem(place);
    first->addStretch();
    first->addItem(shown);

    auto* scores = new QHBoxLayout;
    scores->setSpacing(metrics::kSpace24);
    for (int i = 0; i < static_cast<int>(m_bars.size()); ++i) {
        auto* bar = new ScoreBar(ngramTitle(i + 1), this);
        m_bars[static_cast<std::size_t>(i)] = bar;
        scores->addWidget(bar, 1);
    }

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(
        metrics::kPanelMargin, metrics::kSpace8, metrics::kPanelMargin, metrics::kSpace8);
    rows->setSpacing(metrics::kSpace8);
    rows->addLayout(first);
    rows->addLayout(scores);

    connect(m_place, &QAbstractButton::clicked, this, &PairHead::openGoTo);
    connect(m_previous, &QToolButton::clicked, this, &PairHead::previousRequested);
    connect(m_next, &QToolButton::clicked, this, &PairHead::nextRequested);
    connect(m_back, &QPushButton::clicked, this, &PairHead::backRequested);
    connect(m_goTo, &GoToPopup::chosen, this, &PairHead::goToRequested);
    connect(m_mode, &Segmented::currentIndexChanged, this, [this](int index) {
        Q_EMIT modeChosen(index == 1 ? PairDiffView::Mode::AsCompared : PairDiffView::Mode::AsInFile);
    });
}

void PairHead::setPlace(int number, int count)
{
    m_number = number;
    m_count = count;
    m_place->setText(number > 0
            ? tr("Pair %1 of %2")
                  .arg(countText(static_cast<quint64>(number)), countText(static_cast<quint64>(count)))
            : tr("No pair"));
    m_place->updateGeometry();
    m_place->setEnabled(count > 0);
    m_previous->setEnabled(number > 1);
    m_next->setEnabled(number < count);
}

void PairHead::setWhy(const QString& sentence)
{
    m_why->setText(sentence);
}

void PairHead::setMethod(const project::ComparisonRun& run)
{
    const similarity::Options& options = run.options;
    const bool embeddings = ofEmbeddings(run);
    m_mode->setVisible(!embeddings);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const project::NgramSizes size(static_cast<int>(i) + 1);
        similarity::Options named = options;
        named.within = false; // of a pair, where it comes from does not matter
        named.top = 1;
        m_bars[i]->setVisible(!embeddings || i == 0);
        if (embeddings) {
            m_bars[i]->setName(methodTitle(run));
            m_bars[i]->setToolTip(tr("Cosine of the two vectors, %1").arg(vectorsName(run.vectors)));
            continue;
        }
        m_bars[i]->setName(ngramTitle(size, options.unit));
        QString tip = withMethod(ngramTitle(size, options.unit), named);
        if (options.weighting == similarity::Weighting::TfIdf && size.n != options.n)
            tip = tr("%1: not known, for the weights need the whole test side").arg(tip);
        m_bars[i]->setToolTip(tip);
    }
}

void PairHead::setScores(const std::vector<std::pair<int, double>>& scores)
{
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const auto found = std::ranges::find(scores, static_cast<int>(i) + 1, &std::pair<int, double>::first);
        m_bars[i]->setScore(found != scores.end() ? std::optional(found->second) : std::nullopt);
    }
}

void PairHead::setOtherPartner(const QString& sentence)
{
    m_back->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty())
        m_why->setText(sentence);
}

void PairHead::setMode(PairDiffView::Mode mode)
{
    m_mode->setCurrentIndex(mode == PairDiffView::Mode::AsCompared ? 1 : 0);
}

void PairHead::openGoTo()
{
    if (m_count > 0)
        m_goTo->openBelow(m_place, std::max(1, m_number), m_count);
}

} // namespace heldout::ui
