import QtQuick
import Mazzo
import Mazzo.App

// Another name for a deck.
Sheet {
    id: sheet

    required property DeckLibrary decks
    property string deckId

    function ask(deckId: string, oldName: string) {
        sheet.deckId = deckId
        field.text = oldName
        open()
        field.forceActiveFocus()
        field.selectAll()
    }
    function done() {
        decks.rename(deckId, field.text)
        close()
    }

    title: qsTr("Rename the deck")

    TextInputField { id: field; width: parent.width; label: qsTr("New name"); Keys.onReturnPressed: sheet.done(); Keys.onEnterPressed: sheet.done() }
    Row {
        spacing: Theme.small
        ActionButton { text: qsTr("Rename"); primary: true; enabled: field.text.trim() !== ""; onClicked: sheet.done() }
        ActionButton { text: qsTr("Cancel"); onClicked: sheet.close() }
    }
}
