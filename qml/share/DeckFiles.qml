// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Mazzo.Controls

// The dialogs for deck files, each created when it is first needed.
// Not ComponentBehavior: Bound, because a Loader of Qt 6.4 cannot create bound components.
Item {
    id: files

    property string saveTitle
    property string fileName        // the suggested name
    property var saveFilters: []

    signal opened(var urls)
    signal saved(url file)

    function open() {
        openLoader.active = true
        const dialog = openLoader.item as FileDialog
        dialog.open()
    }

    function save() {
        saveLoader.active = true
        const dialog = saveLoader.item as FileDialog
        dialog.open()
    }

    OverwriteSheet { id: overwriting }

    Loader {
        id: openLoader
        active: false
        sourceComponent: FileDialog {
            readonly property string lists: "*.deck *.txt *.json *.cod *.dek *.o8d *.dck *.xml"
            readonly property string images: "*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg"

            fileMode: FileDialog.OpenFiles
            acceptLabel: qsTr("Open")
            rejectLabel: qsTr("Cancel")
            title: qsTr("Open a deck list or an image with a QR code")
            nameFilters: [qsTr("Deck lists and images (%1)").arg(lists + " " + images), qsTr("All files (%1)").arg("*")]
            onAccepted: files.opened(selectedFiles)   // qmllint disable unqualified
        }
    }

    Loader {
        id: saveLoader
        active: false
        sourceComponent: FileDialog {
            fileMode: FileDialog.SaveFile
            acceptLabel: qsTr("Save")
            rejectLabel: qsTr("Cancel")
            // qmllint disable unqualified
            title: files.saveTitle
            nameFilters: files.saveFilters
            currentFile: currentFolder + "/" + files.fileName
            onAccepted: overwriting.guard(selectedFile, files.fileName.split(".").pop(), file => files.saved(file))
            // qmllint enable unqualified
        }
    }
}
