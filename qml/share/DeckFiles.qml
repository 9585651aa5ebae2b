// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs

// The dialogs for a deck's files, each made when it is first needed. Qt 6.4 cannot make them where components are bound.
Item {
    id: files

    property string saveTitle
    property string fileName        // to begin with
    property var saveFilters: []

    signal opened(var urls)
    signal saved(url file)

    function open() {
        openLoader.active = true
        ;(openLoader.item as FileDialog).open()
    }
    function save() {
        saveLoader.active = true
        ;(saveLoader.item as FileDialog).open()
    }

    Loader {
        id: openLoader
        active: false
        sourceComponent: FileDialog {
            fileMode: FileDialog.OpenFiles
            acceptLabel: qsTr("Open")
            rejectLabel: qsTr("Cancel")
            title: qsTr("Open a list or a picture with a QR code")
            nameFilters: [qsTr("Lists and pictures (%1)").arg("*.deck *.txt *.json *.cod *.dek *.o8d *.dck *.xml *.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg"), qsTr("All files (%1)").arg("*")]
            onAccepted: files.opened(selectedFiles)
        }
    }
    Loader {
        id: saveLoader
        active: false
        sourceComponent: FileDialog {
            fileMode: FileDialog.SaveFile
            acceptLabel: qsTr("Save")
            rejectLabel: qsTr("Cancel")
            title: files.saveTitle
            nameFilters: files.saveFilters
            currentFile: currentFolder + "/" + files.fileName
            onAccepted: files.saved(selectedFile)
        }
    }
}
