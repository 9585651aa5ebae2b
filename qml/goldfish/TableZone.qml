// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A zone with its cards side by side. Left and Right move, Enter uses the card.
FocusScope {
    id: zone

    required property string zoneId
    required property string name
    required property int amount
    required property string look
    required property TableModel pieces
    required property string spoken
    required property bool wide
    property real maxWidth: 10000        // the space in its row
    property real size: 1                // of its cards
    readonly property int cardWidth: Math.round(Theme.pieceWidth * size)
    property bool tight: false           // there is little space
    readonly property bool low: tight || look === "supply"   // cards show only their names and numbers
    readonly property int cardHeight: Math.round(Theme.pieceHeight * (low ? 0.5 * Math.max(0.85, size) : size))
    property TableDrag drag: null
    property int current: 0
    readonly property int gap: Theme.small + 2
    readonly property int columns: Math.max(1, Math.floor((maxWidth - 2 * Theme.medium + gap) / (cardWidth + gap)))
    readonly property int shownColumns: Math.max(1, Math.min(columns, pieces.count))
    readonly property real minWidth: Math.max(title.implicitWidth + 2 * Theme.large,
        shownColumns * (cardWidth + gap) - gap + 2 * Theme.medium)

    readonly property Item currentPiece: cards.count > 0 ? cards.itemAt(Math.min(current, cards.count - 1)) : null

    signal touched(int pieceId)
    signal looked(int pieceId)
    signal menuRequested(int pieceId)
    signal zoneMenuRequested(string zoneId)
    signal wentDown()                    // the focus should move to what is below

    readonly property bool usable: {
        for (let i = 0; i < pieces.count; ++i) if (pieces.at(i, "touch") !== "") return true
        return false
    }

    // For the key that shows the whole card.
    function hoverCard(): string {
        return pieces.count > 0 ? pieces.at(Math.min(current, pieces.count - 1), "cardId") : ""
    }
    function hoverItem(): Item { return currentPiece }
    function step(by: int) {
        current = Math.max(0, Math.min(pieces.count - 1, current + by))
        lookAtCurrent()
    }
    function lookAtCurrent() { if (pieces.count > 0) looked(pieces.at(Math.min(current, pieces.count - 1), "pieceId")) }
    function touchCurrent() { if (pieces.count > 0) touched(pieces.at(Math.min(current, pieces.count - 1), "pieceId")) }

    implicitWidth: wide ? maxWidth : Math.min(maxWidth, minWidth)
    implicitHeight: Math.max(cardHeight, flow.implicitHeight) + 2 * Theme.medium
        + title.implicitHeight / 2
    activeFocusOnTab: pieces.count > 0
    onActiveFocusChanged: if (activeFocus) lookAtCurrent()
    Accessible.role: Accessible.List
    Accessible.name: spoken
    Accessible.focusable: true
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: step(-columns)
    Keys.onDownPressed: current + columns < pieces.count ? step(columns) : wentDown()
    Keys.onReturnPressed: touchCurrent()
    Keys.onEnterPressed: touchCurrent()
    Keys.onSpacePressed: touchCurrent()
    Keys.onMenuPressed: {
        if (pieces.count > 0) menuRequested(pieces.at(Math.min(current, pieces.count - 1), "pieceId"))
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: zone.zoneMenuRequested(zone.zoneId)
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: title.implicitHeight / 2
        radius: Theme.radius + 2
        color: "transparent"
        border.width: 1
        border.color: zone.activeFocus ? Theme.accent : Theme.line
    }
    Rectangle { x: Theme.medium - 4; width: title.width + 8; height: title.height; color: Theme.window }
    AppLabel {
        id: title
        x: Theme.medium
        width: Math.min(implicitWidth, zone.width - 2 * Theme.medium)
        text: zone.amount > 0 ? qsTr("%1 · %2").arg(zone.name).arg(zone.amount) : zone.name
        dim: true
        size: Theme.caption
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    AppLabel {
        anchors.centerIn: parent
        visible: zone.pieces.count === 0
        text: qsTr("No cards")
        dim: true
        size: Theme.caption
        Accessible.ignored: true
    }
    Flow {
        id: flow
        x: Theme.medium
        y: title.implicitHeight / 2 + Theme.medium
        width: zone.width - 2 * Theme.medium
        spacing: zone.gap
        // A new card grows, and the others move aside.
        add: Transition {
            NumberAnimation { property: "scale"; from: 0.8; to: 1; duration: Theme.move; easing.type: Easing.OutCubic }
        }
        move: Transition {
            NumberAnimation { properties: "x,y"; duration: Theme.move; easing.type: Easing.OutCubic }
            NumberAnimation { property: "scale"; to: 1; duration: Theme.move }
        }
        Repeater {
            id: cards
            model: zone.pieces
            PieceCard {
                required property int index
                focused: zone.activeFocus && zone.current === index
                compact: zone.low
                width: zone.cardWidth
                height: zone.cardHeight
                onTouched: {
                    zone.current = index
                    zone.forceActiveFocus(Qt.MouseFocusReason)
                    zone.touched(pieceId)
                }
                onLooked: zone.looked(pieceId)
                onMenuRequested: {
                    zone.looked(pieceId)
                    zone.menuRequested(pieceId)
                }
                drag: zone.drag
            }
        }
    }
}
