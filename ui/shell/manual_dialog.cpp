// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/manual_dialog.h"

#include <QDesktopServices>
#include <QFile>
#include <QTextBrowser>
#include <QTextTable>
#include <QUrl>
#include <QVBoxLayout>

#include "style/metrics.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {
constexpr int kWidth = 720;
constexpr int kHeight = 640;

QString pathOf(const QString& name)
{
    return QStringLiteral(":/manual/%1.md").arg(name);
}

QTextTableFormat tableFormat(QTextTableFormat format)
{
    format.setBorder(0);
    format.setCellPadding(metrics::kSpace4);
    format.setCellSpacing(0);
    format.setTopMargin(metrics::kSpace8);
    format.setBottomMargin(metrics::kSpace8);
    return format;
}
} // namespace

ManualDialog::ManualDialog(QWidget* parent)
    : QDialog(parent)
    , m_text(new QTextBrowser(this))
{
    setWindowTitle(tr("Manual"));
    setObjectName(QStringLiteral("manualDialog"));
    resize(kWidth, kHeight);
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(metrics::kSpace24);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        const QString file = url.fileName();
        if (url.scheme().isEmpty() && file.endsWith(QLatin1String(".md")))
            showPage(file.chopped(3));
        else if (url.scheme().startsWith(QLatin1String("http")))
            QDesktopServices::openUrl(url);
        else if (url.hasFragment())
            m_text->scrollToAnchor(url.fragment());
    });
}

bool ManualDialog::available()
{
    return QFile::exists(pathOf(QStringLiteral("index")));
}

void ManualDialog::showPage(const QString& name)
{
    const QString path = QFile::exists(pathOf(name)) ? pathOf(name) : pathOf(QStringLiteral("index"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    m_text->setMarkdown(QString::fromUtf8(file.readAll()));
    for (QTextFrame* frame : m_text->document()->rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame))
            table->setFormat(tableFormat(table->format()));
    m_text->moveCursor(QTextCursor::Start);
}

} // namespace heldout::ui
