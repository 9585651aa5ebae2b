// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Moves a deck to a folder: an existing one, or a new one.
Sheet {
    id: sheet

    required property DeckLibrary decks
    property string deckId
    property string folder

    function ask(deckId: string, folder: string) {
        sheet.deckId = deckId
        sheet.folder = folder
        field.text = ""
        open()
        field.forceActiveFocus(Qt.TabFocusReason)
    }

    function move(folder: string) {
        close()
        decks.moveToFolder(deckId, folder)
    }

    title: qsTr("Move the deck to a folder")

    Flow {
        width: parent.width
        spacing: Theme.small
        visible: sheet.decks.folders.count > 0

        Repeater {
            model: sheet.decks.folders

            Chip {
                required property string folderId
                required property string name
                visible: folderId !== "*"
                text: name
                checked: folderId === sheet.folder
                onClicked: sheet.move(folderId)
            }
        }
    }

    TextInputField {
        id: field
        width: parent.width
        label: qsTr("New folder")
        placeholderText: qsTr("New folder, such as “Club/League”")
        maximumLength: 120
        onAccepted: if (text.trim() !== "") sheet.move(text)
    }

    Row {
        spacing: Theme.small

        ActionButton {
            text: qsTr("Move")
            primary: true
            enabled: field.text.trim() !== ""
            onClicked: sheet.move(field.text)
        }

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    }
}
