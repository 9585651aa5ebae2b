pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

// Before the first deck: begin an empty one, bring one along, or take one that is ready.
Flickable {
    id: empty

    required property AppModel app

    signal newWanted()

    contentHeight: column.implicitHeight + 2 * Theme.huge
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollLine {}

    FocusFollower { area: empty }
    Column {
        id: column
        y: Math.max(Theme.huge, (empty.height - implicitHeight) / 3)
        width: Math.min(parent.width - 2 * Theme.huge, Math.round(900 * Theme.scale))
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.huge
        EmptyState {
            width: Math.min(parent.width, Math.round(460 * Theme.scale))
            anchors.horizontalCenter: parent.horizontalCenter
            glyph: "decks"
            title: qsTr("No decks yet")
            words: qsTr("Begin an empty one for any of your games, or take a ready-made deck and change it.")
            ActionButton { primary: true; glyph: "plus"; text: qsTr("New deck"); onClicked: empty.newWanted() }
            ActionButton { glyph: "import"; text: qsTr("Import"); onClicked: empty.app.importing.begin() }
        }
        Column {
            width: parent.width
            spacing: Theme.small
            visible: empty.app.decks.readyMade.count > 0
            SectionTitle { text: qsTr("Ready-made decks") }
            Grid {
                id: grid
                width: parent.width
                columns: Math.max(1, Math.floor(width / (260 * Theme.scale)))
                spacing: Theme.small
                Repeater {
                    model: empty.visible ? empty.app.decks.readyMade : null   // nobody who has decks waits for them
                    ReadyMadeTile {
                        width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                        onClicked: empty.app.openDeck(empty.app.decks.startFrom(index))
                    }
                }
            }
        }
    }
}
