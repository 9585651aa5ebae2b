// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/screen.h"

#include <QStandardPaths>
#include <QtTest>

namespace mazzo::tests {

namespace {

constexpr int kPatience = 60'000;  // milliseconds

}  // namespace

Screen::~Screen()
{
    if (m_server.state() == QProcess::NotRunning) return;
    m_server.terminate();
    if (!m_server.waitForFinished(kPatience)) m_server.kill();
}

QString Screen::start()
{
    for (const QString program : {"Xvfb", "xdotool"})
        if (QStandardPaths::findExecutable(program).isEmpty())
            return QString("The tests of the window need %1: apt install xvfb xdotool").arg(program);
    // The server chooses a display that is free, and prints its number when it is ready.
    m_server.setStandardErrorFile(QProcess::nullDevice());
    m_server.start("Xvfb", {"-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp", "-noreset"});
    QByteArray number;
    while (!number.endsWith('\n')) {
        if (!m_server.waitForReadyRead(kPatience)) return "Xvfb does not start: " + m_server.errorString();
        number += m_server.readAllStandardOutput();
    }
    m_display = ":" + QString::fromLatin1(number.trimmed());
    return {};
}

void Screen::act(const QStringList& arguments) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("DISPLAY", m_display);
    process.setProcessEnvironment(environment);
    process.start("xdotool", arguments);
    QVERIFY2(process.waitForFinished(kPatience) && process.exitCode() == 0,
             qPrintable("xdotool " + arguments.join(' ') + ": " + process.readAllStandardError()));
}

}  // namespace mazzo::tests
