// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// Format, game and deck name of the imported list, and how many lines were matched.
ColumnLayout {
    id: header

    required property AppModel app
    required property DeckImport importing

    spacing: Theme.small

    Flow {
        Layout.fillWidth: true
        spacing: Theme.small

        Badge {
            visible: words !== ""
            words: header.importing.formatText
            glyph: "list"
            ink: Theme.accent
        }

        Badge {
            visible: words !== "" && !header.importing.choosesGame
            words: header.importing.gameName
            glyph: "games"
            ink: Theme.accent
        }

        Badge {
            visible: header.importing.busy
            words: qsTr("Reading…")
            glyph: "history"
        }

        Repeater {
            model: header.importing.report.tallies

            ImportStateBadge {}
        }
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.small

        SelectBox {
            visible: header.importing.choosesGame
            label: qsTr("Game of the list")
            model: header.app.games.list
            textRole: "name"
            valueRole: "gameId"
            displayText: currentIndex < 0 ? qsTr("Choose a game") : currentText
            currentIndex: count > 0 ? indexOfValue(header.importing.gameId) : -1
            onActivated: header.importing.gameId = currentValue
        }

        TextInputField {
            Layout.fillWidth: true
            visible: header.importing.ready
            label: qsTr("Name of the deck")
            placeholderText: qsTr("Name of the deck")
            text: header.importing.name
            onTextEdited: header.importing.name = text
        }
    }
}
