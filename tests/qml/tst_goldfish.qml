import QtQuick
import QtTest
import Mazzo
import Mazzo.App

Item {
    id: stage
    width: 1200
    height: 820

    readonly property AppModel app: testApp
    readonly property GoldfishTable table: app.table

    GoldfishPageView { id: page; anchors.fill: parent; app: stage.app; table: stage.table; focus: true; visible: stage.app.navigation.page === "goldfish" }

    function find(item, what) {
        if (what(item)) return item
        for (let i = 0; i < item.children.length; ++i) {
            const found = find(item.children[i], what)
            if (found) return found
        }
        return null
    }

    TestCase {
        name: "GoldfishPage"
        when: windowShown

        function test(game) {
            const ready = stage.app.decks.readyMade
            for (let row = 0; row < ready.count; ++row) {
                if (ready.at(row, "gameId") !== game) continue
                stage.app.openDeck(stage.app.decks.startFrom(row))
                stage.app.testHand()
                verify(stage.table.setSeed("7"))
                page.forceActiveFocus()
                return
            }
            fail("no deck")
        }
        function button(label) {
            for (let row = 0; row < stage.table.buttons.count; ++row)
                if (stage.table.buttons.at(row, "label") === label) return row
            return -1
        }
        function test_theMulliganButtonSaysWhatItCosts() {
            test("everzone")
            const shown = stage.find(page, item => item instanceof ActionButton && item.text.indexOf("Mulligan") >= 0)
            verify(shown)
            verify(shown.text.indexOf("9") >= 0)
            verify(shown.Accessible.name.indexOf("Mulligan") === 0)
            mouseClick(shown)
            compare(stage.table.hand.count, 9)
        }
        function test_keysPlayTheWholeOpening() {
            test("everzone")
            const hand = stage.find(page, item => item instanceof HandFan)
            verify(hand.activeFocus)
            keyClick(String(button("Keep") + 1))
            compare(stage.table.step, 1)
            let units = 0
            for (let row = 0; row < stage.table.hand.count && units === 0; ++row) {
                hand.current = row
                keyClick(Qt.Key_Return)
                if (stage.table.making) ++units
            }
            compare(units, 1)
            verify(stage.table.canConfirm)
            keyClick(Qt.Key_Escape)
            verify(!stage.table.making)
            compare(stage.app.navigation.page, "goldfish")
            keyClick("z", Qt.ControlModifier)
            compare(stage.table.step, 0)
            keyClick("y", Qt.ControlModifier)
            compare(stage.table.step, 1)
            const seed = stage.table.seed
            keyClick("n")
            verify(stage.table.seed !== seed)
            compare(stage.table.step, 0)
            keyClick(Qt.Key_Escape)
            compare(stage.app.navigation.page, "editor")
        }
        function test_arrowsWalkThroughTheHand() {
            test("sovereign")
            const hand = stage.find(page, item => item instanceof HandFan)
            hand.current = 0
            keyClick(Qt.Key_Right)
            compare(hand.current, 1)
            compare(stage.table.looked.name, stage.table.hand.at(1, "name"))
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Left)
            compare(hand.current, 0)
        }
        function test_everyPieceHasAName_data() { return [{ tag: "everzone" }, { tag: "zombinion" }, { tag: "sovereign" }, { tag: "war-of-the-worlds" }] }
        function test_everyPieceHasAName(data) {
            test(data.tag)
            let nameless = 0
            let pieces = 0
            const walk = item => {
                if (item instanceof PieceCard || item instanceof PieceToken || item instanceof TableZone || item instanceof TablePile || item instanceof BoardRegion) {
                    ++pieces
                    if (item.Accessible.name === "") ++nameless
                }
                for (let i = 0; i < item.children.length; ++i) walk(item.children[i])
            }
            walk(page)
            verify(pieces > 5)
            compare(nameless, 0)
        }
        function test_theArrowsFindNeighboursOnTheMap() {
            test("war-of-the-worlds")
            const board = stage.find(page, item => item instanceof TableBoard)
            verify(board.visible)
            board.forceActiveFocus(Qt.TabFocusReason)
            const before = board.current
            keyClick(Qt.Key_Down)
            verify(board.current !== before)
            verify(stage.table.regions.at(board.current, "down") > stage.table.regions.at(before, "down"))
        }
        function test_aListIsChosenWithTheMouse() {
            test("everzone")
            stage.table.press(button("Keep"))
            const hand = stage.find(page, item => item instanceof HandFan)
            const before = stage.table.hand.count
            const card = stage.find(hand, item => item instanceof PieceCard && item.touch === "acts")
            verify(card)
            mouseClick(card, 12, 40)   // the foot of a fanned card may lie below the window
            tryVerify(() => stage.table.making)
            stage.table.confirm()
            compare(stage.table.hand.count, before - 1)
        }
        function test_anEmptyDeckSaysWhatToDo() {
            stage.app.openDeck(stage.app.decks.create("everzone", "Nothing"))
            stage.app.testHand()
            const empty = stage.find(page, item => item instanceof EmptyState)
            verify(empty.visible)
            verify(empty.words !== "")
        }
        function test_theLanguageChangesAtOnce() {
            test("everzone")
            verify(button("Keep") >= 0)
            stage.app.preferences.language = "it"
            verify(button("Keep") < 0)
            stage.app.preferences.language = "en"
            verify(button("Keep") >= 0)
        }
    }
}
