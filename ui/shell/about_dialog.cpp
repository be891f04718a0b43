// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/about_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "style/icons.h"
#include "style/metrics.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

constexpr int kWidth = 560;
constexpr int kMark = 48;

QLabel* paragraph(const QString& text, QWidget* parent)
{
    QLabel* label = makeLabel(text, FontRole::Body, Ink::Text1, parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Heldout"));
    setObjectName(QStringLiteral("aboutDialog"));
    setMinimumWidth(metrics::scaled(kWidth));

    auto* head = new QHBoxLayout;
    head->setSpacing(metrics::kSpace12);
    auto* mark = new QLabel(this);
    mark->setPixmap(applicationIcon().pixmap(metrics::scaled(kMark)));
    head->addWidget(mark);
    auto* words = new QVBoxLayout;
    words->addWidget(makeLabel(
        tr("Heldout %1").arg(QCoreApplication::applicationVersion()), FontRole::PageTitle, Ink::Text1, this));
    words->addWidget(
        makeLabel(tr("Tells how much of a test score is memory"), FontRole::Body, Ink::Text2, this));
    head->addLayout(words, 1);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kSpace24, metrics::kSpace16, metrics::kSpace24, metrics::kSpace16);
    column->setSpacing(metrics::kSpace12);
    column->addLayout(head);
    column->addWidget(
        paragraph(tr("Free software under the GNU General Public License, version 3 or later. It comes "
                     "without warranty. Made with Qt %1 and Qt Charts, SQLite, ICU and oneTBB; text in "
                     "Noto Sans (SIL Open Font License).")
                      .arg(QString::fromLatin1(qVersion())),
            this));
    column->addWidget(makeLabel(tr("What to cite"), FontRole::PanelTitle, Ink::Text1, this));
    column->addWidget(paragraph(tr("Similarity and its intervals:") + QLatin1Char(' ')
            + QStringLiteral(
                "A. Elangovan, J. He, K. Verspoor. Memorization vs. Generalization: Quantifying Data "
                "Leakage in NLP Performance Evaluation. EACL 2021."),
        this));
    column->addWidget(paragraph(tr("The sample:") + QLatin1Char(' ')
            + QStringLiteral(
                "L. Smith, L. K. Tanabe, R. J. Ando et al. Overview of BioCreative II gene mention "
                "recognition. Genome Biology 2008, 9(Suppl 2):S2."),
        this));
    column->addWidget(
        paragraph(tr("BC2GM was put together by Lorraine Tanabe, Larry Smith and W. John Wilbur of the "
                     "National Library of Medicine and is in the public domain."),
            this));
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(this);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

} // namespace heldout::ui
