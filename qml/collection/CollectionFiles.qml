// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Mazzo.Controls

// The dialogs for files, each created when it is first needed: Qt's own dialog takes a while to create.
// Not ComponentBehavior: Bound, because a Loader of Qt 6.4 cannot create bound components.
Item {
    id: files

    signal opened(url file)
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
            title: qsTr("Import a collection")
            acceptLabel: qsTr("Open")
            rejectLabel: qsTr("Cancel")
            nameFilters: [qsTr("Collections (*.csv *.txt *.tsv)"), qsTr("All files (*)")]
            onAccepted: files.opened(selectedFile)   // qmllint disable unqualified
        }
    }

    Loader {
        id: saveLoader
        active: false
        sourceComponent: FileDialog {
            title: qsTr("Export the collection")
            fileMode: FileDialog.SaveFile
            acceptLabel: qsTr("Save")
            rejectLabel: qsTr("Cancel")
            defaultSuffix: "csv"
            nameFilters: [qsTr("Collections (*.csv)")]
            // qmllint disable unqualified
            onAccepted: overwriting.guard(selectedFile, "csv", file => files.saved(file))
            // qmllint enable unqualified
        }
    }
}
