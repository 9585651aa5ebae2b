// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import QtQuick.Controls.Basic
import Mazzo.App
import Mazzo.Controls
import Mazzo.Goldfish

// What the table explains: the whole text of a card, what an action does, where a question has an error, a saved game that cannot be resumed.
Stage {
    id: stage

    readonly property GoldfishTable table: app.table

    GoldfishPageView { id: page; width: stage.width; height: stage.height; app: stage.app; table: stage.table; focus: true; visible: stage.app.navigation.page === Navigation.Goldfish }

    TestCase {
        name: "GoldfishReading"
        when: windowShown

        function init() { stage.app.preferences.language = "en" }
        function cleanup() {
            page.width = Qt.binding(() => stage.width)
            page.height = Qt.binding(() => stage.height)
        }
        function deal(game) {
            stage.app.openDeck(stage.precon(game))
            stage.app.testHand()
            verify(stage.table.setSeed("7"))
            page.forceActiveFocus()
        }
        function one(type) { return stage.find(page, item => item instanceof type) }
        function opened(type) { return stage.find(stage.above, item => item instanceof type && item.visible) }
        function press(label) { return stage.find(stage.above, item => item instanceof ActionButton && item.visible && item.text === label) }

        function test_aCardIsReadWholeByKeyboard() {
            page.width = 700
            page.height = 460
            deal("war-of-the-worlds")
            one(HandFan).forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Right)
            verify(stage.table.preview.printed.length > 60)
            keyClick("i")
            tryVerify(() => opened(PreviewCard) !== null)
            const text = stage.find(opened(PreviewCard), item => item instanceof AppLabel && item.text === stage.table.preview.printed)
            verify(text && !text.truncated)
            verify(opened(PreviewCard).Accessible.name.indexOf(stage.table.preview.printed) > 0)
            keyClick(Qt.Key_Escape)
            tryVerify(() => opened(PreviewCard) === null)
            compare(stage.app.navigation.page, Navigation.Goldfish)
        }
        function test_aRightClickOpensTheMenuOfTheCardFromWhichItIsRead() {
            deal("sovereign")
            const zone = stage.find(page, item => item instanceof TableZone && item.pieces.count > 0)
            const card = stage.find(zone, item => item instanceof PieceCard)
            // The table is laid out while the next frames are prepared: the pointer follows the card.
            tryVerify(() => {
                mouseMove(page, 1, 1)
                mouseMove(card, card.width / 2, card.height / 2)
                return stage.table.preview.name === card.name
            })
            mouseClick(card, card.width / 2, card.height / 2, Qt.RightButton)
            const list = stage.find(stage.above, item => item instanceof ListView && item.model === stage.table.actions.menu)
            tryVerify(() => list.activeFocus)
            verify(list.count > 0)
            keyClick("i")
            tryVerify(() => press("Open its page") !== null)
            keyClick(Qt.Key_Escape)
        }
        function test_theMenuTellsActionsInTheWordsOfTheCard() {
            deal("war-of-the-worlds")
            const fan = one(HandFan)
            fan.forceActiveFocus(Qt.TabFocusReason)
            const menu = () => stage.find(stage.above, item => item instanceof ListView && item.model === stage.table.actions.menu && item.visible)
            for (let row = 0; row < stage.table.zones.hand.count && !menu(); ++row) {
                fan.current = row
                keyClick(Qt.Key_Return)
                if (stage.table.log.canUndo) stage.table.undo()   // it could do only one thing
            }
            const list = menu()
            verify(list)
            verify(stage.table.actions.menu.at(0, "label").indexOf(":") < 0)
            const corner = list.mapToItem(stage, list.width, list.height)
            verify(corner.x <= stage.width && corner.y <= stage.height)
            keyClick(Qt.Key_Escape)
        }
        function test_afterTheMenuTheKeyboardIsWhereItWas() {
            deal("everzone")
            stage.table.actions.press(0)   // Keep
            let units = 0
            for (let row = 0; row < stage.table.zones.hand.count && units < 2; ++row) {
                if (stage.table.zones.hand.at(row, "touch") === "") continue
                stage.table.actions.touchPiece(stage.table.zones.hand.at(row, "pieceId"))
                ++units
            }
            stage.table.actions.confirm()
            const zone = stage.find(page, item => item instanceof TableZone && item.pieces.count === 2)
            verify(zone)
            zone.forceActiveFocus(Qt.TabFocusReason)
            for (let unit = 0; unit < 2; ++unit) {
                const before = stage.table.log.step
                keyClick(Qt.Key_Return)
                const list = stage.find(stage.above, item => item instanceof ListView && item.model === stage.table.actions.menu)
                tryVerify(() => list.activeFocus)
                keyClick(Qt.Key_Return)
                compare(stage.table.log.step, before + 1)
                tryVerify(() => zone.activeFocus)
                keyClick(Qt.Key_Right)
            }
            compare(zone.current, 1)
        }
        function test_theRegionsOfAMapNeverOverlap_data() {
            return [{ tag: "large", width: 1440, height: 900 }, { tag: "usual", width: 1200, height: 780 },
                { tag: "small", width: 700, height: 600 }]
        }
        function test_theRegionsOfAMapNeverOverlap(data) {
            page.width = data.width
            page.height = data.height
            deal("war-of-the-worlds")
            const regions = () => stage.findAll(one(TableBoard), item => item instanceof BoardRegion)
            const overlaps = () => {
                const all = regions()
                for (let i = 0; i < all.length; ++i)
                    for (let j = i + 1; j < all.length; ++j)
                        if (Math.abs(all[i].x + all[i].width / 2 - all[j].x - all[j].width / 2) < (all[i].width + all[j].width) / 2 - 1
                                && Math.abs(all[i].y + all[i].height / 2 - all[j].y - all[j].height / 2) < (all[i].height + all[j].height) / 2 - 1)
                            return all[i].name + " and " + all[j].name
                return ""
            }
            tryVerify(() => regions().length > 10)
            tryVerify(() => overlaps() === "", 5000, overlaps())
        }
        function menuList() {
            return stage.find(stage.above, item => item instanceof ListView && item.model === stage.table.actions.menu && item.visible)
        }
        // The first haerian of the hand is moved to a place of the board by hand.
        function placeUnit(place) {
            deal("sovereign")
            verify(stage.table.act("keep"))
            verify(stage.table.act("first"))
            for (let row = 0; row < stage.table.zones.hand.count; ++row) {
                const name = stage.table.zones.hand.at(row, "name")
                if (stage.table.zones.hand.at(row, "numbers").length < 2) continue
                verify(stage.table.act("manual move \"" + name + "\" to " + place))
                return name
            }
            fail("no unit in the hand")
        }
        function token(name) {
            return stage.find(page, item => item instanceof PieceToken && item.name === name && item.visible)
        }
        function test_oneTapOnTheBoardHasOneReceiver() {
            const name = placeUnit("r2c3")
            tryVerify(() => token(name) !== null && token(name).width > 0)
            waitForRendering(page)   // until then the board is being laid out
            const unit = token(name)
            const board = one(TableBoard)
            let receivers = 0
            const count = () => ++receivers
            board.touched.connect(count)
            board.regionTouched.connect(count)
            mouseClick(unit, unit.width / 2, unit.height / 2)
            board.touched.disconnect(count)
            board.regionTouched.disconnect(count)
            compare(receivers, 1)
            if (menuList() !== null) keyClick(Qt.Key_Escape)
            stage.table.actions.cancel()
            tryVerify(() => menuList() === null)
            mouseClick(token(name), 5, 5, Qt.RightButton)
            tryVerify(() => menuList() !== null && menuList().activeFocus)
            verify(menuList().count > 0)
            const step = stage.table.log.step
            keyClick("9")   // no such line: the buttons of the page must not get it
            compare(stage.table.log.step, step)
            keyClick(Qt.Key_Escape)
            tryVerify(() => menuList() === null)
            compare(stage.app.navigation.page, Navigation.Goldfish)
        }
        function test_leavingThePageClosesTheMenu() {
            const name = placeUnit("r2c3")
            tryVerify(() => token(name) !== null && token(name).width > 0)
            mouseClick(token(name), 5, 5, Qt.RightButton)
            tryVerify(() => menuList() !== null)
            OpenPopups.pageLeft()
            tryVerify(() => menuList() === null)
        }
        function test_manualActionsByKeyboard() {
            deal("everzone")
            const before = stage.table.zones.hand.count
            one(HandFan).forceActiveFocus(Qt.TabFocusReason)
            keyClick("m")
            const list = stage.find(stage.above, item => item instanceof ListView && item.model === stage.table.actions.manual)
            tryVerify(() => list.activeFocus)
            keyClick("d")
            verify(stage.table.actions.building && stage.table.actions.needsNumber)
            stage.table.actions.confirmNumber(2)
            compare(stage.table.zones.hand.count, before + 2)
            stage.table.undo()
            compare(stage.table.zones.hand.count, before)
        }
        function test_aCardIsDraggedFromTheHandToTheBoard() {
            deal("sovereign")
            verify(stage.table.act("keep"))
            verify(stage.table.act("first"))
            const fan = one(HandFan)
            const region = stage.find(page, item => item instanceof BoardRegion && item.regionId === "r2c3")
            tryVerify(() => region.width > 0 && fan.height > 0)
            const card = stage.find(fan, item => item instanceof PieceCard && item.index === stage.table.zones.hand.count - 1)
            const from = card.mapToItem(page, card.width / 2, card.height / 2)
            const to = region.mapToItem(page, region.width / 2, region.height / 2)
            const before = stage.table.zones.hand.count
            mousePress(page, from.x, from.y)
            for (let part = 1; part <= 5; ++part)
                mouseMove(page, from.x + (to.x - from.x) * part / 5, from.y + (to.y - from.y) * part / 5, -1, Qt.LeftButton)
            compare(page.tableDrag.target, "r2c3")
            mouseRelease(page, to.x, to.y)
            verify(!page.tableDrag.active)
            compare(stage.table.zones.hand.count, before - 1)
            compare(region.pieces.count, 2)   // the face-down card and the new one
        }
        function test_whatIsDoneByHandStandsApart() {
            deal("war-of-the-worlds")
            const bar = one(ActionBar)
            const shown = () => stage.findAll(bar, item => item instanceof AvailableActionButton && item.visible)
            tryVerify(() => bar.manualCount > bar.few)
            verify(shown().every(button => !button.byHand))
            const before = stage.table.log.step
            one(HandFan).forceActiveFocus(Qt.TabFocusReason)
            keyClick("1")
            verify(!stage.table.actions.building && stage.table.log.step === before)
            bar.byHand = true
            verify(shown().some(button => button.byHand))
            keyClick("1")
            verify(stage.table.actions.building)
            stage.table.actions.cancel()
            bar.byHand = false
        }
        function test_upGoesToTheZonesAndDownToTheHand() {
            deal("zombinion")
            keyClick("1")
            const fan = one(HandFan)
            fan.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Up)
            const zone = stage.find(page, item => item instanceof TableZone && item.activeFocus)
            verify(zone && zone.usable)
            for (let i = 0; i < 10 && !fan.activeFocus; ++i) keyClick(Qt.Key_Down)
            verify(fan.activeFocus)
        }
        function test_theLogGoesBackWithTheGame() {
            deal("zombinion")
            for (let i = 0; i < 30; ++i) stage.table.actions.press(stage.table.actions.buttons.count - 1)
            const log = one(LogPanel)
            const list = stage.find(log, item => item instanceof ListView)
            while (stage.table.log.step > 5) stage.table.undo()
            tryVerify(() => stage.table.log.entries.at(list.currentIndex, "step") === 5)
            tryVerify(() => list.itemAtIndex(list.currentIndex) !== null)
        }
        function test_aWrongQuestionIsUnderlinedAndKeepsItsText() {
            deal("everzone")
            const view = one(OddsView)
            const asks = stage.findAll(view, item => item instanceof QuestionField)
            const field = stage.find(asks[0], item => item instanceof TextInputField)
            field.forceActiveFocus()
            field.text = "count(typ:unit) >= 1"
            keyClick(Qt.Key_Return)
            verify(asks[0].problem.indexOf("Column 7") === 0)
            compare(asks[1].problem, "")
            compare(field.cursorPosition, 6)
            compare(field.text, "count(typ:unit) >= 1")
            keyClick("x")
            compare(asks[0].problem, "")
            field.text = ""
        }
        function test_aSessionThatIsDamagedSaysSoInTheSheet() {
            deal("zombinion")
            const text = stage.table.sessionText()
            const sheet = page.seedSheet
            sheet.open()
            tryVerify(() => sheet.opened)
            sheet.setText(text.replace("seed 7", "seed 9"))
            mouseClick(press("Resume game"))
            tryVerify(() => stage.table.savedGame.problem !== "")
            compare(stage.table.problem, "")
            sheet.setText(text)
            compare(stage.table.savedGame.problem, "")
            mouseClick(press("Resume game"))
            tryVerify(() => !sheet.visible)
            compare(stage.table.deck.name, "Game from text")
        }
        function test_aLongTextIsHeldAndNotShown() {
            deal("zombinion")
            const sheet = page.seedSheet
            sheet.open()
            tryVerify(() => sheet.opened)
            sheet.setText("x".repeat(sheet.maxShown + 1))
            compare(sheet.text.length, sheet.maxShown + 1)
            verify(stage.find(stage.above, item => item instanceof TextArea && item.visible && item.text !== "") === null)
            mouseClick(press("Resume game"))
            tryVerify(() => stage.table.savedGame.problem !== "")
            sheet.close()
            tryVerify(() => !sheet.visible)
            compare(stage.table.savedGame.problem, "")
        }
    }
}
