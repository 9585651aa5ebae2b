// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The focus frame around a control, outside of it so that it never hides anything.
Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -Theme.focusWidth - 1
    visible: shown
    color: "transparent"
    radius: Theme.radius + Theme.focusWidth
    border.width: Theme.focusWidth
    border.color: Theme.accent
    Accessible.ignored: true
}
