// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App

// Asks before a file is overwritten: the file dialog of Qt 6.4 does not.
Sheet {
    id: sheet

    property url file
    property var save: null   // what to do with the file

    // Saves at once if there is no such file yet.
    function guard(chosen: url, ending: string, done: var) {
        file = FilePaths.withEnding(chosen, ending)
        if (!FilePaths.exists(file)) return done(file)
        save = done
        open()
    }

    title: qsTr("Overwrite the file?")

    AppLabel {
        width: parent.width
        text: qsTr("“%1” exists already. Its content will be replaced.").arg(FilePaths.name(sheet.file))
    }

    Row {
        spacing: Theme.small

        ActionButton {
            text: qsTr("Overwrite")
            glyph: "warning"
            onClicked: {
                const save = sheet.save
                sheet.close()
                save(sheet.file)
            }
        }

        ActionButton {
            text: qsTr("Cancel")
            primary: true
            onClicked: sheet.close()
        }
    }
}
