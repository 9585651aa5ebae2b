// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The table is empty: there is no deck yet, or it cannot be dealt.
Item {
    id: empty

    required property AppModel app
    required property GoldfishTable table

    signal sessionRequested()

    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.huge, 520 * Theme.scale)
        glyph: empty.table.deck.present ? "warning" : "hand"
        title: empty.table.deck.present ? qsTr("This deck cannot be dealt") : qsTr("No deck on the table")
        words: empty.table.deck.present ? empty.table.problem
            : qsTr("Open a deck and press “Test opening hand”, or resume a saved game.")
        ActionButton {
            primary: true
            text: empty.table.deck.present ? qsTr("Back to the deck") : qsTr("All decks")
            onClicked: empty.app.backFromTable()
        }
        ActionButton { text: qsTr("Resume game"); onClicked: empty.sessionRequested() }
    }
}
