// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/window/screen_item.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace mazzo::tests {

bool ScreenItem::isNamed(const QString& wanted) const
{
    if (wanted.endsWith('*')) return name.startsWith(wanted.chopped(1));
    if (!name.startsWith(wanted)) return false;
    return name.size() == wanted.size() || QStringLiteral(".,:;·(").contains(name.at(wanted.size()));
}

QList<ScreenItem> ScreenTree::named(const QString& name, const QString& role) const
{
    QList<ScreenItem> found;
    std::copy_if(items.begin(), items.end(), std::back_inserter(found), [&](const ScreenItem& item) {
        return item.isVisible() && (role.isEmpty() || item.role == role) && item.isNamed(name);
    });
    return found;
}

bool ScreenTree::says(const QString& text) const
{
    return std::any_of(items.begin(), items.end(),
                       [&](const ScreenItem& item) { return item.isVisible() && item.name.contains(text); });
}

const ScreenItem* ScreenTree::focused() const
{
    // The focus of an item is also its parents' focus.
    const auto found = std::find_if(items.rbegin(), items.rend(), [](const ScreenItem& item) { return item.focused; });
    return found == items.rend() ? nullptr : &*found;
}

QString ScreenTree::text() const
{
    QString lines;
    for (const ScreenItem& item : items) {
        if (!item.isVisible()) continue;
        lines += QString(2 * item.depth, ' ') + item.role + " “" + item.name + "”" +
                 (item.value.isEmpty() ? QString() : " = " + item.value) + (item.focused ? " (focused)" : "") +
                 (item.enabled ? "" : " (disabled)") +
                 QString(" %1,%2 %3x%4\n")
                     .arg(item.rect.x())
                     .arg(item.rect.y())
                     .arg(item.rect.width())
                     .arg(item.rect.height());
    }
    return lines;
}

ScreenTree ScreenTree::read(const QJsonObject& json)
{
    ScreenTree tree{json["title"].toString(), json["active"].toBool(), {}};
    for (const QJsonValue& value : json["items"].toArray()) {
        const QJsonObject item = value.toObject();
        tree.items.append({item["depth"].toInt(), item["role"].toString(), item["name"].toString(),
                           item["description"].toString(), item["value"].toString(), item["focused"].toBool(),
                           item["enabled"].toBool(), item["checked"].toBool(),
                           QRect(item["x"].toInt(), item["y"].toInt(), item["width"].toInt(), item["height"].toInt())});
    }
    return tree;
}

}  // namespace mazzo::tests
