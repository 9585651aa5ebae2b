// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Controls
import Mazzo.Editor

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
        function cleanup() {
            Theme.scale = 1
            stage.width = 1280
            stage.height = 860
            stage.app.preferences.language = "en"
        }
        function test_aNarrowWindowShowsOnePartAtATime() {
            open(stage.precon("everzone"))
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
        function test_thePartsNeverLieOverEachOther() {
            open(stage.precon("everzone"))
            const kinds = [item => item instanceof CataloguePanel, item => item instanceof DeckPanel, item => item instanceof RulesPanel]
            for (const [width, scale] of [[1180, 2], [1800, 2], [900, 1], [620, 1], [900, 1], [1280, 1], [1100, 1.5], [1280, 1]]) {
                Theme.scale = scale
                stage.width = width
                let end = 0
                for (const kind of kinds) {
                    const part = stage.find(stage.page, kind)
                    if (!part.visible) continue
                    verify(part.x >= end, width + " at " + scale)
                    end = part.x + part.width
                }
                compare(end, width)
            }
        }
        function test_aNarrowWindowKeepsTheKeyboardInSight() {
            stage.width = 720
            open(stage.precon("everzone"))
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
        function test_aNarrowHeadKeepsEverythingInSight_data() {
            return [{ tag: "normal letters", width: 628, scale: 1 }, { tag: "150 %", width: 608, scale: 1.5 }, { tag: "200 %", width: 588, scale: 2 }]
        }
        function test_aNarrowHeadKeepsEverythingInSight(row) {
            open(stage.precon("everzone"))
            stage.editor.change(stage.rowOf("Marine"), -1)
            settle()
            stage.width = row.width
            stage.height = 480
            Theme.scale = row.scale
            waitForRendering(stage.page)
            const head = stage.find(stage.page, item => item instanceof PageHeader)
            for (const button of stage.findAll(head, item => (item instanceof IconButton || item instanceof ActionButton) && item.visible))
                verify(button.mapToItem(head, button.width, 0).x <= head.width, button.glyph + " is out of sight")
            verify(stage.find(stage.page, item => item instanceof Segments && item.label === "Show").visible)
            // What has no button of its own any more is in the menu.
            const header = stage.find(stage.page, item => item instanceof EditorHeader)
            const offered = header.menuChoices().map(choice => choice.value)
            for (const glyph of ["pencil", "share", "undo"]) {
                const seen = stage.find(head, item => item.glyph === glyph && item.visible && !(item instanceof Glyph)) !== null
                verify(seen || offered.includes(glyph === "pencil" ? "rename" : glyph), glyph)
            }
            verify(offered.includes("options"))
            header.act("undo")
            compare(stage.copies("Marine"), 2)
        }
        function test_optionsStandInOneLine() {
            stage.app.preferences.language = "it"
            open(stage.precon("sovereign"))
            waitForRendering(stage.page)
            const bar = stage.find(stage.page, item => item instanceof OptionsBar)
            const boxes = stage.findAll(bar, item => item instanceof SelectBox && item.visible)
            verify(boxes.length > 0)
            tryVerify(() => bar.implicitHeight <= boxes[0].height + 1)
        }
        function test_noWordOfTheHeadsIsCut() {
            open(stage.precon("everzone"))
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
