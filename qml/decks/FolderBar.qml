// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The folders of the decks, and the bin.
Flow {
    id: bar

    required property DeckLibrary decks

    spacing: Theme.small
    visible: decks.folders.count > 0 || decks.bin.count > 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Folders")

    Repeater {
        model: bar.decks.folders

        Chip {
            required property string folderId
            required property string name
            required amount
            text: name
            spoken: qsTr("Folder: %1").arg(name)
            checked: !bar.decks.bin.shown && bar.decks.folder === folderId
            onClicked: bar.decks.folder = folderId
        }
    }

    Chip {
        visible: bar.decks.bin.count > 0
        text: qsTr("Bin")
        amount: bar.decks.bin.count
        checked: bar.decks.bin.shown
        onClicked: bar.decks.bin.shown = !bar.decks.bin.shown
    }
}
