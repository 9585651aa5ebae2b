// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

namespace mazzo::tests {

/// The control below an item that a screen reader calls so and that can be pressed or typed into; null if there is
/// none.
inline QQuickItem* controlBelow(QQuickItem* item, const QString& name)
{
    if (!item->isVisible()) return nullptr;
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(item);
    if (interface != nullptr && interface->text(QAccessible::Name) == name && interface->actionInterface() != nullptr &&
        (interface->state().focusable ||
         interface->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction())))
        return item;
    for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = controlBelow(child, name)) return found;
    return nullptr;
}

/// The same in a window, where sheets lie above the pages.
inline QQuickItem* controlIn(const QQuickWindow& window, const QString& name)
{
    const QList<QQuickItem*> layers = window.contentItem()->childItems();
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer)
        if (QQuickItem* found = controlBelow(*layer, name)) return found;
    return nullptr;
}

/// Clicks it with the mouse; false if it is not there.
inline bool clickControl(QQuickWindow& window, const QString& name)
{
    QQuickItem* item = controlIn(window, name);
    if (item == nullptr) return false;
    const QPointF middle = item->mapToScene({item->width() / 2, item->height() / 2});
    QTest::mouseClick(&window, Qt::LeftButton, {}, middle.toPoint());
    return true;
}

}  // namespace mazzo::tests
