// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The status line at the bottom of a panel: what was done last, otherwise what can be done. It never moves other items.
Rectangle {
    id: line

    required property string said
    required property string hint

    implicitHeight: words.implicitHeight + Theme.small
    color: Theme.panel

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    AppLabel {
        id: words
        x: Theme.medium
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * Theme.medium
        text: line.said !== "" ? line.said : line.hint
        dim: line.said === ""
        size: Theme.caption
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.role: line.said !== "" ? Accessible.AlertMessage : Accessible.StaticText
    }
}
