pragma ComponentBehavior: Bound
import QtQuick
import Mazzo
import Mazzo.App

// Where the player's files are.
Panel {
    id: panel

    required property AppModel app

    SectionTitle { text: qsTr("Folders") }
    Repeater {
        model: panel.app.folders
        Flow {
            id: row
            required property int index
            required property string title
            required property string about
            required property string path
            width: parent.width
            spacing: Theme.medium
            Column {
                width: Math.min(row.width, Math.round(560 * Theme.scale))
                spacing: 2
                Words { width: parent.width; text: row.title; strong: true }
                Words { width: parent.width; text: row.about; dim: true; size: Theme.caption }
                Words { width: parent.width; text: row.path; font.family: "monospace"; size: Theme.caption; wrapMode: Text.WrapAnywhere }
            }
            ActionButton { small: true; text: qsTr("Show"); glyph: "folder"; Accessible.name: qsTr("Show the folder: %1").arg(row.title); onClicked: panel.app.openFolder(row.index) }
        }
    }
}
