// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// The removed decks. They stay here until they are deleted for good, which is asked first.
FocusScope {
    id: view

    required property DeckBin bin

    function ask(deckId: string, name: string) {
        sure.deckId = deckId
        sure.name = name
        sure.open()
    }

    Sheet {
        id: sure
        property string deckId   // empty: all of them
        property string name

        title: deckId === "" ? qsTr("Empty the bin?") : qsTr("Delete “%1” for good?").arg(name)

        AppLabel {
            width: parent.width
            text: sure.deckId === ""
                ? qsTr("%n deck(s) and their histories are deleted. This cannot be undone.", "", view.bin.count)
                : qsTr("The deck and its history are deleted. This cannot be undone.")
        }

        Row {
            spacing: Theme.small

            ActionButton {
                text: qsTr("Delete for good")
                glyph: "trash"
                onClicked: {
                    sure.close()
                    if (sure.deckId === "") view.bin.empty()
                    else view.bin.purge(sure.deckId)
                }
            }

            ActionButton {
                text: qsTr("Cancel")
                primary: true
                onClicked: sure.close()
            }
        }
    }

    SectionBar {
        id: head
        x: Theme.large
        y: Theme.large
        width: parent.width - 2 * Theme.large
        title: qsTr("Bin")

        ActionButton {
            small: true
            glyph: "trash"
            text: qsTr("Empty the bin…")
            onClicked: view.ask("", "")
        }
    }

    ListView {
        id: list
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        leftMargin: Theme.large
        rightMargin: Theme.large
        topMargin: Theme.small
        bottomMargin: Theme.large
        spacing: Theme.small
        focus: true
        clip: true
        model: view.bin.decks
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Removed decks")
        ScrollBar.vertical: ScrollLine {}
        Keys.onReturnPressed: view.bin.restore(view.bin.decks.at(currentIndex, "deckId"))
        Keys.onEnterPressed: view.bin.restore(view.bin.decks.at(currentIndex, "deckId"))
        Keys.onDeletePressed: view.ask(view.bin.decks.at(currentIndex, "deckId"),
                                       view.bin.decks.at(currentIndex, "name"))
        delegate: Rectangle {
            id: row
            required property string deckId
            required property string name
            required property string gameName
            required property string removed
            required property int amount
            width: list.width - 2 * Theme.large
            height: Math.round(60 * Theme.scale)
            radius: Theme.radius
            color: list.activeFocus && ListView.isCurrentItem ? Theme.chosen : Theme.panel
            border.width: Theme.hairline
            border.color: Theme.line
            Accessible.role: Accessible.ListItem
            Accessible.name: name + ". " + about.text

            Column {
                x: Theme.large
                anchors.verticalCenter: parent.verticalCenter
                width: buttons.x - x - Theme.medium
                spacing: Theme.thin

                AppLabel {
                    width: parent.width
                    text: row.name
                    strong: true
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }

                AppLabel {
                    id: about
                    width: parent.width
                    text: row.gameName + "  ·  " + qsTr("%n card(s)", "", row.amount) + "  ·  "
                        + qsTr("removed %1").arg(row.removed)
                    dim: true
                    size: Theme.caption
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
            }

            Row {
                id: buttons
                anchors.right: parent.right
                anchors.rightMargin: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.small

                ActionButton {
                    glyph: "undo"
                    text: qsTr("Restore")
                    Accessible.name: qsTr("Restore %1").arg(row.name)
                    onClicked: view.bin.restore(row.deckId)
                }

                IconButton {
                    glyph: "trash"
                    text: qsTr("Delete %1 for good").arg(row.name)
                    onClicked: view.ask(row.deckId, row.name)
                }
            }
        }
    }
}
