// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/evaluate/evaluation_settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "pages/evaluate/evaluation_words.h"
#include "project/project.h"
#include "session/session.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/dialog_size.h"
#include "widgets/field.h"
#include "widgets/interval_editor.h"
#include "widgets/scroll_area.h"

namespace heldout::ui {

namespace {

using project::Grouping;

constexpr QSize kSize(560, 640);
constexpr std::uint32_t kHundred = 100'000;
constexpr int kNothing = -1;
constexpr int kMostIntervals = 10;
constexpr int kLeastLetters = 6;
constexpr int kLeastNumber = 64;

template <typename T>
T* named(T* widget, const char* name)
{
    widget->setObjectName(QString::fromLatin1(name));
    return widget;
}

QHBoxLayout* pair(QWidget* left, QWidget* right)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::kSpace12);
    row->addWidget(left, 1, Qt::AlignTop);
    row->addWidget(right, 1, Qt::AlignTop);
    return row;
}

QStringList parts(const QString& list)
{
    QStringList names;
    for (const QString& name : list.split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (!name.trimmed().isEmpty())
            names.append(name.trimmed());
    return names;
}

} // namespace

EvaluationSettingsDialog::EvaluationSettingsDialog(Session& session, const EvaluateChoice& choice,
    project::Task task, const project::SplitInfo& split, bool ofMentions, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_choice(choice)
    , m_predicted(task)
    , m_ofMentions(ofMentions)
    , m_scored(named(new QComboBox(this), "settingsScored"))
    , m_by(named(new QComboBox(this), "settingsGroupBy"))
    , m_crossed(named(new QComboBox(this), "settingsCrossed"))
    , m_intervals(named(new QSpinBox(this), "settingsIntervals"))
    , m_borders(named(new IntervalEditor(this), "settingsBorders"))
    , m_hundred(named(new QCheckBox(tr("100 is a group of its own"), this), "settingsHundred"))
    , m_parts(named(new QSpinBox(this), "settingsParts"))
    , m_asPublished(named(
          new QCheckBox(tr("All mentions of a touched sentence, as published"), this), "settingsAsPublished"))
    , m_ignoringCase(
          named(new QCheckBox(tr("Upper and lower case are the same"), this), "settingsIgnoringCase"))
    , m_field(named(new QComboBox(this), "settingsField"))
    , m_fields(named(new QLineEdit(this), "settingsFields"))
    , m_overlapBorder(named(new QDoubleSpinBox(this), "settingsOverlapBorder"))
    , m_mode(named(new QComboBox(this), "settingsMatch"))
    , m_tagReading(named(new QComboBox(this), "settingsTags"))
    , m_average(named(new QComboBox(this), "settingsAverage"))
    , m_positive(named(new QLineEdit(this), "settingsPositive"))
    , m_leftOut(named(new QLineEdit(this), "settingsLeftOut"))
    , m_resamples(named(new QSpinBox(this), "settingsResamples"))
    , m_seed(named(new QSpinBox(this), "settingsSeed"))
    , m_confidence(named(new QDoubleSpinBox(this), "settingsConfidence"))
{
    setObjectName(QStringLiteral("evaluationSettingsDialog"));
    setWindowTitle(tr("Settings of the evaluation"));
    auto* content = new ScrollContent(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kSpace12);
    m_scored->addItem(taskWord(task), static_cast<int>(task));
    if (task == project::Task::Mentions && split.relations > 0)
        m_scored->addItem(taskWord(project::Task::Relations), static_cast<int>(project::Task::Relations));
    m_scored->setCurrentIndex(m_choice.relations ? m_scored->count() - 1 : 0);
    auto* scored = new Field(tr("What is scored"), m_scored, this);
    scored->setVisible(m_scored->count() > 1);
    column->addWidget(scored);
    connect(m_scored, &QComboBox::currentIndexChanged, this, [this] {
        fillGroupings();
        refresh();
    });
    buildGroups(*column);
    buildScore(*column);
    buildResampling(*column);
    column->addStretch(1);
    for (QComboBox* box : findChildren<QComboBox*>()) { // long words give way before they are cut off
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLeastLetters);
    }
    for (QAbstractSpinBox* box : findChildren<QAbstractSpinBox*>())
        box->setMinimumWidth(metrics::scaled(kLeastNumber));

    m_apply = new QPushButton(tr("Evaluate"), this);
    m_apply->setObjectName(QStringLiteral("settingsApply"));
    m_apply->setDefault(true);
    setKind(m_apply, Kind::Primary);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setAutoDefault(false);
    connect(m_apply, &QPushButton::clicked, this, &EvaluationSettingsDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kControlGap);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_apply);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(metrics::kSpace24, metrics::kSpace16, metrics::kSpace24, metrics::kSpace16);
    outer->setSpacing(metrics::kSpace12);
    outer->addWidget(makeLabel(windowTitle(), FontRole::PageTitle, Ink::Text1, this));
    outer->addWidget(makeScrollArea(content, this), 1);
    outer->addLayout(buttons);
    setFirstSize(*this, kSize);
    loadFields(split);
    refresh();
}

/// Those of what is scored; what was chosen stays where it can.
void EvaluationSettingsDialog::fillGroupings()
{
    const QSignalBlocker blocks[] = {QSignalBlocker(m_by), QSignalBlocker(m_crossed)};
    const bool first = m_by->count() == 0;
    const int by = first ? static_cast<int>(m_choice.group.by) : m_by->currentData().toInt();
    const int second = m_choice.crossed ? static_cast<int>(m_choice.crossed->by) : kNothing;
    const int crossed = first ? second : m_crossed->currentData().toInt();
    m_by->clear();
    m_crossed->clear();
    m_crossed->addItem(tr("None", "no second grouping"), kNothing);
    for (const Grouping grouping : groupingsOf(task())) {
        m_by->addItem(groupingWord(task(), grouping), static_cast<int>(grouping));
        if (grouping != Grouping::None)
            m_crossed->addItem(groupingWord(task(), grouping), static_cast<int>(grouping));
    }
    m_by->setCurrentIndex(std::max(0, m_by->findData(by)));
    m_crossed->setCurrentIndex(std::max(0, m_crossed->findData(crossed)));
}

void EvaluationSettingsDialog::buildGroups(QVBoxLayout& column)
{
    fillGroupings();
    std::vector<double> borders;
    for (const std::uint32_t border : m_choice.group.borders)
        if (border < kHundred)
            borders.push_back(border / 1000.0);
    m_borders->setBorders(borders);
    m_intervals->setRange(2, kMostIntervals);
    m_intervals->setValue(static_cast<int>(borders.size()) + 1);
    m_hundred->setChecked(!m_choice.group.borders.empty() && m_choice.group.borders.back() >= kHundred);
    m_parts->setRange(2, 100);
    m_parts->setValue(static_cast<int>(m_choice.group.parts));
    m_asPublished->setChecked(m_choice.group.asPublished);
    m_ignoringCase->setChecked(m_choice.group.ignoringCase);
    m_field->setEditable(true);
    m_field->setCurrentText(fromUtf8(m_choice.group.field));
    QStringList names;
    for (const std::string& name : m_choice.group.fields)
        names.append(fromUtf8(name));
    m_fields->setText(names.join(QStringLiteral(", ")));
    m_fields->setPlaceholderText(QStringLiteral("answer, text"));
    m_overlapBorder->setRange(0, 100);
    m_overlapBorder->setDecimals(1);
    m_overlapBorder->setSpecialValueText(tr("the same text"));
    m_overlapBorder->setValue(m_choice.group.overlapBorder ? *m_choice.group.overlapBorder / 1000.0 : 0);

    column.addWidget(makeLabel(tr("Groups"), FontRole::PanelTitle, Ink::Text1, this));
    column.addLayout(
        pair(new Field(tr("Group by"), m_by, this), new Field(tr("Within them, by"), m_crossed, this)));
    m_bordersRow = new QWidget(this);
    auto* bordersRow = new QHBoxLayout(m_bordersRow);
    bordersRow->setContentsMargins(0, 0, 0, 0);
    bordersRow->setSpacing(metrics::kSpace12);
    bordersRow->addWidget(new Field(tr("Intervals"), m_intervals, m_bordersRow), 0, Qt::AlignTop);
    bordersRow->addWidget(
        new Field(tr("Borders between them, in %"), m_borders, m_bordersRow), 1, Qt::AlignTop);
    column.addWidget(m_bordersRow);
    column.addWidget(m_hundred);
    m_partsField = new Field(tr("Number of parts"), m_parts, this);
    column.addWidget(m_partsField);
    m_fieldField = new Field(tr("Field"), m_field, this);
    column.addWidget(m_fieldField);
    m_fieldsField
        = new Field(tr("Text fields, the one that decides first; “text” is the text itself"), m_fields, this);
    column.addWidget(m_fieldsField);
    m_overlapField = new Field(tr("Seen from this similarity on, in %"), m_overlapBorder, this);
    column.addWidget(m_overlapField);
    column.addWidget(m_asPublished);
    column.addWidget(m_ignoringCase);
    connect(m_by, &QComboBox::currentIndexChanged, this, &EvaluationSettingsDialog::refresh);
    connect(m_crossed, &QComboBox::currentIndexChanged, this, &EvaluationSettingsDialog::refresh);
    connect(m_intervals, &QSpinBox::valueChanged, this, [this](int count) {
        std::vector<double> equal;
        for (int i = 1; i < count; ++i)
            equal.push_back(std::round(1000.0 * i / count) / 10);
        m_borders->setBorders(equal);
    });
    connect(m_field, &QComboBox::editTextChanged, this, &EvaluationSettingsDialog::refresh);
    connect(m_fields, &QLineEdit::textChanged, this, &EvaluationSettingsDialog::refresh);
}

void EvaluationSettingsDialog::buildScore(QVBoxLayout& column)
{
    column.addWidget(makeLabel(tr("Score"), FontRole::PanelTitle, Ink::Text1, this));
    m_mode->addItem(tr("Usual for the data"), kNothing);
    for (const project::MatchMode mode : project::kMatchModes)
        m_mode->addItem(matchWord(mode), static_cast<int>(mode));
    m_mode->setCurrentIndex(
        std::max(0, m_mode->findData(m_choice.mode ? static_cast<int>(*m_choice.mode) : kNothing)));
    m_tagReading->addItem(
        tr("Every tag is taken, as conlleval does"), static_cast<int>(project::TagReading::Conlleval));
    m_tagReading->addItem(
        tr("By the scheme, broken mentions are dropped"), static_cast<int>(project::TagReading::Strict));
    m_tagReading->setCurrentIndex(static_cast<int>(m_choice.tagReading));
    m_average->addItem(tr("Usual: the positive class of two, else macro"), kNothing);
    for (const project::Average average : project::kAverages)
        m_average->addItem(averageWord(average), static_cast<int>(average));
    m_average->setCurrentIndex(
        std::max(0, m_average->findData(m_choice.average ? static_cast<int>(*m_choice.average) : kNothing)));
    m_positive->setText(m_choice.positiveLabel);
    m_positive->setPlaceholderText(tr("the greater one of two labels"));
    m_leftOut->setText(m_choice.leftOut.join(QStringLiteral(", ")));
    m_leftOut->setPlaceholderText(tr("none", "no label"));
    m_modeField = new Field(tr("A predicted mention is right when"), m_mode, this);
    auto* tags = new Field(tr("Tags become mentions"), m_tagReading, this);
    m_averageField = new Field(tr("Average"), m_average, this);
    m_positiveField = new Field(tr("Class"), m_positive, this);
    m_leftOutField = new Field(tr("Labels the average leaves out, such as “no relation”"), m_leftOut, this);
    tags->setVisible(m_predicted == project::Task::Tags);
    column.addWidget(m_modeField);
    column.addWidget(tags);
    column.addWidget(m_averageField);
    column.addWidget(m_positiveField);
    column.addWidget(m_leftOutField);
    connect(m_average, &QComboBox::currentIndexChanged, this, &EvaluationSettingsDialog::refresh);
}

void EvaluationSettingsDialog::buildResampling(QVBoxLayout& column)
{
    column.addWidget(makeLabel(tr("Confidence intervals"), FontRole::PanelTitle, Ink::Text1, this));
    m_resamples->setRange(0, 100'000);
    m_resamples->setSingleStep(500);
    m_resamples->setSpecialValueText(tr("none"));
    m_resamples->setValue(static_cast<int>(m_choice.resamples));
    m_seed->setRange(0, 1'000'000'000);
    m_seed->setValue(static_cast<int>(std::min<std::uint64_t>(m_choice.seed, 1'000'000'000)));
    m_confidence->setRange(50.1, 99.9);
    m_confidence->setDecimals(1);
    m_confidence->setSingleStep(1);
    m_confidence->setValue(m_choice.confidence * 100);
    auto* row = pair(new Field(tr("Resamples"), m_resamples, this), new Field(tr("Seed"), m_seed, this));
    row->addWidget(new Field(tr("Confidence, %"), m_confidence, this), 1, Qt::AlignTop);
    column.addLayout(row);
}

void EvaluationSettingsDialog::loadFields(const project::SplitInfo& split)
{
    using Names = std::vector<std::string>;
    m_session.jobs().start<Names>(
        quietJob(tr("Reading the fields")),
        [project = m_session.project(), id = split.id](
            JobContext& job) { return project->evaluations().fields(id, job); },
        this,
        [this](const Result<Names>& names) {
            if (!names)
                return; // a name can still be written
            const QString written = m_field->currentText();
            m_field->clear();
            QStringList texts;
            for (const std::string& name : *names) {
                m_field->addItem(fromUtf8(name));
                texts.append(fromUtf8(name));
            }
            // What there is to write stands in the field until something is written.
            texts.append(QStringLiteral("text"));
            m_fields->setPlaceholderText(texts.join(QStringLiteral(", ")));
            if (!written.isEmpty())
                m_field->setCurrentText(written);
        });
}

project::Task EvaluationSettingsDialog::task() const
{
    return static_cast<project::Task>(m_scored->currentData().toInt());
}

Grouping EvaluationSettingsDialog::grouping() const
{
    return static_cast<Grouping>(m_by->currentData().toInt());
}

bool EvaluationSettingsDialog::isCrossed(Grouping by) const
{
    return grouping() == by || m_crossed->currentData().toInt() == static_cast<int>(by);
}

void EvaluationSettingsDialog::refresh()
{
    const bool ofMentions = project::isMentions(task()) && task() != project::Task::Relations;
    const bool similarity = isCrossed(Grouping::Interval) || isCrossed(Grouping::RankPart);
    m_bordersRow->setVisible(isCrossed(Grouping::Interval));
    m_hundred->setVisible(isCrossed(Grouping::Interval));
    m_partsField->setVisible(isCrossed(Grouping::RankPart) || isCrossed(Grouping::Length));
    m_fieldField->setVisible(isCrossed(Grouping::Field));
    m_fieldsField->setVisible(isCrossed(Grouping::Overlap));
    m_overlapField->setVisible(isCrossed(Grouping::Overlap));
    m_asPublished->setVisible(similarity && m_ofMentions && ofMentions);
    m_ignoringCase->setVisible(isCrossed(Grouping::Seen) || isCrossed(Grouping::Overlap));
    m_modeField->setVisible(ofMentions);
    m_averageField->setVisible(!project::isMentions(task()));
    const int average = m_average->currentData().toInt();
    m_positiveField->setVisible(!project::isMentions(task())
        && (average == kNothing || average == static_cast<int>(project::Average::Positive)));
    m_leftOutField->setVisible(
        !project::isMentions(task()) && average != static_cast<int>(project::Average::Positive));
    if (m_apply == nullptr)
        return;
    const bool whole = (!isCrossed(Grouping::Field) || !m_field->currentText().trimmed().isEmpty())
        && (!isCrossed(Grouping::Overlap) || !parts(m_fields->text()).isEmpty());
    m_apply->setEnabled(
        whole && !(grouping() != Grouping::None && m_crossed->currentData() == m_by->currentData()));
    m_apply->setToolTip(m_crossed->currentData() == m_by->currentData() ? tr("Choose two different groupings")
            : whole                                                     ? QString()
                                                                        : tr("Name the field first"));
}

void EvaluationSettingsDialog::accept()
{
    if (m_apply->isEnabled() && (!isCrossed(Grouping::Interval) || m_borders->isValid()))
        QDialog::accept();
}

EvaluateChoice EvaluationSettingsDialog::choice() const
{
    EvaluateChoice choice = m_choice;
    project::GroupBy& group = choice.group;
    group.by = grouping();
    group.borders.clear();
    for (const double border : m_borders->borders())
        group.borders.push_back(static_cast<std::uint32_t>(std::lround(border * 1000)));
    if (m_hundred->isChecked())
        group.borders.push_back(kHundred);
    group.parts = static_cast<std::uint32_t>(m_parts->value());
    group.field = m_field->currentText().trimmed().toStdString();
    group.fields.clear();
    for (const QString& name : parts(m_fields->text()))
        group.fields.push_back(name.toStdString());
    group.overlapBorder.reset();
    if (m_overlapBorder->value() > 0)
        group.overlapBorder = static_cast<std::uint32_t>(std::lround(m_overlapBorder->value() * 1000));
    group.asPublished = m_asPublished->isChecked();
    group.ignoringCase = m_ignoringCase->isChecked();
    choice.crossed.reset();
    if (const int crossed = m_crossed->currentData().toInt();
        crossed != kNothing && group.by != Grouping::None) {
        choice.crossed = group;
        choice.crossed->by = static_cast<Grouping>(crossed);
    }
    choice.mode.reset();
    if (const int mode = m_mode->currentData().toInt(); mode != kNothing)
        choice.mode = static_cast<project::MatchMode>(mode);
    choice.tagReading = static_cast<project::TagReading>(m_tagReading->currentData().toInt());
    choice.average.reset();
    if (const int average = m_average->currentData().toInt(); average != kNothing)
        choice.average = static_cast<project::Average>(average);
    choice.positiveLabel = m_positive->text().trimmed();
    choice.leftOut = parts(m_leftOut->text());
    choice.relations = task() == project::Task::Relations;
    choice.resamples = static_cast<std::uint32_t>(m_resamples->value());
    choice.seed = static_cast<std::uint64_t>(m_seed->value());
    choice.confidence = m_confidence->value() / 100;
    return choice;
}

} // namespace heldout::ui
