// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Search results as a list. Arrow keys move, Enter opens.
ListView {
    id: rows

    required property CardList cards
    property bool adding: false   // for a deck: a click adds a card, and copies are shown

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
    leftMargin: Theme.large
    rightMargin: Theme.large
    bottomMargin: Theme.large
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: true
    activeFocusOnTab: true
    reuseItems: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Search results")
    Keys.onEscapePressed: escaped()
    Keys.onReturnPressed: opened(cards.cardIdAt(currentIndex))
    Keys.onEnterPressed: opened(cards.cardIdAt(currentIndex))
    Keys.onPressed: event => {
        const by = event.text === "+" ? 1 : event.text === "-" ? -1 : 0
        if (by === 0 || (by < 0 && !adding) || (event.modifiers & Qt.ControlModifier)) return
        rows.stepped(cards.cardIdAt(currentIndex), by)
        event.accepted = true
    }
    Keys.onSpacePressed: detailsWanted(cards.cardIdAt(currentIndex))
    ScrollBar.vertical: ScrollLine {}

    delegate: CardRow {
        width: rows.width - 2 * Theme.large
        focused: rows.activeFocus && ListView.isCurrentItem
        adding: rows.adding
        onDetailsWanted: rows.detailsWanted(cardId)
        onOpened: {
            rows.currentIndex = index
            rows.opened(cardId)
        }
    }
}
