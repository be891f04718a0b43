// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help_keys_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

#include "style/heldout_style.h"
#include "style/theme.h"
#include "widgets/keycap_label.h"
#include "widgets/scroll_area.h"

namespace heldout::ui {

namespace {

QWidget* groupWidget(const HelpKeysDialog::Group& group, QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(metrics::kSpace12);
    grid->setVerticalSpacing(metrics::kSpace4);
    grid->addWidget(makeLabel(group.title, FontRole::Label, Ink::Text2, box), 0, 0, 1, 2);
    int row = 1;
    for (const HelpKeysDialog::Entry& entry : group.entries) {
        auto* cap = new KeycapLabel(entry.keys, box);
        QLabel* what = makeLabel(entry.what, FontRole::Body, Ink::Text1, box);
        what->setWordWrap(true);
        grid->addWidget(cap, row, 0, Qt::AlignLeading | Qt::AlignVCenter);
        grid->addWidget(what, row, 1);
        grid->setRowMinimumHeight(row, metrics::scaled(24));
        ++row;
    }
    grid->setColumnMinimumWidth(0, metrics::scaled(96));
    grid->setColumnStretch(1, 1);
    return box;
}

} // namespace

HelpKeysDialog::HelpKeysDialog(const QList<Group>& groups, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(metrics::kSpace24, metrics::kSpace16, metrics::kSpace24, metrics::kSpace16);
    outer->setSpacing(metrics::kSpace12);
    outer->addWidget(makeLabel(tr("Keys"), FontRole::Headline, Ink::Text1, this));

    auto* content = new QWidget;
    auto* columns = new QHBoxLayout(content);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(metrics::kSpace24);
    auto* start = new QVBoxLayout;
    auto* end = new QVBoxLayout;
    for (QVBoxLayout* column : {start, end}) {
        column->setSpacing(metrics::kSpace16);
        columns->addLayout(column, 1);
    }
    qsizetype whole = 0;
    for (const Group& group : groups)
        whole += group.entries.size() + 1;
    qsizetype placed = 0;
    for (const Group& group : groups) {
        (placed * 2 < whole ? start : end)->addWidget(groupWidget(group, content));
        placed += group.entries.size() + 1;
    }
    start->addStretch(1);
    end->addStretch(1);

    QScrollArea* area = makeScrollArea(content, this);
    area->setFocusPolicy(Qt::StrongFocus); // nothing inside takes the focus: the keys scroll
    area->setAccessibleName(tr("Keys"));
    outer->addWidget(area, 1);

    auto* buttons = new QDialogButtonBox(this);
    QPushButton* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    outer->addWidget(buttons);
    close->setFocus();
    resize(metrics::scaled(760),
        std::min(metrics::scaled(560), content->sizeHint().height() + metrics::scaled(130)));
}

} // namespace heldout::ui
