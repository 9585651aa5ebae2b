// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls
import Mazzo.Editor

// The deck editor while it is tested, and what its tests ask of it.
Stage {
    id: stage

    readonly property DeckEditor editor: app.editor
    readonly property alias page: page
    readonly property bool settled: !editor.busy && !app.decks.busy && editor.repair.state !== "working"

    function rowOf(name) {
        for (let i = 0; i < editor.deck.cards.count; ++i)
            if (editor.deck.cards.at(i, "name") === name) return i
        return -1
    }
    function copies(name) { return rowOf(name) < 0 ? 0 : editor.deck.cards.at(rowOf(name), "amount") }
    function button(text) { return find(page, item => item instanceof ActionButton && item.text === text && item.visible) }
    function deckList() { return find(find(page, item => item instanceof DeckPanel), item => item instanceof ListView && item.model === editor.deck.cards) }

    EditorPageView { id: page; anchors.fill: parent; app: stage.app; editor: stage.editor; focus: true; visible: stage.app.navigation.page === Navigation.Editor }
}
