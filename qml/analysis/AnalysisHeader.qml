// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mazzo.App
import Mazzo.Controls

// The deck that is analysed, with its verdict, and what can be made of it.
PageHeader {
    id: header

    required property AppModel app
    readonly property AnalysisPage analysis: app.analysis
    readonly property bool compact: width < 760 * Theme.scale

    signal randomWanted()

    title: analysis.present ? "" : qsTr("Analysis")
    leading: IconButton {
        visible: header.analysis.present
        glyph: "back"
        text: qsTr("To the deck")
        onClicked: header.app.navigation.open(Navigation.Editor)
    }

    SelectBox {
        id: deck
        visible: header.analysis.present
        label: qsTr("Deck")
        textRole: "name"
        valueRole: "deckId"
        Layout.maximumWidth: header.width * (header.compact ? 0.4 : 0.32)
        onActivated: header.app.editor.open(currentValue)

        function follow() {
            model = header.app.decks.ofGame(header.app.editor.gameId)
            currentIndex = indexOfValue(header.app.editor.deckId)
        }

        Component.onCompleted: follow()

        Connections {
            target: header.analysis
            function onDeckChanged() { Qt.callLater(deck.follow) }
        }

        Connections {
            target: header.app.decks
            function onListed() { Qt.callLater(deck.follow) }
        }
    }

    AppLabel {
        visible: header.analysis.present && !header.compact
        text: header.analysis.gameName
        dim: true
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Layout.maximumWidth: header.width * 0.2
    }

    VerdictBadge {
        verdict: header.analysis.present ? header.app.editor.rules.verdict : ""
        words: header.app.editor.rules.verdictText
        large: true
        widest: header.width * 0.2
    }

    Item { Layout.fillWidth: true }

    IconButton {
        visible: header.analysis.present
        glyph: "undo"
        text: qsTr("Undo the last change of the deck")
        enabled: header.app.editor.canUndo
        onClicked: header.app.editor.undo()
    }

    HeaderButton {
        visible: header.analysis.present
        words: qsTr("Random deck")
        compact: header.compact
        glyph: "star"
        onClicked: header.randomWanted()
    }

    HeaderButton {
        visible: header.analysis.present && header.analysis.strategies.available && header.app.editor.deck.setUp !== ""
        words: qsTr("Set-up sheet")
        compact: header.compact
        glyph: "grid"
        onClicked: {
            header.app.sharing.kind = "setup"
            header.app.sharing.share(header.app.editor.deckId)
        }
    }

    HeaderButton {
        visible: header.analysis.dealsHands
        primary: true
        words: qsTr("Test opening hand")
        compact: header.compact
        glyph: "hand"
        onClicked: header.app.testHand()
    }
}
