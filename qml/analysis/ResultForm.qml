// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// A game that was played: who won, against whom and with which deck. Also for changing one that was noted before.
Column {
    id: form

    required property DeckRecord record
    property string mark   // of the result that is changed; empty: a new one
    property string outcome: "won"

    function clear() {
        mark = ""
        outcome = "won"
        opponent.text = ""
        deck.text = ""
        note.text = ""
        day.text = record.today()
    }

    function begin(entry: var) {
        mark = entry.mark
        outcome = entry.outcome
        opponent.text = entry.opponent
        deck.text = entry.opponentDeck
        note.text = entry.note
        day.text = entry.day
        opponent.forceActiveFocus(Qt.TabFocusReason)
    }

    function submit() {
        const done = mark === ""
            ? record.add(outcome, opponent.text, deck.text, note.text, day.text)
            : record.change(mark, outcome, opponent.text, deck.text, note.text, day.text)
        if (done) clear()
    }

    spacing: Theme.small

    SectionTitle { width: parent.width; text: form.mark === "" ? qsTr("Note a game") : qsTr("Change the game") }

    Segments {
        label: qsTr("Result")
        value: form.outcome
        choices: [
            { value: "won", text: qsTr("Won") },
            { value: "lost", text: qsTr("Lost") },
            { value: "drawn", text: qsTr("Drawn") }
        ]
        onChosen: value => form.outcome = value
    }

    TextInputField {
        id: opponent
        width: parent.width
        label: qsTr("Opponent")
        placeholderText: label
        maximumLength: 200
        onAccepted: form.submit()
    }

    TextInputField {
        id: deck
        width: parent.width
        label: qsTr("Opponent's deck")
        placeholderText: label
        maximumLength: 200
        onAccepted: form.submit()
    }

    TextInputArea {
        id: note
        width: parent.width
        height: Math.max(2 * Theme.control, implicitHeight)
        label: qsTr("Notes")
        placeholderText: label
    }

    AppLabel { width: parent.width; text: qsTr("Date"); dim: true; size: Theme.caption }

    TextInputField {
        id: day
        width: parent.width
        label: qsTr("Date, as 2026-11-18")
        text: form.record.today()
        onAccepted: form.submit()
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: form.record.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }

    Row {
        spacing: Theme.small

        ActionButton {
            primary: true
            text: form.mark === "" ? qsTr("Note the game") : qsTr("Save the changes")
            onClicked: form.submit()
        }

        ActionButton {
            visible: form.mark !== ""
            text: qsTr("Cancel")
            onClicked: form.clear()
        }
    }
}
