// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mazzo.Analysis
import Mazzo.App
import Mazzo.Controls
import Mazzo.Goldfish

// The analysis page with mouse and keyboard.
Stage {
    id: stage

    readonly property AnalysisPage analysis: app.analysis

    AnalysisPageView {
        id: page
        width: stage.width
        height: stage.height
        app: stage.app
        analysis: stage.analysis
        focus: true
        visible: stage.app.navigation.page === Navigation.Analysis
    }

    TestCase {
        name: "Analysis"
        when: windowShown

        function init() { stage.app.preferences.language = "en" }
        function cleanup() { page.width = Qt.binding(() => stage.width) }
        function show(game, tab) {
            stage.app.openDeck(stage.precon(game))
            stage.app.analyse("", tab)
            page.forceActiveFocus()
            tryVerify(() => stage.analysis.present)
        }
        function one(type) { return stage.find(page, item => item instanceof type && item.visible) }
        function button(text) {
            return stage.find(page, item => item instanceof ActionButton && item.visible && item.text === text)
        }
        function click(item) {
            verify(item)
            mouseClick(item)
        }
        function type(field, text) {
            verify(field)
            mouseClick(field)
            for (const letter of text) keyClick(letter)
            keyClick(Qt.Key_Return)
        }

        function test_aQuestionIsTypedAndCharted() {
            show("everzone", "odds")
            const odds = stage.analysis.odds
            tryVerify(() => !odds.busy && odds.rows.count > 0, 20000)
            const before = odds.rows.count
            const field = stage.find(page, item => item instanceof TextInputField && item.visible)
            type(field, "count(type:unit) >= 9")
            tryVerify(() => !odds.busy && odds.rows.count > before, 20000)
            const chart = one(TurnChart)
            verify(chart.Accessible.name.length > 0)
            compare(chart.series.length, stage.analysis.questions.policies.count + 1)
            // The pointer shows the values of a turn.
            mouseMove(chart, chart.width / 2, chart.height / 2)
            tryVerify(() => chart.pointed > 0)
        }
        function test_arrowsGoThroughTheParts() {
            show("everzone", "odds")
            const strip = one(TabStrip)
            strip.forceActiveFocus()
            keyClick(Qt.Key_Right)
            compare(stage.analysis.tab, "sensitivity")
            tryVerify(() => one(SensitivityView))
            keyClick(Qt.Key_Left)
            compare(stage.analysis.tab, "odds")
        }
        function test_aDeckIsTunedAndTheSwapsAreUndone() {
            show("everzone", "tune")
            const tuning = stage.analysis.tuning
            tuning.setMode(1, "ignore")
            tuning.swaps = 1
            click(button("Tune the deck"))
            tryVerify(() => !tuning.busy && tuning.state !== "", 20000)
            compare(tuning.state, "found")
            const canUndo = stage.app.editor.canUndo
            const apply = button("Apply to the deck")
            // The proposal may be below the edge of the window.
            const view = one(TuneView)
            view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, apply.mapToItem(view.contentItem, 0, 0).y - 50))
            click(apply)
            tryVerify(() => stage.app.editor.canUndo && !canUndo)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            tryVerify(() => !stage.app.editor.canUndo)
        }
        function test_theQuizIsPlayedByKeyboard() {
            show("everzone", "quiz")
            const quiz = stage.analysis.quiz
            tryVerify(() => one(QuizView))
            one(QuizView).forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(quiz.state, "asking")
            compare(quiz.hand.count, 10)
            keyClick(Qt.Key_K)
            tryVerify(() => quiz.state === "answered", 20000)
            verify(quiz.kept)
            compare(quiz.hands, 1)
            keyClick(Qt.Key_Return)
            compare(quiz.state, "asking")
        }
        function test_aGameIsNotedAndChanged() {
            show("everzone", "results")
            const record = stage.analysis.record
            tryVerify(() => one(ResultForm))
            click(button("Note the game"))
            tryVerify(() => record.results.count === 1)
            compare(record.share, "100.0 %")
            const change = stage.find(page, item => item instanceof IconButton && item.visible && item.glyph === "pencil")
            click(change)
            compare(one(ResultForm).mark, record.results.at(0, "mark"))
            one(ResultForm).outcome = "lost"
            click(button("Save the changes"))
            tryVerify(() => record.share === "0.0 %")
        }
        function test_strategiesPlayAndAreEdited() {
            show("zombinion", "strategies")
            const lab = stage.analysis.strategies
            tryVerify(() => one(StrategyEditor))
            lab.playTournament(20)
            tryVerify(() => !lab.busy && lab.tournament.names.length > 1, 20000)
            const editor = one(StrategyEditor)
            const area = stage.find(editor, item => item.lineCount !== undefined && item.cursorPosition !== undefined
                && item.selectByMouse && item.Accessible.name === "Lines of the strategy")
            verify(area)
            area.text = "buy Nonsense\nbuy Proiettili"
            verify(!lab.draft.readable)
            compare(lab.draft.mistakes.count, 1)
            click(stage.find(editor, item => item instanceof ActionButton && item.visible && item.text === "Remove"))
            verify(lab.draft.readable)
            compare(area.text, "buy Proiettili")
            // One completion is inserted at once.
            area.text = "buy Proi"
            area.cursorPosition = area.text.length
            area.forceActiveFocus()
            keyClick(Qt.Key_Space, Qt.ControlModifier)
            compare(area.text, "buy Proiettili")
        }
        function test_aNarrowWindowHasOneColumn() {
            page.width = 560
            for (const tab of ["odds", "sensitivity", "tune", "compare", "quiz", "results"]) {
                show("everzone", tab)
                const view = stage.find(page, item => item instanceof TwoColumns && item.visible)
                tryVerify(() => view && !view.wide)
                verify(view.contentWidth <= 0 || view.contentWidth <= page.width)
            }
        }
    }
}
