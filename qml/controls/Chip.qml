// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App

// A toggle with a text and a number. The checked state has a check mark, not only another colour.
AbstractButton {
    id: chip

    property int amount: -1
    property string spoken: text
    property bool toggles: true   // false: a plain button
    property color ink: Theme.text

    checkable: false
    implicitHeight: Theme.chip
    implicitWidth: row.implicitWidth + 2 * Theme.medium
    opacity: amount === 0 && !checked ? 0.75 : 1
    Accessible.checkable: toggles
    Accessible.checked: checked
    Accessible.name: amount >= 0 ? qsTr("%1, %2").arg(spoken).arg(amount) : spoken
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: height / 2
        color: chip.checked ? Theme.chosen : chip.hovered ? Theme.hovered : Theme.raised
        border.width: Theme.hairline
        border.color: chip.checked ? Theme.accent : Theme.line

        FocusRing {
            shown: chip.visualFocus
            radius: height / 2
        }
    }
    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.snug

            Glyph {
                visible: chip.checked
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(14 * Theme.scale)
                height: width
                name: "check"
                color: Theme.accent
            }

            Text {
                textFormat: Text.PlainText
                text: chip.text
                color: chip.ink
                font.pixelSize: Theme.caption
                font.weight: chip.checked ? Font.DemiBold : Font.Normal
            }

            Text {
                visible: chip.amount >= 0
                textFormat: Text.PlainText
                text: chip.amount.toLocaleString(Qt.locale(), "f", 0)
                color: Theme.muted
                font.pixelSize: Theme.caption
            }
        }
    }
}
