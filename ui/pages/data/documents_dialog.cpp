// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/documents_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include "session/words.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/table_view.h"

namespace heldout::ui {

namespace {
constexpr QSize kSize(520, 480);

QStandardItem* countItem(std::uint64_t count)
{
    auto* item = new QStandardItem(countText(count));
    item->setData(static_cast<qulonglong>(count), RawValueRole);
    item->setData(static_cast<int>(CellKind::Number), KindRole);
    return item;
}
} // namespace

DocumentsDialog::DocumentsDialog(const QString& title, const QString& testName, const QString& trainName,
    const std::vector<project::DocumentOnBothSides>& documents, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(title);
    setObjectName(QStringLiteral("documentsDialog"));
    resize(kSize);
    auto* model = new QStandardItemModel(this);
    model->setHorizontalHeaderLabels(
        {tr("Document"), tr("Texts in %1").arg(testName), tr("Texts in %1").arg(trainName)});
    for (const project::DocumentOnBothSides& document : documents)
        model->appendRow({new QStandardItem(fromUtf8(document.document)), countItem(document.testItems),
            countItem(document.trainItems)});
    auto* table = new TableView(this);
    table->setObjectName(QStringLiteral("documents"));
    table->setModel(model);
    table->setFileStem(QStringLiteral("documents-on-both-sides"));
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kSpace16, metrics::kSpace16, metrics::kSpace16, metrics::kSpace16);
    column->setSpacing(metrics::kSpace12);
    column->addWidget(makeLabel(title, FontRole::PanelTitle, Ink::Text1, this));
    column->addWidget(table, 1);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

} // namespace heldout::ui
