// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Asks before a game is removed, and says what stays.
Sheet {
    id: sheet

    required property PackRemover remover
    readonly property string step: remover.state

    title: qsTr("Remove %1").arg(remover.name)
    closePolicy: Popup.CloseOnEscape
    onClosed: if (step !== "removing") remover.cancel()

    Connections {
        target: sheet.remover
        function onChanged() {
            if (sheet.step === "none" || sheet.step === "reading") sheet.close()
            else if (!sheet.opened) sheet.open()
        }
    }

    AppLabel {
        width: parent.width
        visible: sheet.step === "report"
        text: sheet.remover.decks.count > 0
            ? qsTr("%n deck(s) of this game stay in the library. They can be read and exported, and are checked again "
                   + "once the game is reinstalled.", "", sheet.remover.decks.count)
            : qsTr("No decks of this game are in the library.")
    }

    AppLabel {
        width: parent.width
        visible: sheet.step === "report"
        text: qsTr("Your collection and your own cards and values are kept as well.")
    }

    TextList {
        width: parent.width
        title: qsTr("Decks")
        lines: sheet.remover.decks
    }

    TextList {
        width: parent.width
        title: qsTr("Expansion packs that cannot be used without the game")
        lines: sheet.remover.expansions
    }

    AppLabel {
        width: parent.width
        visible: text !== ""
        text: sheet.remover.problem
        color: Theme.danger
        Accessible.role: Accessible.AlertMessage
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            visible: sheet.step === "report" || sheet.step === "removing"
            enabled: sheet.step === "report"
            glyph: "trash"
            text: qsTr("Remove the game")
            onClicked: sheet.remover.remove()
        }

        ActionButton {
            text: qsTr("Cancel")
            enabled: sheet.step !== "removing"
            onClicked: sheet.close()
        }
    }
}
