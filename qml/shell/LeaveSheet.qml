// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Asks before the window closes over decks whose last changes could not be written.
Sheet {
    id: sheet

    required property DeckLibrary decks
    property bool agreed: false      // the player closes all the same
    property bool trying: false
    property var names: []

    function leave() {
        agreed = true
        contentItem.Window.window.close()
    }
    function look() {
        names = decks.unstored()
        if (trying && names.length === 0) leave()
        trying = false
    }

    title: qsTr("Unsaved changes")
    onOpened: names = decks.unstored()

    Connections {
        target: sheet.decks
        enabled: sheet.trying
        function onBusyChanged() { if (!sheet.decks.busy) sheet.look() }
    }
    AppLabel {
        width: parent.width
        text: qsTr("The last changes of these decks could not be written to the disk. If the window closes now, they are lost: %1").arg(sheet.names.join(", "))
    }
    AppLabel {
        width: parent.width
        visible: text !== ""
        dim: true
        text: sheet.decks.problem
    }
    Flow {
        width: parent.width
        spacing: Theme.small
        ActionButton {
            text: qsTr("Try again")
            primary: true
            enabled: !sheet.trying
            onClicked: {
                sheet.trying = true
                sheet.decks.storeAgain()
            }
        }
        ActionButton { text: qsTr("Keep open"); onClicked: sheet.close() }
        ActionButton { text: qsTr("Close without saving"); onClicked: sheet.leave() }
    }
}
