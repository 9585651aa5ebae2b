pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo

// Every key that does something, in one place.
Sheet {
    id: sheet

    readonly property var groups: [
        { title: qsTr("Everywhere"), keys: [
            ["?", qsTr("This overview")], ["Ctrl+K", qsTr("Find anything: decks, cards, games, actions")], ["Ctrl+1 …", qsTr("The pages, in the order of the rail")],
            [qsTr("letters"), qsTr("Search on the open page")], ["Ctrl+F", qsTr("To the search")], ["F6", qsTr("Between rail and page")],
            ["Alt+←, Esc", qsTr("Back")], ["Ctrl+,", qsTr("Settings")], ["Ctrl+ + − 0", qsTr("Larger, smaller, normal text")]] },
        { title: qsTr("Decks"), keys: [
            ["Ctrl+N", qsTr("New deck")], ["Enter", qsTr("Open the deck")], ["F2", qsTr("Rename")], ["Ctrl+D", qsTr("Duplicate")], ["Ctrl+H", qsTr("History")],
            ["Ctrl+B", qsTr("Built, or not")], ["Del", qsTr("Remove; Ctrl+Z brings it back")], ["Ctrl+I", qsTr("Import a deck")]] },
        { title: qsTr("Deck editor"), keys: [
            ["Enter", qsTr("Add the first card found, or the chosen one")], [qsTr("Space"), qsTr("The card's own page; of a rule, its words")], ["+ −", qsTr("One copy more or less")], ["1 … 9", qsTr("So many copies")],
            ["Del", qsTr("Take the card out")], ["Ctrl+Z, Ctrl+Y", qsTr("Undo, redo")], ["Ctrl+D, Ctrl+R", qsTr("To the deck, to the rules")],
            [qsTr("Menu"), qsTr("Everything else that can be done with a card of the deck")], ["Ctrl+M", qsTr("The smallest repair")], ["Ctrl+T", qsTr("Test an opening hand")],
            ["Ctrl+E", qsTr("Share the deck")]] },
        { title: qsTr("Cards"), keys: [
            ["Enter", qsTr("The card's own page")], ["+", qsTr("Add the card to a deck")], ["PgUp, PgDn", qsTr("The card before, the next card")]] },
        { title: qsTr("Collection"), keys: [
            ["+ −", qsTr("One copy more or less")], ["*", qsTr("Want one more")], ["Enter", qsTr("The card's lots")], [qsTr("Space"), qsTr("Choose the card; Shift+↑↓ several, Ctrl+A all")],
            ["Ctrl+B", qsTr("Add a box")], ["Ctrl+O, Ctrl+S", qsTr("Import, export")], ["Ctrl+Z, Ctrl+Y", qsTr("Undo, redo")]] }
    ]

    title: qsTr("Keys")
    width: Math.min(parent ? parent.width - 2 * Theme.huge : 640, Math.round(640 * Theme.scale))

    Flickable {
        width: parent.width
        height: Math.min(inside.implicitHeight, Math.round(520 * Theme.scale))
        contentHeight: inside.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollLine {}
        Column {
            id: inside
            width: parent.width - Theme.medium
            spacing: Theme.medium
            Repeater {
                model: sheet.groups
                Column {
                    id: group
                    required property var modelData
                    width: inside.width
                    spacing: Theme.tiny
                    SectionTitle { text: group.modelData.title }
                    Repeater {
                        model: group.modelData.keys
                        Row {
                            id: entry
                            required property var modelData
                            width: group.width
                            spacing: Theme.medium
                            Words { width: Math.round(140 * Theme.scale); text: entry.modelData[0]; strong: true; font.family: "monospace" }
                            Words { width: parent.width - Math.round(140 * Theme.scale) - Theme.medium; text: entry.modelData[1] }
                        }
                    }
                }
            }
        }
    }
    ActionButton { text: qsTr("Close"); focus: true; onClicked: sheet.close() }
}
