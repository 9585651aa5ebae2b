// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// A pack that is about to be installed: what it holds, who made it, and what changes.
Sheet {
    id: sheet

    required property PackInstaller installer
    readonly property string step: installer.state
    readonly property bool reporting: step === "report" || step === "storing"
    readonly property bool isUpdate: installer.kind === "update"

    title: reporting ? installer.name : qsTr("Install %1").arg(installer.fileName)
    preferredWidth: 640
    closePolicy: Popup.CloseOnEscape
    onClosed: installer.cancel()

    function action(): string {
        if (installer.kind === "unchanged") return qsTr("This version is already installed.")
        if (isUpdate) return qsTr("Replaces version %1.").arg(installer.installedVersion)
        if (installer.extendedGame !== "")
            return qsTr("An expansion for %1. Your own cards take precedence over it.").arg(installer.extendedGame)
        return qsTr("A new game for your collection.")
    }

    // A pack that a file manager opens is read before this page is created.
    Component.onCompleted: if (step !== "none" && step !== "stored") open()

    Connections {
        target: sheet.installer
        function onChanged() {
            if (sheet.step === "stored") sheet.close()
            else if (sheet.step !== "none" && !sheet.opened) sheet.open()
        }
    }

    AppLabel {
        width: parent.width
        visible: sheet.step === "reading" || sheet.step === "storing"
        text: sheet.step === "reading" ? qsTr("Reading and checking the pack…") : qsTr("Installing…")
        Accessible.role: Accessible.AlertMessage
    }

    AppLabel {
        width: parent.width
        visible: sheet.step === "refused"
        text: qsTr("The pack was not installed; nothing has changed.")
        color: Theme.danger
        strong: true
        Accessible.role: Accessible.AlertMessage
    }

    TextList {
        width: parent.width
        title: qsTr("%n mistake(s)", "", sheet.installer.mistakes.count)
        lines: sheet.installer.mistakes
        most: sheet.listRoom - 60 * Theme.scale
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting && text !== ""
        text: sheet.installer.about
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting
        text: qsTr("Version %1").arg(sheet.installer.version) + " · " + sheet.installer.holds
        dim: true
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting
        text: sheet.installer.credits !== "" ? sheet.installer.credits : qsTr("The pack does not name its author.")
        dim: true
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting
        text: sheet.action()
        strong: true
    }

    Row {
        width: parent.width
        visible: sheet.reporting && sheet.installer.objection !== ""
        spacing: Theme.small

        Glyph {
            width: Theme.icon
            height: width
            name: "warning"
            color: Theme.caution
        }

        AppLabel {
            width: parent.width - Theme.icon - Theme.small
            text: sheet.installer.objection
            Accessible.role: Accessible.AlertMessage
        }
    }

    TextList {
        width: parent.width
        title: qsTr("What changes")
        lines: sheet.installer.changes
    }

    TextList {
        width: parent.width
        title: qsTr("The verdict changes for %n deck(s)", "", sheet.installer.verdicts.count)
        lines: sheet.installer.verdicts
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting && sheet.isUpdate && sheet.installer.decks > 0
            && sheet.installer.verdicts.count === 0
        text: qsTr("%n deck(s) keep their verdict.", "", sheet.installer.decks)
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            visible: sheet.reporting && sheet.installer.kind !== "unchanged"
            enabled: sheet.step === "report"
            text: sheet.installer.objection !== "" ? qsTr("Replace anyway")
                : sheet.isUpdate ? qsTr("Update") : qsTr("Install")
            primary: sheet.installer.objection === ""
            onClicked: sheet.installer.install()
        }

        ActionButton {
            visible: sheet.step === "refused" && sheet.installer.numbersChanged
            text: qsTr("Keep the old card numbers")
            primary: true
            onClicked: sheet.installer.carryNumbers()
        }

        ActionButton {
            text: sheet.step === "refused" || sheet.installer.kind === "unchanged" ? qsTr("Close") : qsTr("Cancel")
            enabled: sheet.step !== "storing"
            onClicked: sheet.close()
        }
    }
}
