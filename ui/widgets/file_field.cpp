// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/file_field.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMimeData>
#include <QToolButton>
#include <QUrl>

#include "style/metrics.h"
#include "widgets/icon_button.h"

namespace heldout::ui {

namespace {

/// The one local file that is dragged; "" when it is anything else.
QString draggedFile(const QMimeData* data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

} // namespace

FileField::FileField(const QString& filter, QWidget* parent)
    : QWidget(parent)
    , m_filter(filter)
    , m_edit(new QLineEdit)
    , m_browse(makeIconButton(QStringLiteral("folder"), tr("Browse…"), this))
{
    setAcceptDrops(true);
    m_edit->setAcceptDrops(false); // it would take the file's address for text
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kSpace4);
    row->addWidget(m_edit, 1);
    row->addWidget(m_browse);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::editingFinished, this, [this] { take(m_edit->text()); });
    connect(m_browse, &QToolButton::clicked, this, &FileField::browse);
}

QString FileField::path() const
{
    return m_path;
}

void FileField::setPath(const QString& path)
{
    if (path == m_path)
        return; // what is being typed stays
    m_path = path;
    m_edit->setText(QDir::toNativeSeparators(path));
    m_edit->setToolTip(m_edit->text());
}

void FileField::take(const QString& path)
{
    const QString trimmed = path.trimmed();
    const QString whole
        = trimmed.isEmpty() ? QString() : QDir::cleanPath(QFileInfo(trimmed).absoluteFilePath());
    if (whole == m_path)
        return;
    setPath(whole);
    Q_EMIT pathChanged(whole);
}

void FileField::browse()
{
    auto* dialog = new QFileDialog(this, accessibleName());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({m_filter, tr("All files (*)")});
    if (!m_path.isEmpty())
        dialog->selectFile(m_path);
    connect(dialog, &QFileDialog::fileSelected, this, &FileField::take);
    dialog->open();
}

void FileField::dragEnterEvent(QDragEnterEvent* event)
{
    if (!draggedFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void FileField::dropEvent(QDropEvent* event)
{
    const QString path = draggedFile(event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    take(path);
    m_edit->setFocus(Qt::OtherFocusReason);
}

void FileField::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange)
        setAcceptDrops(isEnabled());
}

} // namespace heldout::ui
