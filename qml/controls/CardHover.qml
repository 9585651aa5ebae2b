// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

// The card that the pointer rests on, whichever list or table it is in. HoverCardView shows it.
QtObject {
    id: hover

    property Item item: null             // null: the pointer is on no card
    property string card                 // its id, or its name
    property string gameId               // empty: the game of the open page
    property bool atOnce: false          // requested by a key
    property bool above: false           // shown above the item instead of beside it, if there is space

    function enter(over: Item, cardId: string, game: string) {
        if (cardId === "") return
        card = cardId
        gameId = game
        atOnce = false
        above = false
        item = over
    }
    function leave(over: Item) { if (item === over) clear() }
    function clear() {
        item = null
        atOnce = false
    }
    // Shows or hides the current card of a list, which has the functions hoverItem and hoverCard.
    function toggle(list: Item) {
        if (item !== null && atOnce) return clear()
        if (!list || !list.hoverCard) return
        enter(list.hoverItem() ?? list, list.hoverCard(), "")
        atOnce = true
    }
}
