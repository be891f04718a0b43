// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QSaveFile>
#include <QScrollBar>

#include <algorithm>

#include "style/icons.h"
#include "style/painting.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

// Group rows are looked for in small tables only; long lists have none.
constexpr int kGroupedRowsAtMost = 5000;
constexpr int kRowsAsked = 8;

/// Heads stand at the side of their values.
class TableHead : public QHeaderView
{
public:
    explicit TableHead(TableView* table)
        : QHeaderView(Qt::Horizontal, table)
        , m_table(*table)
    {
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const override
    {
        QHeaderView::initStyleOptionForIndex(option, logicalIndex);
        option->textAlignment
            = (m_table.isEndColumn(logicalIndex) ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter;
        option->state.setFlag(QStyle::State_On, false);
    }

private:
    const TableView& m_table;
};

} // namespace

TableView::TableView(QWidget* parent)
    : QTableView(parent)
{
    setHorizontalHeader(new TableHead(this));
    setItemDelegate(new CellDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(40);
    horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    applySizes();
}

TableView::~TableView()
{
    for (const QMetaObject::Connection& link : m_modelLinks)
        disconnect(link);
}

void TableView::setModel(QAbstractItemModel* model)
{
    for (const QMetaObject::Connection& link : m_modelLinks)
        disconnect(link);
    m_modelLinks.clear();
    QTableView::setModel(model);
    if (model != nullptr) {
        const auto refresh = [this] {
            applyGroups();
            updateGeometry();
            shareColumns();
            horizontalHeader()->viewport()->update();
        };
        m_modelLinks = {connect(model, &QAbstractItemModel::modelReset, this, refresh),
            connect(model, &QAbstractItemModel::rowsInserted, this, refresh),
            connect(model, &QAbstractItemModel::rowsRemoved, this, refresh),
            connect(model, &QAbstractItemModel::layoutChanged, this, refresh),
            connect(model, &QAbstractItemModel::dataChanged, this, &TableView::widenColumns),
            connect(model, &QAbstractItemModel::headerDataChanged, this, &TableView::shareColumns)};
    }
    applyGroups();
    updateGeometry();
    shareColumns();
}

void TableView::setEmptyText(const QString& sentence)
{
    m_emptyText = sentence;
    viewport()->update();
}

void TableView::setFileStem(const QString& stem)
{
    m_fileStem = stem;
}

void TableView::setTwoLine(bool twoLine)
{
    m_twoLine = twoLine;
    applySizes();
}

void TableView::setFitRows(int rows)
{
    m_fitRows = rows;
    setSizePolicy(QSizePolicy::Expanding, rows > 0 ? QSizePolicy::Preferred : QSizePolicy::Expanding);
    updateGeometry();
}

void TableView::setLeastRows(int rows)
{
    m_leastRows = rows;
    updateGeometry();
}

void TableView::applySizes()
{
    verticalHeader()->setDefaultSectionSize(m_twoLine ? metrics::twoLineRow() : metrics::row());
    horizontalHeader()->setFixedHeight(metrics::columnHead());
    updateGeometry();
}

void TableView::applyGroups()
{
    clearSpans();
    m_hasGroups = false;
    const QAbstractItemModel* table = model();
    if (table == nullptr || table->rowCount() > kGroupedRowsAtMost || table->columnCount() < 2)
        return;
    for (int row = 0; row < table->rowCount(); ++row) {
        const QVariant kind = table->index(row, 0).data(KindRole);
        if (kind.isValid() && static_cast<CellKind>(kind.toInt()) == CellKind::GroupRow) {
            m_hasGroups = true;
            setSpan(row, 0, 1, table->columnCount());
        }
    }
}

bool TableView::isEndColumn(int column) const
{
    const QAbstractItemModel* table = model();
    if (table == nullptr)
        return false;
    const QVariant head = table->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
    if (head.isValid())
        return (head.toInt() & (Qt::AlignRight | Qt::AlignTrailing)) != 0;
    const int rows = std::min(kRowsAsked, table->rowCount());
    for (int row = 0; row < rows; ++row) {
        const QVariant value = table->index(row, column).data(KindRole);
        const CellKind kind = value.isValid() ? static_cast<CellKind>(value.toInt()) : CellKind::Text;
        if (kind == CellKind::GroupRow)
            continue;
        if (kind == CellKind::Number || kind == CellKind::BoldNumber || kind == CellKind::ShareBar)
            return true;
    }
    return false;
}

TableSelection TableView::chosenCells() const
{
    TableSelection chosen;
    if (selectionModel() != nullptr) {
        const QModelIndexList rows = selectionModel()->selectedRows();
        if (rows.size() > 1) {
            for (const QModelIndex& row : rows)
                chosen.rows.push_back(row.row());
            std::sort(chosen.rows.begin(), chosen.rows.end());
        }
    }
    const QHeaderView* head = horizontalHeader();
    for (int visual = 0; m_copyModel == nullptr && visual < head->count(); ++visual) {
        if (!head->isSectionHidden(head->logicalIndex(visual)))
            chosen.columns.push_back(head->logicalIndex(visual));
    }
    return chosen;
}

QString TableView::selectionText(TableFormat format) const
{
    if (model() == nullptr)
        return {};
    return tableText(m_copyModel != nullptr ? *m_copyModel : *model(), format, chosenCells());
}

void TableView::copy(TableFormat format)
{
    if (model() == nullptr)
        return;
    QApplication::clipboard()->setText(selectionText(format));
    const std::size_t rows = chosenCells().rows.size();
    Q_EMIT copied(rows > 0 ? static_cast<int>(rows) : model()->rowCount());
}

QString TableView::save(const QString& path, TableFormat format) const
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return tr("%1 cannot be written: %2.").arg(QFileInfo(path).fileName(), file.errorString());
    const QByteArray bytes = selectionText(format).toUtf8();
    if (file.write(bytes) != bytes.size() || !file.commit())
        return tr("%1 was not written: %2.").arg(QFileInfo(path).fileName(), file.errorString());
    return {};
}

void TableView::saveAs(TableFormat format)
{
    const QString stem = m_fileStem.isEmpty() ? tr("table") : m_fileStem;
    const QStringList filters{tr("Tab-separated (*.tsv)"), tr("Comma-separated (*.csv)"),
        tr("Markdown (*.md)"), tr("LaTeX (*.tex)")};
    QString chosen = filters.value(static_cast<int>(format));
    QString path = QFileDialog::getSaveFileName(this, tr("Save table"),
        stem + QLatin1Char('.') + tableFileSuffix(format), filters.join(QLatin1String(";;")), &chosen);
    if (path.isEmpty())
        return;
    auto wanted = static_cast<TableFormat>(std::max<qsizetype>(0, filters.indexOf(chosen)));
    // A suffix that was written says more than the filter.
    const QString suffix = QFileInfo(path).suffix().toLower();
    bool known = false;
    for (const auto candidate :
        {TableFormat::Tsv, TableFormat::Csv, TableFormat::Markdown, TableFormat::Latex}) {
        if (suffix == tableFileSuffix(candidate)) {
            wanted = candidate;
            known = true;
        }
    }
    if (!known)
        path += QLatin1Char('.') + tableFileSuffix(wanted);
    const QString problem = save(path, wanted);
    if (problem.isEmpty())
        Q_EMIT saved(path);
    else
        Q_EMIT saveFailed(problem);
}

void TableView::addTableActions(QMenu* menu)
{
    const auto rows = static_cast<int>(chosenCells().rows.size());
    QAction* plain = menu->addAction(icon(QStringLiteral("copy")),
        rows > 0 ? tr("Copy %n row(s)", nullptr, rows) : tr("Copy table"), this,
        [this] { copy(TableFormat::Tsv); });
    plain->setShortcut(QKeySequence::Copy);
    plain->setShortcutContext(Qt::WidgetShortcut);
    menu->addAction(tr("Copy as Markdown"), this, [this] { copy(TableFormat::Markdown); });
    menu->addAction(tr("Copy as LaTeX"), this, [this] { copy(TableFormat::Latex); });
    menu->addSeparator();
    menu->addAction(
        icon(QStringLiteral("export")), tr("Save as CSV, TSV, Markdown, LaTeX…"), this, [this] { saveAs(); });
}

QSize TableView::sizeHint() const
{
    if (m_fitRows <= 0)
        return QTableView::sizeHint();
    const int rows = model() == nullptr ? 0 : std::min(m_fitRows, model()->rowCount());
    const int row = m_twoLine ? metrics::twoLineRow() : metrics::row();
    const int head = horizontalHeader()->isHidden() ? 0 : metrics::columnHead();
    return {QTableView::sizeHint().width(), head + std::max(1, rows) * row + 2 * frameWidth()};
}

QSize TableView::minimumSizeHint() const
{
    const int row = m_twoLine ? metrics::twoLineRow() : metrics::row();
    const int rows = model() == nullptr ? 1 : std::clamp(model()->rowCount(), 1, m_leastRows);
    return {120, metrics::columnHead() + rows * row};
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy(TableFormat::Tsv);
        event->accept();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        && event->modifiers() == Qt::NoModifier) {
        if (currentIndex().isValid())
            Q_EMIT activated(currentIndex());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void TableView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    addTableActions(&menu);
    menu.exec(event->globalPos());
}

void TableView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    const bool empty = model() == nullptr || model()->rowCount() == 0;
    QPainter painter(viewport());
    if (empty && !m_emptyText.isEmpty()) {
        painter.setFont(fonts::body());
        painter.setPen(tokens().text3);
        painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12),
            Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_emptyText);
    }
    if (hasFocus() && empty) {
        paintFocusRing(painter, viewport()->rect(), metrics::kMarkRadius);
    } else if (hasFocus() && currentIndex().isValid()) {
        QRect row = visualRect(currentIndex());
        row.setLeft(0);
        row.setWidth(std::min(viewport()->width(), std::max(horizontalHeader()->length(), 1)));
        if (layoutDirection() == Qt::RightToLeft)
            row.moveRight(viewport()->width() - 1);
        paintFocusRing(painter, row, metrics::kMarkRadius);
    }
}

void TableView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        applySizes();
        shareColumns();
    }
}

void TableView::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    // Arriving by key, something must be there to move from.
    if (model() != nullptr && !currentIndex().isValid() && event->reason() != Qt::MouseFocusReason) {
        for (int row = 0; row < std::min(kRowsAsked, model()->rowCount()); ++row) {
            const QModelIndex index = model()->index(row, 0);
            if (index.flags().testFlag(Qt::ItemIsSelectable)) {
                selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
                break;
            }
        }
    }
    viewport()->update();
}

void TableView::focusOutEvent(QFocusEvent* event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

void TableView::setPointedRow(int row)
{
    if (row == m_pointedRow)
        return;
    m_pointedRow = row;
    viewport()->update();
}

void TableView::mouseMoveEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    setPointedRow(index.isValid() ? index.row() : -1);
    QTableView::mouseMoveEvent(event);
}

void TableView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    shareColumns();
}

bool TableView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        setPointedRow(-1);
    return QTableView::viewportEvent(event);
}

} // namespace heldout::ui
