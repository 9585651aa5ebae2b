// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Sets one value in every selected card.
Sheet {
    id: sheet

    required property MyCards cards

    function apply() {
        close()
        cards.setSelected(column.currentIndex, value.text)
    }

    title: qsTr("Set a value in %n card(s)", "", cards.table.selectedCount)
    preferredWidth: 420
    onAboutToShow: value.text = ""

    SelectBox {
        id: column
        width: parent.width
        label: qsTr("Value")
        model: sheet.cards.table.columns
        textRole: "title"
        valueRole: "key"
    }

    TextInputField {
        id: value
        width: parent.width
        label: qsTr("New value")
        placeholderText: qsTr("? for unknown, empty to remove it")
        Keys.onReturnPressed: sheet.apply()
        Keys.onEnterPressed: sheet.apply()
    }

    Row {
        anchors.right: parent.right
        spacing: Theme.small

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }

        ActionButton {
            text: qsTr("Set")
            primary: true
            onClicked: sheet.apply()
        }
    }
}
