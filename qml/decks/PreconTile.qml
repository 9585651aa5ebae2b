// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.Controls

// A preconstructed deck to start from.
AbstractButton {
    id: tile

    required property string name
    required property string gameName
    required property int amount

    implicitHeight: words.implicitHeight + 2 * Theme.medium
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Start with %1, %2").arg(name).arg(gameName)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: tile.down || tile.hovered ? Theme.hovered : Theme.panel
        border.width: Theme.hairline
        border.color: Theme.line

        FocusRing { shown: tile.visualFocus }
    }
    contentItem: Item {
        Column {
            id: words
            x: Theme.medium
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * Theme.medium
            spacing: Theme.thin

            AppLabel {
                width: parent.width
                text: tile.name
                strong: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            AppLabel {
                width: parent.width
                text: qsTr("%n card(s)", "", tile.amount)
                dim: true
                size: Theme.caption
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
