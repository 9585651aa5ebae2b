// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Controls
import Mazzo.Shell

Stage {
    id: stage

    Shell { id: shell; anchors.fill: parent; app: stage.app }

    TestCase {
        name: "PaletteAndKeys"
        when: windowShown

        function field(label) { return stage.find(stage.above, item => item instanceof TextInputField && item.label === label && item.visible && item.activeFocus) }
        function rowOf(rows, role, value) {
            for (let i = 0; i < rows.count; ++i)
                if (rows.at(i, role) === value) return i
            return -1
        }
        function init() {
            stage.app.navigation.open(Navigation.Decks)
            shell.forceActiveFocus()
            tryVerify(() => !stage.app.decks.busy && !stage.app.search.busy)
        }
        function cleanup() { keyClick(Qt.Key_Escape) }
        function test_thePaletteFindsDecksCardsGamesAndActions() {
            stage.app.decks.create("everzone", "Marine Corps")
            keyClick("k", Qt.ControlModifier)
            const name = "Find decks, cards, games and actions"
            tryVerify(() => field(name) !== null)
            for (const letter of "marine") keyClick(letter)
            const found = stage.app.palette.results
            tryVerify(() => rowOf(found, "title", "Marine") >= 0)
            verify(rowOf(found, "title", "Marine Corps") >= 0)
            stage.app.palette.text = "dark"
            tryVerify(() => rowOf(found, "title", "Dark theme") >= 0)
            stage.app.palette.text = "sovereign"
            tryVerify(() => rowOf(found, "kind", "game") >= 0)
            stage.app.palette.text = "marine"
            tryVerify(() => rowOf(found, "kind", "card") >= 0 && !stage.app.palette.busy)
            keyClick(Qt.Key_Escape)
            stage.app.palette.choose(rowOf(found, "title", "Marine"))
            compare(stage.app.navigation.page, Navigation.Card)
            compare(stage.app.cardPage.name, "Marine")
        }
        function test_thePaletteKnowsTheOpenDeck() {
            stage.app.openDeck(stage.app.decks.create("everzone", "Iron Tide"))
            tryVerify(() => !stage.app.editor.busy)
            stage.app.navigation.open(Navigation.Settings)
            stage.app.palette.text = "make iron"
            tryVerify(() => !stage.app.palette.busy)
            compare(stage.app.palette.results.at(0, "title"), "Make Iron Tide legal")
            stage.app.palette.choose(0)
            compare(stage.app.navigation.page, Navigation.Editor)
            tryCompare(stage.app.editor.repair, "state", "found", 20000)
            stage.app.editor.repair.dismiss()
            stage.app.palette.text = "zzzz"
            keyClick("k", Qt.ControlModifier)
            tryVerify(() => field("Find decks, cards, games and actions") !== null)
            for (const letter of "zzzz") keyClick(letter)
            tryVerify(() => stage.find(stage.above, item => item.text === "Nothing has that in its name." && item.visible) !== null)
        }
        function test_theQuestionMarkShowsEveryKey() {
            shell.forceActiveFocus()
            keyClick("?")
            tryVerify(() => stage.find(stage.above, item => item.text === "Deck editor" && item.visible) !== null)
            Theme.scale = 2
            const keys = () => stage.find(stage.above, item => item instanceof Flickable && item.Accessible.name === "Keyboard shortcuts" && item.activeFocus)
            tryVerify(() => keys() !== null && keys().contentHeight > keys().height)
            for (let i = 0; i < 40; ++i) keyClick(Qt.Key_Down)
            compare(keys().contentY, keys().contentHeight - keys().height)
            stage.app.preferences.textScale = 100
            keyClick(Qt.Key_Escape)
        }
    }
}
