// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Controls
import Mazzo.MyCards

Stage {
    id: stage

    MyCardsPageView { id: page; anchors.fill: parent; app: stage.app; cards: stage.app.myCards; focus: true }

    TestCase {
        name: "MyCards"
        when: windowShown

        readonly property MyCards cards: stage.app.myCards
        readonly property CardTableView table: stage.find(page, item => item instanceof CardTableView)

        function column(key) { return table.places.findIndex(place => place.key === key) }
        function field(key) { return stage.find(page, item => item instanceof FormField && item.key === key) }
        function line(key) { return stage.find(field(key), item => item instanceof FormLine) }
        function typeText(text) { for (let i = 0; i < text.length; ++i) keyClick(text[i]) }

        function init() {
            stage.app.chooseGame("sovereign")
            tryVerify(() => cards.table.count > 0)
            cards.form.dismiss()
            cards.table.selectNone()
            table.forceActiveFocus()
            table.moveTo(0, 0)
        }

        function test_arrowsMoveAndShiftSelects() {
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Right)
            compare(table.currentRow, 1)
            compare(table.currentColumn, 1)
            keyClick(Qt.Key_Down, Qt.ShiftModifier)
            keyClick(Qt.Key_Down, Qt.ShiftModifier)
            compare(cards.table.selectedCount, 3)
            keyClick(Qt.Key_Up, Qt.ShiftModifier)
            compare(cards.table.selectedCount, 2, "going back takes rows out again")
            keyClick(Qt.Key_Escape)
            compare(cards.table.selectedCount, 0)
        }

        function test_typingEditsAndEscapeKeepsTheOldValue() {
            table.moveTo(0, column("level"))
            const before = cards.cellText(0, column("level"))
            keyClick("9")
            const editor = stage.find(table, item => item instanceof CellEditor)
            verify(editor.visible)
            compare(editor.text, "9")
            keyClick(Qt.Key_Escape)
            verify(!editor.visible)
            verify(table.activeFocus)
            compare(cards.cellText(0, column("level")), before)
        }

        function test_theFormIsFilledWithTheKeyboardAlone() {
            keyClick(Qt.Key_N, Qt.AltModifier)
            tryVerify(() => line("name") && line("name").activeFocus)
            typeText("Wyrm")
            keyClick(Qt.Key_Return)
            verify(line("type").activeFocus)
            keyClick(Qt.Key_Return)
            verify(line("cost").activeFocus)
            keyClick(Qt.Key_Up)   // steps from nothing to 0
            compare(line("cost").text, "0")
            typeText("4")
            keyClick(Qt.Key_Return)
            verify(line("colours").activeFocus)
            typeText("gre")
            keyClick(Qt.Key_Return)
            compare(field("colours").value, "Green")
            // Leaving with Escape keeps what is typed.
            keyClick(Qt.Key_Escape)
            verify(cards.form.isNew)
            compare(cards.form.name, "Wyrm")
            verify(table.activeFocus)
        }

        function test_theNameStaysInViewAndTakesTheTapsThere() {
            table.moveTo(2, table.places.length - 1)
            const list = stage.find(table, item => item instanceof ListView)
            verify(list.contentX > 0)
            const row = stage.find(table, item => item instanceof CardTableRow && item.index === 2)
            const name = stage.find(row, item => item instanceof CardTableCell && item.index === 0)
            compare(name.mapToItem(table, 0, 0).x, table.gutter)
            mouseClick(name, name.width / 2, name.height / 2)
            compare(table.currentColumn, 0)
            verify(list.contentX > 0, "the table is not scrolled back")
            // The column behind the name is brought out from under it.
            keyClick(Qt.Key_Right)
            compare(list.contentX, 0)
        }

        function test_aScreenReaderGetsTheCellAtTheCursor() {
            table.moveTo(1, column("type"))
            tryVerify(() => table.Accessible.name.endsWith(cards.cellText(1, 0) + ". Type: " + cards.cellText(1, 1)))
        }

        function test_aProblemIsShownAtTheFieldAndMended() {
            cards.form.startNew()
            cards.form.enter("name", "Wyrm")
            cards.form.enter("requires", "Banerkeeper")
            const requires = field("requires")
            verify(requires.problem !== "")
            const use = stage.find(requires, item => item instanceof ActionButton && item.text === "Use Bannerkeeper")
            verify(use.visible)
            use.clicked()
            compare(requires.problem, "")
            verify(line("requires").activeFocus, "the keyboard is not left on a button that is gone")
            compare(line("requires").text, "Bannerkeeper")
        }
    }
}
