// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Share

Item {
    id: stage
    width: 1100
    height: 760

    readonly property AppModel app: testApp   // qmllint disable unqualified

    Component { id: shareKind; ShareSheet { sharing: testApp.sharing } }   // qmllint disable unqualified
    Component { id: importKind; ImportSheet { app: testApp } }   // qmllint disable unqualified

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
        function deck(cards) { return stage.app.decks.addText("name: Tide\ngame: everzone\n" + cards) }
        function cleanup() {
            stage.app.sharing.dismiss()
            stage.app.importing.dismiss()
        }

        function test_theShareSheetFollowsItsModel() {
            const sheet = createTemporaryObject(shareKind, stage)
            stage.app.sharing.kind = "text"
            stage.app.sharing.share(deck("[Forces]\n4 Marine\n"))
            tryVerify(() => sheet.opened)
            verify(sheet.title.indexOf("Tide") >= 0)
            keyClick(Qt.Key_Down)
            compare(stage.app.sharing.kind, "code", "the list of forms has the focus")
            keyClick(Qt.Key_Escape)
            tryVerify(() => !sheet.opened)
            verify(!stage.app.sharing.shown)
        }
        function test_theCopyButtonSaysWhatItDid() {
            const sheet = createTemporaryObject(shareKind, stage)
            stage.app.sharing.kind = "code"
            stage.app.sharing.share(deck("[Forces]\n4 Marine\n"))
            tryVerify(() => sheet.opened)
            tryVerify(() => !stage.app.sharing.working)
            const copy = button(sheet, "Copy")
            verify(copy && copy.visible)
            copy.forceActiveFocus()
            keyClick(Qt.Key_Return)
            verify(stage.app.sharing.done !== "")
            stage.app.sharing.kind = "list"
            verify(!copy.visible, "pages are saved, not copied")
        }
        function test_aListIsTypedReportedAndStored() {
            const sheet = createTemporaryObject(importKind, stage)
            const before = stage.app.decks.total
            stage.app.importing.begin()
            tryVerify(() => sheet.opened)
            const store = button(sheet, "Save as a new deck")
            verify(!store.enabled)
            for (const letter of "4 marine") keyClick(letter)
            tryVerify(() => store.enabled)
            compare(stage.app.importing.report.lines.at(0, "lineState"), "matched")
            compare(stage.app.importing.gameId, "everzone")
            mouseClick(store)
            tryVerify(() => !sheet.opened)
            compare(stage.app.decks.total, before + 1)
        }
        function test_tabLeavesTheTextField() {
            const sheet = createTemporaryObject(importKind, stage)
            stage.app.importing.begin()
            tryVerify(() => sheet.opened)
            const field = find(sheet.contentItem, item => item.cursorRectangle !== undefined && item.activeFocus)
            verify(field, "the text field has the focus")
            keyClick(Qt.Key_Tab)
            verify(!field.activeFocus)
            compare(field.text, "")
        }
        function test_aLineIsCorrectedByKeyboard() {
            const sheet = createTemporaryObject(importKind, stage)
            stage.app.importing.open("4 Marine\n2 Quetzalcoatlus\n")
            tryVerify(() => sheet.opened && !stage.app.importing.busy)
            const list = find(sheet.contentItem, item => item.Accessible && item.Accessible.name === "Lines of the list")
            verify(list)
            list.forceActiveFocus()
            list.currentIndex = 1
            keyClick(Qt.Key_Return)
            tryVerify(() => stage.app.importing.correction.line !== "")
            for (const letter of "sea arrow") keyClick(letter)
            compare(stage.app.importing.correction.suggestions.at(0, "name"), "Sea Arrow")
            keyClick(Qt.Key_Return)
            tryCompare(stage.app.importing.correction, "line", "")
            compare(stage.app.importing.report.lines.at(1, "card"), "Sea Arrow")
        }
        function test_copiesChangeByPlusAndMinus() {
            const sheet = createTemporaryObject(importKind, stage)
            stage.app.importing.open("4 Marine\n")
            tryVerify(() => sheet.opened && !stage.app.importing.busy)
            const list = find(sheet.contentItem, item => item.Accessible && item.Accessible.name === "Lines of the list")
            list.forceActiveFocus()
            keyClick("+")
            compare(stage.app.importing.report.lines.at(0, "copies"), 5)
            keyClick("-")
            compare(stage.app.importing.report.cards, 4)
        }
        function test_aRefusedListSaysWhy() {
            const sheet = createTemporaryObject(importKind, stage)
            stage.app.importing.open("mazzo://v1/GsWsRRD0KhCl--sk")
            tryVerify(() => sheet.opened && !stage.app.importing.busy)
            const alert = find(sheet.contentItem, item => item.text === stage.app.importing.problem && item.text !== "" && item.visible)
            verify(alert)
            verify(!button(sheet, "Save as a new deck").enabled)
        }
    }
}
