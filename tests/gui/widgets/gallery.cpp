// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/gallery.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QToolButton>

#include "style/heldout_style.h"
#include "style/icons.h"
#include "style/painting.h"
#include "style/theme.h"
#include "widgets/banner.h"
#include "widgets/chip.h"
#include "widgets/decision_button.h"
#include "widgets/field.h"
#include "widgets/keycap_label.h"
#include "widgets/panel.h"
#include "widgets/segmented.h"

namespace heldout::ui {

namespace {

/// A button that shows a state no pointer or key has put it in.
class StatedButton : public QPushButton
{
public:
    StatedButton(
        const QString& text, const QString& iconName, Kind kind, QStyle::State extra, bool enabled = true)
        : QPushButton(text)
        , m_extra(extra)
    {
        if (!iconName.isEmpty())
            setIcon(heldout::ui::icon(iconName));
        setKind(this, kind);
        setEnabled(enabled);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        option.state |= m_extra;
        painter.drawControl(QStyle::CE_PushButton, option);
    }

private:
    QStyle::State m_extra;
};

class Swatch : public QWidget
{
public:
    Swatch(QString name, QColor fill, QColor line)
        : m_name(std::move(name))
        , m_fill(std::move(fill))
        , m_line(std::move(line))
    {
        setFixedSize(74, 60);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paintBox(painter, QRectF(0, 0, width(), 24), 3, m_fill, m_line);
        painter.setFont(fonts::label());
        painter.setPen(tokens().text1);
        painter.drawText(QRect(0, 26, width(), 16), Qt::AlignLeft | Qt::AlignVCenter, m_name);
        painter.setFont(fonts::axis());
        painter.setPen(tokens().text3);
        painter.drawText(
            QRect(0, 42, width(), 14), Qt::AlignLeft | Qt::AlignVCenter, m_fill.name().toUpper());
    }

private:
    QString m_name;
    QColor m_fill;
    QColor m_line;
};

QHBoxLayout* row(const QList<QWidget*>& widgets, int spacing = 8)
{
    auto* layout = new QHBoxLayout;
    layout->setSpacing(spacing);
    for (QWidget* widget : widgets)
        layout->addWidget(widget);
    layout->addStretch(1);
    return layout;
}

Panel* buttonsPanel()
{
    auto* panel = new Panel(QStringLiteral("Buttons"));
    panel->setSuffix(QStringLiteral("resting, pointed at, pressed, focused, disabled"));
    const QString compare = QStringLiteral("Compare");
    const QString play = QStringLiteral("play");
    const QList<QStyle::State> states{
        QStyle::State_None, QStyle::State_MouseOver, QStyle::State_Sunken, QStyle::State_HasFocus};
    QList<QWidget*> primary;
    QList<QWidget*> normal;
    QList<QWidget*> quiet;
    for (const QStyle::State state : states) {
        primary.append(new StatedButton(compare, play, Kind::Primary, state));
        normal.append(
            new StatedButton(QStringLiteral("Export…"), QStringLiteral("export"), Kind::Normal, state));
        if (state != QStyle::State_Sunken)
            quiet.append(new StatedButton(QStringLiteral("Show all 310"), {}, Kind::Quiet, state));
    }
    primary.append(new StatedButton(compare, play, Kind::Primary, {}, false));
    normal.append(new StatedButton(QStringLiteral("Export…"), {}, Kind::Normal, {}, false));
    for (const QString& name : {QStringLiteral("copy"), QStringLiteral("more")}) {
        auto* tool = new QToolButton;
        tool->setIcon(icon(name));
        tool->setAccessibleName(name);
        quiet.append(tool);
    }
    auto* grams
        = new Segmented({QStringLiteral("Unigrams"), QStringLiteral("Bigrams"), QStringLiteral("Trigrams")});
    quiet.append(grams);
    panel->content()->addLayout(row(primary));
    panel->content()->addLayout(row(normal));
    panel->content()->addLayout(row(quiet));
    panel->content()->addStretch(1);
    return panel;
}

Panel* fieldsPanel()
{
    auto* panel = new Panel(QStringLiteral("Fields"));
    panel->setSuffix(QStringLiteral("resting, focused, disabled, wrong"));
    QList<QWidget*> fields;
    for (const QString& text :
        {QStringLiteral("25"), QStringLiteral("50"), QStringLiteral("75"), QStringLiteral("7,5")}) {
        auto* edit = new QLineEdit(text);
        edit->setObjectName(QStringLiteral("border%1").arg(text));
        auto* field = new Field(QStringLiteral("Border (%)"), edit);
        field->setFixedWidth(120);
        fields.append(field);
    }
    fields[2]->setEnabled(false);
    setWrong(static_cast<Field*>(fields[3])->control(), true);
    panel->content()->addLayout(row(fields, 24));
    panel->content()->addWidget(makeLabel(
        QStringLiteral("“7,5” is not a number between 0 and 100. Write 7.5."), FontRole::Label, Ink::Error));
    auto* stop = new QCheckBox(QStringLiteral("Leave out stop words"));
    stop->setChecked(true);
    auto* byDocument = new QRadioButton(QStringLiteral("By document"));
    byDocument->setChecked(true);
    auto* combo = new QComboBox;
    combo->addItems({QStringLiteral("Whole texts"), QStringLiteral("Mentions")});
    auto* spin = new QSpinBox;
    spin->setValue(10);
    spin->setFixedWidth(80);
    panel->content()->addLayout(
        row({stop, new QCheckBox(QStringLiteral("Fold case")), byDocument, combo, spin}, 16));
    panel->content()->addStretch(1);
    return panel;
}

Panel* chipsPanel()
{
    auto* panel = new Panel(QStringLiteral("Chips, keys, tags, decisions"));
    QList<QWidget*> first{
        new FilterChip(QStringLiteral("Unigrams 50 or more")), new AddChip(QStringLiteral("Add filter"))};
    QList<QWidget*> second;
    for (int system = 0; system < 5; ++system)
        (system < 3 ? first : second)
            .append(new SystemChip(system, QStringLiteral("pred_%1").arg(system + 1)));
    second.append(new SystemChip(-1, QStringLiteral("baseline")));
    for (const QString& key : {QStringLiteral("D"), QStringLiteral("F8"), QStringLiteral("Ctrl+G")})
        second.append(new KeycapLabel(key));
    auto* chosen = new DecisionButton(Sign::Different, QStringLiteral("Different"), QStringLiteral("X"));
    chosen->setChecked(true);
    QList<QWidget*> decisions{
        new DecisionButton(Sign::Duplicate, QStringLiteral("Duplicate"), QStringLiteral("D")),
        new DecisionButton(Sign::NearDuplicate, QStringLiteral("Near-duplicate"), QStringLiteral("N")),
        chosen};
    for (QWidget* decision : decisions)
        decision->setFixedWidth(176);
    panel->content()->addLayout(row(first));
    panel->content()->addLayout(row(second));
    panel->content()->addLayout(row(decisions));
    QList<QWidget*> signs;
    for (const Sign sign :
        {Sign::Done, Sign::Warning, Sign::Error, Sign::Info, Sign::Running, Sign::Stopping, Sign::Cancelled,
            Sign::Duplicate, Sign::NearDuplicate, Sign::Different, Sign::Unsure, Sign::Skip, Sign::Undecided})
        signs.append(new StatusSign(sign));
    signs.append(new StatusSign(Sign::Done, QStringLiteral("Nothing to repair")));
    panel->content()->addLayout(row(signs));
    panel->content()->addStretch(1);
    return panel;
}

Panel* bannersPanel()
{
    auto* panel = new Panel(QStringLiteral("Banners"));
    panel->setSuffix(QStringLiteral("one at a time, above what they speak of"));
    panel->content()->addWidget(new Banner(
        Banner::Level::Info, QStringLiteral("Nothing is written yet. Your input files stay as they are.")));
    panel->content()->addWidget(new Banner(Banner::Level::Outdated,
        QStringLiteral("Outdated: the test split changed after this run."), QStringLiteral("Run again")));
    panel->content()->addWidget(new Banner(Banner::Level::Warning,
        QStringLiteral("12 predictions have no test sentence with their id."),
        QStringLiteral("Show the 12")));
    panel->content()->addWidget(new Banner(Banner::Level::Error,
        QStringLiteral("bc2gm.heldout was moved while open. New decisions are held back."),
        QStringLiteral("Save a copy…")));
    panel->content()->addStretch(1);
    return panel;
}

Panel* palettePanel()
{
    const Tokens& t = tokens();
    auto* panel = new Panel(QStringLiteral("Palette"));
    panel->setSuffix(t.isDark ? QStringLiteral("dark") : QStringLiteral("light"));
    const QColor line = t.headLine;
    panel->content()->addLayout(row({new Swatch(QStringLiteral("window"), t.window, line),
                                        new Swatch(QStringLiteral("page"), t.page, line),
                                        new Swatch(QStringLiteral("panel"), t.panel, line),
                                        new Swatch(QStringLiteral("selection"), t.selection, line),
                                        new Swatch(QStringLiteral("text 1"), t.text1, line),
                                        new Swatch(QStringLiteral("text 2"), t.text2, line),
                                        new Swatch(QStringLiteral("text 3"), t.text3, line),
                                        new Swatch(QStringLiteral("accent"), t.accent, line)},
        6));
    panel->content()->addLayout(
        row({new Swatch(QStringLiteral("farthest"), t.ramp(0, 4), t.rampOutline(0, 4)),
                new Swatch(QStringLiteral("far"), t.ramp(1, 4), t.rampOutline(1, 4)),
                new Swatch(QStringLiteral("near"), t.ramp(2, 4), t.rampOutline(2, 4)),
                new Swatch(QStringLiteral("nearest"), t.ramp(3, 4), t.rampOutline(3, 4)),
                new Swatch(QStringLiteral("equal"), t.equal, t.equal),
                new Swatch(QStringLiteral("difference"), t.differenceGround, t.difference),
                new Swatch(QStringLiteral("shared run"), t.sharedRunGround, t.sharedRun)},
            6));
    QList<QWidget*> systems;
    for (int i = 0; i < 5; ++i)
        systems.append(new Swatch(QStringLiteral("system %1").arg(i + 1), t.system(i), line));
    systems.append({new Swatch(QStringLiteral("reference"), t.reference, line),
        new Swatch(QStringLiteral("warning"), t.warningLine, line),
        new Swatch(QStringLiteral("error"), t.errorText, line)});
    panel->content()->addLayout(row(systems, 6));
    panel->content()->addStretch(1);
    return panel;
}

Panel* typePanel()
{
    auto* panel = new Panel(QStringLiteral("Type and progress"));
    const auto line = [&](const QString& text, FontRole role, const QString& note) {
        auto* layout = new QHBoxLayout;
        layout->addWidget(makeLabel(text, role));
        layout->addStretch(1);
        layout->addWidget(makeLabel(note, FontRole::Label, Ink::Text3));
        panel->content()->addLayout(layout);
    };
    line(QStringLiteral("Page title"), FontRole::PageTitle, QStringLiteral("20 bold"));
    line(QStringLiteral("F1 falls from 97.3 to 49.5."), FontRole::Headline,
        QStringLiteral("18 headline sentence"));
    line(QStringLiteral("Text under review reads at fifteen"), FontRole::Review,
        QStringLiteral("15 text under review"));
    line(QStringLiteral("Panel title"), FontRole::PanelTitle, QStringLiteral("13.5 bold"));
    line(QStringLiteral("Body, tables and controls 0123456789"), FontRole::Body, QStringLiteral("13"));
    line(QStringLiteral("Labels, column heads, help"), FontRole::Label, QStringLiteral("12"));
    QList<QWidget*> bars;
    for (int i = 0; i < 3; ++i) {
        auto* bar = new QProgressBar;
        bar->setFixedWidth(150);
        bar->setRange(0, i == 1 ? 0 : 100);
        bar->setValue(i == 0 ? 64 : 38);
        bar->setTextVisible(false);
        setStopped(bar, i == 2);
        bars.append(bar);
        bars.append(
            makeLabel(i == 0 ? QStringLiteral("4 s left")
                             : (i == 1 ? QStringLiteral("412 000 rows so far") : QStringLiteral("Stopping…")),
                FontRole::Label));
    }
    panel->content()->addLayout(row(bars));
    panel->content()->addStretch(1);
    return panel;
}

} // namespace

QWidget* makeGallery()
{
    auto* page = new QWidget;
    page->resize(1446, 720);
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(16, 12, 16, 12);
    grid->setSpacing(12);
    grid->addWidget(buttonsPanel(), 0, 0);
    grid->addWidget(fieldsPanel(), 0, 1);
    grid->addWidget(chipsPanel(), 1, 0);
    grid->addWidget(bannersPanel(), 1, 1);
    grid->addWidget(palettePanel(), 2, 0);
    grid->addWidget(typePanel(), 2, 1);
    grid->setColumnStretch(0, 676);
    grid->setColumnStretch(1, 726);
    return page;
}

} // namespace heldout::ui
