// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A value in the table. Unknown, not printed and not stored values differ by sign and not only by colour.
Rectangle {
    id: cell

    required property string words
    required property string knowledge
    required property string problem
    required property bool current
    required property bool numeric
    required property bool strong
    property color ground: "transparent"   // opaque for a cell that covers others

    color: problem !== "" ? Qt.tint(ground, Qt.alpha(Theme.danger, 0.14)) : knowledge === "none" ? Theme.raised : ground
    border.width: current ? Theme.focusWidth : 0
    border.color: Theme.accent

    Rectangle {
        anchors.right: parent.right
        width: Theme.hairline
        height: parent.height
        color: Theme.line
    }

    Glyph {
        id: mark
        visible: cell.problem !== ""
        x: Theme.small
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.smallIcon
        height: width
        name: "warning"
        color: Theme.danger
    }

    Rectangle {
        visible: cell.knowledge === "unknown" && cell.words === "?"
        x: cell.numeric ? parent.width - width - Theme.small : Theme.small
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(20 * Theme.scale)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.unknown

        Text {
            anchors.centerIn: parent
            text: "?"
            textFormat: Text.PlainText
            color: Theme.unknown
            font.pixelSize: Theme.caption
            font.weight: Font.DemiBold
        }
    }

    Text {
        visible: cell.knowledge !== "unknown" || cell.words !== "?"
        x: mark.visible ? mark.x + mark.width + Theme.tiny : Theme.small
        width: parent.width - x - Theme.small
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: cell.numeric ? Text.AlignRight : Text.AlignLeft
        text: cell.words
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: cell.problem !== "" ? Theme.danger
             : cell.knowledge === "unknown" ? Theme.unknown
             : cell.knowledge === "absent" || cell.knowledge === "pending" ? Theme.muted : Theme.text
        font.pixelSize: Theme.body
        font.italic: cell.knowledge === "pending"
        font.weight: cell.strong || cell.knowledge === "unknown" ? Font.DemiBold : Font.Normal
    }
}
