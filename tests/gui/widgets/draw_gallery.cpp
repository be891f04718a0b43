// SPDX-License-Identifier: GPL-3.0-or-later
// draw_gallery FOLDER: the parts of the house as pictures, to be put beside the drawings they were made from.
#include <QAbstractTableModel>
#include <QApplication>
#include <QDir>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QStandardItemModel>

#include "gui/widgets/gallery.h"
#include "style/theme.h"
#include "widgets/diagnostics_list.h"
#include "widgets/empty_state.h"
#include "widgets/help_keys_dialog.h"
#include "widgets/interval_editor.h"
#include "widgets/navigation_list.h"
#include "widgets/page_head.h"
#include "widgets/panel.h"
#include "widgets/score_bar.h"
#include "widgets/status_sign.h"
#include "widgets/table_view.h"

using namespace heldout;
using namespace heldout::ui;

namespace {

void draw(QWidget& widget, const QString& path, double ratio)
{
    widget.show();
    if (auto* edit = widget.findChild<QLineEdit*>(QStringLiteral("border50")))
        edit->setFocus();
    QApplication::processEvents();
    QImage image(widget.size() * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    widget.render(&image);
    image.save(path);
}

QStandardItem* cell(const QString& text, CellKind kind, const QVariant& raw = {})
{
    auto* item = new QStandardItem(text);
    item->setData(static_cast<int>(kind), KindRole);
    item->setData(raw, RawValueRole);
    return item;
}

QStandardItemModel* splitsModel(QObject* parent)
{
    auto* model = new QStandardItemModel(parent);
    model->setHorizontalHeaderLabels({QStringLiteral("Split"), QStringLiteral("Texts"),
        QStringLiteral("Share (%)"), QStringLiteral("Interval"), QStringLiteral("State")});
    for (const QString& name : {QStringLiteral("BC2GM"), QStringLiteral("SST-2")}) {
        model->appendRow({cell(name, CellKind::GroupRow), cell({}, CellKind::Text), cell({}, CellKind::Text),
            cell({}, CellKind::Text), cell({}, CellKind::Text)});
        for (int i = 0; i < 4; ++i) {
            QStandardItem* share
                = cell(QStringLiteral("%1").arg(i * 24.5, 0, 'f', 2), CellKind::ShareBar, i * 24.5);
            share->setData(i * 0.245, ShareRole);
            share->setData(QPoint(i, 4), RampRole);
            QStandardItem* interval = cell(QStringLiteral("25 to under 50"), CellKind::RampSwatch);
            interval->setData(QPoint(i, 4), RampRole);
            QStandardItem* state
                = cell(i % 2 == 0 ? QStringLiteral("Nothing to repair") : QStringLiteral("3 rows repaired"),
                    CellKind::State);
            state->setData(static_cast<int>(i % 2 == 0 ? Sign::Done : Sign::Warning), SignRole);
            model->appendRow(
                {cell(i % 2 == 0 ? QStringLiteral("train") : QStringLiteral("test"), CellKind::Text),
                    cell(QStringLiteral("15 000"), i == 2 ? CellKind::BoldNumber : CellKind::Number, 15000),
                    share, interval, state});
        }
    }
    return model;
}

QWidget* makePage()
{
    auto* window = new QWidget;
    window->resize(1240, 700);
    auto* across = new QHBoxLayout(window);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    auto* navigation = new NavigationList;
    navigation->addGroup(QStringLiteral("Your data"));
    navigation->addPage(QStringLiteral("data"), QStringLiteral("database"), QStringLiteral("Data"));
    navigation->addPage(
        QStringLiteral("similarity"), QStringLiteral("histogram"), QStringLiteral("Similarity"));
    navigation->addPage(QStringLiteral("pairs"), QStringLiteral("pairs"), QStringLiteral("Pairs"));
    navigation->setCount(QStringLiteral("pairs"), QStringLiteral("269"));
    navigation->setCurrent(QStringLiteral("similarity"));
    across->addWidget(navigation);
    auto* page = new QVBoxLayout;
    page->setContentsMargins(16, 0, 16, 12);
    page->setSpacing(0);
    auto* head = new PageHead(QStringLiteral("Similarity"));
    head->setSubtitle(QStringLiteral("BC2GM · test 5 000 against train 15 000"));
    head->addButton(QStringLiteral("pin"), QStringLiteral("Pin to report"));
    head->addButton(QStringLiteral("export"), QStringLiteral("Export…"));
    head->addButton(QStringLiteral("import"), QStringLiteral("Import…"), true);
    page->addWidget(head);
    auto* body = new QHBoxLayout;
    body->setSpacing(12);
    page->addLayout(body, 1);
    auto* left = new QVBoxLayout;
    left->setSpacing(12);
    body->addLayout(left, 2);
    auto* tablePanel = new Panel(QStringLiteral("Data sets and splits"));
    tablePanel->setSuffix(QStringLiteral("similarity in %"));
    tablePanel->addTool(QStringLiteral("copy"), QStringLiteral("Copy"));
    tablePanel->setFlush(true);
    auto* table = new TableView;
    table->setModel(splitsModel(table));
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->selectRow(2);
    tablePanel->content()->addWidget(table);
    left->addWidget(tablePanel, 3);
    auto* listPanel = new Panel;
    listPanel->setFlush(true);
    auto* list = new DiagnosticsList;
    list->setDiagnostics(
        {{Severity::Repaired, DiagnosticCode::NotUtf8, "a.tsv", 12, 41,
             Phrase::asIs("Byte 0xE9 is not valid UTF-8"), Phrase::asIs("Read as “é” (Windows-1252)"), 1},
            {Severity::Refused, DiagnosticCode::ColumnCount, "a.tsv", 1544, 0,
                Phrase::asIs("1 column found, 2 expected"), Phrase::asIs("Line left out"), 1}},
        1817);
    listPanel->content()->addWidget(list);
    left->addWidget(listPanel, 2);
    auto* settings = new Panel(QStringLiteral("Run settings"));
    auto* borders = new IntervalEditor;
    borders->setBorders({25, 50, 75});
    settings->content()->addWidget(borders);
    auto* score = new ScoreBar(QStringLiteral("Unigrams"));
    score->setScore(73.9);
    settings->content()->addWidget(score);
    auto* undefined = new ScoreBar(QStringLiteral("Trigrams"));
    settings->content()->addWidget(undefined);
    settings->content()->addStretch(1);
    settings->setFixedWidth(300);
    body->addWidget(settings);
    across->addLayout(page, 1);
    return window;
}

QWidget* makeEmpty()
{
    auto* empty = new EmptyState;
    empty->resize(900, 640);
    empty->setDrawing(EmptyState::Drawing::Points);
    empty->setTitle(QStringLiteral("No predictions yet"));
    empty->setSentence(QStringLiteral("Load a system’s predictions for the BC2GM test split to see how its "
                                      "score changes with the distance to the training texts."));
    empty->setPrimary(QStringLiteral("Load predictions…"), QStringLiteral("import"));
    empty->setSecond(QStringLiteral("Use the dictionary example"));
    empty->setSteps({{EmptyState::StepState::Done, QStringLiteral("Test and train splits loaded"),
                         QStringLiteral("5 000 and 15 000 sentences"), {}},
        {EmptyState::StepState::Next, QStringLiteral("Predictions"),
            QStringLiteral("BC2GM file, CoNLL, BRAT, JSONL or TSV."), QStringLiteral("import")}});
    empty->setDropHint(QStringLiteral("You can also drop files anywhere on this window."));
    return empty;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    Theme theme(application);
    theme.setAnimated(false);
    const QDir folder(application.arguments().value(1, QStringLiteral(".")));
    folder.mkpath(QStringLiteral("."));
    for (const auto appearance : {Appearance::Light, Appearance::Dark}) {
        theme.setAppearance(appearance);
        const QString name
            = appearance == Appearance::Light ? QStringLiteral("light") : QStringLiteral("dark");
        const std::unique_ptr<QWidget> gallery(makeGallery());
        const std::unique_ptr<QWidget> page(makePage());
        const std::unique_ptr<QWidget> empty(makeEmpty());
        HelpKeysDialog keys({{QStringLiteral("Pairs"),
                                 {{QStringLiteral("J / K"), QStringLiteral("Next and last pair")},
                                     {QStringLiteral("D"), QStringLiteral("Duplicate")}}},
            {QStringLiteral("Everywhere"),
                {{QStringLiteral("Ctrl+J"), QStringLiteral("Jobs")},
                    {QStringLiteral("F6"), QStringLiteral("Round the panels")}}}});
        for (const int ratio : {1, 2}) {
            const QString suffix
                = QStringLiteral("-%1%2.png").arg(name, ratio == 2 ? QStringLiteral("-2x") : QString());
            draw(*gallery, folder.filePath(QStringLiteral("components") + suffix), ratio);
            draw(*page, folder.filePath(QStringLiteral("page") + suffix), ratio);
            draw(*empty, folder.filePath(QStringLiteral("empty") + suffix), ratio);
        }
        draw(keys, folder.filePath(QStringLiteral("keys-%1.png").arg(name)), 1);
    }
    return 0;
}
