// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The deck by zones: as a list, as stacks, or as a grid of cards. + and - change copies, Delete removes a card, a digit
// sets the number of copies, the menu key shows all actions. Cards can be dragged here, between zones, and out. Ctrl
// and Shift with a click or the arrow keys select several cards.
FocusScope {
    id: panel

    required property AppModel app
    required property DeckEditor editor
    readonly property string mode: app.preferences.deckView
    readonly property bool asList: mode === "list"
    readonly property bool low: height < 320 * Theme.scale
    property string said           // what was just done with several cards

    signal cardOpened(string cardId)

    function chooseRow(row: int, toggle: bool, extend: bool) {
        list.currentIndex = row
        list.forceActiveFocus(Qt.MouseFocusReason)
        if (toggle) editor.selection.toggle(row)
        else if (extend) editor.selection.selectTo(row)
        else editor.selection.clear()
    }

    // The actions of a selected card are those of all selected ones.
    function askTags(row: int) {
        if (!editor.selection.has(row)) editor.selection.selectOnly(row)
        tagSheet.open()
    }

    // What a key does with the current card, or with the selected ones. True if it does something.
    function press(event: var, row: int, item: Item): bool {
        const selected = editor.selection.count > 0
        const menuKey = event.key === Qt.Key_Menu
            || (event.key === Qt.Key_F10 && (event.modifiers & Qt.ShiftModifier))
        if (event.modifiers & Qt.AltModifier) return false
        if (event.modifiers & Qt.ControlModifier) {
            if (event.key === Qt.Key_Space) editor.selection.toggle(row)
            else if (event.key === Qt.Key_A) editor.selection.selectAll()
            else if (event.key === Qt.Key_V) editor.pasteCards()
            else if (event.key === Qt.Key_C || event.key === Qt.Key_X) {
                if (!selected) editor.selection.selectOnly(row)
                if (event.key === Qt.Key_C) editor.copySelected()
                else editor.cutSelected()
            } else return false
            return true
        }
        if (event.key === Qt.Key_Escape && selected) editor.selection.clear()
        else if (event.key === Qt.Key_Delete) selected ? editor.removeSelected() : menu.act(row, "out")
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
            menu.act(row, "card")
        else if (event.text === "+") selected ? editor.changeSelected(1) : menu.act(row, "more")
        else if (event.text === "-") selected ? editor.changeSelected(-1) : menu.act(row, "less")
        else if (event.text === "t") askTags(row)
        else if (event.text >= "0" && event.text <= "9") editor.setCopies(row, Number(event.text))
        else if (menuKey && editor.deck.cards.at(row, "kind") === "card") menu.ask(row, item)
        else return false
        return true
    }

    Binding {
        target: panel.editor.deck
        property: "grouping"
        value: panel.app.preferences.deckGrouping
    }

    Connections {
        target: panel.editor
        function onOpened() {
            list.currentIndex = -1
            list.positionViewAtBeginning()
            tiles.currentIndex = -1
            tiles.contentY = 0
            panel.said = ""
        }
        function onChanged() { panel.said = "" }
        function onSaid(text) { panel.said = text }
    }

    TagSheet {
        id: tagSheet
        editor: panel.editor
    }

    // A card that is dropped outside the rows goes to its usual zone.
    DropArea {
        id: place
        anchors.fill: parent
        keys: ["mazzo/card"]
        onDropped: drop => {
            if (panel.editor.add(drop.getDataAsString("mazzo/card"))) drop.accept()
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.tiny
            visible: place.containsDrag
            color: "transparent"
            radius: Theme.radius
            border.width: Theme.focusWidth
            border.color: Theme.accent
        }
    }

    PrintingSheet {
        id: printings
        editor: panel.editor
    }

    DeckCardMenu {
        id: menu
        editor: panel.editor
        onCardOpened: cardId => panel.cardOpened(cardId)
        onTagsWanted: row => panel.askTags(row)
        onPrintingWanted: (row, name) => printings.ask(row, name)
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.medium
        spacing: Theme.small

        DeckViewBar {
            Layout.fillWidth: true
            app: panel.app
            editor: panel.editor
            low: panel.low
        }

        AppLabel {
            Layout.fillWidth: true
            visible: text !== "" && panel.height >= 320 * Theme.scale
            text: panel.editor.deck.setUp
            dim: true
            size: Theme.caption
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            ListView {
                id: list
                // For the key that shows the whole card.
                function hoverCard(): string { return panel.editor.deck.cards.at(currentIndex, "cardId") ?? "" }
                function hoverItem(): Item { return currentItem }
                function extend(by: int) {
                    if (currentIndex >= 0) panel.editor.selection.selectTo(currentIndex)
                    currentIndex = Math.max(0, Math.min(count - 1, currentIndex + by))
                    panel.editor.selection.selectTo(currentIndex)
                }
                anchors.fill: parent
                visible: panel.asList
                focus: panel.asList
                clip: true
                model: panel.editor.deck.cards
                activeFocusOnTab: true
                keyNavigationEnabled: true
                boundsBehavior: Flickable.StopAtBounds
                onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Cards in the deck")
                ScrollBar.vertical: ScrollLine {}
                Keys.onPressed: event => {
                    if (event.modifiers === Qt.ShiftModifier && event.key === Qt.Key_Down) extend(1)
                    else if (event.modifiers === Qt.ShiftModifier && event.key === Qt.Key_Up) extend(-1)
                    else if (!panel.press(event, currentIndex, currentItem)) return
                    event.accepted = true
                }
                bottomMargin: panel.editor.selection.count > 0 ? selectionBar.height : 0   // it covers the end
                delegate: DeckCardRow {
                    id: line
                    width: list.width - Theme.medium
                    focused: list.activeFocus && ListView.isCurrentItem
                    selected: panel.editor.selection.revision >= 0 && panel.editor.selection.has(index)
                    onStepped: by => {
                        list.currentIndex = index
                        panel.editor.change(index, by)
                    }
                    onOpened: menu.act(index, "card")
                    onChosen: (toggle, extend) => panel.chooseRow(index, toggle, extend)
                    onMenuWanted: {
                        list.currentIndex = index
                        list.forceActiveFocus(Qt.MouseFocusReason)
                        menu.ask(index, line)
                    }
                    onCardDropped: cardId => panel.editor.addTo(cardId, zoneId)
                    onRowDropped: row => panel.editor.moveRow(row, zoneId)
                }
            }

            DeckTilesView {
                id: tiles
                anchors.fill: parent
                visible: !panel.asList
                focus: !panel.asList
                editor: panel.editor
                stacked: panel.mode === "stacks"
                onStepped: (row, by) => panel.editor.change(row, by)
                onOpened: row => menu.act(row, "card")
                onMenuWanted: (row, item) => menu.ask(row, item)
                onCardDropped: (cardId, zoneId) => panel.editor.addTo(cardId, zoneId)
                onRowDropped: (row, zoneId) => panel.editor.moveRow(row, zoneId)
                onKeyPressed: event => event.accepted = panel.press(event, currentIndex, currentItem)
            }
        }

        AppLabel {
            Layout.fillWidth: true
            visible: panel.editor.deck.unrecognisedLines.length > 0
            text: qsTr("Kept but not recognised: %1")
                .arg(panel.editor.deck.unrecognisedLines.join(" · "))   // qmllint disable type
            color: Theme.unknown
            size: Theme.caption
        }

        RowLayout {
            Layout.fillWidth: true
            visible: panel.editor.deck.unknownNames > 0
            spacing: Theme.small

            AppLabel {
                Layout.fillWidth: true
                text: qsTr("%n card(s) that the game does not have", "", panel.editor.deck.unknownNames)
                color: Theme.unknown
                size: Theme.caption
            }

            ActionButton {
                small: true
                glyph: "plus"
                text: qsTr("Create these cards")
                onClicked: panel.editor.cardsRequested()
            }
        }

        DeckChart {
            Layout.fillWidth: true
            editor: panel.editor
            visible: panel.height > 520 * Theme.scale && panel.editor.deck.total > 0
        }

        HintLine {
            Layout.fillWidth: true
            Layout.leftMargin: -Theme.medium
            Layout.rightMargin: -Theme.medium
            Layout.bottomMargin: -Theme.medium
            visible: panel.height > 420 * Theme.scale
            said: panel.said
            hint: qsTr("Ctrl+click: select several · Ctrl+C, Ctrl+V: copy, paste · Right-click: all actions")
        }
    }

    DeckSelectionBar {
        id: selectionBar
        anchors.bottom: parent.bottom
        width: parent.width
        visible: panel.editor.selection.count > 0
        editor: panel.editor
        onTagsWanted: tagSheet.open()
        onMoveWanted: item => menu.askMove(item)
    }

    EmptyState {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: Theme.huge * 2
        width: Math.min(parent.width - 2 * Theme.huge, 320 * Theme.scale)
        visible: panel.editor.deck.total === 0
        glyph: "decks"
        title: qsTr("Empty deck")
        words: qsTr("Type a card name and press Enter, click a card, or drag it here.")
    }
}
