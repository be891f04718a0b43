// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/data/data_page.h"

#include <QAction>
#include <QFileInfo>
#include <QHeaderView>
#include <QInputDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>

#include "models/texts_model.h"
#include "pages/data/findings_panel.h"
#include "pages/data/import_dialog.h"
#include "pages/data/rename_command.h"
#include "pages/data/splits_model.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/words.h"
#include "style/heldout_style.h"
#include "style/metrics.h"
#include "widgets/diagnostics_list.h"
#include "widgets/page_head.h"
#include "widgets/panel.h"
#include "widgets/segmented.h"
#include "widgets/table_view.h"

namespace heldout::ui {

DataPage::DataPage(Session& session, Settings* settings, QWidget* parent)
    : Page(session, parent)
    , m_settings(settings)
    , m_splits(new SplitsModel(this))
    , m_texts(new TextsModel(session.jobs(), this))
    , m_head(new PageHead(title(), this))
    , m_stack(new QStackedWidget(this))
    , m_empty(nullptr)
{
    setObjectName(QStringLiteral("dataPage"));
    makeActions();
    build();
    connect(&session, &Session::projectChanged, this, [this] {
        m_chosen = 0;
        m_stateLoaded = false;
        m_plans.clear();
        if (m_dialog)
            m_dialog->reject();
    });
    connect(&session, &Session::dataChanged, this, &DataPage::refresh);
    connect(&session, &Session::importFinished, this, [this](qint64 split) {
        m_chosen = split;
        m_justImported = true;
    });
    connect(&session, &Session::runsChanged, this, &DataPage::refreshHead);
    connect(m_texts, &TextsModel::failed, &session, &Session::failed);
    connect(m_findings, &FindingsPanel::patternRequested, this, &DataPage::setPattern);
    connect(m_findings, &FindingsPanel::changed, this, &DataPage::refreshHead);
    refresh();
}

QList<KeyHelp> DataPage::keys() const
{
    return {{keyText(Qt::Key_F2), tr("Rename the data set")},
        {keyText(Qt::Key_Delete), tr("Remove the split")},
        {keyText(Qt::CTRL | Qt::Key_R), tr("Compare test with train")}};
}

void DataPage::activated()
{
    if (m_splitsTable->isVisible() && !m_dialog)
        m_splitsTable->setFocus(Qt::OtherFocusReason);
}

void DataPage::refresh()
{
    const auto& datasets = session().datasets();
    m_splits->setDatasets(datasets);
    m_stack->setCurrentIndex(datasets.empty() ? 0 : 1);
    if (!m_stateLoaded && session().project() && !datasets.empty())
        loadState();
    int row = m_splits->rowOf(m_chosen);
    // What was imported last is shown, but the test split is what findings are told of.
    const project::SplitInfo* chosen = m_splits->splitAt(row);
    if (std::exchange(m_justImported, false) && chosen && chosen->role == SplitRole::Train)
        row = -1;
    for (int next = 0; row < 0 && next < m_splits->rowCount(); ++next) {
        const project::SplitInfo* split = m_splits->splitAt(next);
        if (split && split->role == SplitRole::Test)
            row = next;
    }
    for (int next = 0; row < 0 && next < m_splits->rowCount(); ++next)
        if (m_splits->splitAt(next))
            row = next;
    if (row >= 0)
        m_splitsTable->setCurrentIndex(m_splits->index(row, 0));
    else
        splitChosen();
    refreshHead();
}

void DataPage::refreshHead()
{
    const auto& datasets = session().datasets();
    std::uint64_t texts = 0;
    for (const project::DatasetInfo& dataset : datasets)
        for (const project::SplitInfo& split : dataset.splits)
            texts += split.items;
    m_head->setSubtitle(datasets.empty()
            ? QString()
            : tr("%1 · %2").arg(tr("%Ln data set(s)", nullptr, pluralOf(datasets.size())),
                  tr("%1 texts").arg(countText(texts))));
    const bool comparing = m_findings->comparingIsNext();
    m_import->setEnabled(!session().project() || !session().readOnly());
    setKind(m_import, comparing || datasets.empty() ? Kind::Normal : Kind::Primary);
    m_compareAction->setEnabled(
        m_findings->compareButton()->isEnabled() && m_findings->compareButton()->isVisibleTo(m_findings));
    m_compareAction->setText(m_findings->compareButton()->text());
    m_exportAction->setEnabled(!datasets.empty());
}

void DataPage::selectSplit(qint64 split)
{
    const int row = m_splits->rowOf(split);
    if (row >= 0)
        m_splitsTable->setCurrentIndex(m_splits->index(row, 0));
}

void DataPage::splitChosen()
{
    const int row = m_splitsTable->currentIndex().isValid() ? m_splitsTable->currentIndex().row() : -1;
    const project::SplitInfo* split = m_splits->splitAt(row);
    const project::DatasetInfo* dataset = m_splits->datasetAt(row);
    const bool writable = split && !session().readOnly();
    m_renameAction->setEnabled(writable);
    m_removeAction->setEnabled(writable);
    m_findings->setChosen(split ? dataset : nullptr, split);
    if (!split) {
        m_texts->clear();
        m_textsPanel->setTitle(tr("Texts"));
        m_view->hide();
        return;
    }
    m_chosen = split->id;
    m_textsPanel->setTitle(tr("First texts of %1 %2").arg(fromUtf8(dataset->name), fromUtf8(split->name)));
    if (m_texts->split() != split->id) {
        m_texts->setSplit(session().project(), *split);
        QHeaderView* head = m_textsTable->horizontalHeader();
        head->setSectionResizeMode(QHeaderView::Interactive);
        for (int column = 0; column < m_texts->columnCount(); ++column)
            m_textsTable->setColumnWidth(column, metrics::scaled(column == 0 ? 150 : 96));
        head->setSectionResizeMode(m_texts->columnOf(TextsModel::Column::Text), QHeaderView::Stretch);
        m_textsTable->scrollToTop();
    }
    showRemarks(*split);
    saveState();
}

void DataPage::showRemarks(const project::SplitInfo& split)
{
    std::uint64_t repaired = 0;
    std::uint64_t refused = 0;
    for (const formats::SourceReport& source : split.sources) {
        repaired += source.repaired;
        refused += source.refused;
    }
    const std::uint64_t remarks = repaired + refused + split.notes;
    m_view->setVisible(remarks > 0);
    if (remarks == 0) {
        m_view->setCurrentIndex(0);
        m_remarks->setDiagnostics({}, 0);
        return;
    }
    m_view->setTexts({tr("Texts"), narrowGroups(tr("%Ln remark(s)", nullptr, pluralOf(remarks)))});
    using List = std::vector<Diagnostic>;
    session().jobs().start<List>(
        quietJob(tr("Reading remarks")),
        [project = session().project(), id = split.id](JobContext&) { return project->diagnostics(id); },
        this,
        [this, generation = ++m_remarksGeneration, clean = split.items - std::min(split.items, repaired),
            repaired, refused](const Result<List>& list) {
            if (generation == m_remarksGeneration && list)
                m_remarks->setDiagnostics(*list, static_cast<qint64>(clean), static_cast<qint64>(repaired),
                    static_cast<qint64>(refused));
        });
}

void DataPage::renameDataset()
{
    const project::DatasetInfo* dataset = m_splits->datasetAt(m_splitsTable->currentIndex().row());
    if (!dataset)
        return;
    const project::ObjectId id = dataset->id;
    const std::string before = dataset->name;
    bool taken = false;
    const QString name = QInputDialog::getText(
        this, tr("Rename the data set"), tr("Name"), QLineEdit::Normal, fromUtf8(before), &taken)
                             .trimmed();
    if (taken && !name.isEmpty() && name.toStdString() != before)
        session().undoStack().push(new RenameCommand(session(), id, before, name.toStdString()));
}

void DataPage::removeSplit()
{
    const project::SplitInfo* split = m_splits->splitAt(m_splitsTable->currentIndex().row());
    const project::DatasetInfo* dataset = m_splits->datasetAt(m_splitsTable->currentIndex().row());
    if (!split || !dataset || session().readOnly())
        return;
    const project::ObjectId id = split->id;
    const QString name
        = tr("%1 %2", "data set and split").arg(fromUtf8(dataset->name), fromUtf8(split->name));
    QMessageBox box(QMessageBox::Question, tr("Remove a split"),
        narrowGroups(tr("Remove %1 with its %Ln text(s)?", nullptr, pluralOf(split->items))).arg(name),
        QMessageBox::NoButton, this);
    box.setObjectName(QStringLiteral("removeSplitQuestion"));
    box.setInformativeText(
        tr("Comparisons that used it are marked as outdated. The files it came from are not touched."));
    QPushButton* remove = box.addButton(tr("Remove %1").arg(name), QMessageBox::AcceptRole);
    box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() != remove)
        return;
    JobSpec spec;
    spec.name = tr("Removing %1").arg(name);
    spec.changesProject = true;
    session().jobs().start<int>(
        std::move(spec),
        [project = session().project(), id](JobContext& job) -> Result<int> {
            if (const Status removed = project->removeSplit(id); !removed)
                return fail(removed.error());
            if (const Status tidied = project->tidy(job); !tidied)
                return fail(tidied.error());
            return 0;
        },
        this,
        [this](const Result<int>& removed) {
            if (!removed && removed.error().code != Code::Cancelled)
                Q_EMIT session().failed(removed.error());
            session().reloadData();
        });
}

bool DataPage::takeFiles(const QStringList& paths)
{
    const std::vector<ImportPlan> plans = planImports(paths);
    if (plans.empty()) {
        Q_EMIT session().notice(tr("No data file was found there"));
        return true;
    }
    m_plans.assign(plans.begin(), plans.end());
    m_planCount = static_cast<int>(plans.size());
    if (!m_dialog)
        QTimer::singleShot(0, this, &DataPage::nextImport);
    return true;
}

void DataPage::nextImport()
{
    if (m_plans.empty() || m_dialog || !session().project())
        return;
    const ImportPlan plan = m_plans.front();
    m_plans.pop_front();
    openImport(plan, false);
}

void DataPage::openImport(const ImportPlan& plan, bool askPattern)
{
    const int total = askPattern ? 1 : m_planCount;
    const int number = askPattern ? 1 : m_planCount - static_cast<int>(m_plans.size());
    m_dialog = new ImportDialog(session(), m_settings, plan, number, total, window());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (askPattern)
        m_dialog->askForPattern();
    connect(m_dialog, &QDialog::finished, this, [this](int result) {
        ImportDialog* closed = std::exchange(m_dialog, nullptr);
        if (result == QDialog::Accepted)
            session().startImport(closed->request());
        QTimer::singleShot(0, this, &DataPage::nextImport);
    });
    m_dialog->open();
}

void DataPage::setPattern(qint64 split)
{
    for (const project::DatasetInfo& dataset : session().datasets()) {
        for (const project::SplitInfo& info : dataset.splits) {
            if (info.id != split || info.sources.empty() || m_dialog)
                continue;
            openImport(
                {fromUtf8(info.sources.front().path), fromUtf8(dataset.name), fromUtf8(info.name)}, true);
            return;
        }
    }
}

void DataPage::loadState()
{
    m_stateLoaded = true;
    const auto stored = session().project()->pageState(id().toStdString());
    if (!stored || stored->empty())
        return;
    const QJsonObject state = QJsonDocument::fromJson(QByteArray::fromStdString(*stored)).object();
    m_chosen = state[QStringLiteral("split")].toInteger(m_chosen);
    const auto sizes = [](const QJsonValue& value) {
        QList<int> list;
        for (const QJsonValue& size : value.toArray())
            list.push_back(size.toInt());
        return list;
    };
    const QList<int> across = sizes(state[QStringLiteral("across")]);
    const QList<int> down = sizes(state[QStringLiteral("down")]);
    if (across.size() == m_across->count() && *std::ranges::min_element(across) > 0)
        m_across->setSizes(across);
    if (down.size() != m_down->count() || *std::ranges::min_element(down) <= 0)
        return;
    if (m_table->isHidden())
        m_down->setSizes(down);
    else
        m_downSizes = down;
}

void DataPage::saveState()
{
    if (!session().project() || !m_stateLoaded)
        return;
    const auto array = [](const QList<int>& sizes) {
        QJsonArray list;
        for (const int size : sizes)
            list.append(size);
        return list;
    };
    QJsonObject state;
    state[QStringLiteral("split")] = m_chosen;
    if (m_across->isVisible()) {
        state[QStringLiteral("across")] = array(m_across->sizes());
        state[QStringLiteral("down")] = array(m_downSizes.isEmpty() ? m_down->sizes() : m_downSizes);
    }
    remember(QJsonDocument(state).toJson(QJsonDocument::Compact).toStdString());
}

} // namespace heldout::ui
