// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.Controls

// All keyboard shortcuts.
Sheet {
    id: sheet

    readonly property var groups: [
        { title: qsTr("Everywhere"), keys: [
            ["?", qsTr("Show this list")],
            ["F1", qsTr("Open the guide")],
            ["Ctrl+K", qsTr("Find anything: decks, cards, games, actions")],
            ["Ctrl+1 …", qsTr("Go to a page, in sidebar order")],
            [qsTr("letters"), qsTr("Search the open page")],
            ["Ctrl+F", qsTr("Go to the search field")],
            ["F6", qsTr("Switch between sidebar and page")],
            ["Alt+←", qsTr("Back")],
            ["Ctrl+,", qsTr("Settings")],
            ["Ctrl+ + − 0", qsTr("Larger, smaller, normal text")]
        ] },
        { title: qsTr("Decks"), keys: [
            ["Ctrl+N", qsTr("New deck")],
            ["Enter", qsTr("Open the deck")],
            ["F2", qsTr("Rename")],
            ["Ctrl+D", qsTr("Duplicate")],
            ["Ctrl+H", qsTr("History")],
            ["Ctrl+B", qsTr("Mark as built or not built")],
            ["Ctrl+M", qsTr("Move the deck to a folder")],
            ["Del", qsTr("Remove; Ctrl+Z restores it")],
            ["Ctrl+I", qsTr("Import a deck")]
        ] },
        { title: qsTr("Deck editor"), keys: [
            ["Enter", qsTr("Add the selected card, or the first one found")],
            [qsTr("Space"), qsTr("Open the card page; on a rule, show its text")],
            ["+ −", qsTr("Add or remove one copy")],
            ["0 … 9", qsTr("Set the number of copies")],
            ["Del", qsTr("Remove the card")],
            ["Ctrl+Z, Ctrl+Y", qsTr("Undo, redo")],
            ["Ctrl+D, Ctrl+R", qsTr("Go to the deck, to the rules")],
            [qsTr("Menu"), qsTr("Everything else that can be done with a card of the deck")],
            ["Ctrl+M", qsTr("Make the deck legal")],
            ["Ctrl+T", qsTr("Test an opening hand")],
            ["Ctrl+E", qsTr("Share the deck")],
            [qsTr("Ctrl+click, Shift+↑↓"), qsTr("Select several cards of the deck; Ctrl+A selects all")],
            ["Ctrl+C, Ctrl+X, Ctrl+V", qsTr("Copy, cut or paste cards, also between decks")],
            ["T", qsTr("Tags of the selected cards")],
            ["Ctrl+Shift+E", qsTr("Edit the deck as text")]
        ] },
        { title: qsTr("Table"), keys: [
            ["A … Z, 1 … 9", qsTr("Press a button, or choose an option for the current action")],
            ["← →, Enter", qsTr("Move through the hand, a zone or the board; use the card")],
            ["↑ ↓", qsTr("Move between hand and zones")],
            ["M", qsTr("Act by hand: draw, move, mark, count …")],
            [qsTr("Menu"), qsTr("Everything that can be done with the card")],
            ["I", qsTr("Read the card")],
            ["Ctrl+Enter", qsTr("Confirm the action")],
            ["Esc", qsTr("Close the menu or cancel the action")],
            ["Ctrl+Z, Ctrl+Y", qsTr("A step back, a step forward")],
            ["N", qsTr("New hand")]
        ] },
        { title: qsTr("Analysis"), keys: [
            ["← →", qsTr("Previous part, next part")],
            ["K, M", qsTr("Hands quiz: keep, mulligan")],
            ["Enter", qsTr("Hands quiz: next hand")],
            ["Ctrl+" + qsTr("Space"), qsTr("Strategy: complete a word")],
            ["Ctrl+Enter", qsTr("Strategy: save and play")],
            ["Ctrl+Z, Ctrl+Y", qsTr("Undo, redo a change of the deck")]
        ] },
        { title: qsTr("Cards"), keys: [
            ["F2", qsTr("Show or hide the whole card")],
            ["Enter", qsTr("Open the card page")],
            ["+", qsTr("Add the card to a deck")],
            ["PgUp, PgDn", qsTr("Previous card, next card")]
        ] },
        { title: qsTr("Collection"), keys: [
            ["+ −", qsTr("Add or remove one copy")],
            ["*", qsTr("Add to want list")],
            ["Enter", qsTr("Show the copies of the card")],
            [qsTr("Space"), qsTr("Select the card; Shift+↑↓ for several, Ctrl+A for all")],
            ["Ctrl+B", qsTr("Add a box")],
            ["Ctrl+O, Ctrl+S", qsTr("Import, export")],
            ["Ctrl+Z, Ctrl+Y", qsTr("Undo, redo")]
        ] }
    ]

    // Distributes the groups over columns: each goes to the shortest column so far.
    function spread(columns: int): var {
        const lists = []
        for (let i = 0; i < columns; ++i) lists.push({ length: 0, groups: [] })
        for (const group of groups) {
            const shortest = lists.reduce((a, b) => b.length < a.length ? b : a)
            shortest.groups.push(group)
            shortest.length += group.keys.length + 2
        }
        return lists.map(list => list.groups)
    }

    title: qsTr("Keyboard shortcuts")
    width: Math.min(parent ? parent.width - 2 * Theme.huge : 640, Math.round(980 * Theme.scale))
    onOpened: flick.forceActiveFocus(Qt.PopupFocusReason)

    Flickable {
        id: flick
        function scroll(by: real) { contentY = Math.max(0, Math.min(contentHeight - height, contentY + by)) }
        width: parent.width
        height: Math.min(contentHeight, sheet.listRoom)
        contentHeight: inside.implicitHeight
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: sheet.title
        ScrollBar.vertical: ScrollLine {}
        Keys.onUpPressed: scroll(-2 * Theme.control)
        Keys.onDownPressed: scroll(2 * Theme.control)
        Keys.onPressed: event => {
            const by = event.key === Qt.Key_PageDown || event.key === Qt.Key_Space ? 1
                : event.key === Qt.Key_PageUp ? -1 : 0
            scroll(by * height * 0.8)
            event.accepted = by !== 0
        }
        Row {
            id: inside
            readonly property int columns: Math.max(1, Math.floor(width / (400 * Theme.scale)))
            width: parent.width - Theme.medium
            spacing: Theme.large
            Repeater {
                model: sheet.spread(inside.columns)
                Column {
                    id: column
                    required property var modelData
                    width: (inside.width - (inside.columns - 1) * inside.spacing) / inside.columns
                    spacing: Theme.large
                    Repeater {
                        model: column.modelData
                        KeyGroup {
                            required property var modelData
                            width: column.width
                            title: modelData.title
                            keys: modelData.keys
                        }
                    }
                }
            }
        }
    }
    ActionButton { text: qsTr("Close"); onClicked: sheet.close() }
}
