// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Controls
import Mazzo.Decks

Stage {
    id: stage

    DecksPageView { id: page; anchors.fill: parent; app: stage.app; decks: stage.app.decks; focus: true; visible: stage.app.navigation.page === Navigation.Decks }

    TestCase {
        name: "DeckList"
        when: windowShown

        function settle() { tryVerify(() => !stage.app.decks.busy && !stage.app.editor.busy) }
        function list() { return stage.find(page, item => item instanceof ListView && item.model === stage.app.decks.decks) }
        function row(name) { return stage.find(page, item => item instanceof DeckRow && item.name === name) }

        function init() {
            stage.removeAllDecks()
            stage.app.decks.hideHistory()
            stage.app.navigation.open(Navigation.Decks)
            page.forceActiveFocus()
            settle()
        }
        function test_theChosenDeckStaysChosenWhereverItMoves() {
            for (const name of ["One", "Two"]) stage.app.decks.create("everzone", name)
            settle()
            list().forceActiveFocus()
            list().currentIndex = 1
            const chosen = list().currentId
            compare(stage.app.decks.decks.at(1, "deckId"), chosen)
            stage.app.decks.rename(chosen, "Renamed")   // the last changed stands first
            compare(stage.app.decks.decks.at(0, "deckId"), chosen)
            compare(list().currentIndex, 0)
            keyClick("d", Qt.ControlModifier)
            verify(list().currentId !== chosen)
            compare(stage.app.decks.decks.at(list().currentIndex, "name"), "Renamed 2")
        }
        function test_theHistoryTakesTheKeyboardAndGivesItBack() {
            stage.app.decks.create("everzone", "Keys")
            settle()
            list().forceActiveFocus()
            keyClick("h", Qt.ControlModifier)
            const panel = stage.find(page, item => item instanceof HistoryPanel)
            tryVerify(() => panel.visible && panel.activeFocus)
            keyClick(Qt.Key_Escape)
            verify(!panel.visible)
            verify(list().activeFocus)
            stage.width = 700
            keyClick("h", Qt.ControlModifier)
            verify(panel.visible && !list().visible, "a narrow window has room for one of them")
            stage.width = 1280
            verify(list().visible)
        }
        function test_theFirstStartBeginsAtTheFirstButton() {
            const first = stage.find(stage.find(page, item => item instanceof EmptyLibrary), item => item instanceof ActionButton)
            verify(first.activeFocus, "not in a list that is out of sight")
            tryVerify(() => first.visualFocus, 5000, "and seen")
            stage.app.decks.create("everzone", "First")
            settle()
            verify(list().activeFocus)
            keyClick(Qt.Key_Delete)
            settle()
            verify(first.activeFocus)
            keyClick("z", Qt.ControlModifier)
            verify(list().activeFocus)
        }
        function test_tabStopsAtTheButtonsOfTheChosenDeckOnly() {
            for (const name of ["One", "Two", "Three"]) stage.app.decks.create("everzone", name)
            settle()
            list().forceActiveFocus()
            list().currentIndex = 1
            let stops = 0
            while (stops < 20) {
                keyClick(Qt.Key_Tab)
                const within = stage.findAll(list(), item => item instanceof IconButton && item.activeFocus)
                if (within.length === 0) break
                verify(within[0].text.indexOf(stage.app.decks.decks.at(1, "name")) >= 0, within[0].text)
                ++stops
            }
            compare(stops, 7)
        }
        function test_aNarrowRowHasItsButtonsBelow() {
            stage.app.decks.create("everzone", "Narrow")
            settle()
            tryVerify(() => row("Narrow") !== null)
            const wide = row("Narrow").implicitHeight
            stage.width = 400
            tryVerify(() => row("Narrow").implicitHeight > wide)
            const trash = stage.find(row("Narrow"), item => item instanceof IconButton && item.glyph === "trash")
            tryVerify(() => trash.mapToItem(row("Narrow"), trash.width, 0).x <= row("Narrow").width)
            stage.width = 1280
        }
        function test_historyShowsDifferencesAndRestores() {
            const id = stage.precon("everzone")
            stage.app.editor.open(id)
            settle()
            const before = stage.app.editor.deck.total
            for (let i = 0; i < stage.app.editor.deck.cards.count; ++i) {
                if (stage.app.editor.deck.cards.at(i, "name") !== "Marine") continue
                stage.app.editor.setCopies(i, 0)
                break
            }
            verify(stage.app.editor.header.setOption("rules", "it"))
            stage.app.decks.showHistory(id)
            const panel = stage.find(page, item => item instanceof HistoryPanel)
            verify(panel.visible)
            settle()
            compare(stage.app.decks.history.at(0, "removed"), "2 Marine")
            verify(stage.app.decks.history.at(0, "settings").endsWith("English rulebook → Italian rulebook"))
            waitForRendering(page)
            const restore = stage.find(panel, item => item instanceof ActionButton && item.text === "Restore this state" && item.visible)
            mouseClick(restore)
            tryCompare(stage.app.editor.deck, "total", before)
            verify(stage.app.editor.canUndo, "restoring is a step like any other")
        }
    }
}
