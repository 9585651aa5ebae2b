// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Offers to restore the deck that was just removed, or shows an error.
Rectangle {
    id: bar

    required property DeckLibrary decks

    implicitHeight: Math.max(Theme.control, said.implicitHeight) + Theme.medium
    visible: decks.removedName !== "" || decks.problem !== ""
    color: Theme.raised

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.large
        anchors.rightMargin: Theme.large

        Glyph {
            visible: bar.decks.problem !== ""
            Layout.preferredWidth: Theme.icon
            Layout.preferredHeight: Theme.icon
            name: "warning"
            color: Theme.danger
        }

        AppLabel {
            id: said
            Layout.fillWidth: true
            color: bar.decks.problem !== "" ? Theme.danger : Theme.text
            text: bar.decks.problem !== ""
                ? bar.decks.problem
                : qsTr("“%1” was removed.").arg(bar.decks.removedName)
            Accessible.role: Accessible.AlertMessage
        }

        ActionButton {
            visible: bar.decks.removedName !== ""
            glyph: "undo"
            text: qsTr("Restore")
            onClicked: bar.decks.restoreRemoved()
        }

        IconButton {
            glyph: "close"
            text: qsTr("Dismiss")
            onClicked: bar.decks.dismissRemoved()
        }
    }
}
