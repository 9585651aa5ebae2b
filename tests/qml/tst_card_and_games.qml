// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls
import Mazzo.Games

Item {
    id: stage
    width: 1100
    height: 900

    readonly property AppModel app: testApp   // qmllint disable unqualified

    CardPageView { id: card; width: parent.width; height: parent.height / 2; app: stage.app; card: stage.app.cardPage }
    GamesPageView { id: games; y: parent.height / 2; width: parent.width; height: parent.height / 2; app: stage.app; game: stage.app.gamePage }

    function find(item, what) {
        if (what(item)) return item
        for (let i = 0; i < item.children.length; ++i) {
            const found = find(item.children[i], what)
            if (found) return found
        }
        return null
    }

    TestCase {
        name: "CardAndGames"
        when: windowShown

        function init() {
            stage.app.chooseGame("everzone")
            stage.app.showCard("marine")
        }
        function test_unknownValuesAreMarkedAndEditable() {
            const row = stage.find(card, item => item instanceof ValueRow && item.fieldId === "defence")
            verify(row.open)
            verify(row.editable)
            row.opened()
            const editor = stage.find(row, item => item instanceof ValueEditor)
            verify(editor.visible)
            const field = stage.find(editor, item => item instanceof TextInputField)
            verify(field.activeFocus)
            field.text = "no number"
            keyClick(Qt.Key_Return)
            verify(editor.refused)
            verify(editor.visible, "a refused value stays and can be corrected")
            field.text = "2"
            keyClick(Qt.Key_Return)
            tryCompare(row, "value", "2")
            verify(!editor.visible)
            compare(row.originId, "user")
            const pencil = stage.find(row, item => item instanceof IconButton && item.glyph === "pencil")
            verify(pencil.activeFocus, "the keyboard is not left in a field that is gone")
            stage.app.cardPage.values.resetValue("defence")
            tryCompare(row, "knowledge", "unknown")
        }
        function test_anotherCardClosesTheEditor() {
            const row = stage.find(card, item => item instanceof ValueRow && item.fieldId === "attack")
            row.opened()
            verify(row.editing)
            stage.app.showCard("sparrow")
            const panel = stage.find(card, item => item instanceof CardValuesPanel)
            compare(panel.editing, "")
        }
        function test_choosingAGameShowsIt() {
            const row = stage.find(games, item => item instanceof GameRow && item.gameId === "zombinion")
            mouseClick(row)
            compare(stage.app.gamePage.gameId, "zombinion")
            verify(row.current)
            const details = stage.find(games, item => item instanceof GameDetails)
            compare(details.count, stage.app.gamePage.clauses.count)
        }
    }
}
