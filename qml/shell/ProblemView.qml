// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls
import Mazzo.Settings

// The library cannot be opened: what is wrong, where, and what can be done.
Flickable {
    id: view

    required property AppModel app

    contentHeight: column.height + 2 * Theme.huge
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollLine {}

    Column {
        id: column
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(Theme.huge, (view.height - height) / 2)
        width: Math.min(view.width - 2 * Theme.huge, 640 * Theme.scale)
        spacing: Theme.huge
        EmptyState {
            width: parent.width
            glyph: "warning"
            glyphColor: Theme.danger
            title: qsTr("The library cannot be opened")
            words: view.app.library.problem + "\n" + view.app.library.advice
            detail: view.app.library.problemDetail !== "" ? view.app.library.problemDetail : view.app.library.dataFolder
            ActionButton {
                text: qsTr("Try again")
                primary: true
                focus: view.visible
                enabled: !view.app.library.loading
                onClicked: view.app.library.openAgain()
            }
            ActionButton {
                visible: view.app.library.vanished
                text: qsTr("Start with an empty library")
                enabled: !view.app.library.loading
                onClicked: view.app.library.startEmpty()
            }
            ActionButton {
                text: qsTr("Show the folder")
                glyph: "folder"
                onClicked: Qt.openUrlExternally(view.app.library.dataFolderUrl)
            }
        }
        BackupsPanel {
            width: parent.width
            visible: backups.list.count > 0
            canMake: false
            backups: view.app.library.backups
        }
    }
}
