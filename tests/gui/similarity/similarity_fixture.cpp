// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/similarity/similarity_fixture.h"

#include <QDateTime>
#include <QFile>
#include <QtGlobal>

#include <chrono>

namespace heldout::testing {

namespace {

template <typename T>
void must(const Result<T>& result)
{
    if (!result)
        qFatal("%s", describe(result.error()).c_str());
}

} // namespace

project::Environment environment()
{
    project::Environment environment;
    environment.programVersion = "test";
    environment.utcNow = [] { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(); };
    environment.steadyMs = [] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
    };
    return environment;
}

std::shared_ptr<project::Project> openOrCreate(const QString& path)
{
    const std::string name = QFile::encodeName(path).toStdString();
    auto project = QFile::exists(path)
        ? project::Project::open(name, project::OpenMode::ReadWrite, environment())
        : project::Project::create(name, environment());
    must(project);
    return *project;
}

void import(project::Project& project, const QString& file, const QString& dataset, const QString& split,
    bool replace)
{
    project::ImportRequest request;
    request.paths = {QFile::encodeName(file).toStdString()};
    request.dataset = dataset.toStdString();
    request.split = split.toStdString();
    request.replace = replace;
    JobContext job;
    must(project.importSplit(request, job));
}

void compare(project::Project& project, const QString& dataset)
{
    project::CompareRequest request;
    request.dataset = dataset.toStdString();
    request.testSplit = "test";
    request.trainSplit = "train";
    JobContext job;
    must(project.compare(request, job));
}

void makeCompared(const QString& path)
{
    const auto project = openOrCreate(path);
    for (const auto& split : {QStringLiteral("test"), QStringLiteral("train")})
        import(*project, QStringLiteral(HELDOUT_TEST_DATA "/leakage/%1.txt").arg(split),
            QStringLiteral("BC2GM"), split);
    compare(*project, QStringLiteral("BC2GM"));
}

bool copyFresh(const QString& from, const QString& to)
{
    QFile::remove(to);
    return QFile::copy(from, to);
}

} // namespace heldout::testing
