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

    function askMove(item: Item) {
        menu.choices = zoneChoices(editor.selection.zoneId)
        menu.row = -1
        menu.label = qsTr("Move to…")
        menu.parent = item
        menu.open()
    }

    function zoneChoices(except: string): var {
        const choices = []
        for (let i = 0; i < editor.deck.zones.count; ++i) {
            const zoneId = editor.deck.zones.at(i, "zoneId")
            if (zoneId === except) continue
            choices.push({
                value: "zone:" + zoneId,
                text: qsTr("Move to %1").arg(editor.deck.zones.at(i, "name")),
                glyph: "next"
            })
        }
        return choices
    }

    function ask(row: int, item: Item) {
        const menuChoices = [
            { value: "card", text: qsTr("Show the card"), glyph: "cards" },
            { value: "more", text: qsTr("Add one copy"), glyph: "plus" },
            { value: "less", text: qsTr("Remove one copy"), glyph: "minus" },
            { value: "out", text: qsTr("Remove from the deck"), glyph: "trash" },
            { value: "tags", text: qsTr("Tags…"), glyph: "tag" },
            { value: "select", text: qsTr("Select"), glyph: "check" }
        ].concat(zoneChoices(editor.deck.cards.at(row, "zoneId")))   // qmllint disable type
        if (editor.printingChoices(row).length > 0)
            menuChoices.push({ value: "printing", text: qsTr("Choose a printing…"), glyph: "cards" })
        // An unknown card has no page and no tags, and can only change to the maybe pile.
        menu.choices = editor.deck.cards.at(row, "unknown")
            ? menuChoices.filter(choice => ["more", "less", "out", "select", "zone:~maybe"].includes(choice.value))
            : menuChoices
        menu.row = row
        menu.label = editor.deck.cards.at(row, "name")
        menu.parent = item
        menu.open()
    }

    function act(row: int, action: string) {
        if (row < 0 && action.startsWith("zone:")) editor.moveSelected(action.substring(5))
        else if (action === "card") panel.cardOpened(editor.deck.cards.at(row, "cardId"))
        else if (action === "more") editor.change(row, 1)
        else if (action === "less") editor.change(row, -1)
        else if (action === "out") editor.setCopies(row, 0)
        else if (action === "tags") askTags(row)
        else if (action === "select") editor.selection.toggle(row)
        else if (action === "printing") printings.ask(row, editor.deck.cards.at(row, "name"))
        else if (action.startsWith("zone:")) editor.moveRow(row, action.substring(5))
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
        else if (event.key === Qt.Key_Delete) selected ? editor.removeSelected() : act(row, "out")
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
            act(row, "card")
        else if (event.text === "+") selected ? editor.changeSelected(1) : act(row, "more")
        else if (event.text === "-") selected ? editor.changeSelected(-1) : act(row, "less")
        else if (event.text === "t") askTags(row)
        else if (event.text >= "0" && event.text <= "9") editor.setCopies(row, Number(event.text))
        else if (menuKey && editor.deck.cards.at(row, "kind") === "card") ask(row, item)
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

    ActionMenu {
        id: menu
        property int row: -1
        label: ""
        y: parent ? parent.height : 0
        onChosen: value => panel.act(row, value)
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.medium
        spacing: Theme.small

        SectionBar {
            Layout.fillWidth: true
            // the list needs the space
            title: panel.low ? "" : qsTr("Deck · %n card(s)", "", panel.editor.deck.total)

            Segments {
                implicitHeight: Theme.smallControl
                compact: panel.width < 640 * Theme.scale
                label: qsTr("View of the deck")
                value: panel.mode
                choices: [
                    { value: "list", text: qsTr("List"), glyph: "list" },
                    { value: "stacks", text: qsTr("Stacks"), glyph: "stacks" },
                    { value: "grid", text: qsTr("Grid"), glyph: "grid" }
                ]
                onChosen: value => panel.app.preferences.deckView = value
            }

            SelectBox {
                readonly property string chosen: panel.editor.deck.grouping
                function follow() { currentIndex = indexOfValue(chosen) }
                implicitHeight: Theme.smallControl
                small: true
                prefixed: panel.width >= 480 * Theme.scale
                label: qsTr("Group by")
                model: panel.editor.deck.groupings
                textRole: "name"
                valueRole: "fieldId"
                onActivated: panel.app.preferences.deckGrouping = currentValue
                onChosenChanged: follow()
                onCountChanged: follow()
                Component.onCompleted: follow()
            }

            SelectBox {
                readonly property string chosen: panel.editor.deck.sort
                function follow() { currentIndex = indexOfValue(chosen) }
                implicitHeight: Theme.smallControl
                small: true
                label: qsTr("Sort the deck by")
                model: panel.editor.search.sorts
                textRole: "name"
                valueRole: "sortId"
                onActivated: panel.editor.deck.sort = currentValue
                onChosenChanged: follow()
                onCountChanged: follow()
                Component.onCompleted: follow()
            }
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
                    onOpened: panel.act(index, "card")
                    onChosen: (toggle, extend) => panel.chooseRow(index, toggle, extend)
                    onMenuWanted: {
                        list.currentIndex = index
                        list.forceActiveFocus(Qt.MouseFocusReason)
                        panel.ask(index, line)
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
                onOpened: row => panel.act(row, "card")
                onMenuWanted: (row, item) => panel.ask(row, item)
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
        onMoveWanted: item => panel.askMove(item)
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
