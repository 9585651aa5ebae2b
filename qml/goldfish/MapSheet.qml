// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Corrects the map: the name, the kinds and the borders of one region at a time.
Sheet {
    id: sheet

    required property GoldfishTable table
    readonly property MapEditor map: table.map

    title: qsTr("Map of the game")
    preferredWidth: 620
    onOpened: map.begin()
    Connections {
        target: sheet.map
        function onStored() { sheet.close() }
    }

    AppLabel {
        width: parent.width
        dim: true
        text: qsTr("Your map is stored as an expansion of the game. The game begins again with the same seed.")
    }
    AppLabel {
        width: parent.width
        visible: text !== ""
        text: sheet.map.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }
    Flow {
        width: parent.width
        spacing: Theme.small
        SelectBox {
            width: Math.round(240 * Theme.scale)
            label: qsTr("Region")
            model: sheet.map.regions
            currentIndex: sheet.map.current
            onActivated: index => sheet.map.current = index
        }
        TextInputField {
            width: Math.round(220 * Theme.scale)
            label: qsTr("Name of the region")
            placeholderText: label
            maximumLength: 40
            text: sheet.map.name
            onEditingFinished: sheet.map.rename(text)
        }
        ActionButton { glyph: "plus"; text: qsTr("Add region"); onClicked: sheet.map.addRegion() }
    }
    SectionTitle { text: qsTr("What it is") }
    component Choices: Flow {
        id: choices
        required property TableModel rows
        signal toggled(int row)
        width: parent.width
        spacing: Theme.small
        Repeater {
            model: choices.rows
            Chip {
                required property int index
                required property string label
                required property bool on
                text: label
                checked: on
                onClicked: choices.toggled(index)
            }
        }
    }
    Choices { rows: sheet.map.kinds; onToggled: row => sheet.map.toggleKind(row) }
    SectionTitle { text: qsTr("Borders on") }
    Choices { rows: sheet.map.borders; onToggled: row => sheet.map.toggleBorder(row) }
    Flow {
        width: parent.width
        spacing: Theme.small
        ActionButton {
            primary: true
            text: qsTr("Save map")
            enabled: sheet.map.dirty && !sheet.map.busy
            onClicked: sheet.map.store()
        }
        ActionButton {
            visible: sheet.map.corrected
            enabled: !sheet.map.busy
            text: qsTr("Restore the game's map")
            onClicked: sheet.map.restore()
        }
        ActionButton { text: qsTr("Cancel"); onClicked: sheet.close() }
    }
}
