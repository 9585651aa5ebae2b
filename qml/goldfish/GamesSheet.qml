// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The games of the deck on the table: resume, name and delete them.
Sheet {
    id: sheet

    required property GoldfishTable table
    property bool done: false            // a game was resumed

    signal resumed()

    title: qsTr("Games with %1").arg(table.deck.name)
    onOpened: {
        done = false
        list.forceActiveFocus(Qt.PopupFocusReason)
    }
    onClosed: {
        table.savedGame.stop()
        table.savedGame.dismissProblem()
        if (done) resumed()
    }
    Connections {
        target: sheet.table.savedGame
        function onResumed() {
            if (!sheet.visible) return
            sheet.done = true
            sheet.close()
        }
    }

    AppLabel {
        width: parent.width
        dim: true
        text: qsTr("Every game you have played is kept here. Unnamed games make way for newer ones.")
    }
    AppLabel {
        width: parent.width
        visible: text !== ""
        text: sheet.table.savedGame.problem !== "" ? sheet.table.savedGame.problem : sheet.table.kept.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }
    ProgressLine {
        width: parent.width
        visible: sheet.table.savedGame.busy
        value: sheet.table.savedGame.progress
        label: qsTr("Playing the game again")
    }
    ListView {
        id: list
        width: parent.width
        height: Math.max(Theme.row, Math.min(contentHeight, Theme.popupHeight))
        clip: true
        model: sheet.table.kept.games
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        ScrollBar.vertical: ScrollLine {}
        Accessible.role: Accessible.List
        Accessible.name: sheet.title
        Keys.onReturnPressed: (currentItem as SavedGameRow)?.resume()
        Keys.onEnterPressed: (currentItem as SavedGameRow)?.resume()
        Keys.onDeletePressed: (currentItem as SavedGameRow)?.askToDelete()
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_F2) return
            (currentItem as SavedGameRow)?.beginNaming()
            event.accepted = true
        }
        delegate: SavedGameRow {
            width: list.width
            focused: list.activeFocus && ListView.isCurrentItem
            onResumeRequested: sheet.table.kept.resume(gameId)
            onNamed: text => sheet.table.kept.rename(gameId, text)
            onDeleted: sheet.table.kept.remove(gameId)
            onFinished: list.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    ActionButton { text: qsTr("Close"); onClicked: sheet.close() }
}
