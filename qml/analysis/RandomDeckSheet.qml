// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls
import Mazzo.Goldfish

// Conditions for a random legal deck, such as a kingdom. The deck is added to the player's and opened.
Sheet {
    id: sheet

    required property RandomDeckMaker maker
    property bool ownedOnly: false

    title: qsTr("Random deck")
    preferredWidth: 560

    AppLabel {
        width: parent.width
        text: qsTr("A random legal deck that meets your conditions. The same seed makes the same deck.")
        dim: true
    }

    QuestionField {
        id: where
        width: parent.width
        label: qsTr("Condition on the deck; may be empty")
        example: "count(cost<=3) >= 4"
        text: sheet.maker.where
        problem: sheet.maker.whereError
        position: sheet.maker.whereErrorPosition
        onAccepted: make.clicked()
    }

    QuestionField {
        id: exclude
        width: parent.width
        label: qsTr("Cards to leave out: a query; may be empty")
        example: "name=…"
        text: sheet.maker.exclude
        problem: sheet.maker.excludeError
        position: sheet.maker.excludeErrorPosition
        onAccepted: make.clicked()
    }

    QuestionField {
        id: seed
        width: parent.width
        label: qsTr("Seed; empty for a new one")
        example: "7"
        onAccepted: make.clicked()
    }

    Chip {
        visible: sheet.maker.hasOwned
        text: qsTr("Only cards I own")
        checked: sheet.ownedOnly
        onClicked: sheet.ownedOnly = !sheet.ownedOnly
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: sheet.maker.answer
        color: Theme.caution
        Accessible.role: Accessible.AlertMessage
    }

    Row {
        spacing: Theme.small

        ActionButton {
            id: make
            primary: true
            enabled: !sheet.maker.busy
            text: sheet.maker.busy ? qsTr("Making the deck …") : qsTr("Make the deck")
            onClicked: sheet.maker.make(where.text, exclude.text, sheet.ownedOnly, seed.text)
        }

        ActionButton {
            text: qsTr("Cancel")
            onClicked: {
                sheet.maker.stop()
                sheet.close()
            }
        }
    }

    Connections {
        target: sheet.maker
        function onMade() { sheet.close() }
    }
}
