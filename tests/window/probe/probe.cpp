// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/probe/probe.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QLocalSocket>
#include <QMetaEnum>
#include <QQuickItem>
#include <QQuickWindow>

namespace mazzo::tests {

namespace {

QQuickWindow* mainWindow()
{
    for (QWindow* window : QGuiApplication::topLevelWindows())
        if (auto* quick = qobject_cast<QQuickWindow*>(window); quick != nullptr && quick->isVisible()) return quick;
    return nullptr;
}

/// The part of an item that is not cut off by what contains it, on the screen.
QRect visibleRect(const QQuickItem& item)
{
    QRectF rect = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    for (const QQuickItem* above = item.parentItem(); above != nullptr; above = above->parentItem())
        if (above->clip()) rect &= above->mapRectToScene(above->clipRect());
    rect &= QRectF(QPointF(0, 0), item.window()->size());
    return rect.isEmpty() ? QRect() : rect.toAlignedRect().translated(item.window()->position());
}

void describe(QAccessibleInterface* node, int depth, QJsonArray& items)
{
    if (node == nullptr || !node->isValid()) return;
    const QAccessible::State state = node->state();
    const auto* item = qobject_cast<const QQuickItem*>(node->object());
    if (item != nullptr && item->window() != nullptr) {
        if (!item->isVisible()) return;
        const QRect rect = visibleRect(*item);
        items.append(QJsonObject{
            {"depth", depth},
            {"role", QString::fromLatin1(QMetaEnum::fromType<QAccessible::Role>().valueToKey(node->role()))},
            {"name", node->text(QAccessible::Name)},
            {"description", node->text(QAccessible::Description)},
            {"value", node->text(QAccessible::Value)},
            {"focused", item->hasActiveFocus()},
            {"enabled", item->isEnabled()},
            {"checked", state.checked != 0},
            {"selected", state.selected != 0},
            {"x", rect.x()},
            {"y", rect.y()},
            {"width", rect.width()},
            {"height", rect.height()},
        });
    }
    for (int child = 0; child < node->childCount(); ++child) describe(node->child(child), depth + 1, items);
}

}  // namespace

Probe::Probe(const QString& address)
{
    // Qt's own controls describe themselves only if somebody listens.
    QAccessible::setActive(true);
    connect(&m_server, &QLocalServer::newConnection, this, &Probe::serve);
    QLocalServer::removeServer(address);  // of a program that was killed
    m_server.listen(address);
}

void Probe::serve()
{
    QLocalSocket* client = m_server.nextPendingConnection();
    connect(client, &QLocalSocket::disconnected, client, &QObject::deleteLater);
    connect(client, &QLocalSocket::readyRead, client, [client] {
        while (client->canReadLine())
            client->write(
                QJsonDocument(answer(QString::fromUtf8(client->readLine()).trimmed())).toJson(QJsonDocument::Compact) +
                '\n');
    });
}

QJsonObject Probe::answer(const QString& request)
{
    if (request.startsWith("picture ")) return {{"stored", takePicture(request.mid(8))}};
    if (request.startsWith("clipboard ")) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(QByteArray::fromBase64(request.mid(10).toLatin1())));
        return {};
    }
    if (request != "close") return tree();
    // Later, so that the answer is sent before.
    if (QQuickWindow* window = mainWindow()) QMetaObject::invokeMethod(window, &QWindow::close, Qt::QueuedConnection);
    return {};
}

QJsonObject Probe::tree()
{
    QQuickWindow* window = mainWindow();
    if (window == nullptr) return {};
    QJsonArray items;
    describe(QAccessible::queryAccessibleInterface(window), 0, items);
    return {{"title", window->title()}, {"active", window->isActive()}, {"items", items}};
}

bool Probe::takePicture(const QString& file)
{
    QQuickWindow* window = mainWindow();
    return window != nullptr && window->grabWindow().save(file);
}

}  // namespace mazzo::tests
