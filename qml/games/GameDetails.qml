// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// A game: an overview as the header of the list, and its rulebook clauses as the rows.
ListView {
    id: details

    required property GamePage game

    signal editRequested()
    signal copyRequested()

    leftMargin: Theme.huge
    rightMargin: Theme.huge
    bottomMargin: Theme.huge
    spacing: Theme.small
    clip: true
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Rulebook clauses of %1").arg(game.name)
    ScrollBar.vertical: ScrollLine {}
    model: game.clauses
    currentIndex: -1
    highlightMoveDuration: 0
    onActiveFocusChanged: if (activeFocus) {
        currentIndex = Math.max(0, currentIndex)
        positionViewAtIndex(currentIndex, ListView.Contain)
    }

    // The header has no rows: above the first clause the keys scroll.
    function scroll(by: real) {
        const lowest = originY + contentHeight + bottomMargin - height
        contentY = Math.max(originY - topMargin, Math.min(lowest, contentY + by))
    }
    Keys.onUpPressed: event => {
        if (currentIndex <= 0 && contentY > originY) scroll(-Theme.control * 2)
        else event.accepted = false
    }
    Keys.onPressed: event => {
        const by = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0
        if (by === 0) return
        scroll(by * height * 0.8)
        event.accepted = true
    }

    // Scrolls to the top of another game as soon as its header has its size.
    Connections {
        target: details.game
        property string shown

        function onChanged() {
            if (details.game.gameId === shown) return
            shown = details.game.gameId
            details.currentIndex = -1
            Qt.callLater(details.positionViewAtBeginning)   // qmllint disable type
        }
    }
    onContentHeightChanged: () => {
        if (currentIndex < 0 && !moving) Qt.callLater(positionViewAtBeginning)
    }

    FocusFollower { area: details }

    // Qt 6.4 cannot create the header of a list from a bound component, so this file is not ComponentBehavior: Bound.
    // qmllint disable unqualified
    delegate: ClauseRow {
        width: details.width - 2 * Theme.huge
        focused: details.activeFocus && ListView.isCurrentItem
    }
    header: GameOverview {
        width: details.width - 2 * Theme.huge
        game: details.game
        onEditRequested: details.editRequested()
        onCopyRequested: details.copyRequested()
    }
    // qmllint enable unqualified
}
