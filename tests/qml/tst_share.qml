// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.Share

Item {
    id: stage
    width: 1100
    height: 760

    Component { id: shareKind; ShareSheet { sharing: testApp.sharing } }
    Component { id: importKind; ImportSheet { app: testApp } }

    TestCase {
        name: "Share"
        when: windowShown

        // The first below `item` of which `is` says yes.
        function find(item, is) {
            if (!item) return null
            if (is(item)) return item
            for (let i = 0; i < item.children.length; ++i) {
                const found = find(item.children[i], is)
                if (found) return found
            }
            return null
        }
        function button(sheet, text) { return find(sheet.contentItem, item => item.text === text && item.clicked !== undefined) }
        function deck(cards) { return testApp.decks.addText("name: Tide\ngame: everzone\n" + cards) }
        function cleanup() {
            testApp.sharing.dismiss()
            testApp.importing.dismiss()
        }

        function test_theShareSheetFollowsItsModel() {
            const sheet = createTemporaryObject(shareKind, stage)
            testApp.sharing.kind = "text"
            testApp.sharing.share(deck("[Forces]\n4 Marine\n"))
            tryVerify(() => sheet.opened)
            verify(sheet.title.indexOf("Tide") >= 0)
            keyClick(Qt.Key_Down)
            compare(testApp.sharing.kind, "code", "the list of forms has the focus")
            keyClick(Qt.Key_Escape)
            tryVerify(() => !sheet.opened)
            verify(!testApp.sharing.shown)
        }
        function test_theCopyButtonSaysWhatItDid() {
            const sheet = createTemporaryObject(shareKind, stage)
            testApp.sharing.kind = "code"
            testApp.sharing.share(deck("[Forces]\n4 Marine\n"))
            tryVerify(() => sheet.opened)
            tryVerify(() => !testApp.sharing.working)
            const copy = button(sheet, "Copy")
            verify(copy && copy.visible)
            copy.forceActiveFocus()
            keyClick(Qt.Key_Return)
            verify(testApp.sharing.done !== "")
            testApp.sharing.kind = "list"
            verify(!copy.visible, "pages are saved, not copied")
        }
        function test_aListIsTypedReportedAndStored() {
            const sheet = createTemporaryObject(importKind, stage)
            const before = testApp.decks.total
            testApp.importing.begin()
            tryVerify(() => sheet.opened)
            const store = button(sheet, "Save as a new deck")
            verify(!store.enabled)
            for (const letter of "4 marine") keyClick(letter)
            tryVerify(() => store.enabled)
            compare(testApp.importing.report.lines.at(0, "lineState"), "matched")
            compare(testApp.importing.gameId, "everzone")
            mouseClick(store)
            tryVerify(() => !sheet.opened)
            compare(testApp.decks.total, before + 1)
        }
        function test_tabLeavesTheTextField() {
            const sheet = createTemporaryObject(importKind, stage)
            testApp.importing.begin()
            tryVerify(() => sheet.opened)
            const field = find(sheet.contentItem, item => item.cursorRectangle !== undefined && item.activeFocus)
            verify(field, "the text field has the focus")
            keyClick(Qt.Key_Tab)
            verify(!field.activeFocus)
            compare(field.text, "")
        }
        function test_aLineIsCorrectedByKeyboard() {
            const sheet = createTemporaryObject(importKind, stage)
            testApp.importing.open("4 Marine\n2 Quetzalcoatlus\n")
            tryVerify(() => sheet.opened && !testApp.importing.busy)
            const list = find(sheet.contentItem, item => item.Accessible && item.Accessible.name === "Lines of the list")
            verify(list)
            list.forceActiveFocus()
            list.currentIndex = 1
            keyClick(Qt.Key_Return)
            tryVerify(() => testApp.importing.correction.line !== "")
            for (const letter of "sea arrow") keyClick(letter)
            compare(testApp.importing.correction.suggestions.at(0, "name"), "Sea Arrow")
            keyClick(Qt.Key_Return)
            tryCompare(testApp.importing.correction, "line", "")
            compare(testApp.importing.report.lines.at(1, "card"), "Sea Arrow")
        }
        function test_copiesChangeByPlusAndMinus() {
            const sheet = createTemporaryObject(importKind, stage)
            testApp.importing.open("4 Marine\n")
            tryVerify(() => sheet.opened && !testApp.importing.busy)
            const list = find(sheet.contentItem, item => item.Accessible && item.Accessible.name === "Lines of the list")
            list.forceActiveFocus()
            keyClick("+")
            compare(testApp.importing.report.lines.at(0, "copies"), 5)
            keyClick("-")
            compare(testApp.importing.report.cards, 4)
        }
        function test_aRefusedListSaysWhy() {
            const sheet = createTemporaryObject(importKind, stage)
            testApp.importing.open("mazzo://v1/GsWsRRD0KhCl--sk")
            tryVerify(() => sheet.opened && !testApp.importing.busy)
            const alert = find(sheet.contentItem, item => item.text === testApp.importing.problem && item.text !== "" && item.visible)
            verify(alert)
            verify(!button(sheet, "Save as a new deck").enabled)
        }
    }
}
