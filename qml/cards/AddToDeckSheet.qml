// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Asks which deck to add a card to.
Sheet {
    id: sheet

    required property AppModel app
    property string gameId
    property string cardId
    property var choices: []

    function ask(gameId: string, cardId: string, cardName: string) {
        sheet.gameId = gameId
        sheet.cardId = cardId
        const list = [{ deckId: "", name: qsTr("New deck") }]
        for (const deck of app.decks.ofGame(gameId)) list.push(deck)
        choices = list
        title = qsTr("Add %1 to a deck").arg(cardName)
        open()
        // Preselects the deck that was changed last.
        view.currentIndex = Math.min(1, list.length - 1)
        view.forceActiveFocus(Qt.PopupFocusReason)
    }

    function take(row: int) {
        if (row < 0 || row >= choices.length) return
        const deckId = choices[row].deckId
        close()
        app.addToDeck(deckId, gameId, cardId)
    }

    title: ""

    ListView {
        id: view
        width: parent.width
        height: Math.min(contentHeight, Math.round(320 * Theme.scale))
        clip: true
        focus: true
        model: sheet.choices
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Your decks")
        Keys.onReturnPressed: sheet.take(currentIndex)
        Keys.onEnterPressed: sheet.take(currentIndex)
        ScrollBar.vertical: ScrollLine {}
        delegate: Rectangle {
            id: entry
            required property int index
            required property var modelData
            width: view.width - Theme.medium
            height: Theme.row
            radius: Theme.radius
            color: ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hovered : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.name
            Accessible.onPressAction: sheet.take(index)

            Glyph {
                x: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.icon
                height: width
                name: entry.modelData.deckId === "" ? "plus" : "decks"
                color: Theme.muted
            }

            AppLabel {
                x: Theme.small * 2 + Theme.icon
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                text: entry.modelData.name
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            HoverHandler {
                id: pointer
                cursorShape: Qt.PointingHandCursor
            }

            TapHandler { onTapped: sheet.take(entry.index) }
        }
    }

    ActionButton {
        text: qsTr("Cancel")
        onClicked: sheet.close()
    }
}
