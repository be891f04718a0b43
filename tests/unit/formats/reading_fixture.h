// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <QFile>
#include <QTemporaryDir>

#include "formats/formats.h"

namespace heldout::formats {

/// Keeps everything a reader hands over.
class KeepingSink final : public RowSink
{
public:
    Status row(Instance&& instance) override
    {
        rows.push_back(std::move(instance));
        return {};
    }
    Status diagnostic(const Diagnostic& diagnostic) override
    {
        diagnostics.push_back(diagnostic);
        return {};
    }

    /// Texts, one behind the other: "a|b|".
    [[nodiscard]] QByteArray texts() const
    {
        QByteArray all;
        for (const Instance& instance : rows)
            all += QByteArray::fromStdString(instance.text) + '|';
        return all;
    }
    [[nodiscard]] std::size_t count(DiagnosticCode code) const
    {
        return static_cast<std::size_t>(std::count_if(diagnostics.begin(), diagnostics.end(),
            [code](const Diagnostic& diagnostic) { return diagnostic.code == code; }));
    }
    /// The first of its code; an empty one when there is none.
    [[nodiscard]] Diagnostic first(DiagnosticCode code) const
    {
        for (const Diagnostic& diagnostic : diagnostics) {
            if (diagnostic.code == code)
                return diagnostic;
        }
        return {};
    }

    std::vector<Instance> rows;
    std::vector<Diagnostic> diagnostics;
};

/// A folder with one file in it, and what reading that gives.
class FileToRead
{
public:
    explicit FileToRead(const QByteArray& bytes, const QString& name = QStringLiteral("file.txt"))
    {
        add(bytes, name);
        path = m_folder.filePath(name).toStdString();
    }
    std::string add(const QByteArray& bytes, const QString& name)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write a test file");
        return file.fileName().toStdString();
    }
    Result<ReadReport> read(const ReadOptions& options = {})
    {
        sink = KeepingSink();
        JobContext job;
        return formats::read(path, options, sink, job);
    }
    Result<ReadReport> readAs(FormatId format, const std::string& text = {}, std::optional<bool> header = {})
    {
        ReadOptions options;
        options.format = format;
        options.columns.text = text;
        options.header = header;
        return read(options);
    }

    std::string path;
    KeepingSink sink;

private:
    QTemporaryDir m_folder;
};

} // namespace heldout::formats
