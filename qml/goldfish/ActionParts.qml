// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The action that is being built: the choices for its next part, which can also be made on the table, and its buttons.
Column {
    id: parts

    required property GoldfishTable table

    signal reached(Item item)   // by the keyboard

    spacing: Theme.small

    // The buttons come first: the choices below may be many, and then they are scrolled to.
    Flow {
        width: parent.width
        spacing: Theme.small
        AppLabel {
            width: Math.min(implicitWidth, parent.width)
            height: Theme.control
            verticalAlignment: Text.AlignVCenter
            text: parts.table.actions.prompt
            strong: true
            Accessible.role: Accessible.AlertMessage
        }
        CountStepper {
            id: number
            property int count: 0
            visible: parts.table.actions.needsNumber
            label: parts.table.actions.prompt
            value: Math.max(least, Math.min(most, count))
            least: parts.table.actions.minNumber
            most: parts.table.actions.maxNumber
            onEntered: value => count = value
            onConfirmed: parts.table.actions.confirmNumber(value)
            onReached: parts.reached(number)
            onVisibleChanged: if (visible) {
                count = 0
                takeFocus()
            }
        }
        ActionButton {
            visible: parts.table.actions.needsNumber || parts.table.actions.canConfirm
            primary: true
            text: parts.table.actions.needsNumber ? qsTr("Done") : parts.table.actions.label
            width: Math.min(implicitWidth, parts.width)
            onActiveFocusChanged: if (activeFocus) parts.reached(this)
            onClicked: parts.table.actions.needsNumber ? parts.table.actions.confirmNumber(number.value)
                : parts.table.actions.confirm()
        }
        ActionButton {
            text: qsTr("Cancel")
            onActiveFocusChanged: if (activeFocus) parts.reached(this)
            onClicked: parts.table.actions.cancel()
        }
    }
    TextInputField {
        id: filter
        visible: parts.table.actions.filtering
        width: Math.min(parent.width, Math.round(320 * Theme.scale))
        label: qsTr("Find a card by its name")
        placeholderText: label
        onTextEdited: parts.table.actions.filter = text
        onAccepted: parts.table.actions.choose(0)
        onActiveFocusChanged: if (activeFocus) parts.reached(this)
        onVisibleChanged: if (visible) {
            text = ""
            forceActiveFocus(Qt.TabFocusReason)
        }
        Keys.onEscapePressed: parts.table.actions.cancel()
    }
    Flow {
        width: parent.width
        spacing: Theme.small
        Repeater {
            model: parts.table.actions.choices
            Row {
                id: entry
                required property int index
                required property string label
                required property bool chosen
                spacing: Theme.pieceGap
                KeyCap { anchors.verticalCenter: parent.verticalCenter; number: entry.index + 1 }
                Chip {
                    text: entry.label
                    checked: entry.chosen
                    onActiveFocusChanged: if (activeFocus) parts.reached(this)
                    onClicked: parts.table.actions.choose(entry.index)
                }
            }
        }
    }
}
