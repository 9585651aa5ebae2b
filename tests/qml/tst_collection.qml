// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Collection
import Mazzo.Controls

Item {
    id: stage
    width: 1300
    height: 820

    readonly property AppModel app: testApp   // qmllint disable unqualified
    readonly property CollectionPage collection: app.collection

    CollectionPageView { id: page; anchors.fill: parent; app: stage.app; collection: stage.collection; focus: true; visible: stage.app.navigation.page === Navigation.Collection }

    function find(item, what) {
        if (what(item)) return item
        for (let i = 0; i < item.children.length; ++i) {
            const found = find(item.children[i], what)
            if (found) return found
        }
        return null
    }

    TestCase {
        name: "CollectionPage"
        when: windowShown

        function settle() { tryVerify(() => !stage.collection.busy && !stage.app.decks.busy, 10000) }
        function row(cardId) { return stage.find(page, item => item instanceof CollectionRow && item.cardId === cardId) }
        function list() { return stage.find(page, item => item instanceof ListView && item.model === stage.collection.search.cards) }
        function button(label) { return stage.find(page, item => item instanceof ActionButton && item.visible && item.text === label) }

        function init() {
            stage.app.preferences.language = "en"
            stage.app.navigation.open(Navigation.Collection)
            stage.app.chooseGame("everzone")
            stage.collection.search.clear()
            stage.collection.search.onlyMine = true
            stage.collection.search.cards.chooseNone()
            settle()
            while (stage.collection.undoText !== "") {
                stage.collection.undo()
                settle()
            }
            page.forceActiveFocus()
        }
        function test_anEmptyCollectionSaysWhatToDo() {
            const empty = stage.find(page, item => item instanceof CollectionEmpty)
            tryVerify(() => empty.visible)
            verify(empty.title.indexOf("EverZone") >= 0)
            mouseClick(stage.find(empty, item => item instanceof ActionButton && item.text === "Show all cards"))
            tryCompare(stage.collection.search.cards, "count", 111)
            verify(!empty.visible)
        }
        function test_aBoxFillsTheTable() {
            stage.collection.addBoxes("everzone-base", 1, "Box A")
            settle()
            tryCompare(stage.collection.search.cards, "count", 111)
            const tile = stage.find(page, item => item instanceof TotalTile && item.label === "Cards owned")
            compare(tile.amount, "330")
            verify(row("marine").Accessible.name.indexOf("owned") > 0)
            keyClick("z", Qt.ControlModifier)
            settle()
            compare(stage.collection.totals.owned, 0)
            keyClick("y", Qt.ControlModifier)
            settle()
            compare(stage.collection.totals.owned, 330)
        }
        function test_keysCountMarkAndOpen() {
            stage.collection.changeCopies("adam-finn", 1)
            stage.collection.changeCopies("marine", 2)
            settle()
            tryCompare(stage.collection.search.cards, "count", 2)
            page.typed("")
            keyClick(Qt.Key_Down)
            verify(list().activeFocus)
            compare(list().currentIndex, 0)
            const first = stage.collection.search.cards.cardIdAt(0)
            keyClick("+")
            settle()
            compare(stage.collection.totals.owned, 4)
            keyClick("-")
            settle()
            compare(stage.collection.totals.owned, 3)
            keyClick("*")
            settle()
            compare(stage.collection.totals.wanted, 1)
            verify(list().activeFocus)
            keyClick(Qt.Key_Space)
            compare(stage.collection.search.cards.chosenCount, 1)
            verify(stage.find(page, item => item instanceof SelectionBar).visible)
            keyClick("a", Qt.ControlModifier)
            compare(stage.collection.search.cards.chosenCount, 2)
            keyClick(Qt.Key_Escape)
            compare(stage.collection.search.cards.chosenCount, 0)
            keyClick(Qt.Key_Return)
            compare(stage.collection.lots.cardId, first)
            verify(stage.find(page, item => item instanceof LotCard))
        }
        function test_aLotIsEditedInItsFields() {
            stage.collection.changeCopies("marine", 4)
            settle()
            page.showLots("marine")
            tryVerify(() => stage.find(page, item => item instanceof LotCard))
            const lot = stage.find(page, item => item instanceof LotCard)
            const place = stage.find(lot, item => item instanceof TextInputField && item.label === "Place")
            mouseClick(place)
            for (const letter of "Box") keyClick(letter)
            keyClick(Qt.Key_Return)
            settle()
            compare(stage.collection.lots.lots.at(0, "place"), "Box")
            compare(row("marine").places, "Box")
            const more = stage.find(lot, item => item instanceof IconButton && item.text === "Copies: one more")
            mouseClick(more)
            settle()
            compare(stage.collection.lots.owned, 5)
        }
        function test_aHeadSorts() {
            stage.collection.changeCopies("marine", 2)
            stage.collection.changeCopies("adam-finn", 1)
            settle()
            const head = stage.find(page, item => item instanceof ColumnHeader && item.column === "owned")
            mouseClick(head)
            settle()
            compare(stage.collection.search.cards.cardIdAt(0), "marine")
            verify(head.Accessible.name.indexOf("sorted") > 0)
            mouseClick(head)
            settle()
            compare(stage.collection.search.cards.cardIdAt(0), "adam-finn")
        }
        function test_severalDecksAreAskedAtOnce() {
            stage.find(page, item => item instanceof CollectionSidePanel).part = "builds"
            const builds = stage.find(page, item => item instanceof BuildsPanel)
            verify(builds.visible)
            tryVerify(() => stage.find(builds, item => item instanceof BuildRow && item.index === 1))
            mouseClick(stage.find(builds, item => item instanceof BuildRow && item.index === 0))
            compare(stage.collection.builds.chosenCount, 1)
            mouseClick(stage.find(builds, item => item instanceof BuildRow && item.index === 1))
            compare(stage.collection.builds.chosenCount, 2)
            tryVerify(() => button("Want list"))
            mouseClick(button("Want list"))
            keyClick(Qt.Key_Escape)
            stage.collection.builds.chooseNone()
        }
        function test_theLanguageChangesAtOnce() {
            const header = stage.find(page, item => item instanceof PageHeader)
            compare(header.title, "Collection")
            stage.app.preferences.language = "it"
            compare(header.title, "Collezione")
            stage.app.preferences.language = "en"
        }
    }
}
