import QtQuick
import QtTest
import Mazzo
import Mazzo.App

Stage {
    id: stage

    readonly property DeckEditor editor: app.editor

    EditorPageView { id: page; anchors.fill: parent; app: stage.app; editor: stage.editor; focus: true; visible: stage.app.navigation.page === "editor" }

    TestCase {
        name: "EditorPage"
        when: windowShown

        function settle() { tryVerify(() => !stage.editor.busy && !stage.app.decks.busy && stage.editor.repairState !== "working", 20000) }
        function open(id) {
            stage.app.openDeck(id)
            stage.editor.search.showAll()
            settle()
            page.forceActiveFocus()
        }
        function rowOf(name) {
            for (let i = 0; i < stage.editor.cards.count; ++i)
                if (stage.editor.cards.at(i, "name") === name) return i
            return -1
        }
        function copies(name) { return rowOf(name) < 0 ? 0 : stage.editor.cards.at(rowOf(name), "amount") }
        function button(text) { return stage.find(page, item => item instanceof ActionButton && item.text === text && item.visible) }
        function deckList() { return stage.find(stage.find(page, item => item instanceof DeckPanel), item => item instanceof ListView && item.model === stage.editor.cards) }

        function init() {
            stage.app.preferences.cardLayout = "grid"
            stage.removeAllDecks()
        }
        function test_typingAndEnterAddTheFirstCardFound() {
            open(stage.app.decks.create("everzone", "Typed"))
            page.typed("adam finn")
            keyClick(Qt.Key_Return)   // before the search has its answer
            settle()
            compare(copies("Adam Finn"), 1)
            compare(stage.editor.cards.at(rowOf("Adam Finn"), "zoneId"), "leader")
            for (const letter of "marine") keyClick(letter)   // the text was selected: typing replaces it
            keyClick(Qt.Key_Return)
            settle()
            compare(copies("Marine"), 1)
            keyClick(Qt.Key_Return)
            settle()
            compare(copies("Marine"), 2)
            keyClick("z", Qt.ControlModifier)
            settle()
            compare(copies("Marine"), 1)
        }
        function test_plusAndMinusWorkInTheCatalogue() {
            open(stage.app.decks.create("everzone", "Steps"))
            page.typed("marine")
            settle()
            keyClick(Qt.Key_Down)
            keyClick("+")
            settle()
            keyClick("+")
            settle()
            compare(copies("Marine"), 2)
            keyClick("-")
            settle()
            compare(copies("Marine"), 1)
        }
        function test_theDeckAnswersToItsKeys() {
            open(stage.readyMade("everzone"))
            const list = deckList()
            keyClick("d", Qt.ControlModifier)
            verify(list.activeFocus)
            list.currentIndex = rowOf("Marine")
            keyClick("+")
            compare(copies("Marine"), 3)
            keyClick("1")
            compare(copies("Marine"), 1)
            keyClick(Qt.Key_Delete)
            compare(copies("Marine"), 0)
            keyClick("z", Qt.ControlModifier)
            compare(copies("Marine"), 1)
            keyClick("y", Qt.ControlModifier)
            compare(copies("Marine"), 0)
        }
        function test_theMenuMovesACardToAnotherZone() {
            open(stage.readyMade("everzone"))
            const list = deckList()
            list.forceActiveFocus()
            list.currentIndex = rowOf("Marine")
            keyClick(Qt.Key_Menu)
            tryVerify(() => stage.find(stage.above, item => item.Accessible.role === Accessible.PopupMenu && item.activeFocus) !== null)
            const menu = stage.find(stage.above, item => item.Accessible.role === Accessible.PopupMenu && item.activeFocus)
            verify(menu.count >= 5)
            for (let i = 0; i < menu.count && menu.model[menu.currentIndex].value !== "zone:leader"; ++i) keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            settle()
            compare(stage.editor.cards.at(rowOf("Marine"), "zoneId"), "leader")
            compare(stage.editor.verdict, "illegal")
        }
        function test_theSteppersAndTheChecklistFollow() {
            open(stage.readyMade("everzone"))
            compare(stage.editor.verdict, "legal")
            const row = stage.find(page, item => item instanceof DeckCardRow && item.name === "Marine")
            mouseClick(stage.find(row, item => item instanceof IconButton && item.glyph === "minus"))
            settle()
            compare(stage.editor.verdict, "unfinished")
            const rule = stage.find(page, item => item instanceof RuleCard && item.clause === "EZ-C04")
            compare(rule.status, "unfinished")
            compare(rule.have, 49)
            compare(rule.least, 50)
            verify(rule.source !== "")
            const fix = stage.find(rule, item => item instanceof ActionButton && item.text.indexOf("Add 1") === 0)
            verify(fix)
            mouseClick(fix)
            settle()
            compare(stage.editor.verdict, "legal")
        }
        function test_aRuleOpensToItsWords() {
            open(stage.readyMade("everzone"))
            waitForRendering(page)
            const rule = stage.find(page, item => item instanceof RuleCard && item.index === 0)
            compare(rule.status, "passed")
            const low = rule.implicitHeight
            mouseClick(rule, 40, 10)
            verify(rule.open)
            tryVerify(() => rule.implicitHeight > low)
        }
        function test_theRepairIsShownBeforeItIsApplied() {
            open(stage.readyMade("everzone"))
            stage.editor.change(rowOf("Marine"), -2)
            settle()
            const before = stage.editor.total
            mouseClick(button("Make legal…"))
            settle()
            const panel = stage.find(page, item => item instanceof RepairPanel)
            verify(panel.visible && panel.found)
            compare(stage.editor.total, before)
            mouseClick(button("Apply"))
            settle()
            compare(stage.editor.verdict, "legal")
            verify(!panel.visible)
        }
        function test_candidatesAreTheCardsThatCanBeAdded() {
            open(stage.app.decks.create("everzone", "Candidates"))
            stage.editor.add("adam-finn")
            settle()
            mouseClick(button("Show candidates"))
            settle()
            verify(stage.editor.search.onlyAddable)
            verify(stage.editor.search.cards.count > 0)
            verify(stage.editor.search.cards.count < 111)
        }
        function test_theOwnedChipAsksInTheQueryLanguage() {
            open(stage.app.decks.create("everzone", "Owned"))
            const chip = stage.find(page, item => item instanceof Chip && item.text === "Owned")
            mouseClick(chip)
            settle()
            compare(stage.editor.search.text, "owned>=1")
            verify(chip.checked)
            mouseClick(chip)
            settle()
            compare(stage.editor.search.text, "")
        }
        function test_theEditionIsAMenu() {
            open(stage.readyMade("everzone"))
            const box = stage.find(page, item => item instanceof SelectBox && item.label === "Rules" && item.visible)
            verify(box)
            box.forceActiveFocus()
            keyClick(Qt.Key_Down)
            tryVerify(() => stage.editor.options.at(0, "value") === "it")
            keyClick("z", Qt.ControlModifier)
            compare(stage.editor.options.at(0, "value"), "en")
        }
        function test_strangersAndOddLinesStayInSight() {
            open(stage.app.decks.takeText("name: S\ngame: everzone\ncolour: blue\n[forces]\n2 Nobody Knows\n3 Marine\n"))
            tryVerify(() => stage.find(page, item => item instanceof DeckCardRow && item.name === "Nobody Knows") !== null)
            verify(stage.find(page, item => item instanceof DeckCardRow && item.name === "Nobody Knows").unknown)
            verify(stage.find(page, item => item.text !== undefined && String(item.text).indexOf("colour: blue") >= 0))
        }
        function test_aDeckThatCannotBeReadIsMendedAsText() {
            open(stage.app.decks.takeText("name: B\ngame: everzone\n[nowhere]\n3 Marine\n"))
            compare(stage.editor.deckId, "")
            const broken = stage.find(page, item => item instanceof BrokenDeck)
            verify(broken.visible)
            const area = stage.find(broken, item => item instanceof TextInputArea)
            verify(area.text.indexOf("[nowhere]") >= 0)
            area.text = area.text.replace("nowhere", "forces")
            mouseClick(button("Store and try again"))
            settle()
            compare(copies("Marine"), 3)
        }
        function test_chartsMarkWhatIsNotKnown() {
            open(stage.readyMade("everzone"))
            stage.editor.chartField = "cost"
            verify(stage.editor.chartUnknown > 0)
            const bar = stage.find(page, item => item instanceof ChartBar && item.unknown)
            verify(bar && bar.visible)
            verify(bar.Accessible.name.indexOf("not known") >= 0)
            const strip = stage.find(page, item => item instanceof TypeStrip)
            verify(strip.visible)
        }
        function test_testingAHandAndBack() {
            open(stage.readyMade("everzone"))
            keyClick("t", Qt.ControlModifier)
            compare(stage.app.navigation.page, "goldfish")
            stage.app.backFromTable()
            compare(stage.app.navigation.page, "editor")
        }
        function test_aNarrowWindowShowsOnePartAtATime() {
            open(stage.readyMade("everzone"))
            stage.width = 720
            verify(!page.wide)
            const parts = stage.find(page, item => item instanceof Segments && item.label === "Show")
            verify(parts.visible)
            page.part = "rules"
            verify(stage.find(page, item => item instanceof RulesPanel).visible)
            verify(!stage.find(page, item => item instanceof DeckPanel).visible)
            stage.width = 1280
        }
        function test_aCardIsDroppedIntoAZone() {
            open(stage.readyMade("everzone"))
            const head = stage.find(page, item => item instanceof DeckCardRow && item.isZone && item.zoneId === "forces")
            head.cardDropped("gunlid")
            settle()
            compare(copies("Gunlid"), 1)
            const leader = stage.find(page, item => item instanceof DeckCardRow && item.isZone && item.zoneId === "leader")
            leader.rowDropped(rowOf("Gunlid"))
            settle()
            compare(stage.editor.cards.at(rowOf("Gunlid"), "zoneId"), "leader")
        }
    }
}
