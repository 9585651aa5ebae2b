// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

// Title, game, undo, and the buttons that add cards.
PageHeader {
    id: header

    required property AppModel app
    required property MyCards cards
    readonly property bool compact: width < 1120 * Theme.scale

    property bool formShown: true   // next to the table

    signal importRequested()
    signal exportRequested(Item button)
    signal pasteRequested()
    signal newRequested()

    title: width < 700 * Theme.scale ? "" : qsTr("Cards")

    GameSelect {
        Layout.fillWidth: true
        Layout.maximumWidth: Math.ceil(implicitWidth)
        Layout.minimumWidth: 0
        app: header.app
    }

    CardsModeSwitch {
        app: header.app
        compact: header.width < 900 * Theme.scale
    }

    Item { Layout.fillWidth: true }

    IconButton {
        glyph: "undo"
        text: qsTr("Undo")
        enabled: header.cards.canUndo
        onClicked: header.cards.undo()
    }

    IconButton {
        glyph: "redo"
        text: qsTr("Redo")
        enabled: header.cards.canRedo
        onClicked: header.cards.redo()
    }

    IconButton {
        glyph: "pencil"
        text: qsTr("Show the form")
        checkable: true
        checked: header.formShown
        onToggled: header.formShown = checked
    }

    HeaderButton {
        glyph: "copy"
        words: qsTr("Paste table")
        compact: header.compact
        onClicked: header.pasteRequested()
    }

    HeaderButton {
        glyph: "import"
        words: qsTr("Import")
        compact: header.compact
        onClicked: header.importRequested()
    }

    HeaderButton {
        id: exports
        glyph: "export"
        words: qsTr("Export")
        compact: header.compact
        onClicked: header.exportRequested(exports)
    }

    HeaderButton {
        glyph: "plus"
        words: qsTr("New card")
        compact: header.width < 760 * Theme.scale
        primary: true
        onClicked: header.newRequested()
    }
}
