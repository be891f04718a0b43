// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/figure_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <cmath>

#include "charts/figure_preview.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "style/theme.h"
#include "widgets/field.h"
#include "widgets/icon_button.h"
#include "widgets/segmented.h"

namespace heldout::ui {

namespace {

struct Preset
{
    double widthMm;
    double heightMm;
};
constexpr std::array kPresets{Preset{84, 60}, Preset{174, 90}, Preset{254, 143}};
constexpr std::array kFiles{FigureFile::Pdf, FigureFile::Svg, FigureFile::Png};
constexpr int kChoiceWidth = 360;
constexpr int kPictureDpi = 300; // of a copied picture

QDoubleSpinBox* makeNumber(const QString& name, double low, double high, double step, int decimals,
    double value, const QString& unit)
{
    auto* box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setRange(low, high);
    box->setSingleStep(step);
    box->setDecimals(decimals);
    box->setSuffix(unit);
    box->setValue(value);
    return box;
}

QHBoxLayout* makeRow(QWidget* parent)
{
    auto* row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kSpace8);
    return row;
}

} // namespace

FigureDialog::FigureDialog(Figure figure, const QString& folder, QWidget* parent)
    : QDialog(parent)
    , m_figure(std::move(figure))
    , m_folder(folder)
{
    setObjectName(QStringLiteral("figureDialog"));
    setWindowTitle(tr("Export figure"));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(metrics::kSpace16);
    columns->addWidget(makePreviewSide(), 1);
    columns->addWidget(makeChoiceSide());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kSpace24, metrics::kSpace16, metrics::kSpace24, metrics::kSpace16);
    layout->setSpacing(metrics::kSpace12);
    layout->addWidget(makeLabel(tr("Export figure"), FontRole::PanelTitle));
    layout->addLayout(columns);
    typeChosen();
    m_save->setFocus();
    resize(980, 640);
}

FigureDialog::~FigureDialog() = default;

QWidget* FigureDialog::makePreviewSide()
{
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kSpace8);
    m_preview = new FigurePreview(m_figure);
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setAccessibleName(tr("Preview of the figure"));
    m_scale = makeLabel({}, FontRole::Label, Ink::Text3);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_scale);
    connect(m_preview, &FigurePreview::scaleChanged, this, [this] {
        m_scale->setText(tr("Shown at %1 %. The file is the same on every screen.")
                .arg(std::lround(m_preview->scale() * 100)));
    });
    return side;
}

QWidget* FigureDialog::makeChoiceSide()
{
    auto* side = new QWidget;
    side->setFixedWidth(metrics::scaled(kChoiceWidth));
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::kSpace12);

    m_preset = new QComboBox;
    m_preset->setObjectName(QStringLiteral("preset"));
    m_preset->addItems(
        {tr("One column (84 mm)"), tr("Two columns (174 mm)"), tr("Slide (254 mm)"), tr("Own size")});
    connect(m_preset, &QComboBox::activated, this, &FigureDialog::applyPreset);
    layout->addWidget(new Field(tr("Size"), m_preset));
    layout->addWidget(makeSizeRow());

    m_type = new Segmented({QStringLiteral("PDF"), QStringLiteral("SVG"), QStringLiteral("PNG")});
    m_type->setObjectName(QStringLiteral("type"));
    connect(m_type, &Segmented::currentIndexChanged, this, &FigureDialog::typeChosen);
    auto* typeRow = new QHBoxLayout;
    typeRow->addWidget(new Field(tr("File type"), m_type));
    typeRow->addStretch();
    layout->addLayout(typeRow);
    layout->addWidget(makeLookRow());
    makeChecks(side);
    layout->addStretch();

    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFixedHeight(1);
    layout->addWidget(line);

    makeNameRow(*layout);
    layout->addLayout(makeButtons());
    return side;
}

void FigureDialog::makeNameRow(QVBoxLayout& layout)
{
    auto* nameRow = new QWidget;
    auto* names = makeRow(nameRow);
    m_name = new QLineEdit(m_figure.fileStem + QStringLiteral(".pdf"));
    m_name->setObjectName(QStringLiteral("fileName"));
    QToolButton* choose = makeIconButton(QStringLiteral("more"), tr("Choose a folder and name"));
    connect(choose, &QToolButton::clicked, this, &FigureDialog::chooseFile);
    names->addWidget(m_name, 1);
    names->addWidget(choose);
    auto* saveAs = new Field(tr("Save as"), nameRow);
    m_name->setAccessibleName(tr("Save as"));
    layout.addWidget(saveAs);
    m_problem = makeLabel({}, FontRole::Label, Ink::Error);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    layout.addWidget(m_problem);
}

QLayout* FigureDialog::makeButtons()
{
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kSpace8);
    auto* copy = new QPushButton(tr("Copy picture"));
    copy->setObjectName(QStringLiteral("copyPicture"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, &FigureDialog::copyPicture);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_save = new QPushButton(tr("Save figure"));
    m_save->setObjectName(QStringLiteral("saveFigure"));
    m_save->setDefault(true);
    setKind(m_save, Kind::Primary);
    connect(m_save, &QPushButton::clicked, this, &FigureDialog::save);
    buttons->addStretch();
    buttons->addWidget(copy);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    return buttons;
}

QWidget* FigureDialog::makeSizeRow()
{
    auto* row = new QWidget;
    auto* layout = makeRow(row);
    const FigureLook look;
    const QString mm = tr(" mm");
    m_width = makeNumber(QStringLiteral("width"), 20, 500, 1, 0, look.widthMm, mm);
    m_height = makeNumber(QStringLiteral("height"), 20, 500, 1, 0, look.heightMm, mm);
    m_text = makeNumber(QStringLiteral("text"), 5, 24, 1, 0, look.textPt, tr(" pt"));
    layout->addWidget(new Field(tr("Width"), m_width), 1);
    layout->addWidget(new Field(tr("Height"), m_height), 1);
    layout->addWidget(new Field(tr("Text"), m_text), 1);
    for (QDoubleSpinBox* box : {m_width, m_height, m_text})
        connect(box, &QDoubleSpinBox::valueChanged, this, &FigureDialog::refresh);
    return row;
}

QWidget* FigureDialog::makeLookRow()
{
    auto* row = new QWidget;
    auto* layout = makeRow(row);
    const FigureLook look;
    m_font = new QComboBox;
    m_font->setObjectName(QStringLiteral("font"));
    m_font->addItem(look.font);
    for (const QString& family : QFontDatabase::families(QFontDatabase::Latin))
        if (family != look.font && QFontDatabase::isSmoothlyScalable(family)
            && !QFontDatabase::isPrivateFamily(family))
            m_font->addItem(family);
    m_font->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_font->setMinimumContentsLength(6);
    connect(m_font, &QComboBox::currentIndexChanged, this, &FigureDialog::refresh);
    m_line = makeNumber(QStringLiteral("line"), 0.25, 3, 0.25, 2, look.linePt, tr(" pt"));
    connect(m_line, &QDoubleSpinBox::valueChanged, this, &FigureDialog::refresh);
    m_dpi = new QSpinBox;
    m_dpi->setObjectName(QStringLiteral("dpi"));
    m_dpi->setRange(72, 1200);
    m_dpi->setSingleStep(50);
    m_dpi->setValue(FigureSettings().dpi);
    m_dpi->setSuffix(tr(" dpi"));
    layout->addWidget(new Field(tr("Font"), m_font), 1);
    layout->addWidget(new Field(tr("Line width"), m_line), 1);
    layout->addWidget(new Field(tr("Resolution (PNG)"), m_dpi), 1);
    return row;
}

void FigureDialog::makeChecks(QWidget* parent)
{
    auto* layout = qobject_cast<QVBoxLayout*>(parent->layout());
    const auto add = [this, layout](const QString& name, const QString& words, bool on) {
        auto* check = new QCheckBox(words);
        check->setObjectName(name);
        check->setChecked(on);
        connect(check, &QCheckBox::toggled, this, &FigureDialog::refresh);
        layout->addWidget(check);
        return check;
    };
    m_printColours = add(QStringLiteral("printColours"), tr("White background, print colours"), true);
    m_title = add(QStringLiteral("title"), tr("Title above the figure"), false);
    for (const FigureOption& option : m_figure.options)
        m_options.push_back(add(option.id, option.words, option.on));
    m_numbers = add(QStringLiteral("numbers"), tr("Also write the numbers (TSV)"), bool(m_figure.numbers));
    m_numbers->setEnabled(bool(m_figure.numbers));
    m_settings = add(QStringLiteral("settings"), tr("Also write settings and versions (JSON)"), false);
    m_settings->setEnabled(bool(m_figure.settings));
}

FigureFile FigureDialog::file() const
{
    return kFiles[static_cast<std::size_t>(std::max(0, m_type->currentIndex()))];
}

FigureSettings FigureDialog::settings() const
{
    FigureSettings settings;
    settings.look.widthMm = m_width->value();
    settings.look.heightMm = m_height->value();
    settings.look.textPt = m_text->value();
    settings.look.linePt = m_line->value();
    settings.look.font = m_font->currentText();
    settings.look.printColours = m_printColours->isChecked();
    settings.file = file();
    settings.dpi = m_dpi->value();
    settings.title = m_title->isChecked();
    for (std::size_t i = 0; i < m_options.size(); ++i)
        if (m_options[i]->isChecked())
            settings.options.insert(m_figure.options[i].id);
    return settings;
}

FigureExtras FigureDialog::extras() const
{
    return {m_numbers->isChecked(), m_settings->isChecked()};
}

QString FigureDialog::path() const
{
    const QString name = m_name->text().trimmed();
    const QString ending = QLatin1Char('.') + suffix(file());
    const QString whole = name.endsWith(ending, Qt::CaseInsensitive) ? name : name + ending;
    return QDir(m_folder).absoluteFilePath(whole);
}

void FigureDialog::applyPreset(int index)
{
    if (index < 0 || index >= static_cast<int>(kPresets.size()))
        return;
    const Preset& preset = kPresets[static_cast<std::size_t>(index)];
    m_width->setValue(preset.widthMm);
    m_height->setValue(preset.heightMm);
}

void FigureDialog::typeChosen()
{
    m_dpi->setEnabled(file() == FigureFile::Png);
    const QString name = m_name->text();
    const qsizetype cut = figureFileOf(name) ? name.lastIndexOf(QLatin1Char('.')) : name.size();
    m_name->setText(name.left(cut) + QLatin1Char('.') + suffix(file()));
    refresh();
}

void FigureDialog::refresh()
{
    if (m_settings == nullptr || m_name == nullptr)
        return; // still being made
    int preset = static_cast<int>(kPresets.size());
    for (std::size_t i = 0; i < kPresets.size(); ++i)
        if (kPresets[i].widthMm == m_width->value() && kPresets[i].heightMm == m_height->value())
            preset = static_cast<int>(i);
    m_preset->setCurrentIndex(preset);
    m_preview->setSettings(settings());
}

void FigureDialog::copyPicture()
{
    QGuiApplication::clipboard()->setImage(figureImage(m_figure, settings(), kPictureDpi));
}

void FigureDialog::chooseFile()
{
    const QString ending = suffix(file());
    const QString chosen
        = QFileDialog::getSaveFileName(this, tr("Save figure"), path(), tr("Figure (*.%1)").arg(ending));
    if (chosen.isEmpty())
        return;
    const QFileInfo info(chosen);
    m_folder = info.absolutePath();
    m_name->setText(info.fileName());
    if (const std::optional<FigureFile> type = figureFileOf(chosen))
        m_type->setCurrentIndex(static_cast<int>(std::ranges::find(kFiles, *type) - kFiles.begin()));
}

void FigureDialog::showProblem(const QString& sentence)
{
    setWrong(m_name, !sentence.isEmpty());
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void FigureDialog::save()
{
    if (m_name->text().trimmed().isEmpty()) {
        showProblem(tr("A name is missing."));
        return;
    }
    const Result<std::vector<QString>> written = writeFigure(path(), m_figure, settings(), extras());
    if (!written) {
        showProblem(errorSentence(written.error()));
        return;
    }
    showProblem({});
    m_written = *written;
    accept();
}

} // namespace heldout::ui
