// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// A deck that cannot be read: shows the reason and its text, which can be fixed here.
FocusScope {
    id: view

    required property AppModel app
    required property DeckEditor editor
    readonly property bool hasText: editor.rawText !== ""

    EmptyState {
        anchors.centerIn: parent
        visible: !view.hasText
        width: Math.min(parent.width - 2 * Theme.huge, 560 * Theme.scale)
        glyph: view.editor.problem !== "" ? "warning" : "decks"
        title: view.editor.problem !== "" ? qsTr("This deck cannot be edited") : qsTr("No deck is open")
        words: view.editor.problem

        ActionButton {
            primary: true
            text: qsTr("All decks")
            onClicked: view.app.navigation.open(Navigation.Decks)
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.huge
        visible: view.hasText
        spacing: Theme.medium

        Row {
            Layout.fillWidth: true
            spacing: Theme.small

            Glyph {
                width: Theme.icon
                height: Theme.icon
                name: "warning"
                color: Theme.danger
            }

            AppLabel {
                width: parent.width - Theme.icon - Theme.small
                text: view.editor.problem
                strong: true
                Accessible.role: Accessible.AlertMessage
            }
        }

        AppLabel {
            Layout.fillWidth: true
            text: qsTr("Nothing is lost: these are the lines of the deck. Fix them here, or leave them as they are.")
            dim: true
        }

        ScrollView {
            Layout.fillWidth: true
            Layout.fillHeight: true

            TextInputArea {
                id: lines
                text: view.editor.rawText
                label: qsTr("Deck text")
                font.family: "monospace"
            }
        }

        Row {
            spacing: Theme.small

            ActionButton {
                primary: true
                text: qsTr("Save and try again")
                enabled: lines.text !== view.editor.rawText
                onClicked: view.editor.saveRawText(lines.text)
            }

            ActionButton {
                text: qsTr("All decks")
                onClicked: view.app.navigation.open(Navigation.Decks)
            }
        }
    }
}
