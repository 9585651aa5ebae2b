// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The deck on the table, its seed, undo and redo.
PageHeader {
    id: header

    required property AppModel app
    required property GoldfishTable table
    property bool wide: true
    readonly property bool narrow: width < 640 * Theme.scale

    signal seedRequested()
    signal gamesRequested()

    title: table.deck.present ? table.deck.name : qsTr("Goldfish table")
    leading: IconButton {
        glyph: "back"
        text: qsTr("Back to the deck")
        visible: header.table.deck.present
        onClicked: header.app.backFromTable()
    }

    AppLabel {
        visible: header.wide && text !== ""
        text: header.table.deck.rules
        dim: true
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Layout.maximumWidth: header.width * 0.2
    }
    VerdictBadge {
        verdict: header.table.deck.verdict
        words: header.table.deck.verdictText
        widest: header.width * (header.narrow ? 0.12 : 0.16)
    }
    Chip {
        visible: header.table.deck.present
        text: qsTr("Seed %1").arg(header.table.seed)
        spoken: qsTr("Seed %1: change or copy").arg(header.table.seed)
        Accessible.role: Accessible.Button
        onClicked: header.seedRequested()
    }
    Item { Layout.fillWidth: true }
    IconButton {
        glyph: "undo"
        text: header.table.undoesHand ? qsTr("Back to the previous game") : qsTr("Step back")
        enabled: header.table.canUndo
        onClicked: header.table.undo()
    }
    IconButton {
        glyph: "redo"
        text: qsTr("Step forward")
        enabled: header.table.canRedo
        onClicked: header.table.redo()
    }
    HeaderButton {
        visible: header.table.deck.deckId !== "" && header.table.kept.count > 0
        compact: !header.wide
        glyph: "list"
        words: qsTr("Games · %1").arg(header.table.kept.count)
        Accessible.name: qsTr("Games of this deck: %n saved", "", header.table.kept.count)
        onClicked: header.gamesRequested()
    }
    HeaderButton {
        visible: header.table.playing
        compact: !header.wide
        glyph: "copy"
        words: qsTr("Copy game")
        onClicked: {
            header.table.copySession()
            header.app.notice.say(qsTr("Game copied as text."))
        }
    }
    HeaderButton {
        visible: header.table.deck.present
        compact: header.narrow
        primary: true
        glyph: "hand"
        words: qsTr("New hand")
        onClicked: header.table.newHand()
    }
}
