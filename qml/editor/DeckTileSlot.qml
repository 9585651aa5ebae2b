// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App

// The place of a row of the deck among the tiles. What it shows is created while it is in view: a deck may have
// thousands of rows. Qt 6.4 cannot load a component of a file that is ComponentBehavior: Bound.
Item {
    id: slot

    required property int index
    required property string kind
    required property string zoneId
    required property string cardId
    required property string name
    required property int amount
    required property int typeIndex
    required property bool unknown
    required property bool guilty
    required property string note
    required property string owned
    required property bool lacking
    required property int goal
    required property string spoken
    required property string picture
    required property string trait
    required property string cost
    required property string numbers
    required property var tags
    required property DeckEditor editor
    required property real viewTop       // the part of the view that is visible
    required property real viewHeight
    required property bool stacked
    required property real peek
    required property bool focused
    readonly property bool isCard: kind === "card"
    readonly property rect place: editor.tiles.revision >= 0 ? editor.tiles.place(index) : Qt.rect(0, 0, 0, 0)
    readonly property bool inView: y + height > viewTop - viewHeight / 2 && y < viewTop + viewHeight * 1.5

    signal stepped(int by)
    signal opened()
    signal chosen(bool toggle, bool extend)
    signal menuWanted()
    signal cardDropped(string cardId)
    signal rowDropped(int row)

    x: place.x
    y: place.y
    width: place.width
    height: place.height

    Loader {
        id: content
        anchors.fill: parent
        active: slot.inView
        sourceComponent: slot.isCard ? tile : head
    }

    // qmllint disable unqualified
    Component {
        id: tile

        DeckTile {
            index: slot.index
            zoneId: slot.zoneId
            cardId: slot.cardId
            name: slot.name
            amount: slot.amount
            typeIndex: slot.typeIndex
            unknown: slot.unknown
            guilty: slot.guilty
            owned: slot.owned
            lacking: slot.lacking
            spoken: slot.spoken
            picture: slot.picture
            trait: slot.trait
            cost: slot.cost
            numbers: slot.numbers
            tags: slot.tags
            frame: slot.editor.search.frame
            large: !slot.stacked
            peek: slot.peek
            full: slot.editor.tiles.revision >= 0 && slot.editor.tiles.isFull(slot.index)
            selected: slot.editor.selection.revision >= 0 && slot.editor.selection.has(slot.index)
            focused: slot.focused
            onStepped: by => slot.stepped(by)
            onOpened: slot.opened()
            onChosen: (toggle, extend) => slot.chosen(toggle, extend)
            onMenuWanted: slot.menuWanted()
            onCardDropped: cardId => slot.cardDropped(cardId)
            onRowDropped: row => slot.rowDropped(row)
        }
    }

    Component {
        id: head

        DeckTileHead {
            isZone: slot.kind === "zone"
            zoneId: slot.zoneId
            name: slot.name
            amount: slot.amount
            goal: slot.goal
            note: slot.note
            spoken: slot.spoken
            onCardDropped: cardId => slot.cardDropped(cardId)
            onRowDropped: row => slot.rowDropped(row)
        }
    }
}
