// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/join_report.h"

#include <QHeaderView>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "session/words.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/diagnostics_list.h"
#include "widgets/segmented.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

namespace heldout::ui {

QString joinSentence(const project::JoinCounts& counts)
{
    return JoinReport::tr("%1 of %2 items have a prediction.")
        .arg(countText(counts.joined), countText(counts.joined + counts.missing));
}

bool isWhole(const project::JoinCounts& counts)
{
    return counts.missing == 0 && counts.surplus == 0 && counts.duplicate == 0;
}

JoinReport::JoinReport(QWidget* parent)
    : QWidget(parent)
    , m_sentence(new StatusSign(Sign::None, {}, this))
    , m_parts(new Segmented(this))
    , m_model(new QStandardItemModel(this))
    , m_ids(new TableView(this))
    , m_more(makeLabel({}, FontRole::Label, Ink::Text3, this))
    , m_diagnostics(new DiagnosticsList(this))
{
    m_sentence->setObjectName(QStringLiteral("joinSentence"));
    m_sentence->setPlainText(true);
    m_parts->setObjectName(QStringLiteral("joinParts"));
    m_parts->setAccessibleName(tr("Ids that are"));
    m_ids->setObjectName(QStringLiteral("joinIds"));
    m_ids->setAccessibleName(tr("Ids"));
    m_ids->setModel(m_model);
    m_ids->setFileStem(QStringLiteral("predictions-ids"));
    m_ids->horizontalHeader()->setStretchLastSection(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kControlGap);
    column->addWidget(m_sentence);
    column->addWidget(m_parts, 0, Qt::AlignLeading);
    column->addWidget(m_ids, 2);
    column->addWidget(m_more);
    column->addWidget(m_diagnostics, 1);
    connect(m_parts, &Segmented::currentIndexChanged, this, &JoinReport::showPart);
}

QString JoinReport::sentence() const
{
    return m_sentence->text();
}

void JoinReport::setOutcome(const project::PredictionOutcome& outcome)
{
    m_outcome = outcome;
    const project::JoinCounts& counts = outcome.counts;
    m_sentence->setState(isWhole(counts) ? Sign::Done : Sign::Warning, joinSentence(counts));
    //: Ids of test items without a prediction; %1 is a count
    m_parts->setTexts({tr("Missing %1").arg(countText(counts.missing)),
        //: Ids of predictions for items that are not in the split
        tr("In no item %1").arg(countText(counts.surplus)),
        //: Ids that have more than one prediction
        tr("Given twice %1").arg(countText(counts.duplicate))});
    const int first = !outcome.missing.empty() ? 0 : !outcome.surplus.empty() ? 1 : 2;
    m_parts->setCurrentIndex(first);
    showPart(first);
    std::uint64_t taken = 0;
    std::uint64_t repaired = 0;
    std::uint64_t refused = 0;
    for (const formats::SourceReport& source : outcome.sources) {
        taken += source.taken - std::min(source.taken, source.repaired);
        repaired += source.repaired;
        refused += source.refused;
    }
    m_diagnostics->setDiagnostics(outcome.diagnostics, static_cast<qint64>(taken),
        static_cast<qint64>(repaired), static_cast<qint64>(refused));
    m_diagnostics->setVisible(!outcome.diagnostics.empty());
}

void JoinReport::showPart(int part)
{
    const std::vector<std::string>& ids = part == 0 ? m_outcome.missing
        : part == 1                                 ? m_outcome.surplus
                                                    : m_outcome.duplicate;
    const std::uint64_t all = part == 0 ? m_outcome.counts.missing
        : part == 1                     ? m_outcome.counts.surplus
                                        : m_outcome.counts.duplicate;
    m_model->clear();
    m_model->setHorizontalHeaderLabels({tr("Id")});
    for (const std::string& id : ids)
        m_model->appendRow(new QStandardItem(fromUtf8(id)));
    m_ids->setEmptyText(tr("None."));
    m_more->setText(tr("The first %1 of %2").arg(countText(ids.size()), countText(all)));
    m_more->setVisible(all > ids.size());
}

} // namespace heldout::ui
