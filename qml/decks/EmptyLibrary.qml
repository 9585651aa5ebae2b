// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Shown before the first deck: create, import, or choose a starter deck.
Flickable {
    id: empty

    required property AppModel app
    readonly property TableModel ready: app.decks.precon
    property var games: []   // { name, about, decks: [{ row, name, amount }] }

    signal newWanted()

    function aboutOf(name: string): string {
        const list = app.games.list
        for (let row = 0; row < list.count; ++row) if (list.at(row, "name") === name) return list.at(row, "about")
        return ""
    }

    // Only while visible: players who have decks do not need them.
    function sort() {
        const found = []
        for (let row = 0; visible && row < ready.count; ++row) {
            const name = ready.at(row, "gameName")
            if (found.length === 0 || found[found.length - 1].name !== name)
                found.push({ name: name, about: aboutOf(name), decks: [] })
            const group = found[found.length - 1]
            group.decks.push({ row: row, name: ready.at(row, "name"), amount: ready.at(row, "amount") })
        }
        games = found
    }

    function sortLater() {
        Qt.callLater(sort)   // qmllint disable type
    }

    contentHeight: column.implicitHeight + 2 * Theme.huge
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    onVisibleChanged: sort()
    Component.onCompleted: sort()
    ScrollBar.vertical: ScrollLine {}

    Connections {
        target: empty.ready
        function onRowsInserted() { empty.sortLater() }
        function onRowsRemoved() { empty.sortLater() }
        function onDataChanged() { empty.sortLater() }
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

                // Shows the focus ring from the start; Qt sets the focus reason only after this signal.
                function reveal() {
                    if (activeFocus && !visualFocus && focusReason !== Qt.MouseFocusReason)
                        focusReason = Qt.TabFocusReason
                }
                onActiveFocusChanged: () => Qt.callLater(reveal)
            }

            ActionButton {
                glyph: "import"
                text: qsTr("Import")
                onClicked: empty.app.importing.begin()
            }
        }

        Repeater {
            model: empty.games

            Column {
                id: game
                required property var modelData
                width: column.width
                spacing: Theme.small

                SectionTitle { text: qsTr("Starter decks of %1").arg(game.modelData.name) }

                AppLabel {
                    width: parent.width
                    visible: text !== ""
                    text: game.modelData.about
                    dim: true
                    size: Theme.caption
                }

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
