// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// A deck of the game on a small table that follows every edit of the procedure.
Flickable {
    id: view

    required property GameEditor editor
    readonly property LiveTable table: editor.table

    contentHeight: inside.implicitHeight + 2 * Theme.large
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollLine {}
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Table")

    FocusFollower { area: view }

    Column {
        id: inside
        x: Theme.large
        y: Theme.large
        width: view.width - 2 * Theme.large
        spacing: Theme.medium

        SectionBar {
            width: parent.width
            title: qsTr("Try it at the table")

            IconButton {
                glyph: "undo"
                text: qsTr("Step back")
                enabled: view.table.canStepBack
                onClicked: view.table.stepBack()
            }

            IconButton {
                glyph: "history"
                text: qsTr("Deal again")
                enabled: view.table.state !== "none"
                onClicked: view.table.dealAgain()
            }
        }

        SelectBox {
            visible: view.editor.decks.count > 0
            width: parent.width
            label: qsTr("Deck")
            model: view.editor.decks
            textRole: "name"
            valueRole: "file"
            currentIndex: {
                for (let i = 0; i < view.editor.decks.count; ++i)
                    if (view.editor.decks.at(i, "file") === view.table.deckFile) return i
                return -1
            }
            onActivated: index => view.table.useDeck(view.editor.decks.at(index, "file"))
        }

        AppLabel {
            width: parent.width
            visible: view.table.state === "none"
            text: view.editor.mistakes > 0 ? qsTr("The table is dealt as soon as the game has no mistakes.")
                : qsTr("Add a deck in “Decks and examples” to see it here.")
            dim: true
        }

        AppLabel {
            width: parent.width
            visible: view.table.state === "problem"
            text: view.table.problem
            color: Theme.danger
        }

        Flow {
            width: parent.width
            visible: view.table.state === "table"
            spacing: Theme.small

            Badge {
                words: view.table.phase
                ink: Theme.accent
            }

            Repeater {
                model: view.table.counters

                Badge {}
            }
        }

        Repeater {
            model: view.table.zones

            Column {
                id: zone
                required property string name
                required property string cards
                required property int amount
                width: inside.width

                AppLabel {
                    width: parent.width
                    text: qsTr("%1 (%2)").arg(zone.name).arg(zone.amount)
                    strong: true
                    size: Theme.caption
                }

                AppLabel {
                    width: parent.width
                    visible: text !== ""
                    text: zone.cards
                }
            }
        }

        Flow {
            width: parent.width
            spacing: Theme.tiny

            Repeater {
                model: view.table.actions

                ActionButton {
                    required property int index
                    required property string label
                    small: true
                    text: label
                    onClicked: view.table.act(index)
                }
            }
        }

        SectionTitle {
            visible: view.table.log.count > 0
            text: qsTr("What happened")
        }

        Repeater {
            model: view.table.log

            AppLabel {
                required property string words
                width: inside.width
                text: "· " + words
                size: Theme.caption
                dim: true
            }
        }
    }
}
