// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.App
import Mazzo.Controls
import Mazzo.Settings
import Mazzo.Shell

Stage {
    id: stage

    Shell { id: shell; anchors.fill: parent; app: stage.app }
    Component { id: problemKind; ProblemView { width: 800; height: 600; app: stage.app } }   // qmllint disable unqualified

    TestCase {
        name: "ShellAndSettings"
        when: windowShown

        function init() {
            stage.app.navigation.open(Navigation.Decks)
            shell.forceActiveFocus()
            tryVerify(() => !stage.app.decks.busy && !stage.app.search.busy)
        }
        function cleanup() {
            stage.app.preferences.language = "en"
            stage.app.preferences.theme = "light"
            Theme.scale = 1
            keyClick(Qt.Key_Escape)
        }
        function test_theLanguageChangesAtRunTime() {
            stage.app.navigation.open(Navigation.Settings)
            const header = () => stage.find(shell, item => item instanceof PageHeader && item.visible)
            compare(header().title, "Settings")
            const language = stage.find(shell, item => item instanceof Segments && item.label === "Language" && item.visible)
            language.chosen("it")
            compare(header().title, "Impostazioni")
        }
        function test_themeScaleAndMotionHoldAtOnce() {
            stage.app.navigation.open(Navigation.Settings)
            stage.find(shell, item => item instanceof Segments && item.label === "Theme" && item.visible).chosen("dark")
            compare(stage.app.preferences.dark, true)
            stage.find(shell, item => item instanceof Segments && item.label === "Text size" && item.visible).chosen("150")
            compare(stage.app.preferences.textScale, 150)
            keyClick("0", Qt.ControlModifier)
            compare(stage.app.preferences.textScale, 100)
            keyClick("+", Qt.ControlModifier)
            compare(stage.app.preferences.textScale, 110)
            stage.find(shell, item => item instanceof Segments && item.label === "Motion" && item.visible).chosen("less")
            compare(stage.app.preferences.reducedMotion, true)
            stage.app.preferences.reducedMotion = false
        }
        function test_theRailKeepsEveryPageInSight_data() {
            return [{ tag: "the smallest window", height: 480, scale: 1 }, { tag: "at 150 %", height: 480, scale: 1.5 }, { tag: "at 200 %", height: 480, scale: 2 },
                    { tag: "a high window at 200 %", height: 1080, scale: 2 }]
        }
        function test_theRailKeepsEveryPageInSight(row) {
            stage.height = row.height
            Theme.scale = row.scale
            const buttons = stage.findAll(shell, item => item instanceof RailButton)
            compare(buttons.length, 8)
            let above = 0
            for (const button of buttons) {
                verify(button.y >= above, button.text + " lies over the one above")
                above = button.y + button.height
                verify(above <= stage.height, button.text + " is out of sight")
                const word = stage.find(button, item => item instanceof Text && item.text === button.text)
                tryVerify(() => word.mapToItem(button, 0, word.height).y <= button.height + 1, 5000, button.text + " is cut")
            }
            stage.height = 860
        }
        function test_foldersAreNamed() {
            stage.app.navigation.open(Navigation.Settings)
            const panel = stage.find(shell, item => item instanceof FoldersPanel)
            compare(stage.findAll(panel, item => item instanceof ActionButton && item.visible).length, 3)
        }
        function test_aSynchronisedFolderCanBeChosen() {
            stage.app.navigation.open(Navigation.Settings)
            const panel = stage.find(shell, item => item instanceof SyncPanel)
            verify(panel !== null && panel.visible)
            compare(panel.syncing, stage.app.syncing)
            const buttons = stage.findAll(panel, item => item instanceof ActionButton && item.visible)
            compare(buttons.map(button => button.text), ["Choose…"])
        }
        function test_aBackupIsMadeAndRestored() {
            stage.removeAllDecks()
            stage.app.decks.create("everzone", "Before")
            stage.app.navigation.open(Navigation.Settings)
            waitForRendering(shell)
            const panel = stage.find(shell, item => item instanceof BackupsPanel && item.visible)
            const before = stage.app.library.backups.list.count
            stage.find(panel, item => item instanceof ActionButton && item.text === "Make a backup now").forceActiveFocus()
            keyClick(Qt.Key_Space)   // the button is below the visible part of the page
            tryCompare(stage.app.library.backups.list, "count", before + 1)
            verify(!stage.app.library.backups.failed)
            stage.app.decks.create("everzone", "After")
            compare(stage.app.decks.total, 2)
            const restore = stage.find(panel, item => item instanceof ActionButton && item.text === "Restore" && item.visible)
            restore.clicked()
            compare(stage.app.decks.total, 2, "a second thought comes first")
            const yes = stage.find(panel, item => item instanceof ActionButton && item.text === "Yes, restore it" && item.visible)
            yes.clicked()
            tryCompare(stage.app.decks, "total", 1)
            tryVerify(() => !stage.app.library.backups.busy)
            verify(!stage.app.library.backups.failed, stage.app.library.backups.message)
            tryCompare(stage.app.library.backups.list, "count", before + 2)   // what was there is a backup now
            compare(stage.app.games.list.count, 4)
        }
        function test_addingToADeckSaysSoAndCanBeUndone() {
            stage.removeAllDecks()
            const deck = stage.app.decks.create("everzone", "Target")
            stage.app.addToDeck(deck, "everzone", "marine")
            tryVerify(() => !stage.app.editor.busy)
            const bar = stage.find(shell, item => item instanceof NoticeBar)
            verify(bar.visible)
            verify(stage.app.notice.text.indexOf("Marine") >= 0 && stage.app.notice.text.indexOf("Target") >= 0)
            compare(stage.app.editor.deck.total, 1)
            mouseClick(stage.find(bar, item => item instanceof ActionButton && item.text === "Undo"))
            compare(stage.app.editor.deck.total, 0)
            verify(!bar.visible)
        }
        function test_aProblemSaysWhatToDo() {
            const view = createTemporaryObject(problemKind, stage)
            const empty = stage.find(view, item => item instanceof EmptyState)
            verify(empty.words.indexOf(".backup") >= 0)
            verify(stage.find(view, item => item instanceof ActionButton && item.text === "Try again"))
        }
    }
}
