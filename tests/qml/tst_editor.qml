// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls
import Mazzo.Editor

EditorStage {
    id: stage

    TestCase {
        name: "EditorPage"
        when: windowShown

        function settle() { tryVerify(() => stage.settled, 20000) }
        function open(id) {
            stage.app.openDeck(id)
            stage.editor.search.showAll()
            settle()
            stage.page.forceActiveFocus()
        }
        function init() {
            stage.app.preferences.cardLayout = "grid"
            stage.removeAllDecks()
        }
        function test_typingAndEnterAddTheFirstCardFound() {
            open(stage.app.decks.create("everzone", "Typed"))
            stage.page.typed("adam finn")
            keyClick(Qt.Key_Return)   // before the search has its answer
            settle()
            compare(stage.copies("Adam Finn"), 1)
            compare(stage.editor.deck.cards.at(stage.rowOf("Adam Finn"), "zoneId"), "leader")
            for (const letter of "marine") keyClick(letter)   // the text was selected: typing replaces it
            keyClick(Qt.Key_Return)
            settle()
            compare(stage.copies("Marine"), 1)
            keyClick(Qt.Key_Return)
            settle()
            compare(stage.copies("Marine"), 2)
            keyClick("z", Qt.ControlModifier)
            settle()
            compare(stage.copies("Marine"), 1)
        }
        function test_plusAndMinusWorkInTheCatalogue() {
            open(stage.app.decks.create("everzone", "Steps"))
            stage.page.typed("marine")
            settle()
            keyClick(Qt.Key_Down)
            keyClick("+")
            settle()
            keyClick("+")
            settle()
            compare(stage.copies("Marine"), 2)
            keyClick("-")
            settle()
            compare(stage.copies("Marine"), 1)
        }
        function test_theDeckAnswersToItsKeys() {
            open(stage.precon("everzone"))
            const list = stage.deckList()
            keyClick("d", Qt.ControlModifier)
            verify(list.activeFocus)
            list.currentIndex = stage.rowOf("Marine")
            keyClick("+")
            compare(stage.copies("Marine"), 3)
            keyClick("1")
            compare(stage.copies("Marine"), 1)
            keyClick("0")
            compare(stage.copies("Marine"), 0)
            keyClick("z", Qt.ControlModifier)
            list.currentIndex = stage.rowOf("Marine")
            keyClick(Qt.Key_Delete)
            compare(stage.copies("Marine"), 0)
            keyClick("z", Qt.ControlModifier)
            compare(stage.copies("Marine"), 1)
            keyClick("y", Qt.ControlModifier)
            compare(stage.copies("Marine"), 0)
        }
        function test_theMenuMovesACardToAnotherZone() {
            open(stage.precon("everzone"))
            const list = stage.deckList()
            list.forceActiveFocus()
            list.currentIndex = stage.rowOf("Marine")
            keyClick(Qt.Key_Menu)
            tryVerify(() => stage.find(stage.above, item => item.Accessible.role === Accessible.PopupMenu && item.activeFocus) !== null)
            const menu = stage.find(stage.above, item => item.Accessible.role === Accessible.PopupMenu && item.activeFocus)
            verify(menu.count >= 5)
            for (let i = 0; i < menu.count && menu.model[menu.currentIndex].value !== "zone:leader"; ++i) keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            settle()
            compare(stage.editor.deck.cards.at(stage.rowOf("Marine"), "zoneId"), "leader")
            tryCompare(stage.editor.rules, "verdict", "illegal")
        }
        function test_aClickChoosesACardAndItsButtonOpensTheMenu() {
            open(stage.precon("everzone"))
            const list = stage.deckList()
            const row = stage.find(list, item => item instanceof DeckCardRow && item.name === "Marine")
            mouseClick(row, 60)
            verify(list.activeFocus)
            compare(list.currentIndex, stage.rowOf("Marine"))
            keyClick("+")
            compare(stage.copies("Marine"), 3)
            mouseClick(stage.find(list.currentItem, item => item instanceof IconButton && item.glyph === "more"))
            tryVerify(() => stage.find(stage.above, item => item.Accessible.role === Accessible.PopupMenu && item.activeFocus) !== null)
            keyClick(Qt.Key_Escape)
        }
        function test_addingMovesNoCardAway() {
            open(stage.app.decks.create("everzone", "Twice"))
            const tile = stage.find(stage.page, item => item instanceof CardTile)
            const before = tile.mapToItem(stage.page, 0, 0).y
            mouseClick(tile)
            settle()
            compare(tile.mapToItem(stage.page, 0, 0).y, before, "a second click adds the same card")
        }
        function test_theOwnedChipAsksInTheQueryLanguage() {
            open(stage.app.decks.create("everzone", "Owned"))
            const chip = stage.find(stage.page, item => item instanceof Chip && item.text === "Owned")
            mouseClick(chip)
            settle()
            compare(stage.editor.search.text, "owned>=1")
            verify(chip.checked)
            mouseClick(chip)
            settle()
            compare(stage.editor.search.text, "")
        }
        function test_testingAHandAndBack() {
            open(stage.precon("everzone"))
            keyClick("t", Qt.ControlModifier)
            compare(stage.app.navigation.page, Navigation.Goldfish)
            stage.app.backFromTable()
            compare(stage.app.navigation.page, Navigation.Editor)
        }
        function test_aCardIsDroppedIntoAZone() {
            open(stage.precon("everzone"))
            const head = stage.find(stage.page, item => item instanceof DeckCardRow && item.isZone && item.zoneId === "forces")
            head.cardDropped("gunlid")
            settle()
            compare(stage.copies("Gunlid"), 1)
            const leader = stage.find(stage.page, item => item instanceof DeckCardRow && item.isZone && item.zoneId === "leader")
            leader.rowDropped(stage.rowOf("Gunlid"))
            settle()
            compare(stage.editor.deck.cards.at(stage.rowOf("Gunlid"), "zoneId"), "leader")
        }
    }
}
