// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

// The dialog for a folder, created when it is first needed: Qt's own dialog takes a while to create.
// Not ComponentBehavior: Bound, because a Loader of Qt 6.4 cannot create bound components.
Item {
    id: folders

    signal chosen(url folder)

    function open() {
        loader.active = true
        const dialog = loader.item as FolderDialog
        dialog.open()
    }

    Loader {
        id: loader
        active: false
        sourceComponent: FolderDialog {
            title: qsTr("Choose the synchronised folder")
            acceptLabel: qsTr("Choose")
            rejectLabel: qsTr("Cancel")
            onAccepted: folders.chosen(selectedFolder)   // qmllint disable unqualified
        }
    }
}
