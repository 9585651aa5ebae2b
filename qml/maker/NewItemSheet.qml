// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Asks what a new item is called.
Sheet {
    id: sheet

    required property GameEditor editor

    function add() {
        if (field.text.trim() === "") return
        editor.addItem(field.text)
        close()
    }

    title: editor.newItem
    preferredWidth: 420
    onOpened: {
        field.text = ""
        field.forceActiveFocus(Qt.TabFocusReason)
    }

    TextInputField {
        id: field
        width: parent.width
        label: qsTr("Name")
        placeholderText: qsTr("Name")
        onAccepted: sheet.add()
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            text: qsTr("Add")
            primary: true
            enabled: field.text.trim() !== ""
            onClicked: sheet.add()
        }

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    }
}
