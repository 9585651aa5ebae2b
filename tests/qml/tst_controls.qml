// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.Controls

Item {
    id: stage
    width: 600
    height: 400

    Component { id: segmentsKind; Segments { label: "Size"; value: "b"; choices: [{ value: "a", text: "A" }, { value: "b", text: "B" }, { value: "c", text: "C" }] } }
    Component { id: chipKind; Chip { text: "Unit"; amount: 21 } }
    Component { id: buttonKind; ActionButton { text: "Enter" } }
    Component { id: emptyKind; EmptyState { width: 300; glyph: "search"; title: "Nothing"; words: "Do something." } }
    Component { id: selectKind; SelectBox { label: "Choose"; model: ["One", "Two"] } }
    Component {
        id: barKind
        SectionBar {
            title: "A part of the page"
            ActionButton { text: "Do this" }
            ActionButton { text: "Do that" }
        }
    }
    Component { id: wrapKind; ActionButton { text: "Add two of this, three of that, and four of something else"; wraps: true; small: true } }
    Component {
        id: surfaceKind
        Flickable {
            id: surface
            width: 200
            height: 100
            contentHeight: 600
            property alias low: low
            FocusFollower { area: surface }
            ActionButton { id: low; y: 500; text: "Low" }
        }
    }
    Component { id: sheetKind; Sheet { title: "A sheet"; property alias first: first; ActionButton { id: first; text: "First" } ActionButton { text: "Second" } } }
    Component { id: pageKind; Rectangle { anchors.fill: parent; property int taps: 0; TapHandler { acceptedButtons: Qt.AllButtons; onTapped: parent.taps++ } } }
    Component {
        id: rowsKind
        Sheet {
            id: rows
            title: "Rows"
            property int taps: 0
            property alias row: row
            Rectangle { id: row; width: 100; height: 40; TapHandler { onTapped: rows.taps++ } }
        }
    }
    Component { id: menuKind; ActionMenu { label: "Menu"; choices: [{ value: "a", text: "A", glyph: "" }] } }
    SignalSpy { id: spy }

    TestCase {
        name: "Controls"
        when: windowShown

        function made(kind) { return createTemporaryObject(kind, stage) }

        function test_segmentsGoByArrowKeys() {
            const segments = made(segmentsKind)
            spy.signalName = ""
            spy.target = segments
            spy.signalName = "chosen"
            spy.clear()
            segments.forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(spy.signalArguments[0][0], "c")
            segments.value = "c"
            keyClick(Qt.Key_Right)
            compare(spy.count, 1, "the last one is the last")
            keyClick(Qt.Key_Left)
            compare(spy.signalArguments[1][0], "b")
        }
        function test_buttonsAnswerToEnterSpaceAndClick() {
            const button = made(buttonKind)
            spy.signalName = ""
            spy.target = button
            spy.signalName = "clicked"
            spy.clear()
            button.forceActiveFocus()
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Space)
            mouseClick(button)
            compare(spy.count, 3)
        }
        function test_enterOpensAListAndTakesItsChoice() {
            const box = made(selectKind)
            box.forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => box.popup.opened)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            tryVerify(() => !box.popup.visible)
            compare(box.currentIndex, 1)
        }
        function test_theHeadOfAPartPutsWhatDoesNotFitBelow() {
            const bar = made(barKind)
            bar.width = 500
            verify(bar.oneRow)
            waitForRendering(bar)
            const low = bar.implicitHeight
            bar.width = 220
            verify(!bar.oneRow)
            tryVerify(() => bar.implicitHeight > low)
        }
        function test_theActionsOfASectionStayInsideAfterItWasHidden() {
            const bar = made(barKind)
            bar.width = 600
            waitForRendering(bar)
            bar.visible = false
            const button = bar.actions[bar.actions.length - 1]
            button.text = "Do that, and something else"
            bar.visible = true
            tryVerify(() => button.mapToItem(bar, 0, 0).x + button.width <= bar.width)
            verify(button.mapToItem(bar, 0, 0).x > bar.width / 2)
        }
        function test_longWordsOfAButtonTakeMoreLines() {
            const button = made(wrapKind)
            button.width = 600
            const low = button.implicitHeight
            button.width = 200
            tryVerify(() => button.implicitHeight > low)
        }
        function test_whatHasTheKeyboardScrollsIntoSight() {
            const surface = made(surfaceKind)
            surface.low.forceActiveFocus()
            tryVerify(() => surface.contentY + surface.height >= surface.low.y + surface.low.height)
            verify(surface.contentY <= surface.low.y)
        }
        function test_aSheetBeginsAtItsFirstControl() {
            const sheet = made(sheetKind)
            sheet.open()
            tryVerify(() => sheet.first.activeFocus)
            sheet.close()
        }
        function test_tapsDoNotGoThroughASheet() {
            const page = made(pageKind)
            const sheet = made(rowsKind)
            sheet.open()
            tryVerify(() => sheet.opened)
            mouseClick(sheet.row)
            compare(sheet.taps, 1)
            mouseClick(sheet.row, 10, 10, Qt.RightButton)
            compare(page.taps, 0)
            sheet.close()
            tryVerify(() => !sheet.visible)
        }
        function test_tapsDoNotGoThroughAMenu() {
            const page = made(pageKind)
            const menu = made(menuKind)
            spy.signalName = ""
            spy.target = menu
            spy.signalName = "chosen"
            spy.clear()
            menu.open()
            tryVerify(() => menu.opened)
            mouseClick(menu.contentItem, 20, 10)
            compare(spy.count, 1)
            compare(page.taps, 0)
            tryVerify(() => !menu.visible)
        }
        function test_aChipSaysItsNumber() {
            const chip = made(chipKind)
            compare(chip.Accessible.name, "Unit, 21")
            verify(!chip.Accessible.checked)
            chip.checked = true
            verify(chip.Accessible.checked)
        }
        function test_anEmptyStateFitsItsWidth() {
            const empty = made(emptyKind)
            verify(empty.implicitHeight > 0)
            compare(empty.width, 300)
        }
    }
}
