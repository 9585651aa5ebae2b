// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The decks that come with the game, and the examples with the verdict that they must get.
Item {
    id: part

    required property GameEditor editor
    readonly property DeckTrial trial: editor.deckTrial
    readonly property int side: Math.min(Math.round(280 * Theme.scale), Math.round(width * 0.4))

    function begin(example: bool) {
        naming.example = example
        naming.open()
    }

    Sheet {
        id: naming
        property bool example: false

        function add() {
            if (called.text.trim() === "") return
            part.editor.addDeck(called.text, example)
            close()
        }

        title: example ? qsTr("New example") : qsTr("New deck")
        preferredWidth: 420
        onOpened: {
            called.text = ""
            called.forceActiveFocus(Qt.TabFocusReason)
        }

        AppLabel {
            width: parent.width
            text: qsTr("It begins as a copy of the deck that is open.")
            dim: true
        }

        TextInputField {
            id: called
            width: parent.width
            label: qsTr("Name")
            placeholderText: qsTr("Name")
            onAccepted: naming.add()
        }

        Flow {
            width: parent.width
            spacing: Theme.small

            ActionButton {
                text: qsTr("Add")
                primary: true
                enabled: called.text.trim() !== ""
                onClicked: naming.add()
            }

            ActionButton {
                text: qsTr("Cancel")
                onClicked: naming.close()
            }
        }
    }

    Flow {
        id: bar
        width: part.side
        padding: Theme.small
        spacing: Theme.tiny

        ActionButton {
            small: true
            glyph: "plus"
            text: qsTr("New deck")
            onClicked: part.begin(false)
        }

        ActionButton {
            small: true
            glyph: "plus"
            text: qsTr("New example")
            onClicked: part.begin(true)
        }

        IconButton {
            implicitHeight: Theme.smallControl
            implicitWidth: Theme.smallControl
            glyph: "trash"
            text: qsTr("Remove")
            enabled: part.trial.file !== ""
            onClicked: part.editor.removeDeck()
        }
    }

    ListView {
        id: list
        y: bar.height
        width: part.side
        height: parent.height - y
        leftMargin: Theme.small
        rightMargin: Theme.small
        clip: true
        spacing: Theme.thin
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        model: part.editor.decks
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Decks and examples")
        ScrollBar.vertical: ScrollLine {}
        onCurrentIndexChanged: {
            const file = currentIndex >= 0 ? part.editor.decks.at(currentIndex, "file") : ""
            if (activeFocus && file !== "" && file !== part.trial.file) part.editor.openDeck(file)
        }
        delegate: ItemRow {
            id: deck
            required property string file
            required property string name
            required property bool example
            required property string expected
            required property string found
            required property string state
            width: list.width - 2 * Theme.small
            title: name
            about: example ? qsTr("Example: %1").arg(expected) : qsTr("Deck: %1").arg(found)
            problems: state === "other" || state === "broken" ? 1 : 0
            current: part.trial.file === file
            focused: list.activeFocus && ListView.isCurrentItem
            onCurrentChanged: if (current) list.currentIndex = index
            Component.onCompleted: if (current) list.currentIndex = index
            onChosen: {
                list.forceActiveFocus(Qt.MouseFocusReason)
                part.editor.openDeck(file)
            }
        }
    }

    Rectangle {
        x: part.side
        width: Theme.hairline
        height: parent.height
        color: Theme.line
    }

    Flickable {
        id: sheet
        visible: part.trial.file !== ""
        x: part.side + 1
        width: parent.width - x
        height: parent.height
        contentHeight: inside.implicitHeight + 2 * Theme.large
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollLine {}

        FocusFollower { area: sheet }

        Column {
            id: inside
            x: Theme.large
            y: Theme.large
            width: sheet.width - 2 * Theme.large
            spacing: Theme.medium

            AppLabel {
                width: parent.width
                text: part.trial.file
                font.family: "monospace"
                dim: true
                size: Theme.caption
            }

            TextInputArea {
                id: area
                readonly property string stored: part.trial.text
                width: parent.width
                height: Math.max(Math.round(220 * Theme.scale), implicitHeight)
                font.family: "monospace"
                label: qsTr("Deck file")
                onStoredChanged: if (text !== stored) text = stored
                onTextChanged: if (text !== stored) part.trial.tryText(text)
                onEditingFinished: part.editor.setDeckText(text)
                Component.onCompleted: text = stored
            }

            Row {
                width: parent.width
                spacing: Theme.small

                Glyph {
                    width: Theme.icon
                    height: width
                    name: part.trial.state === "fine" ? "passed"
                        : part.trial.state === "working" ? "history" : "warning"
                    color: part.trial.state === "fine" ? Theme.good : part.trial.state === "working" ? Theme.muted
                         : Theme.caution
                }

                AppLabel {
                    width: parent.width - Theme.icon - Theme.small
                    text: part.trial.state === "broken" ? qsTr("The deck cannot be read.")
                        : part.trial.state === "working" ? qsTr("Checking…")
                        : part.trial.state === "fine" ? qsTr("As expected: %1").arg(part.trial.found)
                        : qsTr("Expected: %1. The rules say: %2").arg(part.trial.expected).arg(part.trial.found)
                    strong: true
                    Accessible.role: Accessible.AlertMessage
                }
            }

            ActionButton {
                visible: part.trial.example && part.trial.state === "other"
                small: true
                text: qsTr("Expect what the rules say")
                onClicked: {
                    part.editor.setDeckText(area.text)
                    part.editor.expectFound()
                }
            }

            Repeater {
                model: part.trial.findings

                AppLabel {
                    required property string words
                    width: inside.width
                    text: "· " + words
                }
            }
        }
    }
}
