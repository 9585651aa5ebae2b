// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Controls
import Mazzo.Goldfish

Item {
    id: stage
    width: 1200
    height: 780

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
        name: "GoldfishPage"
        when: windowShown

        function test(game) {
            const ready = stage.app.decks.precon
            for (let row = 0; row < ready.count; ++row) {
                if (ready.at(row, "gameId") !== game) continue
                stage.app.openDeck(stage.app.decks.startFrom(row))
                stage.app.testHand()
                verify(stage.table.setSeed("7"))
                page.forceActiveFocus()
                tryVerify(isLaidOut)
                return
            }
            fail("no deck")
        }
        // A page that was just opened is laid out step by step while the next frames are prepared.
        function isLaidOut() {
            const side = stage.find(page, item => item instanceof SidePanel)
            return hand().width === page.width - side.width && hand().mapToItem(page, 0, hand().height).y === page.height
        }
        function hand() { return stage.find(page, item => item instanceof HandFan) }
        function button(label) {
            for (let row = 0; row < stage.table.actions.buttons.count; ++row)
                if (stage.table.actions.buttons.at(row, "label") === label) return row
            return -1
        }
        function test_theMulliganButtonSaysWhatItCosts() {
            test("everzone")
            const shown = stage.find(page, item => item instanceof ActionButton && item.text.indexOf("Mulligan") >= 0)
            verify(shown)
            verify(shown.text.indexOf("9") >= 0)
            verify(shown.Accessible.name.indexOf("Mulligan") === 0)
            mouseClick(shown)
            compare(stage.table.zones.hand.count, 9)
        }
        function test_keysPlayTheWholeOpening() {
            test("everzone")
            const fan = hand()
            verify(fan.activeFocus)
            keyClick(String(button("Keep") + 1))
            compare(stage.table.log.step, 1)
            let units = 0
            for (let row = 0; row < stage.table.zones.hand.count && units === 0; ++row) {
                fan.current = row
                keyClick(Qt.Key_Return)
                if (stage.table.actions.building) ++units
            }
            compare(units, 1)
            verify(stage.table.actions.canConfirm)
            keyClick(Qt.Key_Escape)
            verify(!stage.table.actions.building)
            compare(stage.app.navigation.page, Navigation.Goldfish)
            keyClick("z", Qt.ControlModifier)
            compare(stage.table.log.step, 0)
            keyClick("y", Qt.ControlModifier)
            compare(stage.table.log.step, 1)
            const seed = stage.table.seed
            keyClick("n")
            verify(stage.table.seed !== seed)
            compare(stage.table.log.step, 0)
            keyClick(Qt.Key_Escape)
            compare(stage.app.navigation.page, Navigation.Goldfish, "Escape does not leave the table")
        }
        function test_arrowsWalkThroughTheHand() {
            test("sovereign")
            const fan = hand()
            fan.current = 0
            keyClick(Qt.Key_Right)
            compare(fan.current, 1)
            compare(stage.table.preview.name, stage.table.zones.hand.at(1, "name"))
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Left)
            compare(fan.current, 0)
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
            verify(stage.table.board.regions.at(board.current, "down") > stage.table.board.regions.at(before, "down"))
        }
        // The middle of what is seen of a card of the fan: the next one covers the rest.
        function seenPart(fan, row) {
            const card = stage.find(fan, item => item instanceof PieceCard && item.index === row)
            return card.mapToItem(fan, row + 1 < stage.table.zones.hand.count ? fan.spread / 2 : card.width / 2, 40)
        }
        function clickCard(fan, row) {
            const at = seenPart(fan, row)
            mouseMove(fan, at.x, at.y)
            mouseClick(fan, at.x, at.y)
        }
        function test_aListIsChosenWithTheMouse() {
            test("everzone")
            stage.table.actions.press(button("Keep"))
            const fan = hand()
            const before = stage.table.zones.hand.count
            let row = 0
            while (row < before && stage.table.zones.hand.at(row, "touch") !== "acts") ++row
            verify(row < before)
            clickCard(fan, row)
            verify(stage.table.actions.building)
            compare(stage.table.zones.hand.at(row, "touch"), "chosen")
            stage.table.actions.confirm()
            compare(stage.table.zones.hand.count, before - 1)
        }
        function test_everyCardAnswersWhereItIsSeen_data() { return [{ tag: "at rest", moving: false }, { tag: "on its way", moving: true }] }
        function test_everyCardAnswersWhereItIsSeen(data) {
            Theme.moving = data.moving
            test("everzone")
            stage.table.actions.press(button("Keep"))   // one card more: all the others make room for it
            const fan = hand()
            const touched = []
            const note = pieceId => touched.push(pieceId)
            fan.touched.connect(note)
            const expected = []
            for (let row = stage.table.zones.hand.count - 1; row >= 0; --row) {
                expected.push(stage.table.zones.hand.at(row, "pieceId"))
                clickCard(fan, row)
                compare(fan.current, row)
                stage.table.actions.cancel()
            }
            fan.touched.disconnect(note)
            compare(touched, expected)
            Theme.moving = true
        }
        function test_aRisingCardDoesNotSlipAway() {
            Theme.moving = false
            test("everzone")
            const fan = hand()
            const middle = fan.restX(4) + fan.spread / 2
            const edge = fan.restY(4) + fan.cardHeight - 2   // the raised card is above it
            mouseMove(fan, middle, edge)
            compare(fan.raised, 4)
            verify(fan.risenY + fan.cardHeight < edge)
            mouseMove(fan, middle + 1, edge)
            compare(fan.raised, 4)
            keyClick(Qt.Key_Right)   // the keyboard takes over from a pointer that lies still
            compare(fan.raised, fan.current)
            Theme.moving = true
        }
        function test_noNameInTheHandIsCovered() {
            Theme.moving = false
            test("everzone")
            const fan = hand()
            const titles = []
            for (let row = 0; row < fan.cards.count; ++row)
                titles.push(stage.find(fan, item => item instanceof PieceCard && item.index === row))
            // The cards of the hand before may still be moving to their places.
            tryVerify(() => titles.every((title, row) => row === fan.raised || row + 1 === titles.length
                                                         || title.x + title.nameWidth <= titles[row + 1].x))
            Theme.moving = true
        }
        function test_gamesWithAndWithoutPhasesFollowEachOther() {
            for (const game of ["zombinion", "war-of-the-worlds", "sovereign", "war-of-the-worlds", "everzone"]) {
                stage.app.navigation.open(Navigation.Decks)
                test(game)
                waitForRendering(page)
                const bar = stage.find(page, item => item instanceof PhaseBar)
                compare(bar.visible, stage.table.turn.phases.count > 1)
                if (!bar.visible) continue
                tryVerify(() => {
                    for (let i = 0; i < bar.children.length; ++i)
                        if (bar.children[i].x + bar.children[i].width > bar.width + 1) return false
                    return true
                })
            }
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
