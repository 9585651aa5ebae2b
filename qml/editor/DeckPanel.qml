// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The deck by zones. + and - change copies, Delete removes a card, a digit sets the number of copies, the menu key
// shows all actions. Cards can be dragged here, between zones, and out.
FocusScope {
    id: panel

    required property DeckEditor editor

    signal cardOpened(string cardId)

    function ask(row: int, item: Item) {
        const menuChoices = [
            { value: "card", text: qsTr("Show the card"), glyph: "cards" },
            { value: "more", text: qsTr("Add one copy"), glyph: "plus" },
            { value: "less", text: qsTr("Remove one copy"), glyph: "minus" },
            { value: "out", text: qsTr("Remove from the deck"), glyph: "trash" }
        ]
        for (let i = 0; i < editor.deck.zones.count; ++i) {
            if (editor.deck.zones.at(i, "zoneId") === editor.deck.cards.at(row, "zoneId")) continue
            menuChoices.push({
                value: "zone:" + editor.deck.zones.at(i, "zoneId"),
                text: qsTr("Move to %1").arg(editor.deck.zones.at(i, "name")),
                glyph: "next"
            })
        }
        // An unknown card has no page and cannot change its zone.
        menu.choices = editor.deck.cards.at(row, "unknown") ? menuChoices.slice(1, 4) : menuChoices
        menu.row = row
        menu.label = editor.deck.cards.at(row, "name")
        menu.parent = item
        menu.open()
    }

    function act(row: int, action: string) {
        if (action === "card") panel.cardOpened(editor.deck.cards.at(row, "cardId"))
        else if (action === "more") editor.change(row, 1)
        else if (action === "less") editor.change(row, -1)
        else if (action === "out") editor.setCopies(row, 0)
        else if (action.startsWith("zone:")) editor.moveRow(row, action.substring(5))
    }

    Connections {
        target: panel.editor
        function onOpened() {
            list.currentIndex = -1
            list.positionViewAtBeginning()
        }
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
            title: panel.height < 320 * Theme.scale ? "" : qsTr("Deck · %n card(s)", "", panel.editor.deck.total)

            Chip {
                implicitHeight: Theme.smallControl
                text: qsTr("By type")
                checked: panel.editor.deck.grouped
                onClicked: panel.editor.deck.grouped = !panel.editor.deck.grouped
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

        ListView {
            id: list
            // For the key that shows the whole card.
            function hoverCard(): string { return panel.editor.deck.cards.at(currentIndex, "cardId") ?? "" }
            function hoverItem(): Item { return currentItem }
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            clip: true
            model: panel.editor.deck.cards
            activeFocusOnTab: true
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Cards in the deck")
            ScrollBar.vertical: ScrollLine {}
            Keys.onReturnPressed: panel.act(currentIndex, "card")
            Keys.onEnterPressed: panel.act(currentIndex, "card")
            Keys.onSpacePressed: panel.act(currentIndex, "card")
            Keys.onDeletePressed: panel.act(currentIndex, "out")
            Keys.onPressed: event => {
                const menuKey = event.key === Qt.Key_Menu
                    || (event.key === Qt.Key_F10 && (event.modifiers & Qt.ShiftModifier))
                if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) return
                if (event.text === "+") panel.act(currentIndex, "more")
                else if (event.text === "-") panel.act(currentIndex, "less")
                else if (event.text >= "0" && event.text <= "9")
                    panel.editor.setCopies(currentIndex, Number(event.text))
                else if (menuKey && currentItem && (currentItem as DeckCardRow).isCard)
                    panel.ask(currentIndex, currentItem)
                else return
                event.accepted = true
            }
            delegate: DeckCardRow {
                id: line
                width: list.width - Theme.medium
                focused: list.activeFocus && ListView.isCurrentItem
                onStepped: by => {
                    list.currentIndex = index
                    panel.editor.change(index, by)
                }
                onOpened: panel.act(index, "card")
                onChosen: {
                    list.currentIndex = index
                    list.forceActiveFocus(Qt.MouseFocusReason)
                }
                onMenuWanted: {
                    chosen()
                    panel.ask(index, line)
                }
                onCardDropped: cardId => panel.editor.addTo(cardId, zoneId)
                onRowDropped: row => panel.editor.moveRow(row, zoneId)
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
