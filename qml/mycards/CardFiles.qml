// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Mazzo.Controls

// The dialogs for files of cards, each created when it is first needed.
// Not ComponentBehavior: Bound, because a Loader of Qt 6.4 cannot create bound components.
Item {
    id: files

    property string game   // for the suggested names

    signal opened(url file)
    signal tableSaved(url file)
    signal layerSaved(url file)

    function show(loader: Loader) {
        loader.active = true
        const dialog = loader.item as FileDialog
        dialog.open()
    }

    function open() { show(openLoader) }
    function saveTable() { show(tableLoader) }
    function saveLayer() { show(layerLoader) }

    OverwriteSheet { id: overwriting }

    Loader {
        id: openLoader
        active: false
        sourceComponent: FileDialog {
            title: qsTr("Import cards or a layer")
            acceptLabel: qsTr("Open")
            rejectLabel: qsTr("Cancel")
            nameFilters: [qsTr("Tables of cards and layers (%1)").arg("*.csv *.tsv *.txt *.json *.zip"),
                          qsTr("All files (%1)").arg("*")]
            onAccepted: files.opened(selectedFile)   // qmllint disable unqualified
        }
    }

    Loader {
        id: tableLoader
        active: false
        sourceComponent: FileDialog {
            title: qsTr("Export the table")
            fileMode: FileDialog.SaveFile
            acceptLabel: qsTr("Save")
            rejectLabel: qsTr("Cancel")
            defaultSuffix: "csv"
            nameFilters: [qsTr("Tables (%1)").arg("*.csv"), qsTr("JSON (%1)").arg("*.json")]
            // qmllint disable unqualified
            currentFile: currentFolder + "/" + files.game + ".csv"
            onAccepted: overwriting.guard(selectedFile, "csv", file => files.tableSaved(file))
            // qmllint enable unqualified
        }
    }

    Loader {
        id: layerLoader
        active: false
        sourceComponent: FileDialog {
            title: qsTr("Export my cards as a layer")
            fileMode: FileDialog.SaveFile
            acceptLabel: qsTr("Save")
            rejectLabel: qsTr("Cancel")
            defaultSuffix: "zip"
            nameFilters: [qsTr("Layers (%1)").arg("*.zip")]
            // qmllint disable unqualified
            currentFile: currentFolder + "/" + files.game + "-cards.zip"
            onAccepted: overwriting.guard(selectedFile, "zip", file => files.layerSaved(file))
            // qmllint enable unqualified
        }
    }
}
