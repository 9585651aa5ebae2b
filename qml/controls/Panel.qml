// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A framed surface for related items.
Rectangle {
    id: panel

    default property alias content: inside.data
    property int padding: Theme.large

    implicitHeight: inside.implicitHeight + 2 * padding
    implicitWidth: inside.implicitWidth + 2 * padding
    radius: Theme.radius + 2
    color: Theme.panel
    border.width: Theme.hairline
    border.color: Theme.line

    Column {
        id: inside
        x: panel.padding
        y: panel.padding
        width: panel.width - 2 * panel.padding
        spacing: Theme.medium
    }
}
