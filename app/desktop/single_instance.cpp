// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/single_instance.h"

#include "carddata/library/data_folder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>
#include <QStandardPaths>

namespace mazzo::desktop {

namespace {

constexpr int kPatience = 2000;            // milliseconds; a program that hangs is not waited for
constexpr qint64 kMaxBytes = 1024 * 1024;  // bytes of a link: far more than any deck needs
constexpr char kAcknowledged = '\n';

/// Libraries differ by their folders, whichever way these are written.
QString address()
{
    const QString folder = QString::fromStdString(dataFolder().string());
    const QString real = QFileInfo(folder).canonicalFilePath();
    const QByteArray hash = QCryptographicHash::hash((real.isEmpty() ? QDir(folder).absolutePath() : real).toUtf8(),
                                                     QCryptographicHash::Sha1)
                                .toHex()
                                .left(16);
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) + "/mazzo-" + QString::fromLatin1(hash);
}

}  // namespace

SingleInstance::SingleInstance(QObject* parent) : QObject(parent)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::answer);
}

bool SingleInstance::notifyRunning(const QString& what)
{
    QLocalSocket socket;
    socket.connectToServer(address());
    if (!socket.waitForConnected(kPatience)) return false;
    socket.write(what.toUtf8() + kAcknowledged);
    char answer = 0;
    return socket.waitForBytesWritten(kPatience) && socket.waitForReadyRead(kPatience) && socket.getChar(&answer) &&
           answer == kAcknowledged;
}

bool SingleInstance::listen()
{
    // Qt would remove the socket of a running instance, too; one that crashed leaves it behind and does not answer.
    if (notifyRunning({})) return false;
    QLocalServer::removeServer(address());
    return m_server.listen(address());
}

void SingleInstance::answer()
{
    while (QLocalSocket* caller = m_server.nextPendingConnection()) {
        connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
        connect(caller, &QLocalSocket::readyRead, this, [this, caller] {
            if (caller->bytesAvailable() > kMaxBytes) return caller->abort();
            if (!caller->canReadLine()) return;
            const QByteArray line = caller->readLine(kMaxBytes).trimmed();
            caller->write(&kAcknowledged, 1);
            caller->flush();
            emit notified(QString::fromUtf8(line));
        });
    }
}

}  // namespace mazzo::desktop
