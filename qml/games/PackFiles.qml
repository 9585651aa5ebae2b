// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Mazzo.Controls

// The dialogs for packs, each created when it is first needed.
// Not ComponentBehavior: Bound, because a Loader of Qt 6.4 cannot create bound components.
Item {
    id: files

    property string game   // for the suggested name

    signal opened(url file)
    signal saved(url file)

    function show(loader: Loader) {
        loader.active = true
        const dialog = loader.item as FileDialog
        dialog.open()
    }

    function open() { show(openLoader) }
    function save() { show(saveLoader) }

    OverwriteSheet { id: overwriting }

    Loader {
        id: openLoader
        active: false
        sourceComponent: FileDialog {
            title: qsTr("Install a game")
            acceptLabel: qsTr("Open")
            rejectLabel: qsTr("Cancel")
            nameFilters: [qsTr("Packs (%1)").arg("*.mazzopack *.zip"), qsTr("All files (%1)").arg("*")]
            onAccepted: files.opened(selectedFile)   // qmllint disable unqualified
        }
    }

    Loader {
        id: saveLoader
        active: false
        sourceComponent: FileDialog {
            title: qsTr("Export the pack")
            fileMode: FileDialog.SaveFile
            acceptLabel: qsTr("Save")
            rejectLabel: qsTr("Cancel")
            defaultSuffix: "mazzopack"
            nameFilters: [qsTr("Packs (%1)").arg("*.mazzopack *.zip")]
            // qmllint disable unqualified
            currentFile: currentFolder + "/" + files.game + ".mazzopack"
            onAccepted: overwriting.guard(selectedFile, "mazzopack", file => files.saved(file))
            // qmllint enable unqualified
        }
    }
}
