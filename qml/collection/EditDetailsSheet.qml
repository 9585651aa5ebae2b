// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Sets one detail of all owned copies of the selected cards.
Sheet {
    id: sheet

    required property CollectionPage collection
    property string field: "place"

    function put() {
        collection.noteChosen(field, value.text)
        close()
    }

    title: qsTr("Edit details of %n card(s)", "", collection.search.cards.chosenCount)
    onOpened: {
        value.text = ""
        value.forceActiveFocus()
    }

    Flow {
        width: parent.width
        spacing: Theme.snug
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Detail to edit")

        Repeater {
            model: [
                { field: "place", text: qsTr("Place") },
                { field: "condition", text: qsTr("Condition") },
                { field: "language", text: qsTr("Language") },
                { field: "finish", text: qsTr("Finish") },
                { field: "price", text: qsTr("Price") },
                { field: "date", text: qsTr("Date") },
                { field: "printing", text: qsTr("Printing") }, { field: "note", text: qsTr("Note") }
            ]

            Chip {
                required property var modelData
                text: modelData.text
                checked: sheet.field === modelData.field
                onClicked: {
                    sheet.field = modelData.field
                    value.forceActiveFocus()
                }
            }
        }
    }

    TextInputField {
        id: value
        width: parent.width
        label: qsTr("New value")
        placeholderText: qsTr("Leave empty to clear")
        onAccepted: sheet.put()
    }

    Row {
        spacing: Theme.small

        ActionButton {
            text: qsTr("Save")
            primary: true
            onClicked: sheet.put()
        }

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    }
}
