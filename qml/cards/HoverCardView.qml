// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mazzo.App
import Mazzo.Controls

// The whole card beside the pointer, a moment after it came to rest there. It takes no clicks.
Item {
    id: view

    required property AppModel app
    required property Item ground        // what the pages are part of
    readonly property HoverCard card: app.hoverCard
    readonly property Item above: T.Overlay.overlay as Item
    readonly property real gap: Theme.medium
    property bool pressed: false         // since the pointer was last moved

    function show() {
        if (CardHover.item === null || !CardHover.item.visible || pressed) return
        if (CardHover.gameId !== "") card.show(CardHover.gameId, CardHover.card)
        else app.previewCard(CardHover.card)
        place()
    }
    // Beside the item, on the side with more space, and inside the window.
    function place() {
        if (CardHover.item === null) return
        const corner = CardHover.item.mapToItem(view, 0, 0)
        const right = corner.x + CardHover.item.width + gap
        const left = corner.x - face.width - gap
        // A row that is as wide as the window has no side: the card is at its right end.
        const above = corner.y - face.height - gap
        if (CardHover.above && above >= gap) {
            // The cards beside it in a hand stay visible.
            face.x = Math.max(gap, Math.min(width - face.width - gap, corner.x + CardHover.item.width / 2
                - face.width / 2))
            face.y = above
            return
        }
        face.x = right + face.width <= width ? right : left >= 0 ? left : width - face.width - gap
        face.y = Math.max(gap, Math.min(height - face.height - gap, corner.y + CardHover.item.height / 2
            - face.height / 2))
    }

    // The view is created when the pointer is on the first card.
    Component.onCompleted: {
        if (CardHover.atOnce) show()
        else if (CardHover.item !== null) wait.restart()
    }

    Connections {
        target: CardHover
        function onItemChanged() {
            if (CardHover.item === null) {
                wait.stop()
                view.card.hide()
            } else {
                wait.restart()
            }
        }
        function onCardChanged() { if (CardHover.item !== null) wait.restart() }
        function onAtOnceChanged() {
            if (!CardHover.atOnce) return
            view.pressed = false
            wait.stop()
            view.show()
        }
    }
    Connections {
        target: view.app.navigation
        function onPageChanged() { CardHover.clear() }
    }
    Timer {
        id: wait
        interval: 450
        onTriggered: view.show()
    }
    // A press means something else: the card is not shown again before the pointer has moved.
    PointHandler {
        acceptedButtons: Qt.AllButtons
        onActiveChanged: if (active) {
            CardHover.clear()
            view.pressed = true
        }
    }
    // Not here: this item is above the pages, and would take their hovering from them.
    HoverHandler {
        parent: view.ground
        onPointChanged: if (view.pressed && point.position !== lastPosition) {
            view.pressed = false
            lastPosition = point.position
            if (CardHover.item !== null) wait.restart()
        }
        property point lastPosition
    }

    CardFace {
        id: face
        // Sheets are above the pages.
        parent: view.above !== null && view.above.visible ? view.above : view
        z: 10
        visible: view.card.shown
        width: Math.round(260 * Theme.scale)
        height: Math.round(420 * Theme.scale)
        large: true
        name: view.card.name
        typeLine: view.card.typeLine
        typeIndex: view.card.typeIndex
        numbers: view.card.numbers
        printed: view.card.printed
        textMissing: view.card.textMissing
        setLabel: view.card.setLabel
        provisional: view.card.provisional
        unknowns: 0   // its numbers show them, and the name needs the space
        frame: view.card.frame
        picture: view.card.picture
        border.color: Theme.outline
        Accessible.role: Accessible.ToolTip
        Accessible.name: name + ". " + typeLine + (printed !== "" ? ". " + printed : "")
    }
}
