// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.Controls

// A card in the grid of search results.
Item {
    id: tile

    required property int index
    required property string cardId
    required property string name
    required property string typeLine
    required property int typeIndex
    required property var numbers
    required property string excerpt
    required property bool textMissing
    required property string setLabel
    required property bool provisional
    required property int unknowns
    required property bool undecided
    required property int amount
    required property int owned
    required property string spoken
    required property string picture
    property bool focused: false
    property bool adding: false
    property int frame: 0

    signal opened()
    signal detailsWanted()

    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.description: excerpt
    Accessible.onPressAction: opened()

    CardFace {
        anchors.fill: parent
        anchors.margins: Theme.small / 2
        name: tile.name
        typeLine: tile.typeLine
        typeIndex: tile.typeIndex
        numbers: tile.numbers
        printed: tile.excerpt
        textMissing: tile.textMissing
        setLabel: tile.setLabel
        provisional: tile.provisional
        unknowns: tile.unknowns
        undecided: tile.undecided
        frame: tile.frame
        owned: tile.owned
        lit: pointer.hovered
        picture: tile.picture

        FocusRing {
            shown: tile.focused
            anchors.margins: 0
            z: 2
        }

        CopiesBadge {
            visible: tile.adding && tile.amount > 0
            x: parent.width - width - Theme.small
            y: parent.artMiddle - height / 2
            amount: tile.amount
        }
    }

    DragSource {
        enabled: tile.adding
        carried: tile
    }
    Drag.dragType: Drag.Automatic
    Drag.supportedActions: Qt.CopyAction
    Drag.keys: ["mazzo/card"]
    Drag.mimeData: ({ "mazzo/card": tile.cardId })

    HoverHandler {
        id: pointer
        cursorShape: Qt.PointingHandCursor
        onHoveredChanged: hovered ? CardHover.enter(tile, tile.cardId, "") : CardHover.leave(tile)
    }

    TapHandler {
        acceptedButtons: Qt.LeftButton
        onTapped: tile.opened()
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: tile.detailsWanted()
    }
}
