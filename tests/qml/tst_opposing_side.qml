// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Controls
import Mazzo.Goldfish

Item {
    id: stage
    width: 1200
    height: 860

    readonly property AppModel app: testApp   // qmllint disable unqualified
    readonly property GoldfishTable table: app.table

    GoldfishPageView { id: page; anchors.fill: parent; app: stage.app; table: stage.table; focus: true; visible: stage.app.navigation.page === Navigation.Goldfish }

    function find(item, what) {
        if (what(item)) return item
        for (let i = 0; i < item.children.length; ++i) {
            const found = find(item.children[i], what)
            if (found) return found
        }
        return null
    }

    TestCase {
        name: "OpposingSide"
        when: windowShown

        function deal(game) {
            const ready = stage.app.decks.precon
            for (let row = 0; row < ready.count; ++row) {
                if (ready.at(row, "gameId") !== game) continue
                stage.app.openDeck(stage.app.decks.startFrom(row))
                stage.app.testHand()
                verify(stage.table.setSeed("7"))
                return
            }
            fail("no deck")
        }
        function fight() {
            deal("everzone")
            verify(stage.table.act("keep"))
            verify(stage.table.act("next"))
        }
        function shown(text) {
            return stage.find(page, item => item instanceof ActionButton && item.visible && item.text === text)
        }
        function entry() {
            return stage.find(page, item => item instanceof TextInputField && item.visible
                && item.placeholderText.indexOf("5/3/2") >= 0)
        }
        function counter(name) {
            for (let row = 0; row < stage.table.turn.counters.count; ++row)
                if (stage.table.turn.counters.at(row, "name") === name) return stage.table.turn.counters.at(row, "value")
            return -1
        }

        function test_aTypedUnitIsPredictedAndResolved() {
            fight()
            tryVerify(() => entry() !== null)
            entry().forceActiveFocus()
            for (const key of "5/3/2") keyClick(key)
            keyClick(Qt.Key_Return)
            compare(stage.table.opposing.units.count, 1)
            verify(stage.table.opposing.forecasting)
            compare(stage.table.opposing.results.at(1, "after"), "15")
            tryVerify(() => shown("Resolve the clash") !== null)
            mouseClick(shown("Resolve the clash"))
            compare(counter("Command points"), 15)
            verify(!stage.table.opposing.forecasting)
        }
        function test_numbersAreTypedOverAndUnitsRemoved() {
            fight()
            stage.table.opposing.add("5/3/2, 4/4/1")
            compare(stage.table.opposing.units.count, 2)
            stage.table.opposing.setNumber(0, 0, "")
            compare(stage.table.opposing.units.at(0, "text"), "?/3/2")
            compare(stage.table.opposing.results.at(1, "after"), "≤ 16")
            stage.table.opposing.remove(0)
            compare(stage.table.opposing.units.count, 1)
            stage.table.opposing.remove(0)
            compare(stage.table.opposing.units.count, 0)
            verify(!stage.table.opposing.forecasting)
        }
        function test_aBadUnitIsRefusedWithTheReason() {
            fight()
            stage.table.opposing.add("5/3")
            compare(stage.table.opposing.units.count, 0)
            verify(stage.table.problem !== "")
        }
        function test_sameAsLastTurnIsOneClick() {
            fight()
            stage.table.opposing.add("1/9/9")
            verify(stage.table.act("next"))
            compare(stage.table.opposing.units.count, 0)
            tryVerify(() => shown("same as last turn") !== null)
            mouseClick(shown("same as last turn"))
            compare(stage.table.opposing.units.count, 1)
        }
        function test_theOpponentPlaysADeck() {
            deal("everzone")
            verify(stage.table.opponent.available)
            stage.table.opponent.list()
            verify(stage.table.opponent.names.length >= 6)
            const seed = stage.table.seed
            stage.table.opponent.choose(stage.table.opponent.names.length - 1)
            verify(stage.table.opponent.present)
            compare(stage.table.seed, seed)
            verify(counter("Opponent's Forces deck") > 0)
            stage.table.opponent.leave()
            compare(counter("Opponent's Forces deck"), -1)
        }
        function test_gamesWithoutAnOpposingArmyShowNone() {
            deal("zombinion")
            verify(!stage.table.opposing.available)
            verify(!stage.table.opponent.available)
        }
    }
}
