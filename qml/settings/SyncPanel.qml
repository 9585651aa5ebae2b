// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Keeps a folder of plain files in step with the library.
Panel {
    id: panel

    required property FolderSyncing syncing

    SectionTitle { text: qsTr("Synchronised folder") }

    AppLabel {
        width: parent.width
        dim: true
        text: qsTr("Decks, collection, own cards and settings as plain files. Git, Syncthing or a cloud folder can "
            + "carry them to another computer. Changes on both sides are merged; if that is impossible, both versions "
            + "are kept.")
    }

    SettingRow {
        width: parent.width
        title: panel.syncing.folder !== "" ? panel.syncing.folder : qsTr("No folder chosen")

        ActionButton {
            small: true
            glyph: "folder"
            enabled: !panel.syncing.busy
            text: panel.syncing.folder !== "" ? qsTr("Change…") : qsTr("Choose…")
            Accessible.name: qsTr("Choose the synchronised folder")
            onClicked: dialog.open()
        }

        ActionButton {
            small: true
            primary: true
            visible: panel.syncing.folder !== ""
            enabled: !panel.syncing.busy
            text: panel.syncing.busy ? qsTr("Synchronising…") : qsTr("Synchronise now")
            onClicked: panel.syncing.sync()
        }
    }

    Row {
        width: parent.width
        visible: panel.syncing.message !== ""
        spacing: Theme.small

        Glyph {
            width: Theme.icon
            height: width
            name: panel.syncing.failed ? "warning" : "check"
            color: panel.syncing.failed ? Theme.danger : Theme.good
        }

        AppLabel {
            width: parent.width - Theme.icon - Theme.small
            text: panel.syncing.message
            color: panel.syncing.failed ? Theme.danger : Theme.text
            Accessible.role: Accessible.AlertMessage
        }
    }

    Repeater {
        model: panel.syncing.details

        AppLabel {
            required property string modelData
            width: parent.width
            dim: true
            text: modelData
        }
    }

    SyncFolderDialog {
        id: dialog
        onChosen: folder => panel.syncing.choose(folder)
    }
}
