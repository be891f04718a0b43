// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/similarity/compare_more_dialog.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

#include "session/words.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/field.h"

namespace heldout::ui {

namespace {

constexpr int kWidth = 440;
constexpr int kNumberWidth = 96;
constexpr int kMostPartners = 1000;
constexpr std::size_t kMostSizes = 8;

} // namespace

CompareMoreDialog::CompareMoreDialog(const SimilarityChoice& choice, QWidget* parent)
    : QDialog(parent)
    , m_choice(choice)
    , m_sizes(new QLineEdit(fromUtf8(choice.moreSizes)))
    , m_sizesField(new Field(tr("Sizes of n-grams"), m_sizes))
    , m_closest(new QRadioButton(tr("The closest of each item:")))
    , m_top(new QSpinBox)
    , m_every(new QRadioButton(tr("Every pair from, in %:")))
    , m_from(new QDoubleSpinBox)
    , m_compare(new QPushButton(tr("Compare")))
{
    setObjectName(QStringLiteral("compareMoreDialog"));
    setWindowTitle(tr("More sizes and partners"));
    setMinimumWidth(metrics::scaled(kWidth));
    makeFields();
    connect(m_compare, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_sizes, &QLineEdit::textChanged, this, &CompareMoreDialog::check);
    connect(m_every, &QRadioButton::toggled, this, &CompareMoreDialog::check);
    check();
}

void CompareMoreDialog::makeFields()
{
    const bool embeddings = m_choice.ofEmbeddings();
    m_sizes->setObjectName(QStringLiteral("moreSizes"));
    m_sizesField->setVisible(!embeddings);
    m_closest->setObjectName(QStringLiteral("moreClosest"));
    m_closest->setChecked(true);
    m_top->setObjectName(QStringLiteral("moreTop"));
    m_top->setAccessibleName(tr("Partners of each item"));
    m_top->setRange(1, kMostPartners);
    m_top->setValue(static_cast<int>(m_choice.moreTop));
    m_every->setObjectName(QStringLiteral("moreEvery"));
    m_from->setObjectName(QStringLiteral("moreFrom"));
    m_from->setAccessibleName(tr("Least score in percent"));
    m_from->setRange(embeddings ? -100 : 0, 100);
    m_from->setDecimals(1);
    m_from->setValue(m_choice.everyFrom);
    m_compare->setObjectName(QStringLiteral("moreCompare"));
    m_compare->setDefault(true);
    setKind(m_compare, Kind::Primary);

    const auto line = [](QRadioButton* choice, QWidget* value) {
        auto* row = new QHBoxLayout;
        row->setSpacing(metrics::kControlGap);
        row->addWidget(choice, 1);
        value->setMinimumWidth(metrics::scaled(kNumberWidth));
        row->addWidget(value);
        return row;
    };
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kSpace24, metrics::kSpace16, metrics::kSpace24, metrics::kSpace16);
    column->setSpacing(metrics::kSpace12);
    column->addWidget(makeLabel(windowTitle(), FontRole::PageTitle, Ink::Text1));
    column->addWidget(m_sizesField);
    if (!embeddings) {
        QLabel* help = makeLabel(tr("For example 1, 4 or 3-5: a range is one comparison of all its sizes."),
            FontRole::Label, Ink::Text2);
        help->setWordWrap(true);
        column->addWidget(help);
        column->addSpacing(metrics::kSpace4);
    }
    column->addLayout(line(m_closest, m_top));
    column->addLayout(line(m_every, m_from));
    QLabel* where = makeLabel(tr("Every pair is listed on the Pairs page; what is closest is shown here."),
        FontRole::Label, Ink::Text2);
    where->setWordWrap(true);
    column->addWidget(where);
    column->addStretch(1);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kControlGap);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_compare);
    column->addLayout(buttons);
}

std::vector<project::NgramSizes> CompareMoreDialog::sizes() const
{
    static const QRegularExpression separators(QStringLiteral("[\\s,;]+"));
    std::vector<project::NgramSizes> sizes;
    for (QString word : m_sizes->text().split(separators, Qt::SkipEmptyParts)) {
        word.replace(QChar(0x2013), QLatin1Char('-'));
        const auto one = project::ngramSizes(word.toStdString());
        if (!one)
            return {};
        if (std::ranges::find(sizes, *one) == sizes.end())
            sizes.push_back(*one);
    }
    return sizes;
}

project::CompareRequest CompareMoreDialog::request() const
{
    project::CompareRequest request = m_choice.request();
    if (!m_choice.ofEmbeddings())
        request.ngrams = sizes();
    const bool every = m_every->isChecked();
    request.top = every ? similarity::kAllPartners : static_cast<std::uint32_t>(m_top->value());
    request.minScore = every ? m_from->value() : m_choice.ofEmbeddings() ? request.minScore : 0;
    return request;
}

SimilarityChoice CompareMoreDialog::choice() const
{
    SimilarityChoice choice = m_choice;
    choice.moreSizes = m_sizes->text().trimmed().toStdString();
    choice.moreTop = static_cast<std::uint32_t>(m_top->value());
    choice.everyFrom = m_from->value();
    return choice;
}

void CompareMoreDialog::check()
{
    m_top->setEnabled(m_closest->isChecked());
    m_from->setEnabled(m_every->isChecked());
    QString problem;
    if (!m_choice.ofEmbeddings()) {
        const std::vector<project::NgramSizes> given = sizes();
        if (given.empty())
            problem = tr("Give sizes such as 1, 4 or 3-5.");
        else if (given.size() > kMostSizes)
            problem = tr("At most %n sizes at once.", nullptr, static_cast<int>(kMostSizes));
        else if (const Status fits = project::checkRequest(request()); !fits)
            problem = errorSentence(fits.error());
    }
    m_sizesField->setProblem(problem);
    m_compare->setEnabled(problem.isEmpty());
}

} // namespace heldout::ui
