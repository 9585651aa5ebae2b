// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Search results as a grid of cards. Arrow keys move, Enter opens.
GridView {
    id: grid

    required property CardList cards
    property bool adding: false   // for a deck: a click adds a card, and copies are shown
    property int frame: 0         // of the game
    readonly property real leastCellWidth: (adding ? 144 : 200) * Theme.scale
    readonly property int columns: Math.max(1, Math.floor((width - 2 * Theme.large) / leastCellWidth))

    // For the key that shows the whole card.
    function hoverCard(): string { return cards.cardIdAt(currentIndex) }
    function hoverItem(): Item { return currentItem }

    signal opened(string cardId)
    signal stepped(string cardId, int by)   // + or − was pressed
    signal detailsWanted(string cardId)
    signal escaped()

    model: cards
    cacheBuffer: 0   // the next keystroke would discard rows created in advance
    onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
    clip: true
    leftMargin: Theme.large - Theme.small / 2
    rightMargin: leftMargin
    bottomMargin: Theme.large
    cellWidth: Math.floor((width - leftMargin - rightMargin) / columns)
    cellHeight: Math.round(226 * Theme.scale)
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: true
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Search results")
    Keys.onEscapePressed: escaped()
    Keys.onReturnPressed: opened(cards.cardIdAt(currentIndex))
    Keys.onEnterPressed: opened(cards.cardIdAt(currentIndex))
    Keys.onPressed: event => {
        const by = event.text === "+" ? 1 : event.text === "-" ? -1 : 0
        if (by === 0 || (by < 0 && !adding) || (event.modifiers & Qt.ControlModifier)) return
        grid.stepped(cards.cardIdAt(currentIndex), by)
        event.accepted = true
    }
    Keys.onSpacePressed: detailsWanted(cards.cardIdAt(currentIndex))
    ScrollBar.vertical: ScrollLine {}

    delegate: CardTile {
        width: grid.cellWidth
        height: grid.cellHeight
        focused: grid.activeFocus && GridView.isCurrentItem
        adding: grid.adding
        frame: grid.frame
        onDetailsWanted: grid.detailsWanted(cardId)
        onOpened: {
            grid.currentIndex = index
            grid.opened(cardId)
        }
    }
}
