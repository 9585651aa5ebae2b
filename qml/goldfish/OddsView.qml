// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Mazzo.App
import Mazzo.Controls

// The player's questions about the hand, each with its exact odds and those of many simulated hands. Unknown values
// make the odds a range.
Column {
    id: view

    required property OddsPanel odds
    readonly property int step: Theme.stepper

    function build() {
        question.text = odds.builder.formula
        odds.dismissErrors()
    }

    spacing: Theme.small

    Row {
        width: parent.width
        spacing: Theme.small
        SectionTitle {
            width: parent.width - when.width - Theme.small
            anchors.verticalCenter: parent.verticalCenter
            text: view.odds.turn === 0 ? qsTr("Opening hand") : qsTr("Hand on turn %1").arg(view.odds.turn)
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Row {
            id: when
            IconButton {
                implicitWidth: view.step
                implicitHeight: view.step
                glyph: "minus"
                text: qsTr("One turn earlier")
                enabled: view.odds.turn > 0
                onClicked: --view.odds.turn
            }
            IconButton {
                implicitWidth: view.step
                implicitHeight: view.step
                glyph: "plus"
                text: qsTr("One turn later")
                enabled: view.odds.turn < view.odds.maxTurns
                onClicked: ++view.odds.turn
            }
        }
    }
    Repeater {
        model: view.odds.answers
        OddsRow {
            width: view.width
            chosen: view.odds.chartRow === index
            onRemoved: view.odds.remove(index)
            onChartWanted: view.odds.chartRow = chosen ? -1 : index
        }
    }
    OddsByTurnChart {
        width: parent.width
        visible: view.odds.chartRow >= 0
        odds: view.odds.chart
        question: view.odds.chartRow >= 0 ? view.odds.answers.at(view.odds.chartRow, "explained") ?? "" : ""
    }
    // Progress is only shown for work that takes a while.
    Row {
        id: progress
        property bool late: false
        width: parent.width
        spacing: Theme.small
        visible: late && view.odds.busy
        Timer {
            interval: 400
            running: view.odds.busy
            onTriggered: progress.late = true
            onRunningChanged: if (running) progress.late = false
        }
        ProgressLine {
            width: parent.width - halt.width - Theme.small
            anchors.verticalCenter: parent.verticalCenter
            value: view.odds.progress
            label: qsTr("Calculating the odds")
        }
        ActionButton { id: halt; text: qsTr("Stop"); onClicked: view.odds.stop() }
    }
    ActionButton { visible: view.odds.stopped; text: qsTr("Resume calculation"); onClicked: view.odds.resume() }
    SectionTitle { width: parent.width; text: qsTr("New question") }
    // What is chosen here is written as a formula, which can be edited.
    Flow {
        width: parent.width
        spacing: Theme.tiny
        SelectBox {
            implicitHeight: Theme.smallControl
            small: true
            label: qsTr("How many")
            model: [
                { value: ">=", text: qsTr("at least") },
                { value: "=", text: qsTr("exactly") },
                { value: "<=", text: qsTr("at most") }
            ]
            textRole: "text"
            valueRole: "value"
            onActivated: {
                view.odds.builder.comparison = currentValue
                view.build()
            }
        }
        SelectBox {
            implicitHeight: Theme.smallControl
            small: true
            label: qsTr("Number of cards")
            model: Array.from({ length: 16 }, (_, number) => ({ value: number, text: String(number) }))
            textRole: "text"
            valueRole: "value"
            currentIndex: view.odds.builder.number
            onActivated: {
                view.odds.builder.number = currentValue
                view.build()
            }
        }
        SelectBox {
            implicitHeight: Theme.smallControl
            width: Math.min(implicitWidth, view.width)
            small: true
            label: qsTr("Which cards")
            model: view.odds.builder.targets
            textRole: "name"
            valueRole: "query"
            onActivated: {
                view.odds.builder.target = currentValue
                view.build()
            }
        }
    }
    QuestionField {
        id: question
        width: parent.width
        label: qsTr("Ask about the hand")
        example: view.odds.example
        problem: view.odds.error
        position: view.odds.errorPosition
        onEdited: view.odds.dismissErrors()
        onAccepted: view.odds.ask(text) ? text = "" : showError()
    }
    Row {
        visible: view.odds.suggestion !== ""
        width: parent.width
        spacing: Theme.small
        AppLabel {
            width: parent.width - correct.width - Theme.small
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Did you mean: %1").arg(view.odds.suggestion)
            size: Theme.caption
        }
        ActionButton {
            id: correct
            small: true
            lit: true
            text: qsTr("Use it")
            onClicked: {
                const formula = view.odds.suggestion
                question.text = ""
                if (!view.odds.ask(formula)) question.text = formula
            }
        }
    }
    ActionButton {
        small: true
        text: qsTr("Ask")
        glyph: "plus"
        enabled: question.text !== ""
        onClicked: view.odds.ask(question.text) ? question.text = "" : question.showError()
    }
    QuestionField {
        id: policy
        width: parent.width
        visible: view.odds.hasMulligan
        label: qsTr("Mulligan unless")
        example: view.odds.example
        problem: view.odds.keepError
        position: view.odds.keepErrorPosition
        text: view.odds.keep
        onEdited: view.odds.dismissErrors()
        onAccepted: if (!view.odds.setKeep(text)) showError()
        onTypingChanged: if (!typing && text !== view.odds.keep) view.odds.setKeep(text)
    }
    Connections {
        target: view.odds
        function onQuestionsChanged() { if (view.odds.keepError === "" && !policy.typing) policy.text = view.odds.keep }
    }
    AppLabel {
        visible: !view.odds.busy && text !== ""
        width: parent.width
        text: view.odds.hands
        dim: true
        size: Theme.footnote
    }
}
