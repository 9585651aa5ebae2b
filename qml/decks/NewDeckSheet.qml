// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls

// Creates a deck: empty, or from a preconstructed one.
Sheet {
    id: sheet

    required property AppModel app
    property string about   // of the game that the pointer or the focus is on

    function typedName(): string { return field.text }

    function begin(deckId: string) {
        if (deckId === "") return
        close()
        app.openDeck(deckId)
    }

    // A preconstructed deck keeps its name unless one is entered.
    function beginFrom(row: int) {
        const deckId = app.decks.startFrom(row)
        if (deckId !== "" && typedName().trim() !== "") app.decks.rename(deckId, typedName().trim())
        begin(deckId)
    }

    title: qsTr("New deck")
    onOpened: {
        field.text = ""
        field.forceActiveFocus()
    }

    TextInputField {
        id: field
        width: parent.width
        label: qsTr("Name of the deck")
        placeholderText: qsTr("Name (optional)")
    }

    SectionTitle { text: qsTr("Empty deck for") }

    Flow {
        width: parent.width
        spacing: Theme.small

        Repeater {
            model: sheet.app.games.list

            ActionButton {
                required property string gameId
                required property string name
                required property string about
                text: name
                Accessible.description: about
                onHoveredChanged: if (hovered) sheet.about = about
                onActiveFocusChanged: if (activeFocus) sheet.about = about
                onClicked: sheet.begin(sheet.app.decks.create(gameId, sheet.typedName()))
            }
        }
    }

    // What the game under the pointer is; its space is reserved, so that nothing moves.
    AppLabel {
        width: parent.width
        height: Math.round(52 * Theme.scale)
        text: sheet.about !== "" ? sheet.about
            : sheet.app.games.list.count > 0 ? sheet.app.games.list.at(0, "about") : ""
        dim: true
        size: Theme.caption
        maximumLineCount: 3
        elide: Text.ElideRight
    }

    SectionTitle { text: qsTr("Or choose a starter deck") }

    ListView {
        id: ready
        width: parent.width
        height: Math.min(contentHeight,
                         Math.max(Math.round(160 * Theme.scale), sheet.listRoom - Math.round(250 * Theme.scale)))
        clip: true
        model: sheet.app.decks.precon
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Starter decks")
        Keys.onReturnPressed: sheet.beginFrom(currentIndex)
        Keys.onEnterPressed: sheet.beginFrom(currentIndex)
        ScrollBar.vertical: ScrollLine {}
        delegate: Rectangle {
            id: entry
            required property int index
            required property string name
            required property string gameName
            required property int amount
            width: ready.width
            height: Theme.row
            radius: Theme.radius
            color: pointer.hovered || (ready.activeFocus && ListView.isCurrentItem) ? Theme.hovered : "transparent"
            Accessible.role: Accessible.ListItem
            Accessible.name: name + ". " + gameName
            Accessible.onPressAction: sheet.beginFrom(index)

            FocusRing {
                shown: ready.activeFocus && entry.ListView.isCurrentItem
                anchors.margins: 0
            }

            AppLabel {
                id: called
                x: Theme.small
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Math.ceil(implicitWidth), parent.width * 0.55)
                text: entry.name
                strong: true
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            AppLabel {
                x: called.x + called.width + Theme.medium
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - Theme.large
                horizontalAlignment: Text.AlignRight
                text: entry.gameName + " · " + qsTr("%n card(s)", "", entry.amount)
                dim: true
                size: Theme.caption
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }

            HoverHandler {
                id: pointer
                cursorShape: Qt.PointingHandCursor
            }

            TapHandler { onTapped: sheet.beginFrom(entry.index) }
        }
    }

    ActionButton {
        text: qsTr("Cancel")
        onClicked: sheet.close()
    }
}
