// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The title of the form: what is being entered, how far it is, and whether the deck is legal by now.
RowLayout {
    id: bar

    required property CardForm form
    required property FillIn fillIn

    signal closed()

    SectionTitle {
        Layout.fillWidth: true
        text: bar.form.isNew && bar.form.queued > 0 ? qsTr("New card, %n more", "", bar.form.queued)
            : bar.form.isNew ? qsTr("New card")
            : bar.fillIn.active ? qsTr("%1 of %2 cards complete").arg(bar.fillIn.complete).arg(bar.fillIn.total)
            : bar.form.mine ? qsTr("My card") : qsTr("Card")
        elide: Text.ElideRight
    }

    VerdictBadge {
        visible: bar.fillIn.active && verdict !== ""
        verdict: bar.fillIn.verdict
        words: bar.fillIn.verdictText
    }

    Badge {
        visible: bar.form.problems > 0
        words: qsTr("%n problem(s)", "", bar.form.problems)
        glyph: "warning"
        ink: Theme.danger
    }

    IconButton {
        visible: bar.fillIn.active
        glyph: "previous"
        text: qsTr("Previous card")
        onClicked: bar.fillIn.previous()
    }

    IconButton {
        visible: bar.fillIn.active
        glyph: "next"
        text: qsTr("Next card")
        onClicked: bar.fillIn.next()
    }

    IconButton {
        glyph: "close"
        text: qsTr("Close")
        onClicked: bar.closed()
    }
}
