// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Imports a folder of scans: every file with the card it belongs to, before anything is stored.
Sheet {
    id: sheet

    required property AppModel app
    required property string gameId
    readonly property CardPictures pictures: app.pictures

    title: qsTr("Import pictures")
    preferredWidth: 620
    onClosed: pictures.cancelImport()

    AppLabel {
        width: parent.width
        text: sheet.pictures.folder === ""
            ? qsTr("Choose a folder of scans, named after cards or their numbers: “Sea Arrow.jpg”, “012.png”.") + " "
                + qsTr("You see every match before anything is stored.")
            : sheet.pictures.folder
        dim: true
    }
    ProgressLine {
        width: parent.width
        visible: sheet.pictures.importing
        label: sheet.pictures.found > 0 ? qsTr("Importing pictures") : qsTr("Reading the folder")
        value: sheet.pictures.progress
    }
    AppLabel {
        width: parent.width
        visible: sheet.pictures.folder !== "" && (!sheet.pictures.busy || sheet.pictures.found > 0)
        text: list.count === 0 ? qsTr("There are no pictures in this folder.")
            : qsTr("%n picture(s) found", "", sheet.pictures.found) + " · "
                + qsTr("%n file(s) left out", "", list.count - sheet.pictures.found)
        strong: true
        Accessible.role: Accessible.AlertMessage
    }
    ListView {
        id: list
        width: parent.width
        height: Math.min(contentHeight, sheet.listRoom - Theme.huge, Math.round(380 * Theme.scale))
        clip: true
        model: sheet.pictures.files
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Files")
        ScrollBar.vertical: ScrollLine {}
        delegate: Item {
            id: row
            required property int index
            required property string file
            required property string card
            required property string note
            required property bool found
            width: list.width - Theme.medium
            height: Math.max(Theme.row, words.implicitHeight + Theme.small)
            Accessible.role: Accessible.ListItem
            readonly property string outcome: card + (card !== "" && note !== "" ? " · " : "") + note
            Accessible.name: file + ". " + outcome
            FocusRing { shown: list.activeFocus && row.ListView.isCurrentItem; anchors.margins: 0 }
            Glyph {
                x: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.smallIcon
                height: width
                name: row.found ? "check" : "warning"
                color: row.found ? Theme.accent : Theme.caution
            }
            AppLabel {
                x: 2 * Theme.small + Theme.smallIcon
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.4 - x
                text: row.file
                wrapMode: Text.NoWrap
                elide: Text.ElideMiddle
                Accessible.ignored: true
            }
            AppLabel {
                id: words
                x: parent.width * 0.4 + Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x
                text: row.outcome
                dim: !row.found
                size: Theme.caption
                Accessible.ignored: true
            }
        }
    }
    PictureStatus {
        width: parent.width
        visible: sheet.pictures.folder === "" && (pictures.message !== "" || pictures.problem !== "")
        pictures: sheet.pictures
    }
    Flow {
        width: parent.width
        spacing: Theme.small
        ActionButton {
            visible: sheet.pictures.found > 0
            primary: true
            text: qsTr("Import %n picture(s)", "", sheet.pictures.found)
            enabled: !sheet.pictures.busy
            onClicked: sheet.pictures.importPlanned()
        }
        ActionButton {
            primary: sheet.pictures.found === 0
            enabled: !sheet.pictures.importing
            text: qsTr("Choose a folder …")
            glyph: "folder"
            onClicked: files.chooseFolder()
        }
        ActionButton {
            text: sheet.pictures.importing ? qsTr("Cancel") : qsTr("Close")
            onClicked: sheet.pictures.importing ? sheet.pictures.cancelImport() : sheet.close()
        }
    }
    PictureFiles {
        id: files
        onFolderChosen: folder => sheet.pictures.planFolder(sheet.gameId, folder)
    }
}
