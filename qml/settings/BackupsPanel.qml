// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Creates and restores backups of the library.
Panel {
    id: panel

    required property Backups backups
    property bool canMake: true
    property int asked: -1   // the row that asks for confirmation

    SectionTitle { text: qsTr("Backups") }

    AppLabel {
        width: parent.width
        dim: true
        text: panel.backups.list.count === 0
            ? qsTr("No backups yet. One is made before every library update, and you can make more.")
            : qsTr("Restoring a backup replaces the library. The current library is kept as a backup too.")
    }

    ActionButton {
        visible: panel.canMake
        text: panel.backups.busy && !panel.backups.restoring ? qsTr("Backing up…") : qsTr("Make a backup now")
        glyph: "copy"
        enabled: !panel.backups.busy
        onClicked: panel.backups.make()
    }

    AppLabel {
        visible: panel.backups.restoring
        width: parent.width
        text: qsTr("Restoring the backup…")
        Accessible.role: Accessible.AlertMessage
    }

    Row {
        width: parent.width
        visible: panel.backups.message !== ""
        spacing: Theme.small

        Glyph {
            width: Theme.icon
            height: width
            name: panel.backups.failed ? "warning" : "check"
            color: panel.backups.failed ? Theme.danger : Theme.good
        }

        AppLabel {
            width: parent.width - Theme.icon - Theme.small
            text: panel.backups.message
            color: panel.backups.failed ? Theme.danger : Theme.text
            Accessible.role: Accessible.AlertMessage
        }
    }

    Repeater {
        model: panel.backups.list

        SettingRow {
            id: row
            required property int index
            required property string name
            required property string when
            required property string size
            required property string spoken
            readonly property bool asking: panel.asked === index
            width: parent.width
            title: when + "  ·  " + size
            about: name
            Accessible.role: Accessible.Grouping
            Accessible.name: spoken

            ActionButton {
                visible: !row.asking
                small: true
                enabled: !panel.backups.busy
                text: qsTr("Restore")
                Accessible.name: qsTr("Restore: %1").arg(row.spoken)
                onClicked: panel.asked = row.index
            }

            ActionButton {
                visible: row.asking
                small: true
                primary: true
                text: qsTr("Yes, restore it")
                onClicked: {
                    panel.asked = -1
                    panel.backups.restore(row.index)
                }
            }

            ActionButton {
                visible: row.asking
                small: true
                text: qsTr("No")
                onClicked: panel.asked = -1
            }
        }
    }
}
