// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Imports somebody's layer: shows what is new and what differs, and lets the player choose.
Sheet {
    id: sheet

    required property LayerImport imports
    readonly property string step: imports.state
    readonly property bool reporting: step === "report" || step === "storing"

    title: qsTr("Import %1").arg(imports.fileName)
    preferredWidth: 820
    closePolicy: Popup.CloseOnEscape
    onClosed: imports.cancel()

    function summary(): string {
        const name = imports.layerName
        if (imports.isExpansion)
            return qsTr("“%1” is an expansion pack for %2. It is installed as a layer of its own, below your cards.")
                .arg(name).arg(imports.gameName)
        return qsTr("Cards of %1. New cards and values are added to yours.").arg(imports.gameName)
    }

    Connections {
        target: sheet.imports
        function onChanged() {
            if (sheet.step === "stored") sheet.close()
            else if (sheet.step !== "none" && !sheet.opened) sheet.open()
        }
    }

    AppLabel {
        width: parent.width
        visible: sheet.step === "reading" || sheet.step === "storing"
        text: sheet.step === "reading" ? qsTr("Reading…") : qsTr("Saving…")
        Accessible.role: Accessible.AlertMessage
    }

    AppLabel {
        width: parent.width
        visible: sheet.step === "refused"
        text: qsTr("The layer was not imported; nothing has changed.")
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
        visible: sheet.reporting
        text: sheet.summary()
    }

    AppLabel {
        width: parent.width
        visible: sheet.reporting
        text: qsTr("%n new card(s)", "", sheet.imports.added) + " · "
            + qsTr("%n changed", "", sheet.imports.edited) + " · "
            + qsTr("%n unchanged", "", sheet.imports.unchanged)
            + (sheet.imports.differences > 0
               ? " · " + qsTr("%n different value(s)", "", sheet.imports.differences) : "")
        strong: true
    }

    Flow {
        width: parent.width
        visible: sheet.reporting && sheet.imports.differences > 0
        spacing: Theme.small

        ActionButton {
            small: true
            text: qsTr("Keep all of mine")
            onClicked: sheet.imports.takeAll(false)
        }

        ActionButton {
            small: true
            text: qsTr("Take all of theirs")
            onClicked: sheet.imports.takeAll(true)
        }
    }

    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, Math.max(90 * Theme.scale, sheet.listRoom - 110 * Theme.scale))
        visible: sheet.reporting && count > 0
        clip: true
        model: sheet.imports.rows
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Cards of the layer")
        ScrollBar.vertical: ScrollLine {}
        delegate: LayerRow {
            width: list.width - Theme.medium
            focused: list.activeFocus && ListView.isCurrentItem
            onTaken: theirs => sheet.imports.take(index, theirs)
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.small

        ActionButton {
            visible: sheet.reporting
            enabled: sheet.step === "report" && (sheet.imports.isExpansion || list.count > 0)
            text: sheet.imports.isExpansion ? qsTr("Install") : qsTr("Import")
            primary: true
            onClicked: sheet.imports.store()
        }

        ActionButton {
            text: sheet.step === "refused" ? qsTr("Close") : qsTr("Cancel")
            enabled: sheet.step !== "storing"
            onClicked: sheet.close()
        }
    }
}
