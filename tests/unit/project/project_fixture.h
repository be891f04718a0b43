// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QTemporaryDir>
#include <QtTest>

#include <string>
#include <vector>

#include "project/project.h"

namespace heldout::test {

/// A folder with a project in it, and a clock that goes by one second a look.
class ProjectFixture
{
public:
    ProjectFixture() { open(); }

    [[nodiscard]] std::string path(const char* name = "p.heldout") const
    {
        return (m_folder.path() + QLatin1Char('/') + QString::fromUtf8(name)).toStdString();
    }

    std::string write(const char* name, const std::string& content) const
    {
        const std::string file = path(name);
        QFile out(QString::fromStdString(file));
        if (!out.open(QIODevice::WriteOnly) || out.write(content.data(), qint64(content.size())) < 0)
            qFatal("cannot write %s", file.c_str());
        return file;
    }

    [[nodiscard]] project::Environment environment()
    {
        project::Environment environment;
        environment.programVersion = "test";
        environment.utcNow = [this] {
            const int now = m_seconds++;
            return QStringLiteral("2026-01-31T12:%1:%2Z")
                .arg(now / 60 % 60, 2, 10, QLatin1Char('0'))
                .arg(now % 60, 2, 10, QLatin1Char('0'))
                .toStdString();
        };
        environment.steadyMs = [this] { return ++m_milliseconds; };
        return environment;
    }

    /// Opens the project anew, makes it the first time.
    void open(project::OpenMode mode = project::OpenMode::ReadWrite)
    {
        m_project.reset();
        auto opened = QFile::exists(QString::fromStdString(path()))
            ? project::Project::open(path(), mode, environment())
            : project::Project::create(path(), environment());
        if (!opened)
            qFatal("%s", describe(opened.error()).c_str());
        m_project = *opened;
    }
    [[nodiscard]] project::Project& project() const { return *m_project; }

    /// Tab-separated with header; columns id, text, label, document as far as the header names them.
    Result<project::ImportOutcome> load(const char* split, const std::string& tsv, bool replace = false)
    {
        project::ImportRequest request;
        request.paths = {write((std::string(split) + ".tsv").c_str(), tsv)};
        request.dataset = "data";
        request.split = split;
        request.replace = replace;
        request.options.format = formats::FormatId::Tsv;
        request.options.header = true;
        const std::string head = tsv.substr(0, tsv.find('\n'));
        const auto named = [&](const char* name) {
            return head.find(name) == std::string::npos ? std::string() : std::string(name);
        };
        request.options.columns = {named("text"), named("label"), named("id"), named("document")};
        JobContext job;
        return m_project->importSplit(request, job);
    }

    Result<std::vector<project::ComparisonRun>> compare(
        project::CompareRequest request = {}, unsigned threads = 2)
    {
        request.dataset = "data";
        request.testSplit = "test";
        request.trainSplit = "train";
        JobContext job({}, {}, threads);
        return m_project->compare(request, job);
    }

    [[nodiscard]] std::vector<project::MatchLine> matches(
        project::ObjectId run, project::Listed listed = project::Listed::Best) const
    {
        std::vector<project::MatchLine> lines;
        JobContext job;
        const auto status = m_project->matches(
            run, listed,
            [&](const project::MatchLine& line) -> Status {
                lines.push_back(line);
                return {};
            },
            job);
        if (!status)
            qWarning("%s", describe(status.error()).c_str());
        return lines;
    }

private:
    QTemporaryDir m_folder;
    int m_seconds = 0;
    std::int64_t m_milliseconds = 0;
    std::shared_ptr<project::Project> m_project;
};

inline QByteArray bytes(const std::string& value)
{
    return QByteArray::fromStdString(value);
}

/// Why a result failed; empty when it did not.
template <typename T>
QByteArray why(const Result<T>& result)
{
    return result ? QByteArray() : QByteArray::fromStdString(describe(result.error()));
}

/// For a row of a test: the error and not just "false".
#define HELDOUT_OK(result) QCOMPARE(heldout::test::why(result), QByteArray())

} // namespace heldout::test
