// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Imports a table of cards: says of each row what becomes of it before anything is stored.
Sheet {
    id: sheet

    required property CardFileImport imports
    readonly property string step: imports.state
    readonly property bool reporting: step === "report" || step === "storing"
    readonly property int stored: imports.added + imports.edited

    title: qsTr("Import %1").arg(imports.fileName)
    preferredWidth: 820
    closePolicy: Popup.CloseOnEscape
    onClosed: imports.cancel()

    Connections {
        target: sheet.imports
        function onChanged() {
            if (sheet.step === "stored") sheet.close()
            else if (sheet.step !== "none" && !sheet.opened) sheet.open()
        }
    }

    component Count: Chip {
        id: counted
        required property string which
        required property CardFileImport imports
        checked: imports.filter === which
        visible: amount > 0 || checked
        onClicked: counted.imports.filter = counted.which
    }

    AppLabel {
        width: parent.width
        visible: sheet.step === "reading" || sheet.step === "storing"
        text: sheet.step === "reading" ? qsTr("Reading…") : qsTr("Saving…")
        Accessible.role: Accessible.AlertMessage
    }

    ProgressLine {
        width: parent.width
        visible: sheet.step === "reading"
        label: qsTr("Reading the file")
        value: sheet.imports.progress
    }

    AppLabel {
        width: parent.width
        visible: sheet.step === "refused"
        text: qsTr("The file was not imported; nothing has changed.")
        color: Theme.danger
        strong: true
        Accessible.role: Accessible.AlertMessage
    }

    ListView {
        id: mistakes
        width: parent.width
        height: Math.min(contentHeight, sheet.listRoom)
        visible: sheet.step === "refused"
        clip: true
        spacing: Theme.tiny
        model: sheet.imports.mistakes
        activeFocusOnTab: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Errors in the file")
        ScrollBar.vertical: ScrollLine {}
        delegate: AppLabel {
            required property string words
            width: mistakes.width - Theme.medium
            text: words
        }
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting && sheet.imports.recoded
        text: qsTr("The file is not UTF-8; it was read as Latin-1.")
        color: Theme.caution
    }

    Flow {
        width: parent.width
        visible: sheet.reporting
        spacing: Theme.snug

        Count {
            imports: sheet.imports
            which: "all"
            text: qsTr("All rows")
            amount: sheet.stored + sheet.imports.unchanged + sheet.imports.refused
        }

        Count {
            imports: sheet.imports
            which: "new"
            text: qsTr("New")
            amount: sheet.imports.added
        }

        Count {
            imports: sheet.imports
            which: "changed"
            text: qsTr("Changed")
            amount: sheet.imports.edited
        }

        Count {
            imports: sheet.imports
            which: "unchanged"
            text: qsTr("Unchanged")
            amount: sheet.imports.unchanged
        }

        Count {
            imports: sheet.imports
            which: "refused"
            text: qsTr("Refused")
            amount: sheet.imports.refused
        }
    }

    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, Math.max(90 * Theme.scale, sheet.listRoom - 90 * Theme.scale))
        visible: sheet.reporting && count > 0
        clip: true
        model: sheet.imports.rows
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rows in the file")
        ScrollBar.vertical: ScrollLine {}
        delegate: CardFileRow {
            width: list.width - Theme.medium
            focused: list.activeFocus && ListView.isCurrentItem
        }
    }

    AppLabel {
        width: parent.width
        visible: sheet.step === "report" && sheet.imports.refused > 0
        text: sheet.stored > 0 ? qsTr("Refused rows are left out; the others are imported.")
                               : qsTr("Every row that says something new is refused.")
        dim: true
    }

    AppLabel {
        width: parent.width
        visible: sheet.step === "report" && sheet.imports.refused === 0 && sheet.stored === 0
        text: qsTr("The file says nothing that is not known already.")
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            visible: sheet.reporting
            enabled: sheet.step === "report" && sheet.stored > 0
            text: qsTr("Import %n row(s)", "", sheet.stored)
            primary: true
            onClicked: sheet.imports.store()
        }

        Chip {
            visible: sheet.reporting
            height: Theme.control
            text: qsTr("Let values replace those of the pack")
            checked: sheet.imports.corrects
            onClicked: sheet.imports.corrects = !sheet.imports.corrects
        }

        ActionButton {
            text: sheet.step === "refused" ? qsTr("Close") : qsTr("Cancel")
            enabled: sheet.step !== "storing"
            onClicked: sheet.close()
        }
    }
}
