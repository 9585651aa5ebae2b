// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Search results with their copies. Arrow keys move, Enter shows the lots, Space selects, + and - change the count.
ColumnLayout {
    id: table

    required property CollectionPage collection
    required property string openCard
    property real covered: 0             // the height at the bottom that is covered by something else
    readonly property CardList cards: collection.search.cards
    readonly property alias count: list.count

    signal opened(string cardId)
    signal escaped()

    function enter() {
        if (list.count > 0) list.forceActiveFocus(Qt.TabFocusReason)
    }

    function mark(row: int, range: bool) {
        if (range) cards.chooseBetween(list.currentIndex, row)
        else cards.choose(row, !cards.data(cards.index(row, 0), CardList.Chosen))
        list.currentIndex = row
    }

    spacing: 0

    CollectionColumns {
        id: sizes
        width: table.width - 2 * Theme.large
    }

    CollectionTableHeader {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.large
        Layout.rightMargin: Theme.large
        collection: table.collection
        columns: sizes
    }

    Rectangle {
        Layout.fillWidth: true
        Layout.leftMargin: Theme.large
        Layout.rightMargin: Theme.large
        Layout.preferredHeight: 1
        color: Theme.outline
    }

    ListView {
        id: list

        // After a change the same card stays current, even if its row has moved.
        property string currentCard

        // For the key that shows the whole card.
        function hoverCard(): string { return table.cards.cardIdAt(currentIndex) }
        function hoverItem(): Item { return currentItem }

        function follow() {
            const row = table.cards.rowOf(currentCard)
            if (row < 0) return
            currentIndex = row
            positionViewAtIndex(row, ListView.Contain)
        }

        Layout.fillWidth: true
        Layout.fillHeight: true
        model: table.cards
        cacheBuffer: 0
        reuseItems: true
        clip: true
        leftMargin: Theme.large
        rightMargin: Theme.large
        bottomMargin: Theme.large + table.covered
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        activeFocusOnTab: true
        onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
        onCurrentIndexChanged: if (activeFocus && currentIndex >= 0) currentCard = table.cards.cardIdAt(currentIndex)
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Cards of the collection")
        Keys.onEscapePressed: table.cards.chosenCount > 0 ? table.cards.chooseNone() : table.escaped()
        Keys.onReturnPressed: table.opened(table.cards.cardIdAt(currentIndex))
        Keys.onEnterPressed: table.opened(table.cards.cardIdAt(currentIndex))
        Keys.onSpacePressed: table.mark(currentIndex, false)
        Keys.onPressed: event => {
            const card = table.cards.cardIdAt(currentIndex)
            if (event.key === Qt.Key_A && event.modifiers === Qt.ControlModifier) table.cards.chooseAll()
            else if (event.key === Qt.Key_Plus) table.collection.changeCopies(card, 1)
            else if (event.key === Qt.Key_Minus) table.collection.changeCopies(card, -1)
            else if (event.key === Qt.Key_Asterisk) table.collection.changeWishes(card, 1)
            else if (event.key === Qt.Key_Down && event.modifiers === Qt.ShiftModifier)
                table.mark(Math.min(count - 1, currentIndex + 1), true)
            else if (event.key === Qt.Key_Up && event.modifiers === Qt.ShiftModifier)
                table.mark(Math.max(0, currentIndex - 1), true)
            else if (event.key === Qt.Key_PageDown) currentIndex = Math.min(count - 1, currentIndex + 12)
            else if (event.key === Qt.Key_PageUp) currentIndex = Math.max(0, currentIndex - 12)
            else if (event.key === Qt.Key_Home) currentIndex = 0
            else if (event.key === Qt.Key_End) currentIndex = count - 1
            else return
            event.accepted = true
        }
        ScrollBar.vertical: ScrollLine {}

        Connections {
            target: table.cards
            function onModelReset() { Qt.callLater(list.follow) }   // qmllint disable type
        }

        delegate: CollectionRow {
            width: list.width - 2 * Theme.large
            columns: sizes
            focused: list.activeFocus && ListView.isCurrentItem
            open: table.openCard !== "" && table.openCard === cardId
            onOpened: {
                list.forceActiveFocus()
                list.currentIndex = index
                table.opened(cardId)
            }
            onMarked: range => table.mark(index, range)
            onCounted: by => table.collection.changeCopies(cardId, by)
        }
    }
}
