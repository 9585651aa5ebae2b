// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Actions for the selected cards of the deck. It covers the end of the panel, so that nothing moves.
Rectangle {
    id: bar

    required property DeckEditor editor

    signal tagsWanted()
    signal moveWanted(Item item)

    implicitHeight: inside.implicitHeight + 2 * Theme.small
    color: Theme.chosen
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Selected cards")

    // A tap on the bar does not reach what it covers.
    TapHandler { acceptedButtons: Qt.AllButtons; gesturePolicy: TapHandler.ReleaseWithinBounds }
    HoverHandler { blocking: true }

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.accent
    }

    Flow {
        id: inside
        x: Theme.medium
        y: Theme.small
        width: parent.width - 2 * Theme.medium
        spacing: Theme.small

        AppLabel {
            height: Theme.smallControl
            verticalAlignment: Text.AlignVCenter
            rightPadding: Theme.small
            text: qsTr("%n card(s) selected", "", bar.editor.selection.copies)
            strong: true
            wrapMode: Text.NoWrap
        }

        ActionButton {
            small: true
            text: qsTr("Tags…")
            glyph: "tag"
            onClicked: bar.tagsWanted()
        }

        ActionButton {
            id: move
            small: true
            text: qsTr("Move to…")
            glyph: "next"
            onClicked: bar.moveWanted(move)
        }

        ActionButton {
            small: true
            text: qsTr("Copy")
            glyph: "copy"
            onClicked: bar.editor.copySelected()
        }

        ActionButton {
            small: true
            text: qsTr("Remove")
            glyph: "trash"
            onClicked: bar.editor.removeSelected()
        }

        IconButton {
            implicitWidth: Theme.smallControl
            implicitHeight: Theme.smallControl
            glyph: "close"
            text: qsTr("Clear the selection")
            onClicked: bar.editor.selection.clear()
        }
    }
}
