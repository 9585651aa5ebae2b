// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

namespace mazzo::tests {

/// What a call of the program printed, and how it ended.
struct Outcome {
    int status = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonArray array() const { return QJsonDocument::fromJson(out).array(); }
};

/// The program as a script sees it, with a data folder of its own.
class Program {
public:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    [[nodiscard]] QProcessEnvironment environment() const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("MAZZO_HOME", path("data"));
        environment.insert("LC_ALL", "C");
        environment.remove("DISPLAY");
        return environment;
    }

    Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        QProcess process;
        prepare(process);
        process.start(MAZZO_PROGRAM, arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60'000)) return {};
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    /// Starts a call that runs in the background of the test.
    [[nodiscard]] std::unique_ptr<QProcess> start(const QStringList& arguments) const
    {
        auto process = std::make_unique<QProcess>();
        prepare(*process);
        process->start(MAZZO_PROGRAM, arguments);
        return process;
    }
    /// The app itself, in a window that nobody sees.
    [[nodiscard]] std::unique_ptr<QProcess> startWindow() const { return start({}); }

    /// Starts a call and kills it after that many milliseconds, unless it has ended by then.
    Outcome kill(const QStringList& arguments, int milliseconds) const
    {
        const auto process = start(arguments);
        (void)process->waitForStarted();
        if (!process->waitForFinished(milliseconds)) process->kill();
        (void)process->waitForFinished(60'000);
        return {process->exitStatus() == QProcess::NormalExit ? process->exitCode() : -2,
                process->readAllStandardOutput(), process->readAllStandardError()};
    }

    /// Writes a file into the folder that calls run in.
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly)) file.write(content);
    }
    [[nodiscard]] QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    void prepare(QProcess& process) const
    {
        process.setProcessEnvironment(environment());
        process.setWorkingDirectory(m_folder.path());
    }

    QTemporaryDir m_folder;
};

/// Copies a folder with all that is in it.
inline void copyFolder(const QString& from, const QString& to)
{
    QDir().mkpath(to);
    for (const QFileInfo& entry : QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
        const QString target = to + "/" + entry.fileName();
        entry.isDir() ? copyFolder(entry.filePath(), target) : static_cast<void>(QFile::copy(entry.filePath(), target));
    }
}

}  // namespace mazzo::tests
