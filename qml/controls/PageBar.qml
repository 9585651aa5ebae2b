// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The background of the bar at the top of a page.
Rectangle {
    implicitHeight: Window.height < 600 * Theme.scale ? Theme.control + 2 * Theme.small : Math.round(60 * Theme.scale)
    color: Theme.panel

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
}
