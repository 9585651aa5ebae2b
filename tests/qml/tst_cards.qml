// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Cards
import Mazzo.Controls

Stage {
    id: stage
    width: 1100
    height: 800

    CardsPageView { id: page; anchors.fill: parent; app: stage.app; search: stage.app.search; visible: stage.app.navigation.page === Navigation.Cards; focus: true }

    TestCase {
        name: "CardsPage"
        when: windowShown

        function init() {
            stage.app.navigation.open(Navigation.Cards)
            stage.app.chooseGame("everzone")
            stage.app.search.clear()
            tryVerify(() => !stage.app.search.busy)
        }
        function test_typingShowsTheExplainedQuery() {
            page.typed("type:unit")
            tryVerify(() => stage.app.search.result.sure > 0 && stage.app.search.result.sure < 111)
            const summary = stage.find(page, item => item instanceof SearchSummary)
            const words = stage.find(summary, item => item instanceof AppLabel && item.text.toLowerCase() === stage.app.search.result.explained.toLowerCase() && item.text !== "")
            verify(words)
            compare(words.text.charAt(0), words.text.charAt(0).toUpperCase())
        }
        function test_anErrorIsMarkedAtItsColumn() {
            page.typed("marine rac:numan")
            tryVerify(() => stage.app.search.result.error !== "")
            compare(stage.app.search.result.errorColumn, 8)
            const field = stage.find(page, item => item instanceof TextInputField)
            verify(field.wrong)
            const mark = stage.find(field, item => item.place !== undefined)
            verify(mark.visible)
            field.cursorPosition = 7
            compare(Math.round(mark.x), Math.round(field.cursorRectangle.x))
        }
        function test_aChipNarrowsTheCards() {
            const chip = stage.find(page, item => item instanceof Chip && item.spoken === "Race: Numan")
            verify(chip)
            const promised = chip.amount
            mouseClick(chip)
            tryCompare(stage.app.search.result, "sure", promised)
            tryCompare(chip, "checked", true)
        }
        function test_filtersTakeTwoRowsUntilMoreIsAskedFor() {
            stage.width = 620
            const bar = stage.find(page, item => item instanceof FacetBar)
            tryVerify(() => bar.hidden > 0)
            verify(bar.contentHeight <= 2 * bar.rowHeight)
            const more = stage.find(bar, item => item instanceof Chip && item.text === "More filters")
            compare(more.amount, bar.hidden)
            const chips = () => stage.findAll(bar, item => item instanceof FacetChip && item.visible)
            tryVerify(() => chips().every(entry => entry.x + entry.width <= bar.width))
            stage.app.search.toggleFacet("skill:single")   // one that was hidden
            tryVerify(() => chips().some(entry => entry.facetId === "skill:single"), 5000, "what narrows the cards stays in sight")
            verify(bar.contentHeight <= 2 * bar.rowHeight)
            stage.app.search.toggleFacet("skill:single")
            waitForRendering(page)
            mouseClick(more)
            tryCompare(bar, "hidden", 0)
            waitForRendering(page)
            verify(bar.contentHeight > 2 * bar.rowHeight)
            compare(chips().length, stage.app.search.facets.count)
            mouseClick(more)
            tryVerify(() => bar.hidden > 0)
            stage.width = 1100
        }
        function test_completionsFollowTheLastLetter() {
            page.typed("")
            for (const letter of "rac") keyClick(letter)
            const offers = () => stage.find(stage.above, item => item.Accessible.role === Accessible.List && item.Accessible.name === "Suggestions")
            tryVerify(() => offers() !== null && offers().children.length > 0)
            const first = stage.find(offers(), item => item.modelData !== undefined)
            compare(first.modelData.text, "race:")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(stage.app.search.text, "race:")
            keyClick("n")
            tryVerify(() => stage.find(offers(), item => item.modelData !== undefined && item.modelData.text === "numan") !== null)
            keyClick(Qt.Key_Escape)
        }
        function test_gridAndListShowTheSameCards() {
            stage.app.preferences.cardLayout = "grid"
            const grid = stage.find(page, item => item instanceof CardGrid)
            const rows = stage.find(page, item => item instanceof CardRows)
            verify(grid.visible && !rows.visible)
            compare(grid.count, 111)
            stage.app.preferences.cardLayout = "list"
            verify(!grid.visible && rows.visible)
            compare(rows.count, 111)
            stage.app.preferences.cardLayout = "grid"
        }
        function test_nothingFoundSaysWhatToDo() {
            page.typed("zzzz")
            tryVerify(() => stage.app.search.cards.count === 0)
            const empty = stage.find(page, item => item instanceof EmptyState)
            tryVerify(() => empty.visible)
            mouseClick(stage.find(empty, item => item instanceof ActionButton && item.text === "Show all cards"))
            tryCompare(stage.app.search.result, "sure", 111)
        }
        function test_aTileOpensItsCard() {
            const tile = stage.find(page, item => item instanceof CardTile)
            const wanted = tile.cardId
            mouseClick(tile)
            compare(stage.app.navigation.page, Navigation.Card)
            compare(stage.app.cardPage.cardId, wanted)
        }
        function test_theLanguageChangesAtOnce() {
            const title = stage.find(page, item => item instanceof PageHeader)
            compare(title.title, "Cards")
            stage.app.preferences.language = "it"
            compare(title.title, "Carte")
            stage.app.preferences.language = "en"
            compare(title.title, "Cards")
        }
    }
}
