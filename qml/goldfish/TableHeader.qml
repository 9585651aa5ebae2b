import QtQuick
import QtQuick.Layouts
import Mazzo
import Mazzo.App

// The deck on the table, its seed, and the steps back and forth.
PageHeader {
    id: header

    required property AppModel app
    required property GoldfishTable table
    property bool wide: true

    signal seedWanted()

    title: table.hasDeck ? table.deckName : qsTr("Goldfish table")
    leading: IconButton { glyph: "back"; text: qsTr("Back to the deck"); visible: header.table.hasDeck; onClicked: header.app.backFromTable() }

    Words { visible: header.wide && text !== ""; text: header.table.rules; dim: true; wrapMode: Text.NoWrap; elide: Text.ElideRight; Layout.maximumWidth: header.width * 0.2 }
    VerdictBadge { verdict: header.table.verdict; words: header.table.verdictWords; widest: header.width * 0.16 }
    Chip { visible: header.table.hasDeck; text: qsTr("Seed %1").arg(header.table.seed); spoken: qsTr("Seed %1, change or copy").arg(header.table.seed); Accessible.role: Accessible.Button; onClicked: header.seedWanted() }
    Item { Layout.fillWidth: true }
    IconButton { glyph: "undo"; text: qsTr("Step back"); enabled: header.table.canUndo; onClicked: header.table.undo() }
    IconButton { glyph: "redo"; text: qsTr("Step forward"); enabled: header.table.canRedo; onClicked: header.table.redo() }
    ActionButton { visible: header.wide && header.table.playing; glyph: "copy"; text: qsTr("Copy session"); onClicked: header.table.copySession() }
    ActionButton { visible: header.table.hasDeck; primary: true; glyph: "hand"; text: qsTr("New hand"); onClicked: header.table.newHand() }
}
