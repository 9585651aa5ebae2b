// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.Controls

// All cards of an open pile as a list. Enter uses the card.
Sheet {
    id: sheet

    property TablePile pile: null

    signal touched(int pieceId)
    signal looked(int pieceId)
    signal menuRequested(int pieceId)    // of a card that the rules offer no action for

    function show(of: TablePile) {
        pile = of
        open()
    }
    function touch(row: int) {
        if (!pile || row < 0) return
        const pieceId = pile.pieces.at(row, "pieceId")
        const usable = pile.pieces.at(row, "touch") !== ""
        close()
        if (usable) touched(pieceId)
        else menuRequested(pieceId)
    }

    title: !pile ? "" : pile.counted ? qsTr("%1 · %2").arg(pile.name).arg(pile.amount) : pile.name
    onOpened: list.forceActiveFocus()
    onClosed: if (pile) pile.forceActiveFocus(Qt.TabFocusReason)

    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, sheet.listRoom, Math.round(420 * Theme.scale))
        clip: true
        focus: true
        model: sheet.pile ? sheet.pile.pieces : null
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: sheet.title
        ScrollBar.vertical: ScrollLine {}
        onCurrentIndexChanged: if (sheet.pile
            && currentIndex >= 0) sheet.looked(sheet.pile.pieces.at(currentIndex, "pieceId"))
        Keys.onReturnPressed: sheet.touch(currentIndex)
        Keys.onEnterPressed: sheet.touch(currentIndex)
        delegate: Rectangle {
            id: entry
            required property int index
            required property int pieceId
            required property string name
            required property string typeLine
            required property string touch
            required property string spoken
            width: list.width - Theme.medium
            height: Math.round(34 * Theme.scale)
            radius: Theme.radius
            color: ListView.isCurrentItem && list.activeFocus ? Theme.chosen : pointer.hovered ? Theme.hovered
                : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: spoken
            Accessible.onPressAction: sheet.touch(index)
            FocusRing { shown: list.activeFocus && entry.ListView.isCurrentItem; anchors.margins: 0 }
            HoverHandler { id: pointer; onHoveredChanged: if (hovered) sheet.looked(entry.pieceId) }
            TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; onTapped: sheet.touch(entry.index) }
            AppLabel {
                x: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.5
                text: entry.name
                strong: entry.touch !== ""
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            AppLabel {
                anchors.right: parent.right
                anchors.rightMargin: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.44
                horizontalAlignment: Text.AlignRight
                text: entry.typeLine
                dim: true
                size: Theme.caption
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    ActionButton { text: qsTr("Close"); onClicked: sheet.close() }
}
