// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// What was just done to a deck on another page, with a button to go there. It stays until it is dismissed or replaced.
Rectangle {
    id: bar

    required property AppModel app
    readonly property int room: Window.width - 2 * Theme.huge - 2 * Theme.medium - actions.width - Theme.medium

    visible: app.notice.text !== ""
    width: said.width + actions.width + 3 * Theme.medium
    height: Math.max(said.height, actions.height) + 2 * Theme.small
    radius: Theme.radius
    color: Theme.raised
    border.width: 1
    border.color: Theme.outline

    AppLabel {
        id: said
        x: Theme.medium
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, bar.room)
        text: bar.app.notice.text
        strong: true
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        id: actions
        anchors.right: parent.right
        anchors.rightMargin: Theme.medium
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.small
        ActionButton {
            visible: bar.app.notice.undoable
            text: qsTr("Undo")
            glyph: "undo"
            onClicked: {
                bar.app.editor.undo()
                bar.app.notice.dismiss()
            }
        }
        ActionButton {
            visible: bar.app.notice.deckId !== ""
            text: qsTr("Open the deck")
            onClicked: bar.app.openDeck(bar.app.notice.deckId)
        }
        IconButton { glyph: "close"; text: qsTr("Dismiss"); onClicked: bar.app.notice.dismiss() }
    }
}
