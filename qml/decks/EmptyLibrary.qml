// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Before the first deck: begin an empty one, bring one along, or take one that is ready, game by game.
Flickable {
    id: empty

    required property AppModel app
    readonly property TableModel ready: app.decks.precon
    property var games: []   // { name, decks: [{ row, name, amount }] }

    signal newWanted()

    // Nobody who has decks waits for them.
    function sort() {
        const found = []
        for (let row = 0; visible && row < ready.count; ++row) {
            const name = ready.at(row, "gameName")
            if (found.length === 0 || found[found.length - 1].name !== name) found.push({ name: name, decks: [] })
            found[found.length - 1].decks.push({ row: row, name: ready.at(row, "name"), amount: ready.at(row, "amount") })
        }
        games = found
    }

    contentHeight: column.implicitHeight + 2 * Theme.huge
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    onVisibleChanged: sort()
    Component.onCompleted: sort()
    ScrollBar.vertical: ScrollLine {}

    Connections {
        target: empty.ready
        function onRowsInserted() { Qt.callLater(empty.sort) }
        function onRowsRemoved() { Qt.callLater(empty.sort) }
        function onDataChanged() { Qt.callLater(empty.sort) }
    }
    FocusFollower { area: empty }
    Column {
        id: column
        y: Math.max(Theme.huge, (empty.height - implicitHeight) / 3)
        width: Math.min(parent.width - 2 * Theme.huge, Math.round(1080 * Theme.scale))
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.huge
        EmptyState {
            width: Math.min(parent.width, Math.round(500 * Theme.scale))
            anchors.horizontalCenter: parent.horizontalCenter
            glyph: "decks"
            title: qsTr("No decks yet")
            words: qsTr("Start an empty deck for one of your games, or pick a starter deck and change it.")
            ActionButton {
                focus: true
                primary: true
                glyph: "plus"
                text: qsTr("New deck")
                onClicked: empty.newWanted()
                // Where the keyboard is must be seen from the start; the reason is told after the fact.
                function reveal() { if (activeFocus && !visualFocus && focusReason !== Qt.MouseFocusReason) focusReason = Qt.TabFocusReason }
                onActiveFocusChanged: Qt.callLater(reveal)
            }
            ActionButton { glyph: "import"; text: qsTr("Import"); onClicked: empty.app.importing.begin() }
        }
        Repeater {
            model: empty.games
            Column {
                id: game
                required property var modelData
                width: column.width
                spacing: Theme.small
                SectionTitle { text: qsTr("Ready-made decks of %1").arg(game.modelData.name) }
                Grid {
                    id: grid
                    width: parent.width
                    columns: Math.max(1, Math.floor(width / (240 * Theme.scale)))
                    spacing: Theme.small
                    Repeater {
                        model: game.modelData.decks
                        PreconTile {
                            required property var modelData
                            width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                            name: modelData.name
                            gameName: game.modelData.name
                            amount: modelData.amount
                            onClicked: empty.app.openDeck(empty.app.decks.startFrom(modelData.row))
                        }
                    }
                }
            }
        }
    }
}
