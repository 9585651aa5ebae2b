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
            words: view.app.problem + "\n" + view.app.advice
            detail: view.app.problemDetail !== "" ? view.app.problemDetail : view.app.dataFolder
            ActionButton { text: qsTr("Try again"); primary: true; focus: view.visible; enabled: !view.app.loading; onClicked: view.app.openAgain() }
            ActionButton { text: qsTr("Show the folder"); glyph: "folder"; onClicked: Qt.openUrlExternally(view.app.dataFolderUrl) }
        }
        BackupsPanel { width: parent.width; visible: backups.list.count > 0; canMake: false; backups: view.app.backups }
    }
}
