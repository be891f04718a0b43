// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/line_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <string>

#include "base/files.h"
#include "jobs/job_runner.h"
#include "session/words.h"
#include "style/metrics.h"
#include "style/theme.h"

namespace heldout::ui {

namespace {

constexpr QSize kSize(760, 320);
constexpr std::uint64_t kNeighbours = 2;
constexpr std::size_t kMostBytes = 2000;

/// The wanted line and its neighbours, each cut to kMostBytes; read front to back, nothing is kept before
/// them.
Result<std::string> linesAround(const std::string& path, std::uint64_t wanted, JobContext& job)
{
    Result<InputFile> file = InputFile::open(path);
    if (!file)
        return fail(file.error());
    const std::uint64_t first = wanted > kNeighbours ? wanted - kNeighbours : 1;
    const std::uint64_t last = wanted + kNeighbours;
    std::string shown;
    std::uint64_t line = 1;
    std::size_t length = 0;
    while (line <= last) {
        if (const Status go = job.checkStop(); !go)
            return fail(go.error());
        const auto bytes = file->next();
        if (!bytes)
            return fail(bytes.error());
        if (bytes->empty())
            break;
        for (const char byte : *bytes) {
            if (line >= first && line <= last) {
                if (length == 0)
                    shown += std::to_string(line) + (line == wanted ? " \xE2\x96\xB8 " : "   ");
                if (length < kMostBytes || byte == '\n')
                    shown += byte;
            }
            ++length;
            if (byte == '\n') {
                ++line;
                length = 0;
            }
        }
    }
    return shown;
}

} // namespace

LineDialog::LineDialog(const QString& path, std::uint64_t line, JobRunner& jobs, QWidget* parent)
    : QDialog(parent)
    , m_text(makeLabel(tr("Reading…"), FontRole::Mono, Ink::Text1, this))
{
    const QString title = tr("%1, line %2").arg(QFileInfo(path).fileName(), countText(line));
    setWindowTitle(title);
    setObjectName(QStringLiteral("lineDialog"));
    resize(kSize);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignAbsolute | Qt::AlignLeft);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_text);
    scroll->setWidgetResizable(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::kSpace16, metrics::kSpace16, metrics::kSpace16, metrics::kSpace16);
    column->setSpacing(metrics::kSpace12);
    column->addWidget(makeLabel(title, FontRole::PanelTitle, Ink::Text1, this));
    column->addWidget(scroll, 1);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);

    const JobId id = jobs.start<std::string>(
        quietJob(title),
        [file = path.toStdString(), line](JobContext& job) { return linesAround(file, line, job); }, this,
        [this](const Result<std::string>& text) {
            m_text->setText(text ? fromUtf8(*text) : errorSentence(text.error()));
        });
    connect(this, &QDialog::finished, &jobs, [&jobs, id] { jobs.cancel(id); });
}

} // namespace heldout::ui
