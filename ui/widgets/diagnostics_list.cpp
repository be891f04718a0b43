// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/diagnostics_list.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

#include "session/words.h"
#include "style/theme.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {

Sign signOf(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return Sign::Info;
    case Severity::Repaired:
        return Sign::Warning;
    case Severity::Refused:
        return Sign::Error;
    }
    return Sign::None;
}

QString wordOf(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return DiagnosticsModel::tr("Note");
    case Severity::Repaired:
        return DiagnosticsModel::tr("Repaired");
    case Severity::Refused:
        return DiagnosticsModel::tr("Refused");
    }
    return {};
}

QVariant numberOrNothing(std::uint64_t number)
{
    return number == 0 ? QVariant() : QVariant(static_cast<qulonglong>(number));
}

QString shownNumber(std::uint64_t number)
{
    return number == 0 ? QStringLiteral("–") : countText(number);
}

} // namespace

DiagnosticsModel::DiagnosticsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void DiagnosticsModel::setDiagnostics(std::vector<Diagnostic> diagnostics)
{
    beginResetModel();
    m_rows = std::move(diagnostics);
    // A reader tells what it finds when it finds it; people look for a line.
    std::ranges::stable_sort(m_rows, [](const Diagnostic& a, const Diagnostic& b) {
        return std::tie(a.file, a.line, a.column) < std::tie(b.file, b.line, b.column);
    });
    endResetModel();
}

int DiagnosticsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DiagnosticsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant DiagnosticsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Diagnostic& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    if (role == KindRole) {
        if (column == Line || column == ByteColumn)
            return static_cast<int>(CellKind::Number);
        return static_cast<int>(column == State ? CellKind::State : CellKind::Text);
    }
    if (role == SignRole)
        return static_cast<int>(signOf(row.severity));
    if (role != Qt::DisplayRole && role != RawValueRole && role != Qt::ToolTipRole)
        return {};
    switch (column) {
    case Line:
        return role == RawValueRole ? numberOrNothing(row.line) : QVariant(shownNumber(row.line));
    case ByteColumn:
        return role == RawValueRole ? numberOrNothing(row.column) : QVariant(shownNumber(row.column));
    case Wrong: {
        const QString message = phraseText(row.message);
        return row.repeats > 1
            ? narrowGroups(tr("%1 (%Ln times)", nullptr, pluralOf(row.repeats))).arg(message)
            : message;
    }
    case Done:
        return phraseText(row.action);
    case State:
        return wordOf(row.severity);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant DiagnosticsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(
            (section == Line || section == ByteColumn ? Qt::AlignTrailing : Qt::AlignLeading)
            | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Line:
        return tr("Line");
    case ByteColumn:
        return tr("Column");
    case Wrong:
        return tr("What is wrong");
    case Done:
        return tr("What was done");
    case State:
        return tr("State");
    case ColumnCount:
        break;
    }
    return {};
}

DiagnosticsList::DiagnosticsList(QWidget* parent)
    : QWidget(parent)
    , m_taken(new QLabel(this))
    , m_repaired(new StatusSign(Sign::Warning, QString(), this))
    , m_refused(new StatusSign(Sign::Error, QString(), this))
    , m_hint(
          makeLabel(tr("%1 opens the line").arg(keyText(Qt::Key_Return)), FontRole::Label, Ink::Text3, this))
    , m_model(new DiagnosticsModel(this))
    , m_table(new TableView(this))
{
    m_taken->setObjectName(QStringLiteral("takenCount"));
    m_repaired->setObjectName(QStringLiteral("repairedCount"));
    m_refused->setObjectName(QStringLiteral("refusedCount"));
    setTextRole(m_taken, FontRole::BodyBold, Ink::Text1);
    m_table->setObjectName(QStringLiteral("diagnostics"));
    m_table->setAccessibleName(tr("Lines that were repaired or refused"));
    m_table->setModel(m_model);
    m_table->setFileStem(QStringLiteral("diagnostics"));
    QHeaderView* head = m_table->horizontalHeader();
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    head->setSectionResizeMode(DiagnosticsModel::Wrong, QHeaderView::Stretch);
    m_table->setMouseTracking(true);

    auto* counts = new QHBoxLayout;
    counts->setContentsMargins(metrics::kPanelMargin, 0, metrics::kPanelMargin, 0);
    counts->setSpacing(metrics::kSpace16);
    counts->addWidget(m_taken);
    counts->addWidget(m_repaired);
    counts->addWidget(m_refused);
    counts->addStretch(1);
    counts->addWidget(m_hint);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kSpace4);
    column->addLayout(counts);
    column->addWidget(m_table, 1);
    for (StatusSign* sign : {m_repaired, m_refused})
        sign->setPlainText(true);
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (index.isValid())
            Q_EMIT opened(m_model->diagnostics()[static_cast<std::size_t>(index.row())]);
    });
    setDiagnostics({}, 0);
}

void DiagnosticsList::setDiagnostics(
    std::vector<Diagnostic> diagnostics, qint64 taken, qint64 repaired, qint64 refused)
{
    const auto count = [&](Severity severity) {
        qint64 rows = 0;
        for (const Diagnostic& row : diagnostics)
            rows += row.severity == severity ? static_cast<qint64>(row.repeats) : 0;
        return rows;
    };
    const qint64 repairedRows = repaired >= 0 ? repaired : count(Severity::Repaired);
    const qint64 refusedRows = refused >= 0 ? refused : count(Severity::Refused);
    m_taken->setText(tr("%1 taken").arg(countText(static_cast<quint64>(taken))));
    m_repaired->setState(Sign::Warning, tr("%1 repaired").arg(countText(static_cast<quint64>(repairedRows))));
    m_refused->setState(Sign::Error, tr("%1 refused").arg(countText(static_cast<quint64>(refusedRows))));
    m_repaired->setVisible(repairedRows > 0);
    m_refused->setVisible(refusedRows > 0);
    m_hint->setVisible(!diagnostics.empty());
    m_taken->show();
    m_table->setEmptyText(tr("Nothing to repair."));
    m_model->setDiagnostics(std::move(diagnostics));
}

void DiagnosticsList::clear()
{
    setDiagnostics({}, 0);
    m_taken->hide();
    m_table->setEmptyText({});
}

} // namespace heldout::ui
