// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Actions for all selected cards.
Rectangle {
    id: bar

    required property CollectionPage collection
    readonly property CardList cards: collection.search.cards

    signal noteWanted()
    signal lendWanted()

    implicitHeight: inside.implicitHeight + 2 * Theme.small
    color: Theme.chosen
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Selected cards")

    // A tap on the bar does not reach the rows below it.
    TapHandler { acceptedButtons: Qt.AllButtons; gesturePolicy: TapHandler.ReleaseWithinBounds }
    HoverHandler { blocking: true }

    Flow {
        id: inside
        x: Theme.large
        y: Theme.small
        width: parent.width - 2 * Theme.large
        spacing: Theme.small

        AppLabel {
            height: Theme.control
            verticalAlignment: Text.AlignVCenter
            rightPadding: Theme.small
            text: qsTr("%n card(s) selected", "", bar.cards.chosenCount)
            strong: true
            wrapMode: Text.NoWrap
        }

        ActionButton {
            text: qsTr("Edit details…")
            glyph: "pencil"
            onClicked: bar.noteWanted()
        }

        ActionButton {
            text: qsTr("Lend…")
            glyph: "share"
            onClicked: bar.lendWanted()
        }

        ActionButton {
            text: qsTr("Mark as returned")
            glyph: "back"
            onClicked: bar.collection.returnChosen()
        }

        ActionButton {
            text: qsTr("Add to want list")
            glyph: "star"
            onClicked: bar.collection.wantChosen(1)
        }

        ActionButton {
            text: qsTr("Remove")
            glyph: "trash"
            onClicked: bar.collection.removeChosen()
        }

        ActionButton {
            text: qsTr("Clear the selection")
            glyph: "close"
            onClicked: bar.cards.chooseNone()
        }
    }
}
