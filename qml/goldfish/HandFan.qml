// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The hand as a fan. The hovered or focused card is raised. Hovering uses
// the resting position of the cards, so that a raised card does not move away from the pointer; a press uses the card
// that is visible there.
FocusScope {
    id: fan

    required property GoldfishTable table
    readonly property TableModel cards: table.zones.hand
    property real size: 1                // of its cards
    // There is little space: only the tops of the cards are visible until they are raised.
    property bool low: false
    // Many cards are narrower, so that none covers the name of another.
    readonly property real narrow: cards.count < 2 ? 1
        : Math.max(0.75, Math.min(1, (width - 2 * Theme.large - (cards.count - 1) * Theme.tiny)
            / (cards.count * Theme.pieceWidth * size)))
    readonly property int cardWidth: Math.round(Theme.pieceWidth * size * narrow)
    readonly property int cardHeight: Math.round(Theme.pieceHeight * size)
    property TableDrag drag: null
    property int current: 0
    property bool keyed: false           // was the keyboard used last?
    readonly property point pointedAt: pointer.point.position
    readonly property int hovered: pointer.hovered && !keyed ? restingAt(pointedAt.x, pointedAt.y) : -1
    readonly property int raised: hovered >= 0 ? hovered : activeFocus && (keyed || !low) ? current : -1
    readonly property Item currentPiece: places.count > 0 ? places.itemAt(Math.min(current, places.count - 1)) : null
    readonly property real spread: cards.count < 2 ? 0
        : Math.min(cardWidth + Theme.small, (width - cardWidth - 2 * Theme.large) / (cards.count - 1))
    readonly property real lift: low ? 0 : Theme.medium
    readonly property real sag: Math.round(10 * Theme.scale)   // how much lower the outer cards are
    readonly property real risenY: Math.min(Theme.tiny, height - cardHeight - Theme.tiny)

    signal touched(int pieceId)
    signal looked(int pieceId)
    signal menuRequested(int pieceId)
    signal wentUp()                      // the focus should move to what is above

    // For the key that shows the whole card.
    function hoverCard(): string {
        return cards.count > 0 ? cards.at(Math.min(current, cards.count - 1), "cardId") : ""
    }
    function hoverItem(): Item { return currentPiece }
    function step(by: int) {
        keyed = true
        current = Math.max(0, Math.min(cards.count - 1, current + by))
        lookAt(current)
    }
    function lookAt(index: int) { if (index >= 0 && index < cards.count) looked(cards.at(index, "pieceId")) }
    function touch(index: int) {
        keyed = true
        if (index >= 0 && index < cards.count) touched(cards.at(index, "pieceId"))
    }
    function side(index: int): real { return cards.count < 2 ? 0 : index / (cards.count - 1) * 2 - 1 }   // -1 to 1
    function tilt(index: int): real { return cards.count < 3 ? 0 : side(index) * Math.min(5, cards.count) }
    function restX(index: int): real { return (width - spread * (cards.count - 1) - cardWidth) / 2 + index * spread }
    function restY(index: int): real {
        return Theme.tiny + lift + Math.round(side(index) * side(index) * sag)
    }
    function restingAt(x: real, y: real): int {
        for (let i = cards.count - 1; i >= 0; --i) {
            const across = x - restX(i) - cardWidth / 2
            const down = y - restY(i) - cardHeight / 2
            const turn = -tilt(i) * Math.PI / 180
            if (Math.abs(across * Math.cos(turn) - down * Math.sin(turn)) <= cardWidth / 2
                    && Math.abs(across * Math.sin(turn) + down * Math.cos(turn)) <= cardHeight / 2) return i
        }
        return -1
    }
    function visibleAt(x: real, y: real): int {
        const isThere = index => {
            const card = places.itemAt(index)
            return card !== null && card.contains(card.mapFromItem(fan, x, y))
        }
        if (raised >= 0 && isThere(raised)) return raised
        for (let i = cards.count - 1; i >= 0; --i) if (isThere(i)) return i
        return restingAt(x, y)
    }

    // The lower corner of a tilted card is still inside.
    implicitHeight: low ? Math.round(76 * Theme.scale) : cardHeight + lift + sag + cardWidth * 0.05 + 2 * Theme.tiny
    activeFocusOnTab: true
    onPointedAtChanged: keyed = false
    onHoveredChanged: {
        lookAt(hovered)
        if (hovered >= 0) {
            CardHover.enter(places.itemAt(hovered), cards.at(hovered, "cardId"), "")
            CardHover.above = true
        }
        else if (CardHover.item instanceof PieceCard) CardHover.clear()
    }
    onActiveFocusChanged: if (activeFocus) {
        current = Math.max(0, Math.min(current, cards.count - 1))
        lookAt(current)
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("%1, %n card(s)", "", cards.count).arg(table.zones.handName)
    Accessible.focusable: true
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: wentUp()
    Keys.onReturnPressed: touch(current)
    Keys.onEnterPressed: touch(current)
    Keys.onSpacePressed: touch(current)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Menu && cards.count > 0) menuRequested(cards.at(current, "pieceId"))
        else if (event.key === Qt.Key_Home) step(-cards.count)
        else if (event.key === Qt.Key_End) step(cards.count)
        else return
        event.accepted = true
    }

    AppLabel {
        anchors.centerIn: parent
        visible: fan.cards.count === 0 && fan.table.playing
        text: qsTr("The hand is empty")
        dim: true
    }
    Repeater {
        id: places
        model: fan.cards
        PieceCard {
            id: card
            required property int index
            readonly property bool up: fan.raised === index
            focused: fan.activeFocus && fan.current === index
            pointed: fan.hovered === index
            x: fan.restX(index)
            y: up || chosen ? fan.risenY : fan.restY(index)
            width: fan.cardWidth
            height: fan.cardHeight
            // The next card may cover the rest, and a tilted one covers a little more.
            nameWidth: up || index === fan.cards.count - 1 ? width : Math.min(width, fan.spread - Theme.tiny)
            z: up ? 100 : index
            rotation: up ? 0 : fan.tilt(index)
            antialiasing: true
            Behavior on y { NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic } }
            Behavior on x { NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic } }
            Behavior on rotation { NumberAnimation { duration: Theme.move } }
            onTouched: {
                fan.current = index
                fan.forceActiveFocus(Qt.MouseFocusReason)
                fan.touched(pieceId)
            }
        }
    }
    // The MouseArea below misses the pointer when the page is hidden and shown again under it.
    HoverHandler {
        id: pointer
        cursorShape: fan.hovered >= 0 && fan.cards.at(fan.hovered, "touch") !== "" ? Qt.PointingHandCursor
            : Qt.ArrowCursor
    }
    MouseArea {
        property int pressed: -1
        property point pressedAt
        property bool dragged: false
        anchors.fill: parent
        z: 200
        acceptedButtons: Qt.LeftButton | Qt.RightButton
        preventStealing: true
        onPressed: mouse => {
            pressed = fan.visibleAt(mouse.x, mouse.y)
            pressedAt = Qt.point(mouse.x, mouse.y)
            dragged = false
            mouse.accepted = pressed >= 0
        }
        onPositionChanged: mouse => {
            const far = Math.hypot(mouse.x - pressedAt.x, mouse.y - pressedAt.y)
            if (!dragged && fan.drag !== null && (pressedButtons & Qt.LeftButton) && pressed < fan.cards.count
                    && far > Qt.styleHints.startDragDistance) {
                dragged = true
                fan.drag.begin(fan.cards.at(pressed, "pieceId"), fan.cards.at(pressed, "name"))
            }
            if (dragged) fan.drag.moveTo(mapToItem(null, mouse.x, mouse.y))
        }
        onReleased: if (dragged) fan.drag.drop()
        onCanceled: if (dragged) fan.drag.cancel()
        onClicked: mouse => {
            const card = places.itemAt(pressed) as PieceCard
            if (dragged || card === null) return
            if (mouse.button === Qt.LeftButton) return card.touched()
            fan.current = pressed
            fan.forceActiveFocus(Qt.MouseFocusReason)
            fan.lookAt(pressed)
            fan.menuRequested(card.pieceId)
        }
    }
}
