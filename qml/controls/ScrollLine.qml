// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

// A thin scroll bar.
ScrollBar {
    id: bar

    implicitWidth: 12
    implicitHeight: 12
    padding: 3
    minimumSize: 0.06
    contentItem: Rectangle {
        radius: width / 2
        visible: bar.size < 1
        color: bar.pressed || bar.hovered ? Theme.outline : Theme.line
    }
}
