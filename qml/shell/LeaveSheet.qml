// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Asks before the window is closed while decks have unsaved changes.
Sheet {
    id: sheet

    required property DeckLibrary decks
    property bool confirmed: false   // the player closes the window anyway
    property bool retrying: false
    property var names: []

    function leave() {
        confirmed = true
        contentItem.Window.window.close()
    }
    function checkAgain() {
        names = decks.unstored()
        if (retrying && names.length === 0) leave()
        retrying = false
    }

    title: qsTr("Unsaved changes")
    onOpened: names = decks.unstored()

    Connections {
        target: sheet.decks
        enabled: sheet.retrying
        function onBusyChanged() { if (!sheet.decks.busy) sheet.checkAgain() }
    }
    AppLabel {
        width: parent.width
        text: qsTr("The last changes of these decks could not be saved. If you close the window now, they are lost: %1")
            .arg(sheet.names.join(", "))
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
            enabled: !sheet.retrying
            onClicked: {
                sheet.retrying = true
                sheet.decks.storeAgain()
            }
        }
        ActionButton { text: qsTr("Keep open"); onClicked: sheet.close() }
        ActionButton { text: qsTr("Close without saving"); onClicked: sheet.leave() }
    }
}
