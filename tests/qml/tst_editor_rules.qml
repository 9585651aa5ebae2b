// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Controls
import Mazzo.Editor

EditorStage {
    id: stage

    TestCase {
        name: "EditorRules"
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
        function test_theSteppersAndTheChecklistFollow() {
            open(stage.precon("everzone"))
            tryCompare(stage.editor.rules, "verdict", "legal")
            const row = stage.find(stage.page, item => item instanceof DeckCardRow && item.name === "Marine")
            mouseClick(stage.find(row, item => item instanceof IconButton && item.glyph === "minus"))
            settle()
            tryCompare(stage.editor.rules, "verdict", "unfinished")
            const rule = stage.find(stage.page, item => item instanceof RuleCard && item.clause === "EZ-C04")
            compare(rule.status, "unfinished")
            compare(rule.have, 49)
            compare(rule.least, 50)
            verify(rule.source !== "")
            const fix = stage.find(rule, item => item instanceof ActionButton && item.text.indexOf("Add 1") === 0)
            verify(fix)
            // By key: the list may still be making room for the rule's fixes, and a click would miss.
            fix.forceActiveFocus()
            keyClick(Qt.Key_Return)
            settle()
            tryCompare(stage.editor.rules, "verdict", "legal")
        }
        function test_aRuleOpensToItsWords() {
            open(stage.precon("everzone"))
            waitForRendering(stage.page)
            const rule = stage.find(stage.page, item => item instanceof RuleCard && item.index === 0)
            compare(rule.status, "passed")
            const low = rule.implicitHeight
            mouseClick(rule, 40, 10)
            verify(rule.open)
            tryVerify(() => rule.implicitHeight > low)
        }
        function test_theRepairIsShownBeforeItIsApplied() {
            open(stage.precon("everzone"))
            stage.editor.change(stage.rowOf("Marine"), -2)
            settle()
            const before = stage.editor.deck.total
            mouseClick(stage.button("Make legal…"))
            settle()
            const panel = stage.find(stage.page, item => item instanceof RepairPanel)
            verify(panel.visible && panel.found)
            compare(stage.editor.deck.total, before)
            mouseClick(stage.button("Apply"))
            settle()
            tryCompare(stage.editor.rules, "verdict", "legal")
            tryVerify(() => !panel.visible)
        }
        function test_aLongRepairKeepsItsButtonsInSight() {
            open(stage.app.decks.create("everzone", "Long"))
            stage.editor.add("adam-finn")
            settle()
            keyClick("m", Qt.ControlModifier)
            settle()
            const apply = stage.button("Apply")
            tryVerify(() => apply !== null && apply.activeFocus)
            waitForRendering(stage.page)
            verify(stage.editor.repair.steps.count > 15)
            verify(apply.mapToItem(stage.page, 0, apply.height).y <= stage.page.height)
            keyClick(Qt.Key_Return)
            settle()
            tryCompare(stage.editor.rules, "verdict", "legal")
            verify(stage.find(stage.page, item => item instanceof RulesPanel).activeFocus)
        }
        function test_candidatesAreTheCardsThatCanBeAdded() {
            open(stage.app.decks.create("everzone", "Candidates"))
            stage.editor.add("adam-finn")
            settle()
            mouseClick(stage.button("Show candidates"))
            settle()
            verify(stage.editor.search.onlyAddable)
            verify(stage.editor.search.cards.count > 0)
            verify(stage.editor.search.cards.count < 111)
        }
        function test_theEditionIsAMenu() {
            open(stage.precon("everzone"))
            const box = stage.find(stage.page, item => item instanceof SelectBox && item.label === "Rules" && item.visible)
            verify(box)
            box.forceActiveFocus()
            keyClick(Qt.Key_Down)
            tryVerify(() => stage.editor.header.options.at(0, "value") === "it")
            keyClick("z", Qt.ControlModifier)
            compare(stage.editor.header.options.at(0, "value"), "en")
        }
        function test_unknownCardsAndOddLinesStayInSight() {
            open(stage.app.decks.addText("name: S\ngame: everzone\ncolour: blue\n[forces]\n2 Nobody Knows\n3 Marine\n"))
            tryVerify(() => stage.find(stage.page, item => item instanceof DeckCardRow && item.name === "Nobody Knows") !== null)
            verify(stage.find(stage.page, item => item instanceof DeckCardRow && item.name === "Nobody Knows").unknown)
            verify(stage.find(stage.page, item => item.text !== undefined && String(item.text).indexOf("colour: blue") >= 0))
        }
        function test_aDeckThatCannotBeReadIsMendedAsText() {
            open(stage.app.decks.addText("name: B\ngame: everzone\n[nowhere]\n3 Marine\n"))
            compare(stage.editor.deckId, "")
            const broken = stage.find(stage.page, item => item instanceof BrokenDeck)
            verify(broken.visible)
            const area = stage.find(broken, item => item instanceof TextInputArea)
            verify(area.text.indexOf("[nowhere]") >= 0)
            area.text = area.text.replace("nowhere", "forces")
            mouseClick(stage.button("Save and try again"))
            settle()
            compare(stage.copies("Marine"), 3)
        }
        function test_theKeyboardOutlivesTheButtonsOfAFix() {
            open(stage.precon("everzone"))
            stage.editor.change(stage.rowOf("Marine"), -1)
            settle()
            keyClick("r", Qt.ControlModifier)
            const list = stage.find(stage.page, item => item instanceof ListView && item.model === stage.editor.rules.list)
            const fix = stage.find(list, item => item instanceof ActionButton && item.visible)
            fix.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            settle()
            compare(stage.editor.rules.verdict, "legal")
            tryVerify(() => list.currentItem.activeFocus, 5000, "the button is gone, the keyboard is not")
            keyClick("z", Qt.ControlModifier)
            settle()
            keyClick("m", Qt.ControlModifier)
            tryCompare(stage.editor.repair, "state", "found", 20000)
            keyClick(Qt.Key_Escape)
            compare(stage.editor.repair.state, "", "Escape closes the repair, not the editor")
            compare(stage.app.navigation.page, Navigation.Editor)
            tryVerify(() => list.activeFocus)
        }
        function test_chartsMarkWhatIsNotKnown() {
            open(stage.precon("everzone"))
            stage.editor.charts.field = "cost"
            verify(stage.editor.charts.unknown > 0)
            const chart = stage.find(stage.page, item => item instanceof DeckChart)
            verify(chart.blind, "no card's cost is known: one bar would be no chart")
            verify(stage.find(chart, item => item.visible && String(item.text).indexOf("Resource cost is unknown for every card") >= 0))
            stage.editor.charts.field = "terrain"
            verify(!chart.blind)
            const bar = stage.find(stage.page, item => item instanceof ChartBar && item.unknown)
            verify(bar && bar.visible)
            verify(bar.Accessible.name.indexOf("not known") >= 0)
            const strip = stage.find(stage.page, item => item instanceof TypeStrip)
            verify(strip.visible)
        }
    }
}
