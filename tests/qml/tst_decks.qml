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
        name: "DecksPage"
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
        function test_anEmptyLibrarySaysWhatToDo() {
            const empty = stage.find(page, item => item instanceof EmptyLibrary)
            verify(empty.visible)
            const button = stage.find(empty, item => item instanceof ActionButton && item.visible)
            compare(button.text, "New deck")
            const tile = stage.find(empty, item => item instanceof PreconTile && item.name === "Adam Finn")
            verify(tile.Accessible.name.indexOf("EverZone") >= 0)
            tile.forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(stage.app.navigation.page, Navigation.Editor)
            compare(stage.app.editor.header.name, "Adam Finn")
            verify(!empty.visible)
            verify(stage.find(empty, item => item instanceof PreconTile) === null, "who has decks does not wait for the tiles")
        }
        function test_aDeckShowsItsGameVerdictAndCount() {
            stage.precon("everzone")
            settle()
            tryVerify(() => row("Adam Finn") !== null)
            const deck = row("Adam Finn")
            compare(deck.gameName, "EverZone")
            compare(deck.amount, 50)
            const badge = stage.find(deck, item => item instanceof VerdictBadge)
            compare(badge.words, deck.verdictText)
            compare(badge.glyph, "passed")
            verify(deck.Accessible.name.indexOf("legal") >= 0)
        }
        function test_unfinishedDecksAreListedLikeOthers() {
            stage.app.decks.create("everzone", "Begun")
            settle()
            tryVerify(() => row("Begun") !== null)
            const deck = row("Begun")
            compare(deck.verdict, "unfinished")
            compare(stage.find(deck, item => item instanceof VerdictBadge).glyph, "unfinished")
        }
        function test_enterOpensF2RenamesDeleteRemovesUndoBringsBack() {
            stage.app.decks.create("everzone", "Keys")
            settle()
            list().forceActiveFocus()
            list().currentIndex = 0
            keyClick(Qt.Key_Delete)
            compare(stage.app.decks.total, 0)
            compare(stage.app.decks.removedName, "Keys")
            keyClick("z", Qt.ControlModifier)
            compare(stage.app.decks.total, 1)
            list().currentIndex = 0
            keyClick(Qt.Key_F2)
            wait(0)
            for (const letter of "Fresh") keyClick(letter)
            keyClick(Qt.Key_Return)
            tryVerify(() => row("Fresh") !== null)
            list().forceActiveFocus()
            list().currentIndex = 0
            keyClick("d", Qt.ControlModifier)
            compare(stage.app.decks.total, 2)
            list().currentIndex = 0
            keyClick(Qt.Key_Return)
            compare(stage.app.navigation.page, Navigation.Editor)
        }
        function test_severalRemovedDecksComeBackOneByOne() {
            for (const name of ["One", "Two", "Three"]) stage.app.decks.create("everzone", name)
            while (stage.app.decks.total > 0) stage.app.decks.remove(stage.app.decks.decks.at(0, "deckId"))
            const bar = stage.find(page, item => item instanceof ActionButton && item.text === "Restore")
            verify(bar.visible)
            waitForRendering(page)
            for (let i = 1; i <= 3; ++i) {
                mouseClick(bar)
                compare(stage.app.decks.total, i)
            }
            compare(stage.app.decks.removedName, "")
        }
        function test_theFilterFindsAndClears() {
            stage.app.decks.create("everzone", "Iron Tide")
            stage.app.decks.create("sovereign", "Bell")
            page.typed("iron")
            compare(stage.app.decks.decks.count, 1)
            page.typed("zzz")
            compare(stage.app.decks.decks.count, 0)
            const all = stage.find(page, item => item instanceof ActionButton && item.text === "Show all decks")
            verify(all.visible)
            mouseClick(all)
            compare(stage.app.decks.decks.count, 2)
        }
        function test_aBuiltDeckIsMarked() {
            stage.precon("zombinion")
            settle()
            const deck = stage.find(page, item => item instanceof DeckRow)
            const button = stage.find(deck, item => item instanceof IconButton && item.glyph === "box")
            mouseClick(button)
            tryVerify(() => stage.find(page, item => item instanceof DeckRow).built)
            const again = stage.find(page, item => item instanceof DeckRow)
            verify(stage.find(again, item => item instanceof IconButton && item.glyph === "box").Accessible.checked)
        }
        function test_aPreconDeckTakesTheNameThatWasTyped() {
            page.newDeck()
            tryVerify(() => stage.find(stage.above, item => item instanceof TextInputField && item.label === "Name of the deck" && item.activeFocus) !== null)
            for (const letter of "Mine") keyClick(letter)
            const ready = stage.find(stage.above, item => item instanceof ListView && item.Accessible.name === "Starter decks" && item.visible)
            ready.forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(stage.app.navigation.page, Navigation.Editor)
            compare(stage.app.editor.header.name, "Mine")
            tryVerify(() => stage.app.editor.deck.total === 50)
        }
        function test_preconDecksStandByGame() {
            const empty = stage.find(page, item => item instanceof EmptyLibrary)
            tryCompare(empty.games, "length", 4)
            const counts = empty.games.map(game => game.decks.length)
            compare(counts.reduce((a, b) => a + b), stage.app.decks.precon.count)
            stage.app.preferences.language = "it"
            tryVerify(() => empty.games.some(game => game.name === "La Guerra dei Mondi: Nuova Invasione"))
            stage.app.preferences.language = "en"
        }
        function test_aNewDeckIsBegunFromTheSheet() {
            page.newDeck()
            tryVerify(() => stage.find(stage.above, item => item instanceof TextInputField && item.label === "Name of the deck" && item.visible) !== null)
            for (const letter of "Sheet") keyClick(letter)
            const game = stage.find(stage.above, item => item instanceof ActionButton && item.text === "EverZone" && item.visible)
            mouseClick(game)
            compare(stage.app.navigation.page, Navigation.Editor)
            compare(stage.app.editor.header.name, "Sheet")
        }
    }
}
