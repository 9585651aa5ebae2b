import QtQuick
import QtTest
import Mazzo
import Mazzo.App

EditorStage {
    id: stage

    TestCase {
        name: "EditorLayout"
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
        function test_aNarrowWindowShowsOnePartAtATime() {
            open(stage.readyMade("everzone"))
            stage.width = 720
            verify(!stage.page.wide)
            const parts = stage.find(stage.page, item => item instanceof Segments && item.label === "Show")
            verify(parts.visible)
            stage.page.part = "rules"
            verify(stage.find(stage.page, item => item instanceof RulesPanel).visible)
            verify(!stage.find(stage.page, item => item instanceof DeckPanel).visible)
            stage.width = 900
            verify(stage.find(stage.page, item => item instanceof CataloguePanel).visible, "there is room for two")
            verify(stage.find(stage.page, item => item instanceof RulesPanel).visible)
            verify(!stage.find(stage.page, item => item instanceof DeckPanel).visible)
            parts.chosen("deck")
            verify(stage.find(stage.page, item => item instanceof DeckPanel).visible)
            verify(!stage.find(stage.page, item => item instanceof RulesPanel).visible)
            stage.width = 1280
        }
        function test_aNarrowWindowKeepsTheKeyboardInSight() {
            stage.width = 720
            open(stage.readyMade("everzone"))
            stage.page.part = "deck"
            stage.page.forceActiveFocus()
            verify(stage.deckList().activeFocus)
            stage.page.typed("marine")
            compare(stage.page.part, "cards")
            settle()
            compare(stage.editor.search.text, "marine")
            verify(stage.find(stage.page, item => item instanceof TextInputField && item.activeFocus && item.visible) !== null)
            stage.width = 1280
        }
        function test_noWordOfTheHeadsIsCut() {
            open(stage.readyMade("everzone"))
            stage.editor.change(stage.rowOf("Marine"), -1)
            settle()
            for (const language of ["en", "it"]) {
                stage.app.preferences.language = language
                waitForRendering(stage.page)
                for (const bar of stage.findAll(stage.page, item => item instanceof SectionBar)) {
                    for (const box of stage.findAll(bar, item => (item instanceof SelectBox || item instanceof ActionButton || item instanceof Chip) && item.visible))
                        verify(box.width >= box.implicitWidth - 1, bar.title + ", " + box.text)
                }
            }
            stage.app.preferences.language = "en"
        }
    }
}
