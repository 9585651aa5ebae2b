// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Asks whom to lend cards to. Current borrowers are offered as buttons.
Sheet {
    id: sheet

    required property CollectionPage collection
    property int copies: 0   // at most, of one lot; 0: lend the selected cards
    property int amount: 0

    signal lent(string to, int copies)

    function ask(most: int) {
        copies = most
        amount = most
        open()
    }

    function lend(borrower: string) {
        if (borrower === "") return
        sheet.lent(borrower, sheet.amount)
        close()
    }

    title: copies > 0 ? qsTr("Lend copies") : qsTr("Lend the selected cards")
    onOpened: {
        who.text = ""
        who.forceActiveFocus()
    }

    CountStepper {
        visible: sheet.copies > 1
        label: qsTr("Copies to lend")
        value: sheet.amount
        least: 1
        most: sheet.copies
        onEntered: value => sheet.amount = value
    }

    TextInputField {
        id: who
        width: parent.width
        label: qsTr("To whom")
        placeholderText: qsTr("To whom")
        onAccepted: sheet.lend(text.trim())
    }

    Flow {
        width: parent.width
        spacing: Theme.snug
        visible: people.count > 0

        Repeater {
            id: people
            model: sheet.collection.borrowers

            Chip {
                required property string name
                required property int amount
                text: name
                onClicked: sheet.lend(name)
            }
        }
    }

    Row {
        spacing: Theme.small

        ActionButton {
            text: qsTr("Lend")
            primary: true
            enabled: who.text.trim() !== ""
            onClicked: sheet.lend(who.text.trim())
        }

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    }
}
