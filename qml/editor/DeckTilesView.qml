// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The deck as stacks of a field's values, or as a grid of cards. Arrow keys move to the nearest card.
Flickable {
    id: view

    required property DeckEditor editor
    required property bool stacked
    property int currentIndex: -1
    property bool ready: false
    readonly property int peek: Math.round(47 * Theme.scale)
    readonly property Item currentItem: currentIndex >= 0 && currentIndex < slots.count ? slots.itemAt(currentIndex)
                                                                                         : null

    signal stepped(int row, int by)
    signal opened(int row)
    signal menuWanted(int row, Item item)
    signal cardDropped(string cardId, string zoneId)
    signal rowDropped(int row, string zoneId)
    signal keyPressed(var event)   // any other key

    // For the key that shows the whole card.
    function hoverCard(): string { return editor.deck.cards.at(currentIndex, "cardId") ?? "" }
    function hoverItem(): Item { return currentItem }

    function choose(row: int, toggle: bool, extend: bool) {
        currentIndex = row
        forceActiveFocus(Qt.MouseFocusReason)
        if (toggle) editor.selection.toggle(row)
        else if (extend) editor.selection.selectTo(row)
        else editor.selection.clear()
    }

    function go(right: int, down: int, extend: bool) {
        const next = editor.tiles.next(currentIndex, right, down)
        if (next < 0) return
        if (extend && currentIndex >= 0) editor.selection.selectTo(currentIndex)
        currentIndex = next
        if (extend) editor.selection.selectTo(next)
        const place = editor.tiles.place(next)
        if (place.y < contentY) contentY = Math.max(0, place.y - Theme.huge)
        else if (place.y + place.height > contentY + height) contentY = place.y + place.height - height
    }

    // The widths fill the view, so that no empty strip is left on the right.
    function arrange() {
        if (!ready) return
        const gap = stacked ? Theme.small + 2 : Theme.small
        const wanted = Math.round((stacked ? 136 : 148) * Theme.scale)
        const space = width - Theme.medium
        const columns = Math.max(1, Math.floor((space + gap) / (wanted + gap)))
        const tile = Math.floor((space + gap) / columns) - gap
        const tall = Math.round(stacked ? 156 * Theme.scale : tile * 1.36)
        editor.tiles.arrange(stacked, visible ? space : 0, tile, tall, peek,
                             Math.round(26 * Theme.scale), gap)
    }

    onWidthChanged: arrange()
    onVisibleChanged: arrange()
    onStackedChanged: arrange()
    Component.onCompleted: {
        ready = true
        arrange()
    }
    onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = editor.tiles.next(-1, 1, 0)

    Connections {
        target: Theme
        function onScaleChanged() { view.arrange() }
    }

    contentHeight: editor.tiles.height + Theme.control
    clip: true
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Cards in the deck")
    ScrollBar.vertical: ScrollLine {}
    Keys.onPressed: event => {
        const extend = (event.modifiers & Qt.ShiftModifier) !== 0
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) return keyPressed(event)
        if (event.key === Qt.Key_Left) go(-1, 0, extend)
        else if (event.key === Qt.Key_Right) go(1, 0, extend)
        else if (event.key === Qt.Key_Up) go(0, -1, extend)
        else if (event.key === Qt.Key_Down) go(0, 1, extend)
        else return keyPressed(event)
        event.accepted = true
    }

    Repeater {
        id: slots
        model: view.visible ? view.editor.deck.cards : null
        delegate: DeckTileSlot {
            id: slot
            editor: view.editor
            viewTop: view.contentY
            viewHeight: view.height
            stacked: view.stacked
            peek: view.peek
            focused: view.activeFocus && view.currentIndex === index
            onStepped: by => view.stepped(index, by)
            onOpened: view.opened(index)
            onChosen: (toggle, extend) => view.choose(index, toggle, extend)
            onMenuWanted: view.menuWanted(index, slot)
            onCardDropped: cardId => view.cardDropped(cardId, zoneId)
            onRowDropped: row => view.rowDropped(row, zoneId)
        }
    }
}
