// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

// A thin progress bar.
ProgressBar {
    id: bar

    required property string label

    implicitWidth: 160
    implicitHeight: Math.round(8 * Theme.scale)
    Accessible.role: Accessible.ProgressBar
    Accessible.name: label + ": " + Math.round(position * 100) + " %"

    background: Rectangle {
        radius: height / 2
        color: Theme.raised
        border.width: Theme.hairline
        border.color: Theme.outline
    }
    contentItem: Item {
        Rectangle {
            width: Math.max(height, parent.width * bar.visualPosition)
            height: parent.height
            radius: height / 2
            color: Theme.accent
        }
    }
}
