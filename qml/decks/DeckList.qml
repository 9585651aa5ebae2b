// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The decks that match the filter. A changed deck moves to another row; the current deck stays current.
ListView {
    id: list

    required property AppModel app
    required property DeckLibrary decks
    property string currentId

    signal renameWanted(string deckId, string name)
    signal folderWanted(string deckId, string folder)

    function idAt(row: int): string { return row >= 0 && row < count ? decks.decks.at(row, "deckId") : "" }

    function follow() {
        let row = 0
        while (row < count && idAt(row) !== currentId) ++row
        if (row < count) currentIndex = row
        else if (currentIndex < 0 && count > 0) currentIndex = 0   // the first deck must be reachable by keyboard
        else currentId = idAt(currentIndex)
    }

    function duplicate(deckId: string) {
        currentId = decks.duplicate(deckId)
        follow()
    }

    leftMargin: Theme.large
    rightMargin: Theme.large
    topMargin: Theme.large
    bottomMargin: Theme.large
    spacing: Theme.small
    clip: true
    visible: count > 0
    model: decks.decks
    activeFocusOnTab: true
    keyNavigationEnabled: true
    boundsBehavior: Flickable.StopAtBounds
    onActiveFocusChanged: if (activeFocus && currentIndex < 0) currentIndex = 0
    onCurrentIndexChanged: currentId = idAt(currentIndex)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your decks")
    ScrollBar.vertical: ScrollLine {}
    Keys.onReturnPressed: app.openDeck(currentId)
    Keys.onEnterPressed: app.openDeck(currentId)
    Keys.onDeletePressed: decks.remove(currentId)
    Keys.onPressed: event => {
        const row = currentIndex
        if (currentId === "") return
        if (event.key === Qt.Key_F2) renameWanted(currentId, decks.decks.at(row, "name"))
        else if (event.modifiers !== Qt.ControlModifier) return
        else if (event.key === Qt.Key_D) duplicate(currentId)
        else if (event.key === Qt.Key_H) decks.showHistory(currentId)
        else if (event.key === Qt.Key_M) folderWanted(currentId, decks.decks.at(row, "folder"))
        else if (event.key === Qt.Key_B) decks.setBuilt(currentId, !decks.decks.at(row, "built"))
        else return
        event.accepted = true
    }

    Connections {
        target: list.decks
        function onListed() { list.follow() }
    }
    delegate: DeckRow {
        width: list.width - 2 * Theme.large
        current: ListView.isCurrentItem
        focused: list.activeFocus && current
        onOpened: {
            list.currentIndex = index
            list.app.openDeck(deckId)
        }
        onDuplicated: list.duplicate(deckId)
        onRemoved: list.decks.remove(deckId)
        onRenamed: list.renameWanted(deckId, name)
        onShared: list.app.sharing.share(deckId)
        onFolderWanted: list.folderWanted(deckId, folder)
        onHistoryWanted: list.decks.showHistory(deckId)
        onBuiltToggled: list.decks.setBuilt(deckId, !built)
    }
}
