import QtQuick
import Mazzo

// A found card in the grid.
Item {
    id: tile

    required property int index
    required property string cardId
    required property string name
    required property string typeLine
    required property int typeIndex
    required property var numbers
    required property string excerpt
    required property string setLabel
    required property bool provisional
    required property int unknowns
    required property bool undecided
    required property string spoken
    property bool focused: false

    signal opened()

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
        setLabel: tile.setLabel
        provisional: tile.provisional
        unknowns: tile.unknowns
        undecided: tile.undecided
        lit: pointer.hovered
        FocusRing { shown: tile.focused; anchors.margins: 0; z: 2 }
    }
    HoverHandler { id: pointer; cursorShape: Qt.PointingHandCursor }
    TapHandler { onTapped: tile.opened() }
}
