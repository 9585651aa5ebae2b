// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// Renames a deck.
Sheet {
    id: sheet

    property string deckId

    signal renamed(string deckId, string name)

    function ask(deckId: string, oldName: string) {
        sheet.deckId = deckId
        field.text = oldName
        open()
        field.forceActiveFocus()
        field.selectAll()
    }

    function done() {
        if (field.text.trim() === "") return
        close()
        sheet.renamed(deckId, field.text)
    }

    title: qsTr("Rename the deck")

    TextInputField {
        id: field
        width: parent.width
        label: qsTr("New name")
        Keys.onReturnPressed: sheet.done()
        Keys.onEnterPressed: sheet.done()
    }

    Row {
        spacing: Theme.small

        ActionButton {
            text: qsTr("Rename")
            primary: true
            enabled: field.text.trim() !== ""
            onClicked: sheet.done()
        }

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    }
}
