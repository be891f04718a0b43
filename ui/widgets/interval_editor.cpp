// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/interval_editor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

#include <cmath>
#include <optional>

#include "style/heldout_style.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

constexpr int kShortestField = 48;

QString borderText(double border)
{
    return QLocale().toString(border, 'g', 6);
}

/// By the user's locale or with a point; nothing else is a number.
std::optional<double> numberOf(const QString& text)
{
    bool ok = false;
    const QString trimmed = text.trimmed();
    double value = QLocale().toDouble(trimmed, &ok);
    if (!ok)
        value = QLocale::c().toDouble(trimmed, &ok);
    return ok && std::isfinite(value) ? std::optional<double>(value) : std::nullopt;
}

} // namespace

IntervalEditor::IntervalEditor(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout)
    , m_sentence(makeLabel(QString(), FontRole::Label, Ink::Error, this))
{
    m_sentence->setObjectName(QStringLiteral("intervalProblem"));
    m_sentence->setWordWrap(true);
    m_sentence->hide();
    m_row->setSpacing(6);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kSpace4);
    column->addLayout(m_row);
    column->addWidget(m_sentence);
}

void IntervalEditor::addField(double border)
{
    const int number = static_cast<int>(m_fields.size()) + 1;
    auto* edit = new QLineEdit(borderText(border), this);
    edit->setObjectName(QStringLiteral("border%1").arg(number));
    edit->setAccessibleName(tr("Border %1 in percent").arg(number));
    edit->setMinimumWidth(kShortestField);
    edit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(edit, &QLineEdit::textEdited, this, [this] { check(); });
    m_row->addWidget(edit, 1);
    m_fields.push_back(edit);
}

void IntervalEditor::setBorders(const std::vector<double>& borders)
{
    while (m_fields.size() > borders.size()) {
        delete m_fields.back();
        m_fields.pop_back();
    }
    for (std::size_t i = 0; i < borders.size(); ++i) {
        if (i < m_fields.size()) {
            const bool same = numberOf(m_fields[i]->text()) == borders[i];
            // What is being written is not replaced by the same number in other letters.
            if (!same)
                m_fields[i]->setText(borderText(borders[i]));
            setWrong(m_fields[i], false);
        } else {
            addField(borders[i]);
        }
    }
    m_borders = borders;
    m_sentence->clear();
    m_sentence->hide();
}

bool IntervalEditor::isValid() const
{
    return m_sentence->text().isEmpty();
}

QString IntervalEditor::problem() const
{
    return m_sentence->text();
}

QLineEdit* IntervalEditor::field(int index) const
{
    return index >= 0 && index < static_cast<int>(m_fields.size()) ? m_fields[static_cast<std::size_t>(index)]
                                                                   : nullptr;
}

void IntervalEditor::check()
{
    std::vector<double> borders;
    QString sentence;
    std::optional<double> before;
    for (QLineEdit* edit : m_fields) {
        const std::optional<double> value = numberOf(edit->text());
        QString wrong;
        if (!value || *value <= 0.0 || *value >= 100.0)
            wrong = tr("“%1” is not a number between 0 and 100.").arg(edit->text());
        else if (before && *value <= *before)
            wrong = tr("%1 is not larger than the border before it, %2.")
                        .arg(edit->text(), borderText(*before));
        setWrong(edit, !wrong.isEmpty());
        edit->setAccessibleDescription(wrong);
        if (sentence.isEmpty())
            sentence = wrong;
        if (value) {
            before = value;
            borders.push_back(*value);
        }
    }
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty() || borders == m_borders)
        return;
    m_borders = borders;
    Q_EMIT bordersChanged(m_borders);
}

} // namespace heldout::ui
