pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// The hand, fanned. The card under the pointer or the keyboard rises.
FocusScope {
    id: fan

    required property GoldfishTable table
    readonly property RowsModel cards: table.hand
    property int current: 0
    property int hovered: -1
    readonly property int raised: activeFocus ? current : hovered
    readonly property real spread: cards.count < 2 ? 0 : Math.min(Theme.pieceWidth + Theme.small, (width - Theme.pieceWidth - 2 * Theme.large) / (cards.count - 1))
    readonly property real lift: Math.round(26 * Theme.scale)

    signal touched(int pieceId)
    signal looked(int pieceId)

    function step(by: int) {
        current = Math.max(0, Math.min(cards.count - 1, current + by))
        lookAtCurrent()
    }
    function lookAtCurrent() { if (cards.count > 0) looked(cards.at(Math.min(current, cards.count - 1), "pieceId")) }
    function touchCurrent() { if (cards.count > 0) touched(cards.at(Math.min(current, cards.count - 1), "pieceId")) }

    implicitHeight: Theme.pieceHeight + lift + Math.round(30 * Theme.scale)
    activeFocusOnTab: true
    onActiveFocusChanged: if (activeFocus) {
        current = Math.max(0, Math.min(current, cards.count - 1))
        lookAtCurrent()
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("%1, %n card(s)", "", cards.count).arg(table.handName)
    Accessible.focusable: true
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onReturnPressed: touchCurrent()
    Keys.onEnterPressed: touchCurrent()
    Keys.onSpacePressed: touchCurrent()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home) step(-cards.count)
        else if (event.key === Qt.Key_End) step(cards.count)
        else return
        event.accepted = true
    }

    Words {
        anchors.centerIn: parent
        visible: fan.cards.count === 0 && fan.table.playing
        text: qsTr("The hand is empty")
        dim: true
    }
    Repeater {
        model: fan.cards
        PieceCard {
            id: card
            required property int index
            readonly property real side: fan.cards.count < 2 ? 0 : index / (fan.cards.count - 1) * 2 - 1   // -1 to 1
            readonly property bool up: fan.raised === index
            focused: fan.activeFocus && fan.current === index
            x: (fan.width - fan.spread * (fan.cards.count - 1) - width) / 2 + index * fan.spread
            y: fan.lift + Theme.tiny - (up || touch === "chosen" ? fan.lift : 0) + (up ? 0 : Math.round(side * side * 14 * Theme.scale))
            z: up ? 100 : index
            rotation: up || fan.cards.count < 3 ? 0 : side * Math.min(7, fan.cards.count)
            antialiasing: true
            Behavior on y { NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic } }
            Behavior on x { NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic } }
            Behavior on rotation { NumberAnimation { duration: Theme.move } }
            onTouched: {
                fan.current = index
                fan.forceActiveFocus(Qt.MouseFocusReason)
                fan.touched(pieceId)
            }
            onLooked: fan.looked(pieceId)
            HoverHandler { onHoveredChanged: fan.hovered = hovered ? card.index : fan.hovered === card.index ? -1 : fan.hovered }
        }
    }
}
