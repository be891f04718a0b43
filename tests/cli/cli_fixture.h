// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace heldout::test {

struct CliResult
{
    int status = -1;
    QByteArray out;
    QByteArray err;
    [[nodiscard]] QJsonObject json() const
    {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(out, &error);
        if (error.error != QJsonParseError::NoError)
            qWarning("no JSON: %s", qPrintable(error.errorString()));
        return document.object();
    }
    [[nodiscard]] QList<QByteArrayList> rows() const
    {
        QList<QByteArrayList> rows;
        for (const QByteArray& line : out.split('\n')) {
            if (!line.isEmpty())
                rows << line.split('\t');
        }
        return rows;
    }
};

/// What stands between blanks.
inline QStringList words(const char* text)
{
    return QString::fromUtf8(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// Runs heldout-cli in a folder of its own.
class Cli
{
public:
    Cli()
    {
        m_environment = QProcessEnvironment::systemEnvironment();
        m_environment.insert(QStringLiteral("TMPDIR"), m_folder.path());
    }

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    void setEnvironment(const char* name, const QString& value)
    {
        m_environment.insert(QString::fromLatin1(name), value);
    }

    QString write(const QString& name, const QByteArray& content) const
    {
        QDir(m_folder.path()).mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName();
    }
    [[nodiscard]] static QByteArray contents(const QString& file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("unreadable");
    }

    void start(QProcess& process, const QStringList& arguments) const
    {
        start(process, QStringLiteral(HELDOUT_CLI), arguments);
    }
    void start(QProcess& process, const QString& program, const QStringList& arguments) const
    {
        process.setProcessEnvironment(m_environment);
        process.setWorkingDirectory(m_folder.path());
        process.start(program, arguments);
    }
    [[nodiscard]] static CliResult finish(QProcess& process)
    {
        if (!process.waitForFinished(240000))
            qFatal("heldout-cli does not end");
        const int status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
        return {status, process.readAllStandardOutput(), process.readAllStandardError()};
    }
    CliResult run(const QStringList& arguments) const
    {
        QProcess process;
        start(process, arguments);
        return finish(process);
    }

private:
    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
};

#define HELDOUT_RUNS(result) QVERIFY2((result).status == 0, (result).err.constData())

} // namespace heldout::test
