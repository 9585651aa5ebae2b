// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Controls
import Mazzo.Goldfish

// The table in small windows, and the panels next to it.
Stage {
    id: stage

    readonly property GoldfishTable table: app.table

    GoldfishPageView { id: page; width: stage.width; height: stage.height; app: stage.app; table: stage.table; focus: true; visible: stage.app.navigation.page === Navigation.Goldfish }

    TestCase {
        name: "GoldfishPanels"
        when: windowShown

        function init() { stage.app.preferences.language = "en" }
        function cleanup() {
            page.width = Qt.binding(() => stage.width)
            page.height = Qt.binding(() => stage.height)
            page.requestedPart = "table"
        }
        function deal(game) {
            stage.app.openDeck(stage.precon(game))
            stage.app.testHand()
            verify(stage.table.setSeed("7"))
            page.forceActiveFocus()
        }
        function one(type) { return stage.find(page, item => item instanceof type) }
        function inside(item) {
            const at = item.mapToItem(page, 0, 0)
            return at.x >= 0 && at.y >= 0 && at.x + item.width <= page.width + 1 && at.y + item.height <= page.height + 1
        }
        function test_aLargeWindowShowsEverything() {
            deal("sovereign")
            tryVerify(() => one(TableBoard).visible && one(TableZones).visible && one(SidePanel).visible)
            compare(page.parts.length, 1)
        }
        function test_aSmallWindowShowsOnePartAtATime_data() { return [{ tag: "sovereign" }, { tag: "war-of-the-worlds" }] }
        function test_aSmallWindowShowsOnePartAtATime(data) {
            page.width = 700
            page.height = 460
            deal(data.tag)
            const shown = () => [one(TableBoard).visible, one(TableZones).visible, one(SidePanel).visible]
            for (const [part, expected] of [["board", [true, false, false]], ["table", [false, true, false]], ["side", [false, false, true]]]) {
                page.requestedPart = part
                compare(shown(), expected)
            }
            page.requestedPart = "board"
            waitForRendering(page)
            verify(inside(one(ActionBar)))
            verify(one(TableBoard).height > 100)
            verify(stage.findAll(one(ActionBar), item => item instanceof ActionButton && item.visible).every(inside))
        }
        function test_aGameWithoutABoardHasOnePartLess() {
            page.width = 700
            deal("everzone")
            compare(page.parts.map(part => part.value), ["table", "side"])
            page.requestedPart = "board"
            compare(page.part, "table")
        }
        function test_aBoardThatHasTooLittleRoomScrolls() {
            page.width = 460
            page.height = 420
            deal("war-of-the-worlds")
            page.requestedPart = "board"
            waitForRendering(page)
            const board = one(TableBoard)
            board.forceActiveFocus(Qt.TabFocusReason)
            for (let step = 0; step < 12; ++step) keyClick(Qt.Key_Down)
            for (let step = 0; step < 12; ++step) keyClick(Qt.Key_Right)
            const spot = stage.find(board, item => item instanceof BoardRegion && item.activeFocus)
            verify(spot)
            const at = spot.mapToItem(board, 0, 0)
            verify(at.x >= 0 && at.x + spot.width <= board.width + 1)
            verify(at.y >= 0 && at.y + spot.height <= board.height + 1)
        }
        function test_digitsChooseForAnActionAndCtrlEnterEndsIt() {
            deal("everzone")
            keyClick("1")   // Keep
            let marshal = 0
            while (!stage.table.actions.buttons.at(marshal, "begins")) ++marshal
            keyClick(String(marshal + 1))
            verify(stage.table.actions.building)
            keyClick("1")
            keyClick("2")
            keyClick("2")
            verify(stage.table.actions.choices.at(0, "chosen"))
            verify(!stage.table.actions.choices.at(1, "chosen"))
            const before = stage.table.zones.hand.count
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            verify(!stage.table.actions.building)
            compare(stage.table.zones.hand.count, before - 1)
        }
        function test_anOpenPileShowsItsCards() {
            deal("zombinion")
            stage.table.actions.press(0)
            while (stage.table.log.step < 12 && stage.table.actions.buttons.count > 0) stage.table.actions.press(stage.table.actions.buttons.count - 1)
            const pile = stage.find(page, item => item instanceof TablePile && item.open)
            verify(pile)
            mouseClick(pile)
            const list = stage.find(stage.above, item => item instanceof ListView && item.model === pile.pieces)
            tryVerify(() => list && list.visible)
            compare(list.count, pile.pieces.count)
            keyClick(Qt.Key_Escape)
            tryVerify(() => pile.activeFocus)
        }
        function test_manyGamesArePlayedAndStopped() {
            deal("zombinion")
            const panel = one(SidePanel)
            panel.part = "games"
            const view = one(SimulationView)
            verify(view.visible)
            stage.table.simulation.run(200)
            tryVerify(() => !stage.table.simulation.busy, 20000)
            const chart = stage.find(view, item => item instanceof CurveChart)
            verify(chart.visible)
            verify(chart.Accessible.name.indexOf("big-money") >= 0)
            stage.table.simulation.run(100000000)
            const line = stage.find(view, item => item instanceof ProgressLine)
            tryVerify(() => line.visible)
            mouseClick(stage.find(view, item => item instanceof ActionButton && item.text === "Stop"))
            verify(!stage.table.simulation.busy)
            compare(stage.table.simulation.results.count, 2)   // what was there before stays
            panel.part = "odds"
        }
        function test_theOddsGiveAnExampleOfTheGame() {
            deal("sovereign")
            verify(stage.table.odds.example.indexOf("haerian") >= 0)
            const question = stage.find(one(OddsView), item => item instanceof QuestionField)
            const field = stage.find(question, item => item instanceof TextInputField)
            verify(field.placeholderText.indexOf(stage.table.odds.example) >= 0)
        }
        function test_whatTheRulesLeaveOpenIsSaid() {
            deal("everzone")
            verify(stage.table.turn.warnings.indexOf("EZ-") >= 0)
            const words = stage.find(one(ActionBar), item => item instanceof AppLabel && item.text === stage.table.turn.warnings)
            verify(words && words.visible)
        }
    }
}
