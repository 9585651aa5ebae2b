// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Asks whom to lend cards to. Current borrowers are offered as buttons.
Sheet {
    id: sheet

    required property CollectionPage collection
    property int copies: 0            // at most, of each lot
    property bool selection: false    // of the selected cards, else of one lot
    property int amount: 0

    signal lent(string to, int copies)

    function ask(most: int) {
        selection = false
        begin(most)
    }

    function askSelection(most: int) {
        selection = true
        begin(most)
    }

    function begin(most: int) {
        copies = most
        amount = 1
        open()
    }

    function lend(borrower: string) {
        if (borrower === "") return
        sheet.lent(borrower, sheet.amount)
        close()
    }

    title: selection ? qsTr("Lend the selected cards") : qsTr("Lend copies")
    onOpened: {
        who.text = ""
        who.forceActiveFocus()
    }

    Row {
        visible: sheet.copies > 1
        spacing: Theme.small

        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: how.label
            Accessible.ignored: true
        }

        CountStepper {
            id: how
            label: sheet.selection ? qsTr("Copies per lot, at most") : qsTr("Copies to lend")
            value: sheet.amount
            least: 1
            most: sheet.copies
            onEntered: value => sheet.amount = value
        }

        ActionButton {
            text: qsTr("All %1").arg(sheet.copies)
            Accessible.name: qsTr("Lend all copies")
            onClicked: sheet.amount = sheet.copies
        }
    }

    AppLabel {
        width: parent.width
        visible: sheet.copies === 0
        text: qsTr("None of these cards has a copy that could be lent.")
        color: Theme.caution
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
            enabled: who.text.trim() !== "" && sheet.copies > 0
            onClicked: sheet.lend(who.text.trim())
        }

        ActionButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    }
}
