// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// The cards of the game. Enter adds the current card, or the first result; + and − change its copies; a click or a
// drag adds a card too.
FocusScope {
    id: panel

    required property AppModel app
    required property DeckEditor editor
    readonly property bool asGrid: app.preferences.cardLayout === "grid"
    property bool adding: false    // Enter was pressed before the search was done
    property bool pressed: false   // the next card is added by the pointer
    property string said           // what the last key did, for screen readers

    signal cardOpened(string cardId)

    function typed(text: string) { query.type(text) }

    function enterList() {
        if (editor.search.cards.count > 0) (asGrid ? grid : rows).forceActiveFocus(Qt.TabFocusReason)
    }

    function showCandidates() {
        editor.search.clear()
        editor.search.onlyAddable = true
        query.forceActiveFocus(Qt.OtherFocusReason)
    }

    function add(cardId: string) {
        if (cardId === "" || !editor.add(cardId)) return
        said = qsTr("Added 1 × %1").arg(editor.search.cards.nameOf(cardId))
    }

    // A list of what can be added stays as it is while the pointer is above it, so that no other card gets the next
    // click.
    function addBelowPointer(cardId: string) {
        if (pressed) editor.search.held = pointer.hovered
        pressed = false
        add(cardId)
    }

    function takeOut(cardId: string) {
        if (cardId !== "" && editor.remove(cardId))
            said = qsTr("Removed 1 × %1").arg(editor.search.cards.nameOf(cardId))
    }

    function addFirst() {
        // Without a search Enter must not add the first card of the game.
        if (editor.search.text === "" && editor.search.chosenFacets === 0 && !editor.search.onlyAddable)
            return enterList()
        editor.search.held = false
        adding = editor.search.busy
        if (adding) return
        add(editor.search.cards.cardIdAt(0))
        query.selectAll()
    }

    Connections {
        target: panel.editor.search
        function onBusyChanged() { if (panel.adding) panel.addFirst() }
    }

    Connections {
        target: panel.editor
        function onOpened() {
            panel.said = ""
            for (const view of [grid, rows]) {
                view.currentIndex = -1
                view.positionViewAtBeginning()
            }
        }

        // cleared by any change of the deck; changes made here set it again afterwards
        function onChanged() {
            panel.said = ""
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.topMargin: Theme.medium
        spacing: Theme.small

        ColumnLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.medium
            Layout.rightMargin: Theme.medium
            spacing: Theme.small

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.small

                QueryBar {
                    id: query
                    Layout.fillWidth: true
                    search: panel.editor.search
                    focus: true
                    typingUndone: false
                    onEntered: panel.enterList()
                    onAccepted: panel.addFirst()
                    onUndone: panel.editor.undo()
                    onRedone: panel.editor.redo()
                }

                LayoutSwitch {
                    preferences: panel.app.preferences
                    compact: true
                }
            }

            SearchSummary {
                Layout.fillWidth: true
                search: panel.editor.search
            }

            FacetBar {
                Layout.fillWidth: true
                search: panel.editor.search
                deck: true
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            HoverHandler {
                id: pointer
                onHoveredChanged: if (!hovered) panel.editor.search.held = false
            }

            PointHandler {
                acceptedButtons: Qt.LeftButton
                onActiveChanged: if (active) panel.pressed = true
            }

            CardGrid {
                id: grid
                anchors.fill: parent
                visible: panel.asGrid && count > 0
                cards: panel.editor.search.cards
                frame: panel.editor.search.frame
                adding: true
                onOpened: cardId => panel.addBelowPointer(cardId)
                onStepped: (cardId, by) => by > 0 ? panel.add(cardId) : panel.takeOut(cardId)
                onDetailsWanted: cardId => panel.cardOpened(cardId)
                onEscaped: query.forceActiveFocus()
            }

            CardRows {
                id: rows
                anchors.fill: parent
                visible: !panel.asGrid && count > 0
                cards: panel.editor.search.cards
                adding: true
                onOpened: cardId => panel.addBelowPointer(cardId)
                onStepped: (cardId, by) => by > 0 ? panel.add(cardId) : panel.takeOut(cardId)
                onDetailsWanted: cardId => panel.cardOpened(cardId)
                onEscaped: query.forceActiveFocus()
            }

            EmptyState {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.huge, 360 * Theme.scale)
                visible: panel.editor.search.cards.count === 0 && !panel.editor.search.busy
                glyph: "search"
                title: qsTr("No matching cards")
                words: panel.editor.search.onlyAddable
                    ? qsTr("None of the cards found can be added without breaking a rule.")
                    : qsTr("Remove a search term or a filter, or clear the search.")

                ActionButton {
                    text: qsTr("Show all cards")
                    primary: true
                    onClicked: panel.editor.search.showAll()
                }
            }
        }

        HintLine {
            Layout.fillWidth: true
            Layout.topMargin: -Theme.small
            visible: panel.height > 420 * Theme.scale
            said: panel.said
            hint: qsTr("Click or Enter: add · Right-click or Space: show card · ?: all shortcuts")
        }
    }

    // Cards of the deck that are dropped here are removed from it.
    DropArea {
        id: way
        anchors.fill: parent
        keys: ["mazzo/row"]
        onDropped: drop => {
            panel.editor.setCopies(Number(drop.getDataAsString("mazzo/row")), 0)
            drop.accept()
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.small
            visible: way.containsDrag
            radius: Theme.radius
            color: Theme.panel
            opacity: 0.9
            border.width: Theme.focusWidth
            border.color: Theme.accent

            AppLabel {
                anchors.centerIn: parent
                text: qsTr("Drop here to remove the card from the deck")
                strong: true
            }
        }
    }
}
