// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// An action while it is put together: what is to be chosen for it, from cards on the table or from here, and whether it is done.
Column {
    id: parts

    required property GoldfishTable table

    signal reached(Item item)   // by the keyboard

    spacing: Theme.small

    AppLabel { width: parent.width; text: parts.table.makingText; strong: true; Accessible.role: Accessible.AlertMessage }
    Flow {
        width: parent.width
        spacing: Theme.small
        Repeater {
            model: parts.table.choices
            Row {
                id: entry
                required property int index
                required property string label
                required property bool chosen
                spacing: 3
                KeyCap { anchors.verticalCenter: parent.verticalCenter; number: entry.index + 1 }
                Chip {
                    text: entry.label
                    checked: entry.chosen
                    onActiveFocusChanged: if (activeFocus) parts.reached(this)
                    onClicked: parts.table.choose(entry.index)
                }
            }
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.small
        CountStepper {
            id: number
            property int count: 0
            visible: parts.table.wantsNumber
            label: parts.table.makingText
            value: Math.max(least, Math.min(most, count))
            least: parts.table.leastNumber
            most: parts.table.mostNumber
            onEntered: value => count = value
            onConfirmed: parts.table.confirmNumber(value)
            onReached: parts.reached(number)
            onVisibleChanged: if (visible) {
                count = 0
                takeFocus()
            }
        }
        ActionButton {
            visible: parts.table.wantsNumber || parts.table.canConfirm
            primary: true
            text: parts.table.wantsNumber ? qsTr("Done") : parts.table.makingLabel
            width: Math.min(implicitWidth, parts.width)
            onActiveFocusChanged: if (activeFocus) parts.reached(this)
            onClicked: parts.table.wantsNumber ? parts.table.confirmNumber(number.value) : parts.table.confirm()
        }
        ActionButton { text: qsTr("Cancel"); onActiveFocusChanged: if (activeFocus) parts.reached(this); onClicked: parts.table.cancel() }
    }
}
