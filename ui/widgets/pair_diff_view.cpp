// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/pair_diff_view.h"

#include <QCheckBox>
#include <QLabel>
#include <QScrollBar>
#include <QStringList>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

#include "session/words.h"
#include "widgets/elided_label.h"
#include "widgets/pair_diff_parts.h"
#include "widgets/review_text_view.h"

namespace heldout::ui {

namespace {

QString capitalized(QString word)
{
    if (!word.isEmpty())
        word[0] = word.at(0).toUpper();
    return word;
}

} // namespace

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

} // namespace heldout::ui
