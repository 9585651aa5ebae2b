// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

// The dialogs for a picture and for a folder of pictures, each created when it is first needed.
// Not ComponentBehavior: Bound, because a Loader of Qt 6.4 cannot create bound components.
Item {
    id: files

    signal fileChosen(url file)
    signal folderChosen(url folder)

    function chooseFile() {
        fileLoader.active = true
        ;(fileLoader.item as FileDialog).open()
    }
    function chooseFolder() {
        folderLoader.active = true
        ;(folderLoader.item as FolderDialog).open()
    }

    Loader {
        id: fileLoader
        active: false
        sourceComponent: FileDialog {
            title: qsTr("Add a picture")
            acceptLabel: qsTr("Add")
            rejectLabel: qsTr("Cancel")
            nameFilters: [qsTr("Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)"), qsTr("All files (*)")]
            onAccepted: files.fileChosen(selectedFile)   // qmllint disable unqualified
        }
    }
    Loader {
        id: folderLoader
        active: false
        sourceComponent: FolderDialog {
            title: qsTr("Import a folder of pictures")
            acceptLabel: qsTr("Choose")
            rejectLabel: qsTr("Cancel")
            onAccepted: files.folderChosen(selectedFolder)   // qmllint disable unqualified
        }
    }
}
