// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The decks that contain the card.
Panel {
    id: panel

    required property CardRelationsModel relations

    signal opened(string deckId)

    padding: Theme.medium

    SectionTitle { text: qsTr("Decks with this card") }

    AppLabel {
        width: parent.width
        visible: panel.relations.decks.count === 0
        text: panel.relations.searching ? qsTr("Searching…") : qsTr("Not in any of your decks.")
        dim: true
    }

    Repeater {
        model: panel.relations.decks

        ActionButton {
            required property string deckId
            required property string name
            required property int copies
            small: true
            width: Math.min(implicitWidth, panel.width - 2 * panel.padding)
            text: qsTr("%1 × in %2").arg(copies).arg(name)
            onClicked: panel.opened(deckId)
        }
    }
}
