// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// Where the player's files are.
Panel {
    id: panel

    required property AppModel app

    SectionTitle { text: qsTr("Folders") }

    Repeater {
        model: panel.app.library.folders

        SettingRow {
            id: row
            required property int index
            required about
            required path
            width: parent.width

            ActionButton {
                small: true
                text: qsTr("Show")
                glyph: "folder"
                Accessible.name: qsTr("Show the folder: %1").arg(row.title)
                onClicked: panel.app.library.openFolder(row.index)
            }
        }
    }
}
