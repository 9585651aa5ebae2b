// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mazzo.App
import Mazzo.Controls

// What can be computed about the open deck, a part at a time.
FocusScope {
    id: page

    required property AppModel app
    required property AnalysisPage analysis
    readonly property var titles: ({
        odds: qsTr("Odds by turn"),
        sensitivity: qsTr("Sensitivity"),
        tune: qsTr("Tune"),
        compare: qsTr("Compare"),
        strategies: qsTr("Strategies"),
        quiz: qsTr("Hands quiz"),
        results: qsTr("Your results")
    })

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Analysis")

    // In the quiz, K keeps the hand, M takes the mulligan, and Enter deals the next one. Here, because the buttons that
    // have the focus come and go.
    Keys.onPressed: event => {
        const quiz = analysis.quiz
        const asking = quiz.state === "asking"
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        event.accepted = analysis.tab === "quiz" && analysis.present
        if (!event.accepted) return
        if (event.key === Qt.Key_K && asking) quiz.decide(true)
        else if (event.key === Qt.Key_M && asking) quiz.decide(false)
        else if (enter && !asking) quiz.deal()
        else event.accepted = false
    }

    Shortcut {
        enabled: page.visible
        sequences: [StandardKey.Undo]   // qmllint disable unqualified
        onActivated: page.app.editor.undo()
    }

    Shortcut {
        enabled: page.visible
        sequences: [StandardKey.Redo]   // qmllint disable unqualified
        onActivated: page.app.editor.redo()
    }

    RandomDeckSheet { id: random; maker: page.analysis.randomDeck }

    AnalysisHeader {
        id: header
        width: parent.width
        app: page.app
        onRandomWanted: random.open()
    }

    TabStrip {
        id: strip
        y: header.height
        width: parent.width
        visible: page.analysis.present
        focus: true
        choices: page.analysis.tabs.map(tab => ({ value: tab, text: page.titles[tab] }))
        value: page.analysis.tab
        onChosen: value => page.analysis.tab = value
    }

    component Part: LazyLoader {
        required property string name
        readonly property bool current: page.analysis.present && page.analysis.tab === name

        anchors.top: strip.bottom
        anchors.bottom: page.bottom
        width: page.width
        wanted: current
        visible: current
        view: "Analysis/" + name.charAt(0).toUpperCase() + name.slice(1) + "View.qml"
        given: ({ analysis: page.analysis })
    }

    Part { name: "odds"; view: "Analysis/OddsByTurnView.qml" }
    Part { name: "sensitivity" }
    Part { name: "tune" }
    Part { name: "compare" }
    Part { name: "strategies" }
    Part { name: "quiz" }
    Part { name: "results" }

    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.huge, Theme.messageWidth)
        visible: !page.analysis.present
        glyph: "chart"
        title: qsTr("No deck is open")
        words: qsTr("Open a deck to see its odds, tune it, compare it, and keep your results.")

        ActionButton {
            primary: true
            text: qsTr("Choose a deck")
            onClicked: page.app.navigation.open(Navigation.Decks)
        }
    }
}
