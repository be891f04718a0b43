// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/side_by_side_dialog.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "pages/evaluate/evaluation_words.h"
#include "project/project.h"
#include "session/session.h"
#include "session/words.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/banner.h"
#include "widgets/dialog_size.h"
#include "widgets/field.h"
#include "widgets/icon_button.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

constexpr QSize kSize(820, 560);

QStandardItem* textItem(const QString& text, CellKind kind = CellKind::Text)
{
    auto* item = new QStandardItem(text);
    item->setData(text, RawValueRole);
    item->setData(static_cast<int>(kind), KindRole);
    return item;
}

QStandardItem* numberItem(std::optional<double> share, CellKind kind = CellKind::Number)
{
    auto* item = new QStandardItem(percentText(share));
    item->setData(percentValue(share), RawValueRole);
    item->setData(static_cast<int>(kind), KindRole);
    return item;
}

QStandardItem* scoreItem(const project::Measured& measured, std::size_t system, bool few)
{
    QStandardItem* item = numberItem(measured.value, CellKind::Interval);
    item->setData(few ? QStringLiteral("–") : boundsText(measured.bounds), SecondLineRole);
    item->setData(QVariant::fromValue(intervalMark(measured, system, few)), MarkRole);
    return item;
}

} // namespace

SideBySideDialog::SideBySideDialog(Session& session, std::vector<Side> sides, int first, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_sides(std::move(sides))
{
    build(first);
    connect(&m_session, &Session::projectChanged, this, &QDialog::reject);
    connect(this, &QDialog::finished, this, [this] {
        for (const JobId job : m_jobs)
            m_session.jobs().cancel(job);
    });
    evaluate(0);
    evaluate(1);
}

void SideBySideDialog::build(int first)
{
    setObjectName(QStringLiteral("sideBySideDialog"));
    setWindowTitle(tr("Two splits side by side"));
    setFirstSize(*this, kSize);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kSpace24, metrics::kSpace16, metrics::kSpace24, metrics::kSpace16);
    column->setSpacing(metrics::kSpace12);
    column->addWidget(makeLabel(windowTitle(), FontRole::PageTitle, Ink::Text1, this));
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kSpace12);
    const int second = first == 0 ? 1 : 0;
    const QStringList labels{tr("Left, such as a random split"), tr("Right, such as a split by document")};
    for (std::size_t side = 0; side < m_choices.size(); ++side) {
        auto* box = new QComboBox(this);
        box->setObjectName(side == 0 ? QStringLiteral("leftSplit") : QStringLiteral("rightSplit"));
        for (const Side& one : m_sides)
            box->addItem(one.name);
        box->setCurrentIndex(side == 0 ? first : second);
        connect(box, &QComboBox::activated, this, [this, side] { evaluate(side); });
        row->addWidget(new Field(labels[static_cast<qsizetype>(side)], box, this), 1);
        m_choices[side] = box;
    }
    column->addLayout(row);
    m_banner = new Banner(this);
    m_banner->hide();
    column->addWidget(m_banner);
    m_sentence = makeLabel({}, FontRole::Body, Ink::Text1, this);
    m_sentence->setObjectName(QStringLiteral("sideBySideSentence"));
    m_sentence->setWordWrap(true);
    column->addWidget(m_sentence);
    m_model = new QStandardItemModel(this);
    m_text = new QStandardItemModel(this);
    m_table = new TableView(this);
    m_table->setObjectName(QStringLiteral("sideBySideTable"));
    m_table->setAccessibleName(windowTitle());
    m_table->setModel(m_model);
    m_table->setCopyModel(m_text);
    m_table->setTwoLine(true);
    m_table->setColumnsShared(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEmptyText(tr("Scoring and resampling…"));
    m_table->setFileStem(QStringLiteral("splits-side-by-side"));
    column->addWidget(m_table, 1);
    auto* buttons = new QHBoxLayout;
    QToolButton* copy = makeIconButton(QStringLiteral("copy"), tr("Copy table"), this);
    copy->setObjectName(QStringLiteral("sideBySideCopy"));
    connect(copy, &QToolButton::clicked, m_table, [this] { m_table->copy(); });
    auto* close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    buttons->addWidget(copy);
    buttons->addStretch(1);
    buttons->addWidget(close);
    column->addLayout(buttons);
}

void SideBySideDialog::evaluate(std::size_t side)
{
    m_evaluations[side].reset();
    m_banner->hide();
    refresh();
    m_session.jobs().cancel(m_jobs[side]);
    const Side& chosen = m_sides[static_cast<std::size_t>(std::max(0, m_choices[side]->currentIndex()))];
    m_jobs[side] = m_session.jobs().start<project::Evaluation>(
        quietJob(tr("Evaluating %1").arg(chosen.name)),
        [project = m_session.project(), request = chosen.request](
            JobContext& job) { return project->evaluations().evaluate(request, job); },
        this,
        [this, side, generation = ++m_generations[side]](const Result<project::Evaluation>& evaluation) {
            if (generation != m_generations[side])
                return;
            if (evaluation)
                m_evaluations[side] = std::make_shared<const project::Evaluation>(*evaluation);
            else if (evaluation.error().code != Code::Cancelled)
                m_banner->display(Banner::Level::Error, errorSentence(evaluation.error()));
            refresh();
        });
}

void SideBySideDialog::addRows(
    const QString& title, const project::GroupRow& left, const project::GroupRow& right)
{
    const project::Evaluation& one = *m_evaluations[0];
    const project::Evaluation& other = *m_evaluations[1];
    m_model->appendRow({textItem(title, CellKind::GroupRow)});
    m_text->appendRow({textItem(title, CellKind::GroupRow)});
    for (std::size_t i = 0; i < one.systems.size(); ++i) {
        const auto found = std::ranges::find(other.systems, one.systems[i].name, &project::SystemInfo::name);
        if (found == other.systems.end())
            continue;
        const auto j = static_cast<std::size_t>(found - other.systems.begin());
        const project::Measured& a = left.cells[i].of(one.metric);
        const project::Measured& b = right.cells[j].of(other.metric);
        const std::optional<double> difference = project::difference(a, b);
        const QString name = fromUtf8(one.systems[i].name);
        m_model->appendRow({textItem(name), scoreItem(a, i, left.few), scoreItem(b, i, right.few),
            numberItem(difference, CellKind::BoldNumber)});
        QList<QStandardItem*> cells{textItem(title), textItem(name)};
        for (const project::Measured* measured : {&a, &b}) {
            cells.append(numberItem(measured->value));
            cells.append(numberItem(lowOf(measured->bounds)));
            cells.append(numberItem(highOf(measured->bounds)));
        }
        cells.append(numberItem(difference));
        m_text->appendRow(cells);
    }
}

void SideBySideDialog::refresh()
{
    m_model->clear();
    m_text->clear();
    m_sentence->clear();
    if (!m_evaluations[0] || !m_evaluations[1])
        return;
    const project::Evaluation& one = *m_evaluations[0];
    const project::Evaluation& other = *m_evaluations[1];
    const QString left = m_choices[0]->currentText();
    const QString right = m_choices[1]->currentText();
    m_model->setHorizontalHeaderLabels({tr("System"), left, right, tr("Difference (points)")});
    m_text->setHorizontalHeaderLabels({tr("Group"), tr("System"), left, tr("low"), tr("high"), right,
        tr("low"), tr("high"), tr("Difference (points)")});
    addRows(allTitle(one), one.all, other.all);
    // Groups of the same name stand side by side; those of one split alone say nothing here.
    for (std::size_t row = one.rows.size(); row-- > 0 && !one.crossed;) {
        const QString title = groupTitle(one, one.rows[row]);
        const auto same = std::ranges::find_if(other.rows, [&](const project::GroupRow& candidate) {
            return !other.crossed && groupTitle(other, candidate) == title;
        });
        if (same != other.rows.end() && one.group.by != project::Grouping::None)
            addRows(title, one.rows[row], *same);
    }
    for (std::size_t i = 0; i < one.systems.size(); ++i) {
        const auto found = std::ranges::find(other.systems, one.systems[i].name, &project::SystemInfo::name);
        if (found == other.systems.end())
            continue;
        const auto j = static_cast<std::size_t>(found - other.systems.begin());
        m_sentence->setText(tr("%1 of %2 is %3 on %4 and %5 on %6.")
                .arg(metricWord(one.metric), fromUtf8(one.systems[i].name),
                    percentText(one.all.cells[i].of(one.metric).value), left,
                    percentText(other.all.cells[j].of(other.metric).value), right));
        break;
    }
    if (m_sentence->text().isEmpty())
        m_sentence->setText(tr("No system of the same name has predictions for both splits."));
}

} // namespace heldout::ui
