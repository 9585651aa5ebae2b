// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Moves some copies of a lot to another place, as a lot of their own.
Sheet {
    id: sheet

    required property CardLots lots
    property int row: -1
    property int most: 1
    property int copies: 1

    function ask(lot: int, amount: int) {
        row = lot
        most = amount
        copies = 1
        open()
    }

    function put() {
        if (place.text.trim() !== "") lots.split(row, copies, "place", place.text)
        close()
    }

    title: qsTr("Move copies")
    onOpened: {
        place.text = ""
        place.forceActiveFocus()
    }

    CountStepper {
        label: qsTr("Copies to move")
        value: sheet.copies
        least: 1
        most: sheet.most
        onEntered: value => sheet.copies = value
    }

    TextInputField {
        id: place
        width: parent.width
        label: qsTr("Place")
        placeholderText: qsTr("Box, binder page")
        onAccepted: sheet.put()
    }

    Row {
        spacing: Theme.small

        ActionButton {
            text: qsTr("Move")
            primary: true
            enabled: place.text.trim() !== ""
            onClicked: sheet.put()
        }

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    }
}
