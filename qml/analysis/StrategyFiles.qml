// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Dialogs
import Mazzo.App

// The dialogs for strategy files and exported results, each created when it is first needed.
// Not ComponentBehavior: Bound, because a Loader of Qt 6.4 cannot create bound components.
Item {
    id: files

    required property StrategyLab lab

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
            acceptLabel: qsTr("Open")
            rejectLabel: qsTr("Cancel")
            title: qsTr("Open a strategy")
            nameFilters: [qsTr("Strategies (%1)").arg("*.strategy *.txt"), qsTr("All files (%1)").arg("*")]
            onAccepted: files.lab.importFile(selectedFile)   // qmllint disable unqualified
        }
    }

    Loader {
        id: saveLoader
        active: false
        sourceComponent: FileDialog {
            fileMode: FileDialog.SaveFile
            acceptLabel: qsTr("Save")
            rejectLabel: qsTr("Cancel")
            title: qsTr("Export the results")
            defaultSuffix: "csv"
            nameFilters: [qsTr("Table (%1)").arg("*.csv")]
            onAccepted: files.lab.tournament.exportTo(selectedFile)   // qmllint disable unqualified
        }
    }
}
