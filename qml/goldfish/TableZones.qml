pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo
import Mazzo.App

// All zones but the hand and the board: the open ones spread out, the piles below them.
Flickable {
    id: zones

    required property GoldfishTable table

    signal touched(int pieceId)
    signal looked(int pieceId)

    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollLine {}

    // What has the keyboard must be in sight.
    function reveal(item: Item) {
        const top = item.mapToItem(column, 0, 0).y
        if (top < contentY) contentY = top
        else if (top + item.height > contentY + height) contentY = Math.min(top, top + item.height - height)
    }

    // A wide zone takes what those before it leave of the row, if a few cards fit there.
    function roomFor(index: int): real {
        let used = 0
        for (let i = 0; i < index; ++i) {
            const zone = spreads.itemAt(i) as TableZone
            if (zone === null) continue
            if (used + zone.implicitWidth > column.width) used = 0
            used = zone.wide ? 0 : used + zone.implicitWidth + Theme.small
        }
        const room = Math.floor(column.width - used)
        return room >= 3 * Theme.pieceWidth ? room : column.width
    }

    Column {
        id: column
        width: zones.width - Theme.small   // the scroll bar's
        spacing: Theme.small
        Flow {
            width: parent.width
            spacing: Theme.small
            Repeater {
                model: zones.table.piles
                TablePile {
                    id: pile
                    required property int index
                    onTouched: pieceId => zones.touched(pieceId)
                    onLooked: pieceId => zones.looked(pieceId)
                    onOpened: cards.show(pile)
                    onActiveFocusChanged: if (activeFocus) zones.reveal(this)
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.small
            Repeater {
                id: spreads
                model: zones.table.spreads
                TableZone {
                    required property int index
                    widest: wide ? zones.roomFor(index) : column.width
                    onTouched: pieceId => zones.touched(pieceId)
                    onLooked: pieceId => zones.looked(pieceId)
                    onActiveFocusChanged: if (activeFocus) zones.reveal(this)
                }
            }
        }
    }

    Sheet {
        id: cards
        property TablePile pile: null
        function show(of: TablePile) {
            pile = of
            open()
        }
        title: pile ? qsTr("%1 · %2").arg(pile.name).arg(pile.amount) : ""
        onClosed: if (pile) pile.forceActiveFocus(Qt.TabFocusReason)
        ListView {
            id: list
            width: parent.width
            height: Math.min(contentHeight, Math.round(420 * Theme.scale))
            clip: true
            focus: true
            model: cards.pile ? cards.pile.pieces : null
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: cards.title
            ScrollBar.vertical: ScrollLine {}
            onCurrentIndexChanged: if (cards.pile && currentIndex >= 0) zones.looked(cards.pile.pieces.at(currentIndex, "pieceId"))
            Keys.onReturnPressed: {
                zones.touched(cards.pile.pieces.at(currentIndex, "pieceId"))
                cards.close()
            }
            delegate: Rectangle {
                id: entry
                required property int index
                required property int pieceId
                required property string name
                required property string typeLine
                required property string touch
                required property string spoken
                width: list.width
                height: Math.round(34 * Theme.scale)
                radius: Theme.radius
                color: ListView.isCurrentItem && list.activeFocus ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
                Accessible.role: Accessible.ListItem
                Accessible.name: spoken
                HoverHandler { id: pointer; onHoveredChanged: if (hovered) zones.looked(entry.pieceId) }
                TapHandler {
                    onTapped: {
                        zones.touched(entry.pieceId)
                        if (entry.touch !== "") cards.close()
                    }
                }
                Words { x: Theme.small; anchors.verticalCenter: parent.verticalCenter; width: parent.width * 0.5; text: entry.name; strong: entry.touch !== ""; elide: Text.ElideRight; wrapMode: Text.NoWrap }
                Words { anchors.right: parent.right; anchors.rightMargin: Theme.large; anchors.verticalCenter: parent.verticalCenter; width: parent.width * 0.42; horizontalAlignment: Text.AlignRight; text: entry.typeLine; dim: true; size: Theme.caption; elide: Text.ElideRight; wrapMode: Text.NoWrap }
            }
        }
        ActionButton { text: qsTr("Close"); onClicked: cards.close() }
    }
}
